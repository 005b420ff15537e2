import type { WorktimeModelVersion } from './worktime-model.ts'

/** What the Working Time Act 872/2019 says where no agreement says otherwise: a full-time model needs only its identity and kind. */
export const finnishLaw: Omit<WorktimeModelVersion, 'id' | 'versionId' | 'code' | 'kind'> = {
  weeklyMinutes: 2400,
  dayTargets: [480, 480, 480, 480, 480, 0, 0],
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
  sundayPremiumBp: 10000,
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

/** The limits of period-based work by the length of its period, to be laid over `finnishLaw` (7 § and 20 §). */
export const finnishPeriodWork = {
  twoWeeks: { periodOvertimeAfterMinutes: 4800, periodFirstTierMinutes: 720 },
  threeWeeks: { periodOvertimeAfterMinutes: 7200, periodFirstTierMinutes: 1080 },
} as const
