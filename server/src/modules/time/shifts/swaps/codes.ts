import { ruleCodes } from '../rules/act.ts'

/** Why shifts do not change hands. */
export const exchangeCodes = [
  'membership_not_found',
  'shift_member_not_employed',
  'shift_member_not_in_unit',
  ...ruleCodes,
] as const
export type ExchangeCode = (typeof exchangeCodes)[number]
