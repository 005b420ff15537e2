import { contract } from '../../../../platform/contract/family.ts'
import { idOf } from '../../../../platform/contract/operation.ts'
import {
  described,
  object,
  onlyOf,
  optional,
  page,
  PlainDate,
  sweeping,
} from '../../../../platform/contract/shapes.ts'
import { limits } from '../../../../platform/vocabulary/limits.ts'
import { membershipNotFound } from '../../../people/members/record/refusals.ts'
import { phaseNotFound } from '../phases/refusals.ts'
import { projectClosed, projectNotFound } from '../record/refusals.ts'
import { allocationRefusals } from './refusals.ts'
import { Allocation, exampleAllocation, Plan, PlanAnswer } from './shapes.ts'

const path = '/v1/projects/{id}/allocations'

export const projectAllocations = contract({
  name: 'projectAllocations',
  tag: 'Projects',
  refusals: allocationRefusals,
  uses: {
    refusals: { ...projectNotFound, ...projectClosed, ...phaseNotFound, ...membershipNotFound },
  },
  events: {},
  audited: { project_allocation: { '*': 'open' } },
  operations: {
    list: {
      method: 'GET',
      path,
      summary: 'List allocations of a project',
      description:
        'Page through what members are planned to work for a project, by week. Allocations that were taken back are not listed.',
      needs: ['projects.read'],
      feature: 'projects',
      params: { id: idOf('project_not_found') },
      sweeps: { table: 'project_allocations', deletions: 'within', of: 'project_id' },
      listed: { q: 'the name of the member', ids: true },
      query: object({
        ...sweeping,
        from: optional(described(PlainDate, 'Only weeks that end on the day or after it.')),
        to: optional(described(PlainDate, 'Only weeks that begin on the day or before it.')),
        membershipId: onlyOf('Only the work of the member.', 'membershipId'),
        phaseId: onlyOf('Only the work for the phase.', 'phaseId'),
      }),
      answers: page(Allocation),
      refuses: ['project_not_found', 'range_end_before_start'],
      example: { query: { from: '2027-01-11', to: '2027-03-07' } },
    },
    plan: {
      method: 'PUT',
      path,
      summary: 'Plan who works for a project',
      description: `Set up to ${limits.batchIds} allocations: what a member is planned to work in a week, for a phase or for the project as such. All are set, or none. Nobody is refused for having too much to do: \`weeks\` tells what the members have, and \`GET /v1/projects/roster\` what is free.`,
      needs: ['projects.manage'],
      feature: 'projects',
      params: { id: idOf('project_not_found') },
      body: Plan,
      answers: PlanAnswer,
      refuses: [
        'project_not_found',
        'project_closed',
        'project_phase_not_found',
        'membership_not_found',
        'project_allocation_week_invalid',
        'project_allocation_repeated',
        'project_allocation_phase_ended',
      ],
      example: {
        body: { allocations: [{ ...exampleAllocation, minutes: 1125 }] },
        answer: {
          dryRun: false,
          changes: [{ ...exampleAllocation, minutesBefore: 0, minutes: 1125 }],
          weeks: [
            {
              membershipId: exampleAllocation.membershipId,
              weekStart: exampleAllocation.weekStart,
              plannedMinutes: 1575,
            },
          ],
        },
      },
    },
  },
})
