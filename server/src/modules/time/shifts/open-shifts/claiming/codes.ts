import { ruleCodes } from '../../rules/act.ts'

/** Why a member does not get the shift of a slot. */
export const assigningCodes = ['planning_unit_not_found', 'shift_member_not_employed', ...ruleCodes] as const
export type AssigningCode = (typeof assigningCodes)[number]
