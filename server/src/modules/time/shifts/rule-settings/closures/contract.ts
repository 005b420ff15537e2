import { contract } from '../../../../../platform/contract/family.ts'
import { idOf } from '../../../../../platform/contract/operation.ts'
import { planningUnitNotFound } from '../../../../company/catalogs/planning-units/refusals.ts'
import { closureRefusals } from './refusals.ts'
import { Closures, WantedClosures } from './shapes.ts'

const path = '/v1/planning-units/{id}/shift-closures'
const params = { id: idOf('planning_unit_not_found') }

export const shiftClosures = contract({
  name: 'shiftClosures',
  tag: 'Shifts',
  refusals: closureRefusals,
  uses: { refusals: planningUnitNotFound },
  events: {},
  audited: { shift_closure: { '*': 'open' } },
  operations: {
    get: {
      method: 'GET',
      path,
      summary: 'Read when a unit is closed',
      description:
        'The days on which a planning unit is closed, which its plan is checked by. Whether it is closed on public holidays is part of its rules, `GET /v1/planning-units/{id}/shift-rules`.',
      feature: 'scheduling',
      needs: ['scheduling.plan'],
      params,
      answers: Closures,
      refuses: ['planning_unit_not_found'],
    },
    set: {
      method: 'PUT',
      path,
      summary: 'Set when a unit is closed',
      description:
        'Set the days on which a planning unit is closed from today on. What began before today never changes. Shifts that are planned there stay, with a warning in the plan.',
      feature: 'scheduling',
      needs: ['org.admin'],
      params,
      body: WantedClosures,
      answers: Closures,
      refuses: [
        'planning_unit_not_found',
        'shift_closure_in_past',
        'shift_closure_repeated',
        'shift_closure_stale',
        'range_end_before_start',
      ],
      example: {
        body: { closures: [{ closedFrom: '2027-07-05', closedTo: '2027-07-25', name: 'Summer holidays' }] },
      },
    },
  },
})
