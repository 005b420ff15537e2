import { idOf, type Operation } from '../../../../platform/contract/operation.ts'
import {
  array,
  described,
  DryRun,
  expectedUpdatedAt,
  Flag,
  Minutes,
  nullable,
  object,
  optional,
  Text,
  Type,
} from '../../../../platform/contract/shapes.ts'
import { ClosingReasonShape } from './closing-reasons.ts'
import { CopiedProject, CopyOfProject, NewProject, Project, ProjectPatch } from './shapes.ts'

const refusalsOfFields = [
  'code_already_in_use',
  'external_ref_incomplete',
  'external_ref_conflict',
  'range_end_before_start',
  'customer_not_found',
  'membership_not_found',
  'rate_card_not_found',
  'custom_field_unknown',
  'custom_field_value_invalid',
  'custom_field_required',
] as const

const path = '/v1/projects'
const write = { needs: ['projects.manage'], feature: 'projects', answers: Project } as const
const one = { ...write, method: 'POST', params: { id: idOf('project_not_found') } } as const

const Step = object({
  reason: optional(
    Text(1000, { description: 'Why, for the audit trail.', examples: ['The site is ready.'] }),
  ),
  expectedUpdatedAt,
  dryRun: DryRun,
})

const Closing = object({
  ...Step.properties,
  acceptUnbilled: optional(
    described(
      Flag,
      'Whether the project is closed though work of it is not billed: what `blockers` calls `unbilled_work`. Needs a `reason`; the audit trail keeps both.',
    ),
  ),
})

const refusalsOfStep = [
  'project_not_found',
  'project_stale',
  'project_state_conflict',
  'project_closed',
  'project_is_template',
] as const

const OpenMatter = object(
  {
    kind: Type.String({
      description:
        'What is open: `open_hours`, `unbilled_work`, `open_tasks`, `open_change_orders` or `open_purchases`.',
    }),
    count: Type.Integer({
      description:
        'How many of them there are. Of unbilled work: installments that are ready, and approved hours that have a price.',
    }),
    minutes: described(
      nullable(Minutes),
      'Of unbilled work the minutes of its hours; null for whatever is no hours.',
    ),
    cents: described(
      nullable(Type.Integer()),
      'Of unbilled work what its hours come to by their rates, in cents; null for whatever is no hours.',
    ),
    explain: Type.String({ description: 'The same in words, in the language of the reader.' }),
    explanation: ClosingReasonShape,
  },
  { title: 'OpenMatterOfProject' },
)

export const writing = {
  create: {
    ...write,
    method: 'POST',
    path,
    summary: 'Add a project',
    description:
      'Add a project, and its target to the tracking level `project`, with the same id. Its budget and last day are the first entry of its baseline.',
    body: NewProject,
    status: 201,
    refuses: [...refusalsOfFields, 'project_is_template'],
    emits: ['project.created'],
    example: {
      body: {
        code: 'KO-2604',
        name: 'Pipes of the school',
        billing: 'capped',
        startDate: '2027-01-11',
        endDate: '2027-06-30',
        budgetMinutes: 60_000,
        budgetCents: 7_500_000,
      },
    },
  },
  update: {
    ...write,
    method: 'PATCH',
    path: `${path}/{id}`,
    summary: 'Change a project',
    description:
      'Change a project: an absent field keeps, null clears. A change of budget or last day is an entry of the baseline, from today. A closed project keeps everything; once hours are approved, their project keeps its customer, rate card and billing.',
    params: one.params,
    body: ProjectPatch,
    refuses: [
      'project_not_found',
      'project_stale',
      'project_closed',
      'project_terms_fixed',
      ...refusalsOfFields,
    ],
    emits: ['project.updated'],
    example: { body: { name: 'Pipes of the school and the gym', budgetMinutes: 66_000 } },
  },
  copy: {
    ...one,
    path: `${path}/{id}/copy`,
    summary: 'Make a project from another',
    description:
      'Make a planned project from a template or any other project, with all that it has: fields, participants, phases and the rest, as `copied` tells. Dates move with the first day. Hours and its history stay with the other one; what else it has and the new one does not is told in `leftOut`, with why.',
    body: CopyOfProject,
    status: 201,
    answers: CopiedProject,
    refuses: [
      'project_not_found',
      'code_already_in_use',
      'range_end_before_start',
      'customer_not_found',
      'custom_field_value_invalid',
      'custom_field_required',
    ],
    emits: ['project.created'],
    example: { body: { code: 'KO-2701', name: 'Pipes of the library', startDate: '2027-08-02' } },
  },
  start: {
    ...one,
    path: `${path}/{id}/start`,
    summary: 'Start a project',
    description: 'Let a planned project be worked on.',
    body: Step,
    refuses: refusalsOfStep,
    emits: ['project.updated'],
    example: { body: { reason: 'The site is ready.' } },
  },
  hold: {
    ...one,
    path: `${path}/{id}/hold`,
    summary: 'Put a project on hold',
    description: 'Put an active project on hold. It goes on taking hours.',
    body: Step,
    refuses: refusalsOfStep,
    emits: ['project.updated'],
    example: { body: { reason: 'The permit is late.' } },
  },
  resume: {
    ...one,
    path: `${path}/{id}/resume`,
    summary: 'Resume a project',
    description: 'Let a project that is on hold be worked on again.',
    body: Step,
    refuses: refusalsOfStep,
    emits: ['project.updated'],
    example: { body: {} },
  },
  complete: {
    ...one,
    path: `${path}/{id}/complete`,
    summary: 'Complete a project',
    description: 'Say that the work is done. A completed project takes no new hours, and can still change.',
    body: Step,
    refuses: refusalsOfStep,
    emits: ['project.updated'],
    example: { body: {} },
  },
  close: {
    ...one,
    path: `${path}/{id}/close`,
    summary: 'Close a project',
    description:
      'Close a project of which nothing is open; then nothing of it changes, and its tracking target is out of use. Work that is not billed keeps it open until `acceptUnbilled` says, with a reason, that it stays so. With `dryRun` the answer tells what is open instead of refusing.',
    body: Closing,
    answers: object({
      project: Project,
      blockers: array(OpenMatter, {
        description: 'What is open, with `dryRun`; empty where the project is closed, or would be.',
      }),
    }),
    refuses: [
      'project_not_found',
      'project_stale',
      'project_closed',
      'project_close_blocked',
      'project_unbilled_reason_missing',
    ],
    emits: ['project.closed'],
    example: { body: { reason: 'The warranty has run out.' } },
  },
  reopen: {
    ...one,
    path: `${path}/{id}/reopen`,
    summary: 'Reopen a project',
    description:
      'Let a completed or closed project be worked on again; its tracking target is in use again. A closed template is planned again.',
    body: Step,
    refuses: ['project_not_found', 'project_stale', 'project_state_conflict'],
    emits: ['project.updated'],
    example: { body: { reason: 'The customer found faults.' } },
  },
} as const satisfies Readonly<Record<string, Operation>>
