import { describe, expect, it } from 'vitest'
import { check, complete } from '../rules.ts'
import type { GivenRules } from '../shapes.ts'

const checked = (input: GivenRules) => check(complete(input))

const office = [450, 450, 450, 450, 450, 0, 0] as const

describe('what a version leaves out', () => {
  it('is what the Working Time Act says', () => {
    expect(complete({ kind: 'fixed' })).toMatchObject({
      dayTargets: [480, 480, 480, 480, 480, 0, 0],
      weeklyMinutes: 2400,
      dailyOvertimeAfterMinutes: 480,
      overtimeFirstTierMinutes: 120,
      weeklyOvertimeAfterMinutes: 2400,
      sundayPremiumBp: 10_000,
      night: { fromMinutes: 1380, toMinutes: 360 },
      flexDailyLimitMinutes: 240,
      flexFloorMinutes: -1200,
      flexCeilingMinutes: 3600,
      flexPeriodMonths: 4,
      holidayEffectByCode: { independence_day: 'credited' },
    })
  })

  it.each<[GivenRules, number, readonly number[]]>([
    [{ kind: 'fixed', dayTargets: office }, 2250, office],
    [{ kind: 'flex', dayTargets: office }, 2250, office],
    [{ kind: 'shift' }, 2400, [0, 0, 0, 0, 0, 0, 0]],
    [{ kind: 'period', periodOvertimeAfterMinutes: 7200 }, 2400, [0, 0, 0, 0, 0, 0, 0]],
    [{ kind: 'hours_only' }, 0, [0, 0, 0, 0, 0, 0, 0]],
    [{ kind: 'shift', weeklyMinutes: 1800 }, 1800, [0, 0, 0, 0, 0, 0, 0]],
  ])('of the week of %o follows from its kind', (input, weeklyMinutes, dayTargets) => {
    expect(complete(input)).toMatchObject({ weeklyMinutes, dayTargets })
    expect(checked(input)).toBeUndefined()
  })

  it('is null where null was said', () => {
    expect(complete({ kind: 'shift', requiredBreak: null, night: null })).toMatchObject({
      requiredBreak: null,
      night: null,
    })
  })
})

describe('rules that cannot hold together are refused:', () => {
  it.each<[string, GivenRules]>([
    ['targets where hours are paid as they come', { kind: 'hours_only', dayTargets: office }],
    ['targets that do not add up to the week', { kind: 'fixed', dayTargets: office, weeklyMinutes: 2400 }],
    [
      'a first tier of weekly overtime without weekly overtime',
      { kind: 'shift', weeklyOvertimeAfterMinutes: null, weeklyFirstTierMinutes: 480 },
    ],
    ['a period without a limit', { kind: 'period' }],
    ['a limit of a period outside period-based work', { kind: 'fixed', periodOvertimeAfterMinutes: 7200 }],
    ['a first tier of a period outside period-based work', { kind: 'flex', periodFirstTierMinutes: 1080 }],
    [
      'an evening without time',
      { kind: 'fixed', evening: { fromMinutes: 1080, toMinutes: 1080, premiumBp: 1500 } },
    ],
    ['a schedule without time', { kind: 'fixed', schedule: { fromMinutes: 480, toMinutes: 480 } }],
    ['a reversed schedule', { kind: 'fixed', schedule: { fromMinutes: 960, toMinutes: 480 } }],
    ['an agreed day above the limit of overtime', { kind: 'fixed', agreedDailyMinutes: 481 }],
    ['a step that no mode uses', { kind: 'fixed', roundingMinutes: 15 }],
    ['a mode without a step', { kind: 'fixed', roundingMode: 'nearest' }],
    [
      'two break rules from the same minute',
      {
        kind: 'fixed',
        breakRules: [
          { afterMinutes: 360, deductMinutes: 30 },
          { afterMinutes: 360, deductMinutes: 60 },
        ],
      },
    ],
  ])('%s', (_, input) => {
    expect(checked(input)).toMatchObject({ refusal: 'worktime_model_rules_invalid' })
  })
})
