import type { PolicyRules } from './shapes.ts'

/**
 * The figures of the Annual Holidays Act 162/2005, and what a policy has where it says nothing else. Days of illness that are
 * not given anew, and the four weeks that they never reduce, are as 25 § had them in 2026: a version from the day of a change
 * says what changed.
 */
export const holidayAct: PolicyRules = {
  leaveYear: 'credit_year',
  countedDates: 'holiday_act',
  carryOverMax: null,
  carryOverExpiresAfterMonths: null,
  consumeOrder: 'oldest_first',
  expirySplit: 'by_day',
  negativeFloor: 0,
  levels: [],
  balanceCap: null,
  yearlyCap: null,
  rounding: 'up',
  roundingStep: 1,
  proration: 'none',
  daysPerMonth: 2,
  daysPerMonthFromYear: 2.5,
  fullMonthDays: 14,
  fullMonthMinutes: 35 * 60,
  freeTimeDaysPerMonth: 2,
  usableFrom: 'season',
  seasonDays: 24,
  illnessWaitingDays: 6,
  illnessWaitingAboveDays: 24,
}

/** What a general policy has where it says nothing else. What is of the act alone means nothing in it. */
export const generalPolicy: PolicyRules = {
  ...holidayAct,
  leaveYear: 'calendar',
  countedDates: 'working_days',
  rounding: 'none',
  proration: 'days',
  usableFrom: 'earned',
  seasonDays: 0,
  illnessWaitingDays: 0,
}
