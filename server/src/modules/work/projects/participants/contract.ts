import { contract } from '../../../../platform/contract/family.ts'
import { exampleId } from '../../../../platform/contract/openapi/example-id.ts'
import { idOf, type Operation } from '../../../../platform/contract/operation.ts'
import {
  described,
  object,
  optional,
  page,
  PlainDate,
  sweeping,
  Type,
  wholeList,
} from '../../../../platform/contract/shapes.ts'
import { membershipNotFound } from '../../../people/members/record/refusals.ts'
import { projectClosed, projectNotFound } from '../record/refusals.ts'
import { projectRoleNotFound } from '../roles/refusals.ts'
import { participantRefusals } from './refusals.ts'
import { NewParticipant, ParticipantPatch, Participants, ShownParticipant } from './shapes.ts'

const path = '/v1/projects/{id}/participants'
const ById = { id: idOf('project_not_found') }
const ByBoth = { ...ById, participantId: idOf('project_participant_not_found') }
const read = { method: 'GET', needs: ['projects.read'], feature: 'projects' } as const
const write = { needs: ['projects.manage'], feature: 'projects' } as const
const ofProject = ['project_not_found', 'project_closed'] as const
const ofRepricing = 'project_participant_reprices_approved_hours'
const ofDates = ['range_end_before_start', 'project_participants_overlap', ofRepricing] as const

const reading = {
  listParticipants: {
    ...read,
    path,
    summary: 'List the participants of a project',
    description:
      'Page through those who take part in a project, took part or will, in the order in which they were added.',
    params: ById,
    sweeps: { table: 'project_participants', deletions: 'within', of: 'project_id' },
    listed: { q: 'the name of the member', ids: true, sorts: ['createdAt', 'updatedAt'] },
    query: object({
      ...sweeping,
      membershipId: optional(
        Type.String({
          format: 'uuid',
          description: 'Only the times of one member.',
          examples: [exampleId('membershipId')],
        }),
      ),
      on: optional(described(PlainDate, 'Only those who take part on the day.')),
    }),
    answers: page(ShownParticipant),
    refuses: ['project_not_found'],
  },
  getParticipant: {
    ...read,
    path: `${path}/{participantId}`,
    summary: 'Read one participant of a project',
    params: ByBoth,
    answers: ShownParticipant,
    refuses: ['project_not_found', 'project_participant_not_found'],
  },
} as const satisfies Readonly<Record<string, Operation>>

const writing = {
  addParticipant: {
    ...write,
    method: 'POST',
    path,
    summary: 'Add a participant to a project',
    description:
      'Let a member take part in a project. The same member takes part at several times, of which no two share a day.',
    params: ById,
    body: NewParticipant,
    status: 201,
    answers: ShownParticipant,
    refuses: [...ofProject, ...ofDates, 'membership_not_found', 'project_role_not_found'],
    example: { body: { membershipId: exampleId('membershipId'), validFrom: '2027-01-11' } },
  },
  replaceParticipants: {
    ...write,
    method: 'PUT',
    path,
    summary: 'Say who takes part in a project',
    description:
      'Say who takes part from today on: who is not named took part until yesterday, who is named anew begins today, and who gets another role begins anew. What was before today stays; what was to begin later is gone, unless it is of a member who is named.',
    params: ById,
    body: Participants,
    answers: wholeList(ShownParticipant),
    refuses: [
      ...ofProject,
      ...['project_participants_overlap', ofRepricing, 'membership_not_found', 'project_role_not_found'],
    ],
    example: { body: { participants: [{ membershipId: exampleId('membershipId') }] } },
  },
  updateParticipant: {
    ...write,
    method: 'PATCH',
    path: `${path}/{participantId}`,
    summary: 'Change a participant of a project',
    description: 'Change role or days: an absent field keeps, null clears.',
    params: ByBoth,
    body: ParticipantPatch,
    answers: ShownParticipant,
    refuses: [
      ...ofProject,
      ...ofDates,
      'project_participant_not_found',
      'project_participant_stale',
      'project_role_not_found',
    ],
    example: { body: { validTo: '2027-05-31' } },
  },
  removeParticipant: {
    ...write,
    method: 'DELETE',
    removes: { sweep: '/v1/projects/{id}/participants' },
    path: `${path}/{participantId}`,
    summary: 'End a participation',
    description:
      'Say that today is the last day of a participation. One that is over stays as it is; one that has not begun is gone.',
    params: ByBoth,
    status: 204,
    refuses: [...ofProject, 'project_participant_not_found'],
  },
} as const satisfies Readonly<Record<string, Operation>>

export const participants = contract({
  name: 'projects',
  tag: 'Projects',
  refusals: participantRefusals,
  uses: {
    refusals: { ...membershipNotFound, ...projectClosed, ...projectNotFound, ...projectRoleNotFound },
  },
  events: {},
  audited: { project_participant: { '*': 'open' } },
  operations: { ...reading, ...writing },
})
