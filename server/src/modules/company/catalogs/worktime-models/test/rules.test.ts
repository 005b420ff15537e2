import { describe, expect, it } from 'vitest'
import { check, complete } from '../rules.ts'
import type { GivenRules } from '../shapes.ts'

const checked = (input: GivenRules) => check(complete(input))

const periods = { periodWeeks: 3, periodStartsOn: '2026-01-05' } as const

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
    [{ kind: 'period', ...periods }, 2400, [0, 0, 0, 0, 0, 0, 0]],
    [{ kind: 'hours_only' }, 0, [0, 0, 0, 0, 0, 0, 0]],
    [{ kind: 'shift', weeklyMinutes: 1800 }, 1800, [0, 0, 0, 0, 0, 0, 0]],
  ])('of the week of %o follows from its kind', (input, weeklyMinutes, dayTargets) => {
    expect(complete(input)).toMatchObject({ weeklyMinutes, dayTargets })
    expect(checked(input)).toBeUndefined()
  })

  it.each([
    [2, 4800, 720],
    [3, 7200, 1080],
  ])(
    'is for a period of %i weeks %i minutes, and %i of overtime at +50 %',
    (periodWeeks, limit, firstTier) => {
      expect(complete({ kind: 'period', ...periods, periodWeeks })).toMatchObject({
        periodOvertimeAfterMinutes: limit,
        periodFirstTierMinutes: firstTier,
      })
      expect(
        complete({ kind: 'period', ...periods, periodWeeks, periodOvertimeAfterMinutes: 6885 }),
      ).toMatchObject({
        periodOvertimeAfterMinutes: 6885,
        periodFirstTierMinutes: firstTier,
      })
    },
  )

  it('is of periods nothing in another kind, or where an agreement makes them longer than the law knows', () => {
    const none = { periodOvertimeAfterMinutes: null, periodFirstTierMinutes: null }
    expect(complete({ kind: 'shift' })).toMatchObject({ periodWeeks: null, periodStartsOn: null, ...none })
    expect(complete({ kind: 'period', ...periods, periodWeeks: 6 })).toMatchObject(none)
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
    ['periods without a length', { kind: 'period', periodStartsOn: '2026-01-05' }],
    ['periods without a beginning', { kind: 'period', periodWeeks: 3 }],
    ['a period that begins on a Sunday', { kind: 'period', periodWeeks: 3, periodStartsOn: '2026-01-04' }],
    ['a long period without a limit', { kind: 'period', periodWeeks: 4, periodStartsOn: '2026-01-05' }],
    [
      'a period of two weeks with no limit at all',
      { kind: 'period', ...periods, periodOvertimeAfterMinutes: null },
    ],
    ['a limit that no period reaches', { kind: 'period', ...periods, periodOvertimeAfterMinutes: 30_241 }],
    ['a length of periods outside period-based work', { kind: 'fixed', periodWeeks: 3 }],
    ['a beginning of periods outside period-based work', { kind: 'shift', periodStartsOn: '2026-01-05' }],
    ['a limit of a period outside period-based work', { kind: 'fixed', periodOvertimeAfterMinutes: 7200 }],
    ['a first tier of a period outside period-based work', { kind: 'flex', periodFirstTierMinutes: 1080 }],
    ['flexitime told to payroll outside flexitime', { kind: 'fixed', flexInPayroll: 'movement' }],
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
