import { contract } from '../../../../../platform/contract/family.ts'
import { idOf } from '../../../../../platform/contract/operation.ts'
import { planningUnitNotFound } from '../../../../company/catalogs/planning-units/refusals.ts'
import { staffingRefusals } from './refusals.ts'
import { exampleWeekdays, Minimums, WantedMinimums } from './shapes.ts'

const path = '/v1/planning-units/{id}/staffing-minimum'
const params = { id: idOf('planning_unit_not_found') }

export const staffingMinimums = contract({
  name: 'staffingMinimums',
  tag: 'Absences',
  refusals: staffingRefusals,
  uses: { refusals: planningUnitNotFound },
  events: {},
  audited: { staffing_minimum: { '*': 'open' } },
  operations: {
    get: {
      method: 'GET',
      path,
      summary: 'Read how many members a unit needs',
      description:
        'How many members a planning unit needs on each weekday, with the days from which that holds: what `GET /v1/team/calendar` warns by.',
      needs: 'none',
      params,
      answers: Minimums,
      refuses: ['planning_unit_not_found'],
    },
    set: {
      method: 'PUT',
      path,
      summary: 'Set how many members a unit needs',
      description:
        'Set what a planning unit needs from today on. What it needed on days that are over never changes; a row that began before today holds until the first of these.',
      needs: ['org.admin'],
      params,
      body: WantedMinimums,
      answers: Minimums,
      refuses: [
        'planning_unit_not_found',
        'staffing_minimum_in_past',
        'staffing_minimum_repeated',
        'staffing_minimum_stale',
      ],
      example: { body: { minimums: [{ validFrom: '2027-01-01', weekdays: exampleWeekdays }] } },
    },
  },
})
