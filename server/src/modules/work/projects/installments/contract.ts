import { contract } from '../../../../platform/contract/family.ts'
import { events } from '../../../../platform/contract/events.ts'
import { idOf, type Operation } from '../../../../platform/contract/operation.ts'
import {
  DryRun,
  expectedUpdatedAt,
  object,
  oneOf,
  optional,
  page,
  sweeping,
} from '../../../../platform/contract/shapes.ts'
import { phaseNotFound } from '../phases/refusals.ts'
import { projectClosed, projectNotFound } from '../record/refusals.ts'
import { installmentLife, installmentStates } from './record.ts'
import { installmentRefusals } from './refusals.ts'
import { Installment, InstallmentPatch, NewInstallment } from './shapes.ts'

const path = '/v1/projects/{id}/installments'
const params = { id: idOf('project_not_found') }
const reading = { needs: ['projects.read'], feature: 'projects' } as const
const writing = { needs: ['projects.manage'], feature: 'projects', answers: Installment } as const
const one = {
  path: `${path}/{installmentId}`,
  params: { ...params, installmentId: idOf('installment_not_found') },
} as const
const found = ['project_not_found', 'installment_not_found'] as const
const refusalsOfFields = [
  'project_closed',
  'project_phase_not_found',
  'installment_basis_invalid',
  'installment_amount_invalid',
  'installment_shares_exceed',
] as const
const guards = object({ expectedUpdatedAt, dryRun: DryRun })

const operations = {
  list: {
    may: true,
    ...reading,
    method: 'GET',
    path,
    summary: 'List the installments of a project',
    description:
      'Page through the parts by which a project is billed, in the order in which they were planned.',
    params,
    sweeps: { table: 'project_installments', deletions: 'within', of: 'project_id' },
    listed: { q: 'the title', ids: true, sorts: ['title', 'createdAt', 'updatedAt'] },
    query: object({
      ...sweeping,
      state: optional(oneOf(installmentStates, { description: 'Only installments in this state.' })),
    }),
    answers: page(Installment),
    refuses: ['project_not_found'],
    example: { query: { state: 'ready' } },
  },
  get: {
    may: true,
    ...reading,
    ...one,
    method: 'GET',
    summary: 'Read one installment',
    answers: Installment,
    refuses: found,
  },
  create: {
    ...writing,
    method: 'POST',
    path,
    summary: 'Plan an installment',
    description:
      'Plan a part by which a project is billed. It becomes ready by its basis: at once, where that is met already.',
    params,
    body: NewInstallment,
    status: 201,
    refuses: ['project_not_found', ...refusalsOfFields],
    example: { body: { title: 'At the beginning', basis: 'date', dueOn: '2027-01-15', shareBp: 3000 } },
  },
  update: {
    ...writing,
    ...one,
    method: 'PATCH',
    summary: 'Change a planned installment',
    description: 'Change a planned installment: an absent field keeps, null clears.',
    body: InstallmentPatch,
    refuses: [...found, 'installment_stale', 'installment_not_planned', ...refusalsOfFields],
    example: { body: { title: 'At the very beginning' } },
  },
  makeReady: {
    ...writing,
    ...one,
    method: 'POST',
    path: `${path}/{installmentId}/ready`,
    summary: 'Make an installment ready',
    description: 'Say that a planned installment may be billed, whatever its basis waits for.',
    body: guards,
    refuses: [...found, 'installment_stale', 'installment_not_planned', 'project_closed'],
    example: { body: {} },
  },
  cancel: {
    ...writing,
    ...one,
    method: 'POST',
    path: `${path}/{installmentId}/cancel`,
    summary: 'Cancel an installment',
    description: 'Cancel an installment that is not billed.',
    body: guards,
    refuses: [...found, 'installment_stale', 'installment_not_open', 'installment_billed'],
    example: { body: {} },
  },
} as const satisfies Readonly<Record<string, Operation>>

export const installments = contract({
  name: 'installments',
  tag: 'Projects',
  refusals: installmentRefusals,
  uses: { refusals: { ...phaseNotFound, ...projectClosed, ...projectNotFound } },
  events: events({}),
  lifecycles: [installmentLife],
  audited: {
    project_installment: {
      '*': 'open',
      title: 'personal',
    },
  },
  operations,
})
