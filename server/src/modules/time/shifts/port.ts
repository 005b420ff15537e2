import { shiftBatches } from './bulk/contract.ts'
import { shiftClosures } from './closures/settings.ts'
import { shiftCopies } from './copying/contract.ts'
import { openShiftClaims } from './open-shifts/claiming/contract.ts'
import { openShifts } from './open-shifts/contract.ts'
import { ownShifts } from './own/contract.ts'
import { shiftPlan } from './plan/contract.ts'
import { shiftRotations } from './rotations/contract.ts'
import { shiftPublications } from './publications/contract.ts'
import { shiftRules } from './rule-settings/settings.ts'
import { hourlyStaffing } from './staffing/settings.ts'
import { shiftSwaps } from './swaps/contract.ts'
import { shiftTypes } from './types/register.ts'
import { shifts } from './writing/contract.ts'

export { mayPlan, plannedUnits, planningDay } from './record/planners.ts'
export { shiftFollowers } from './record/following.ts'
export type { ShiftState } from './record/record.ts'

/** The operations of the public interface, for requests from inside the process. */
export const shiftOperations = {
  ...shifts.operations,
  ...shiftBatches.operations,
  ...shiftCopies.operations,
}
export const rotationOperations = shiftRotations.operations
export const publicationOperations = shiftPublications.operations
export const shiftTypeOperations = shiftTypes.contract.operations
export const openShiftOperations = openShifts.operations
export const openShiftClaimOperations = openShiftClaims.operations
export const shiftSwapOperations = shiftSwaps.operations
export const shiftRuleOperations = shiftRules.contract.operations
export const shiftPlanOperations = shiftPlan.operations
export const shiftClosureOperations = shiftClosures.contract.operations
export const hourlyStaffingOperations = hourlyStaffing.contract.operations
export const ownShiftOperations = ownShifts.operations
