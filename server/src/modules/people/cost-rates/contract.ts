import { contract } from '../../../platform/contract/family.ts'
import { idOf } from '../../../platform/contract/operation.ts'
import { object, onlyOf, page, sweeping } from '../../../platform/contract/shapes.ts'
import { staffGroupNotFound } from '../../company/catalogs/staff-groups/refusals.ts'
import { membershipNotFound } from '../members/record/refusals.ts'
import { costRateRefusals } from './refusals.ts'
import { NewCostRate, ShownCostRate } from './shapes.ts'

const access = { needs: ['projects.manage'], feature: 'projects' } as const
const path = '/v1/cost-rates'
export const costRates = contract({
  name: 'costRates',
  tag: 'Projects',
  refusals: costRateRefusals,
  uses: { refusals: { ...membershipNotFound, ...staffGroupNotFound } },
  events: {},
  audited: {
    // What somebody costs shows what they earn.
    cost_rate: {
      '*': 'open',
      costCentsPerHour: 'personal',
    },
  },
  operations: {
    list: {
      ...access,
      method: 'GET',
      path,
      summary: 'List cost rates',
      description: 'Page through what hours cost, former and coming rates too, in the order of their making.',
      sweeps: { table: 'cost_rates', deletions: 'never' },
      listed: { q: 'the name of the member', ids: true, sorts: ['createdAt', 'updatedAt'] },
      query: object({
        ...sweeping,
        membershipId: onlyOf('Only rates of the member.', 'membershipId'),
        staffGroupId: onlyOf('Only rates of the staff group.', 'staffGroupId'),
      }),
      answers: page(ShownCostRate),
    },
    get: {
      ...access,
      method: 'GET',
      path: `${path}/{id}`,
      summary: 'Read one cost rate',
      params: { id: idOf('cost_rate_not_found') },
      answers: ShownCostRate,
      refuses: ['cost_rate_not_found'],
    },
    create: {
      ...access,
      method: 'POST',
      path,
      summary: 'Add a cost rate',
      description:
        'Say what an hour costs from a day on: of a member, of the members of a staff group, or of everybody else. The rate that is open then ends the day before; rates are never edited. What hours of closed projects cost stands.',
      body: NewCostRate,
      status: 201,
      answers: ShownCostRate,
      refuses: [
        'cost_rate_subject_invalid',
        'membership_not_found',
        'staff_group_not_found',
        'range_end_before_start',
        'version_ranges_overlap',
        'cost_rate_moves_closed_projects',
      ],
      example: { body: { validFrom: '2026-01-01', costCentsPerHour: 4200 } },
    },
  },
})
