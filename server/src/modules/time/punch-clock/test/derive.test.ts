import { describe, expect, it } from 'vitest'
import { dateIn } from '../../../../platform/vocabulary/dates.ts'
import type { Punch, PunchKind } from '../punches/record.ts'
import { derive, type Derivation } from '../sessions/derive.ts'
import { at, tapAt } from './taps.ts'

const day = '2026-10-14'
const later = '2026-11-20T07:00:00.000Z'
const terms: Omit<Derivation, 'taps'> = {
  pinned: [],
  held: new Map(),
  misfits: new Map(),
  now: later,
  dateOf: instant => dateIn('Europe/Helsinki', instant),
  scheduleEnd: date => at(date, '13:00'),
}

/** Each session with its state, beginning, end and spans, and the codes of what has no place. */
function told(taps: readonly Punch[], more: Partial<Derivation> = {}) {
  const { sessions, placements } = derive({ ...terms, taps, ...more })
  const codes = new Map(taps.map(tap => [tap.id, tap]))
  return {
    sessions: sessions.map(({ state, startedAt, endedAt, workDate }) => [
      state,
      workDate,
      startedAt.slice(11, 16),
      endedAt?.slice(11, 16) ?? null,
    ]),
    spans: sessions.flatMap(({ spans }) =>
      spans.map(({ kind, startAt, endAt, note }) => [kind, startAt.slice(11, 16), endAt.slice(11, 16), note]),
    ),
    unplaced: [...placements].flatMap(([id, { unplacedCode }]) =>
      unplacedCode === null ? [] : [[codes.get(id)?.kind, unplacedCode]],
    ),
  }
}

type Row = readonly [PunchKind, string, string?]
const tapsOf = (rows: readonly Row[], more: Partial<Punch> = {}): Punch[] =>
  rows.map(([kind, time, note]) => tapAt(kind, at(day, time), { note: note ?? null, ...more }))

describe('a session', () => {
  const cases: [string, readonly Row[], Partial<ReturnType<typeof told>>][] = [
    [
      'goes from clock-in to clock-out',
      [
        ['clock_in', '06:00'],
        ['clock_out', '14:00'],
      ],
      {
        sessions: [['closed', day, '06:00', '14:00']],
        spans: [['work', '06:00', '14:00', null]],
        unplaced: [],
      },
    ],
    [
      'has breaks inside, and a piece of work for each change of what it is for',
      [
        ['clock_in', '06:00', 'a'],
        ['break_start', '08:00'],
        ['break_end', '08:30'],
        ['set_allocation', '10:00', 'b'],
        ['clock_out', '14:00'],
      ],
      {
        spans: [
          ['work', '06:00', '10:00', 'a'],
          ['work', '10:00', '14:00', 'b'],
          ['break', '08:00', '08:30', null],
        ],
        unplaced: [],
      },
    ],
    [
      'ends its break with the clock-out',
      [
        ['clock_in', '06:00'],
        ['break_start', '13:30'],
        ['clock_out', '14:00'],
      ],
      {
        spans: [
          ['work', '06:00', '14:00', null],
          ['break', '13:30', '14:00', null],
        ],
      },
    ],
    [
      'follows another on the same date',
      [
        ['clock_in', '05:00'],
        ['clock_out', '09:00'],
        ['clock_in', '14:00'],
        ['clock_out', '17:00'],
      ],
      {
        sessions: [
          ['closed', day, '05:00', '09:00'],
          ['closed', day, '14:00', '17:00'],
        ],
      },
    ],
    [
      'begins where another ends in the same millisecond',
      [
        ['clock_in', '05:00'],
        ['clock_in', '09:00'],
        ['clock_out', '09:00'],
        ['clock_out', '11:00'],
      ],
      {
        sessions: [
          ['closed', day, '05:00', '09:00'],
          ['closed', day, '09:00', '11:00'],
        ],
        unplaced: [],
      },
    ],
    [
      'of a night belongs to the date of its beginning, which is local',
      [
        ['clock_in', '19:00'],
        ['break_start', '21:30'],
        ['break_end', '22:30'],
        ['clock_out', '+03:00'],
      ],
      { sessions: [['closed', day, '19:00', '03:00']], unplaced: [] },
    ],
    [
      'takes no second clock-in, and nothing else without a first',
      [
        ['break_start', '05:00'],
        ['clock_in', '06:00'],
        ['clock_in', '07:00'],
        ['break_end', '08:00'],
        ['break_start', '09:00'],
        ['break_start', '09:10'],
        ['clock_out', '14:00'],
        ['clock_out', '14:01'],
      ],
      {
        sessions: [['closed', day, '06:00', '14:00']],
        unplaced: [
          ['break_start', 'punch_without_session'],
          ['clock_in', 'punch_inside_session'],
          ['break_end', 'punch_not_on_break'],
          ['break_start', 'punch_on_break'],
          ['clock_out', 'punch_without_session'],
        ],
      },
    ],
    [
      'is over after its longest time: what comes then is none of it',
      [
        ['clock_in', '06:00'],
        ['clock_out', '22:00'],
        ['clock_in', '23:00'],
        ['clock_out', '+16:00'],
      ],
      {
        sessions: [
          ['closed', day, '06:00', '22:00'],
          ['left_open', '2026-10-15', '23:00', null],
        ],
        unplaced: [['clock_out', 'punch_without_session']],
      },
    ],
  ]
  it.each(cases)('%s', (_, rows, expected) => expect(told(tapsOf(rows))).toMatchObject(expected))

  const forgotten: [string, Partial<Punch>, readonly Row[], unknown][] = [
    ['left open', {}, [['clock_in', '06:00']], ['left_open', day, '06:00', null]],
    [
      'ended at its longest',
      { forgottenClockOut: 'maximum_length', sessionMaxMinutes: 600 },
      [['clock_in', '06:00']],
      ['auto_closed', day, '06:00', '16:00'],
    ],
    [
      'ended with the regular hours',
      { forgottenClockOut: 'end_of_schedule' },
      [['clock_in', '06:00']],
      ['auto_closed', day, '06:00', '13:00'],
    ],
    [
      'ended with the last punch that came after the regular hours',
      { forgottenClockOut: 'end_of_schedule' },
      [
        ['clock_in', '06:00'],
        ['break_start', '13:30'],
        ['break_end', '13:40'],
      ],
      ['auto_closed', day, '06:00', '13:40'],
    ],
    [
      'ended at its longest where it begins after the regular hours',
      { forgottenClockOut: 'end_of_schedule', sessionMaxMinutes: 300 },
      [['clock_in', '15:00']],
      ['auto_closed', day, '15:00', '20:00'],
    ],
  ]
  it.each(forgotten)('without a clock-out is %s', (_, more, rows, expected) =>
    expect(told(tapsOf(rows, more)).sessions).toEqual([expected]),
  )

  it('runs while its longest time is not over', () => {
    const taps = tapsOf([
      ['clock_in', '06:00'],
      ['break_start', '08:00'],
    ])
    const { sessions } = derive({ ...terms, taps, now: at(day, '09:00') })
    expect(sessions).toMatchObject([
      { state: 'open', endedAt: null, liveState: 'on_break', since: at(day, '08:00'), spans: [] },
    ])
  })

  it('says at its end what the time was for, where nobody said before', () => {
    const allocations = [{ dimensionId: 'd', valueId: 'v' }]
    const taps = [tapAt('clock_in', at(day, '06:00')), tapAt('clock_out', at(day, '14:00'), { allocations })]
    expect(derive({ ...terms, taps }).sessions).toMatchObject([{ spans: [{ allocations }] }])
  })
})

describe('a day that takes nothing', () => {
  const held = new Map([[day, 'day_confirmed_locked']])
  it('keeps what ends on it out, and lets what still runs run', () => {
    const taps = tapsOf([
      ['clock_in', '06:00'],
      ['clock_out', '07:00'],
      ['clock_in', '08:00'],
    ])
    expect(told(taps, { held, now: at(day, '09:00') })).toMatchObject({
      sessions: [['open', day, '08:00', null]],
      unplaced: [
        ['clock_in', 'day_confirmed_locked'],
        ['clock_out', 'day_confirmed_locked'],
      ],
    })
  })
  it('keeps the session that it has: nothing gets into it, and nothing runs over it', () => {
    const pinned = [{ id: 's', workDate: day, startedAt: at(day, '06:00'), endedAt: at(day, '14:00') }]
    const taps = tapsOf([
      ['clock_in', '05:00'],
      ['break_start', '09:00'],
      ['clock_out', '15:00'],
    ])
    expect(told(taps, { held, pinned })).toMatchObject({
      sessions: [['left_open', day, '05:00', null]],
      unplaced: [
        ['break_start', 'day_confirmed_locked'],
        ['clock_out', 'punch_without_session'],
      ],
    })
  })
})
