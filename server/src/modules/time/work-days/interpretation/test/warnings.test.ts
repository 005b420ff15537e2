import { describe, expect, it } from 'vitest'
import { coffee, interpret, onCall, span, duration, work } from './example-day.ts'
import { sentence } from './said.ts'

const limited = { ...work, maxDurationMinutes: 600 }
const codes = (...entries: Parameters<typeof interpret>[0]['entries'] & {}) =>
  interpret({ entries }).interpretation.warnings.map(({ code }) => code)

describe('what a person should look at', () => {
  it('an entry longer than its type allows', () => {
    expect(codes(duration(limited, 600))).toEqual([])
    expect(codes(duration(limited, 601))).toEqual(['entry_over_max_duration'])
    expect(codes(span(limited, '12:00', '22:01'))).toContain('entry_over_max_duration')
  })

  it('entries that overlap, whose minutes count once', () => {
    const day = interpret({ entries: [span(work, '08:00', '12:00'), span(work, '10:00', '13:00')] })
    expect(day.frame.workedMinutes).toBe(300)
    expect(day.interpretation.warnings.map(sentence)).toEqual([
      'Entries overlap by 120 min; each minute of work was counted once.',
    ])
  })

  it('not a break inside work, nor a call-out inside on-call time', () => {
    expect(
      codes(span(work, '08:00', '12:00'), span(coffee, '10:00', '10:15'), span(onCall, '08:00', '20:00')),
    ).toEqual([])
  })
})
