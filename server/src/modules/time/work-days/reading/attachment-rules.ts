import { type Refused, refuse } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { DayState } from '../day/day.ts'

/** Why a member who may read a day neither adds nor removes files of it: they stand still when its entries do. */
export function refuseFilesOf(
  { membershipId, status, workDate, locked }: DayState & { readonly locked: boolean },
  by: Id,
): Refused<'insufficient_role' | 'day_confirmed_locked' | 'period_locked'> | null {
  if (membershipId !== by)
    return refuse('insufficient_role', 'The files of a day are added and removed by its member.')
  if (status !== 'draft') return refuse('day_confirmed_locked', `The day is ${status}.`)
  if (locked) return refuse('period_locked', `A payroll lock covers ${workDate}.`)
  return null
}
