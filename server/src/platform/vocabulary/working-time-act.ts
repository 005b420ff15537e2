/**
 * What the Working Time Act 872/2019 says where no agreement says otherwise, in the terms of a worktime model: minutes,
 * clock minutes from midnight, and basis points. The length of the week depends on the kind of model and is not here.
 */
export const workingTimeAct = {
  agreedDailyMinutes: null,
  schedule: null,
  dailyOvertimeAfterMinutes: 480,
  overtimeFirstTierMinutes: 120,
  weeklyOvertimeAfterMinutes: 2400,
  weeklyFirstTierMinutes: null,
  periodWeeks: null,
  periodStartsOn: null,
  periodOvertimeAfterMinutes: null,
  periodFirstTierMinutes: null,
  overtimeCompensation: 'paid' as const,
  evening: null,
  night: { fromMinutes: 1380, toMinutes: 360, premiumBp: 0 },
  sundayPremiumBp: 10_000,
  holidayEffect: 'target_zero' as const,
  eveEffect: 'none' as const,
  holidayEffectByCode: { independence_day: 'credited' as const },
  holidayCreditMinutes: null,
  breakRules: [],
  requiredBreak: { afterMinutes: 360, breakMinutes: 30 },
  roundingMinutes: 0,
  roundingMode: 'none' as const,
  roundingScope: 'times' as const,
  toleranceMinutes: { over: 0, under: 0 },
  flexDailyLimitMinutes: 240,
  flexFloorMinutes: -1200,
  flexCeilingMinutes: 3600,
  flexPeriodMonths: 4,
  flexInPayroll: 'none' as const,
  punchPolicy: 'free' as const,
}

/** The limits of period-based work by the length of its period in weeks (Working Time Act 872/2019, 7 § and 20 §). */
export const periodLimits: Readonly<
  Record<number, { readonly periodOvertimeAfterMinutes: number; readonly periodFirstTierMinutes: number }>
> = {
  2: { periodOvertimeAfterMinutes: 4800, periodFirstTierMinutes: 720 },
  3: { periodOvertimeAfterMinutes: 7200, periodFirstTierMinutes: 1080 },
}
