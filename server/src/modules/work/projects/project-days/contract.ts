import { contract } from '../../../../platform/contract/family.ts'
import { idOf, type Operation } from '../../../../platform/contract/operation.ts'
import { page } from '../../../../platform/contract/shapes.ts'
import { dayInvoiced, selfApprovalForbidden } from '../../../time/work-days/refusals.ts'
import { projectClosed } from '../record/refusals.ts'
import { projectDayLife } from './record.ts'
import { projectDayRefusals } from './refusals.ts'
import { Approving, dayFilters, ownDayFilters, ProjectDayShape, Returning } from './shapes.ts'

const path = '/v1/project-days'
const managing = { needs: ['projects.manage'], feature: 'projects' } as const
const ById = { id: idOf('project_day_not_found') }

const operations = {
  list: {
    ...managing,
    method: 'GET',
    path,
    summary: 'List project days',
    description:
      'Page through what members did in a day for projects that the caller manages, by date, as far as the manager approves it before it is billed; administrators see those of all projects. What waits, on behalf of others too, is in `GET /v1/team/approvals`.',
    listed: { q: 'the name of the member', ids: true },
    may: true,
    query: dayFilters,
    answers: page(ProjectDayShape),
    refuses: ['range_end_before_start'],
    example: { query: { state: 'waiting' } },
  },
  get: {
    ...managing,
    method: 'GET',
    path: `${path}/{id}`,
    summary: 'Read one project day',
    description: 'Whoever the decision is delegated to reads it while it waits.',
    may: true,
    params: ById,
    answers: ProjectDayShape,
    refuses: ['project_day_not_found'],
  },
  approve: {
    ...managing,
    method: 'POST',
    path: `${path}/{id}/approve`,
    summary: 'Approve a project day',
    description:
      'Let the hours be billed as they are. The decision is about these hours alone: when the work day is opened and comes back with others, they wait anew. Many are approved at once by `POST /v1/team/approvals/decide-batch`. Whoever it is delegated to may do it too.',
    params: ById,
    body: Approving,
    answers: ProjectDayShape,
    refuses: [
      'project_day_not_found',
      'project_day_stale',
      'project_day_open',
      'project_day_approved',
      'project_closed',
      'self_approval_forbidden',
    ],
    example: { body: {} },
  },
  return: {
    ...managing,
    method: 'POST',
    path: `${path}/{id}/return`,
    summary: 'Return a project day',
    description:
      'Keep the hours from being billed as they are, and tell the member why; what they did stays approved for payroll until somebody corrects the work day. An approval is taken back in the same way, until the hours are invoiced; a draft that has them is told that it is stale. Whoever it is delegated to may do it too.',
    params: ById,
    body: Returning,
    answers: ProjectDayShape,
    refuses: [
      'project_day_not_found',
      'project_day_stale',
      'project_day_open',
      'project_day_returned',
      'project_closed',
      'day_invoiced',
    ],
    example: { body: { reason: 'The afternoon belongs to the warranty.' } },
  },
  listOwn: {
    method: 'GET',
    path: '/v1/me/project-days',
    summary: 'List your project days',
    description:
      'Page through what the member did in a day for projects whose managers approve it, by date, with what was decided and why.',
    needs: 'none',
    feature: 'projects',
    listed: { ids: true },
    query: ownDayFilters,
    answers: page(ProjectDayShape),
    refuses: ['range_end_before_start'],
    example: { query: { state: 'returned' } },
  },
} as const satisfies Readonly<Record<string, Operation>>

export const projectDays = contract({
  name: 'projectDays',
  tag: 'Projects',
  refusals: projectDayRefusals,
  uses: { refusals: { ...dayInvoiced, ...projectClosed, ...selfApprovalForbidden } },
  events: {},
  lifecycles: [projectDayLife],
  audited: { project_day: { '*': 'open', reason: 'personal' } },
  operations,
})
