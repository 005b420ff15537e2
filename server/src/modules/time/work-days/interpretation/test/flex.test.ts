import { describe, expect, it } from 'vitest'
import { flexAtPeriodEnd, flexMovementOf } from '../flex.ts'
import { finnishLaw } from '../worktime-model.ts'
import {
  duration,
  everyDay,
  interpret,
  lineTexts,
  minutesByKind,
  model,
  orderedWork,
  span,
  work,
} from './example-day.ts'
import { said } from './said.ts'

const flex = model('flex', { ...everyDay(450), requiredBreak: null })

describe('flexitime', () => {
  it('a long day of the worker goes to the balance hour for hour and is no overtime', () => {
    const { interpretation } = interpret({ model: flex, entries: [span(work, '08:00', '18:00')] })
    expect(minutesByKind(interpretation.lines)).toEqual({ normal: 600 })
    expect(interpretation.balanceTerms).toEqual([
      {
        accountKind: 'flex',
        minutes: 150,
        explanation: said('150 min flex: 600 min counted against a target of 450 min.'),
      },
    ])
  })

  it('a short day takes from the balance', () => {
    const { interpretation } = interpret({ model: flex, entries: [duration(work, 360)] })
    expect(interpretation).toMatchObject({
      deviationMinutes: -90,
      balanceTerms: [{ accountKind: 'flex', minutes: -90 }],
    })
    expect(minutesByKind(interpretation.lines)).toEqual({ normal: 360 })
  })

  it('a day on target moves nothing', () => {
    expect(interpret({ model: flex, entries: [duration(work, 450)] }).interpretation.balanceTerms).toEqual([])
  })

  it.each([
    ['after a long day: overtime from the first minute', 540, 60, { normal: 540, overtime_50: 60 }, 90],
    [
      'after a day on target: additional up to eight hours',
      450,
      90,
      { normal: 450, additional: 30, overtime_50: 60 },
      0,
    ],
    [
      'after a short day: additional, while the shortfall is flex',
      360,
      120,
      { normal: 360, additional: 120 },
      -90,
    ],
    ['above two hours: +100 %', 480, 180, { normal: 480, overtime_50: 120, overtime_100: 60 }, 30],
  ])('work the employer orders is never flex, %s', (_, own, ordered, lines, flexed) => {
    const { interpretation } = interpret({
      model: flex,
      entries: [duration(work, own), duration(orderedWork, ordered)],
    })
    expect(minutesByKind(interpretation.lines)).toEqual(lines)
    expect(interpretation.workedMinutes).toBe(own + ordered)
    expect(interpretation.balanceTerms.map(({ minutes }) => minutes)).toEqual(flexed === 0 ? [] : [flexed])
  })

  it('ordered work is overtime also when it came first that day', () => {
    const entries = [span(orderedWork, '06:00', '08:00'), span(work, '08:00', '16:00')]
    expect(lineTexts(interpret({ model: flex, entries })).slice(0, 2)).toEqual([
      'overtime_50 120 06:00–08:00',
      'normal 480 08:00–16:00',
    ])
  })

  it.each([
    [239, 0],
    [240, 0],
    [241, 1],
  ])('a day %i min longer is warned of above four hours', (longer, warnings) => {
    const { interpretation } = interpret({ model: flex, entries: [duration(work, 450 + longer)] })
    expect(interpretation.warnings).toHaveLength(warnings)
  })

  it.each([
    ['within the tolerance nothing moves', 455, []],
    ['beyond it all of it moves', 456, [6]],
    ['a shortfall within its own tolerance is forgiven', 447, []],
    ['a larger one is not', 446, [-4]],
  ])('%s', (_, worked, expected) => {
    const version = model('flex', { ...everyDay(450), toleranceMinutes: { over: 5, under: 3 } })
    const { balanceTerms, deviationMinutes } = interpret({
      model: version,
      entries: [duration(work, worked)],
    }).interpretation
    expect(balanceTerms.map(({ minutes }) => minutes)).toEqual(expected)
    expect(deviationMinutes).toBe(expected[0] ?? 0)
  })

  it('reaches payroll as the sum of its long and short days, or not at all', () => {
    const moved = (flexInPayroll: 'none' | 'movement') =>
      flexMovementOf(
        [480, 600, 420, 0].map(minutes => {
          const version = model('flex', { ...everyDay(450), flexInPayroll })
          const entries = minutes > 0 ? [duration(work, minutes)] : []
          return { ...interpret({ model: version, entries }).interpretation, model: version }
        }),
      )
    expect(moved('movement')).toBe(30 + 150 - 30 - 450)
    expect(moved('none')).toBe(0)
  })
})

describe('the flex balance at the end of a period', () => {
  it.each([
    [3600, 3600, 0, 0],
    [3601, 3600, 1, 0],
    [-1200, -1200, 0, 0],
    [-1201, -1200, 0, 1],
    [0, 0, 0, 0],
  ])('of %i min carries %i', (balance, carriedMinutes, excessMinutes, shortfallMinutes) => {
    expect(flexAtPeriodEnd(balance, finnishLaw)).toEqual({ carriedMinutes, excessMinutes, shortfallMinutes })
  })
})
