import { describe, expect, it } from 'vitest'
import { check, complete } from '../rules.ts'
import type { OvertimeRules } from '../shapes.ts'

it('what a version leaves out is what the Working Time Act says', () => {
  expect(complete({})).toEqual({
    dailyOvertimeAfterMinutes: 480,
    overtimeFirstTierMinutes: 120,
    weeklyOvertimeAfterMinutes: 2400,
    weeklyFirstTierMinutes: null,
    periodOvertimeAfterMinutes: null,
    periodFirstTierMinutes: null,
    overtimeCompensation: 'paid',
    evening: null,
    night: { fromMinutes: 1380, toMinutes: 360, premiumBp: 0 },
    sundayPremiumBp: 10_000,
  })
  expect(check(complete({}))).toBeUndefined()
})

const noon = { fromMinutes: 720, toMinutes: 720, premiumBp: 1500 }

describe('a version is refused', () => {
  it.each<[string, Partial<OvertimeRules>]>([
    [
      'weeklyFirstTierMinutes needs weeklyOvertimeAfterMinutes.',
      { weeklyOvertimeAfterMinutes: null, weeklyFirstTierMinutes: 480 },
    ],
    ['periodFirstTierMinutes needs periodOvertimeAfterMinutes.', { periodFirstTierMinutes: 720 }],
    ['evening begins and ends at the same minute.', { evening: noon }],
    ['night begins and ends at the same minute.', { night: noon }],
  ])('%s', (detail, rules) => {
    expect(check(complete(rules))).toMatchObject({ refusal: 'overtime_rule_set_rules_invalid', detail })
  })
})
