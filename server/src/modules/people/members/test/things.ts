import type { Things } from '../../../../../test/breadth/things.ts'

export const things: Things = {
  membership_not_found: ({ memberId }) => memberId,
  unit_assignment_not_found: ({ organisation }) => organisation.catalogs.planningUnits.office,
}
