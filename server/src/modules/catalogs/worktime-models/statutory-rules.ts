import type { WeekOfMinutes, WorktimeRules } from './shapes.ts'

/** Eight hours a day and forty a week (Working Time Act 872/2019, 5 §). */
export const fullTimeWeek: WeekOfMinutes = [480, 480, 480, 480, 480, 0, 0]
export const noTargets: WeekOfMinutes = [0, 0, 0, 0, 0, 0, 0]
export const FULL_TIME_WEEK_MINUTES = 2400

/**
 * What the Working Time Act 872/2019 says where no agreement says otherwise: the value of every rule that a new
 * version leaves out. The length of the week depends on the kind and is not here.
 */
export const statutoryRules: Omit<WorktimeRules, 'weeklyMinutes' | 'dayTargets'> = {
  agreedDailyMinutes: null,
  schedule: null,
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
  holidayEffect: 'target_zero',
  eveEffect: 'none',
  holidayEffectByCode: { independence_day: 'credited' },
  holidayCreditMinutes: null,
  breakRules: [],
  requiredBreak: { afterMinutes: 360, breakMinutes: 30 },
  roundingMinutes: 0,
  roundingMode: 'none',
  roundingScope: 'times',
  toleranceMinutes: { over: 0, under: 0 },
  flexDailyLimitMinutes: 240,
  flexFloorMinutes: -1200,
  flexCeilingMinutes: 3600,
  flexPeriodMonths: 4,
  punchPolicy: 'free',
}
