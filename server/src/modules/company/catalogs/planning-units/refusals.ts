import { refusals } from '../../../../platform/contract/refusals.ts'

export const planningUnitNotFound = refusals({
  planning_unit_not_found: {
    status: 404,
    title: 'No such planning unit',
    when: 'No planning unit of the organisation has this id.',
    remedy: 'Read the units from `GET /v1/planning-units`.',
  },
})
