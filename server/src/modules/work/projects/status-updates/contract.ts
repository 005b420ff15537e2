import { contract } from '../../../../platform/contract/family.ts'
import { idOf, type Operation } from '../../../../platform/contract/operation.ts'
import { object, oneOf, optional, page, sweeping } from '../../../../platform/contract/shapes.ts'
import { projectClosed, projectNotFound } from '../record/refusals.ts'
import { statusUpdateEvents } from './events.ts'
import { rags } from './record.ts'
import { statusUpdateRefusals } from './refusals.ts'
import { NewStatusUpdate, StatusUpdate } from './shapes.ts'

const path = '/v1/projects/{id}/status-updates'
const params = { id: idOf('project_not_found') }

const operations = {
  list: {
    method: 'GET',
    path,
    summary: 'List how a project has stood',
    description:
      'Page through the status updates of a project, the newest first: with `limit=1` how it stands now.',
    needs: ['projects.read'],
    feature: 'projects',
    params,
    sweeps: { table: 'project_status_updates', deletions: 'never' },
    listed: { ids: true },
    query: object({
      ...sweeping,
      rag: optional(oneOf(rags, { description: 'Only status updates with this light.' })),
    }),
    answers: page(StatusUpdate),
    refuses: ['project_not_found'],
    example: { query: { limit: 1 } },
  },
  get: {
    method: 'GET',
    path: `${path}/{statusUpdateId}`,
    summary: 'Read one status update',
    needs: ['projects.read'],
    feature: 'projects',
    params: { ...params, statusUpdateId: idOf('status_update_not_found') },
    answers: StatusUpdate,
    refuses: ['project_not_found', 'status_update_not_found'],
  },
  create: {
    method: 'POST',
    path,
    summary: 'Say how a project stands',
    description:
      'Say how a project stands. It is never changed: a correction is a new one. Installments that wait for so much of the work become ready with it.',
    needs: ['projects.manage'],
    feature: 'projects',
    params,
    body: NewStatusUpdate,
    status: 201,
    answers: StatusUpdate,
    refuses: ['project_not_found', 'project_closed'],
    emits: ['status_update.posted'],
    example: {
      body: {
        rag: 'amber',
        summary: 'The second stairway is a week late; the end holds.',
        percentBp: 4500,
        forecastCents: 1_310_000,
        forecastMinutes: 63_000,
        forecastEnd: '2027-04-30',
      },
    },
  },
} as const satisfies Readonly<Record<string, Operation>>

export const statusUpdates = contract({
  name: 'statusUpdates',
  tag: 'Projects',
  refusals: statusUpdateRefusals,
  uses: { refusals: { ...projectClosed, ...projectNotFound } },
  events: statusUpdateEvents,
  audited: {
    // What somebody writes of a project may be about persons.
    project_status_update: {
      projectId: 'open',
      rag: 'open',
      summary: 'personal',
      percentBp: 'open',
      forecastCents: 'open',
      forecastMinutes: 'open',
      forecastEnd: 'open',
    },
  },
  operations,
})
