import { idOf, type Operation } from '../../../../platform/contract/operation.ts'
import {
  described,
  object,
  oneOf,
  onlyOf,
  optional,
  page,
  paging,
  sweeping,
  Text,
  Type,
} from '../../../../platform/contract/shapes.ts'
import { CustomFieldFilter } from '../../../records/custom-fields/port.ts'
import { projectStates } from './life.ts'
import { billings, ExternalId, ExternalSource, Project, ProjectCode, ShownBaseline } from './shapes.ts'
import { projectSorts } from './record.ts'

const query = object({
  ...sweeping,
  q: optional(
    Text(200, { description: 'Part of code or name; letter case does not matter.', examples: ['roof'] }),
  ),
  state: optional(oneOf(projectStates, { description: 'Only projects in this state.' })),
  customerId: onlyOf('Only projects of the customer.', 'customerId'),
  managerMembershipId: onlyOf('Only projects that the member answers for.', 'membershipId'),
  membershipId: onlyOf('Only projects in which the member takes part, took part or will.', 'membershipId'),
  billing: optional(oneOf(billings, { description: 'Only projects that are billed like this.' })),
  template: optional(
    Type.Boolean({ description: 'True for templates, false for projects that are worked on.' }),
  ),
  code: optional(described(ProjectCode, 'Only the project with this code; letter case does not matter.')),
  cf: optional(CustomFieldFilter),
  externalSource: optional(ExternalSource),
  externalId: optional(ExternalId),
  sort: optional(
    oneOf(projectSorts, {
      description:
        '`name` unless said otherwise. Projects without the date come last in both directions. Has no effect with `updatedSince`.',
    }),
  ),
  direction: optional(oneOf(['asc', 'desc'], { description: '`asc` unless said otherwise.' })),
})

export const listing = {
  list: {
    may: true,
    method: 'GET',
    path: '/v1/projects',
    sweeps: { table: 'projects', deletions: 'whole' },
    summary: 'List projects',
    description:
      'Page through the projects, by name unless asked otherwise: those in every state, and templates.',
    needs: ['projects.read'],
    feature: 'projects',
    listed: { ids: true },
    query,
    answers: page(Project),
    refuses: ['external_ref_incomplete'],
    example: { query: { state: 'active', sort: 'endDate' } },
  },
  get: {
    may: true,
    method: 'GET',
    path: '/v1/projects/{id}',
    summary: 'Read one project',
    needs: ['projects.read'],
    feature: 'projects',
    params: { id: idOf('project_not_found') },
    answers: Project,
    refuses: ['project_not_found'],
  },
  listBaselines: {
    method: 'GET',
    path: '/v1/projects/{id}/baselines',
    summary: 'List the entries of a baseline',
    description:
      'Page through what a project was to take from which day on, oldest first. Of one day the last entry holds.',
    needs: ['projects.read'],
    feature: 'projects',
    params: { id: idOf('project_not_found') },
    query: object(paging),
    answers: page(ShownBaseline),
    refuses: ['project_not_found'],
  },
} as const satisfies Readonly<Record<string, Operation>>
