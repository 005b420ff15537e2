import { contract } from '../../../../platform/contract/family.ts'
import { idOf } from '../../../../platform/contract/operation.ts'
import { planningUnitNotFound } from '../../../company/catalogs/planning-units/refusals.ts'
import { staffingRefusals } from './refusals.ts'
import { Staffing, WantedStaffing } from './shapes.ts'

const path = '/v1/planning-units/{id}/hourly-staffing'
const params = { id: idOf('planning_unit_not_found') }

export const hourlyStaffing = contract({
  name: 'hourlyStaffing',
  tag: 'Shifts',
  refusals: staffingRefusals,
  uses: { refusals: planningUnitNotFound },
  events: {},
  audited: { shift_staffing: { '*': 'open' } },
  operations: {
    get: {
      method: 'GET',
      path,
      summary: 'Read the hourly staffing of a unit',
      description:
        'How many members with a shift each hour of a weekday needs and takes, from which day on. Plans of the unit are checked by it. How many members a day needs in all, with a shift or without, is another number: `GET /v1/planning-units/{id}/staffing-minimum`.',
      feature: 'scheduling',
      needs: ['scheduling.plan'],
      params,
      answers: Staffing,
      refuses: ['planning_unit_not_found'],
    },
    set: {
      method: 'PUT',
      path,
      summary: 'Set the hourly staffing of a unit',
      description:
        'Set the hourly staffing of a planning unit from today on. What it needed on days that are over never changes; a row that began before today holds until the first of these.',
      feature: 'scheduling',
      needs: ['org.admin'],
      params,
      body: WantedStaffing,
      answers: Staffing,
      refuses: [
        'planning_unit_not_found',
        'shift_staffing_in_past',
        'shift_staffing_repeated',
        'shift_staffing_stale',
        'shift_staffing_invalid',
      ],
      example: {
        body: {
          versions: [
            {
              validFrom: '2027-01-01',
              hours: [{ weekday: 1, fromHour: 8, toHour: 16, minimum: 2, maximum: 5 }],
            },
          ],
        },
      },
    },
  },
})
