import { May } from '../../../../platform/contract/may.ts'
import { exampleId } from '../../../../platform/contract/openapi/example-id.ts'
import {
  array,
  CreatedAt,
  described,
  DryRun,
  expectedUpdatedAt,
  IdOf,
  Instant,
  named,
  Note,
  nullable,
  object,
  oneOf,
  optional,
  RecordId,
  type Static,
  Type,
  UpdatedAt,
} from '../../../../platform/contract/shapes.ts'
import { approvalDecisions, approvalStates } from './record.ts'

/** Members who are to respond to one approval. */
const mostApprovers = 20

const Response = object({
  membershipId: described(IdOf('membership'), 'The member who was asked.'),
  decision: described(
    nullable(oneOf(approvalDecisions)),
    'What they decided; null for who has not responded.',
  ),
  comment: described(nullable(Note), 'What they said of it; null for nothing.'),
  respondedAt: described(nullable(Instant), 'When they responded; null for who has not.'),
})

export const TaskApproval = named(
  'TaskApproval',
  object({
    id: RecordId,
    taskId: described(IdOf('task'), 'The task that is to be approved.'),
    taskTitle: Type.String({ description: 'What is to be done, as the task says it.' }),
    requestedByMembershipId: described(IdOf('membership'), 'The member who asked.'),
    state: oneOf(approvalStates, {
      description:
        '`approved` when all who were asked approved, `changes_requested` as soon as one wanted changes.',
    }),
    note: described(nullable(Note), 'What is to be looked at; null when nothing was said.'),
    responses: array(Response, {
      description: 'Those who were asked, in the order in which they were named, with what they decided.',
    }),
    closedAt: described(nullable(Instant), 'When it was decided or withdrawn; null while it waits.'),
    createdAt: CreatedAt,
    may: May,
    updatedAt: UpdatedAt,
  }),
)
export type TaskApproval = Static<typeof TaskApproval>

export const NewTaskApproval = object({
  requestedFromMembershipIds: array(Type.String({ format: 'uuid', examples: [exampleId('membershipId')] }), {
    minItems: 1,
    maxItems: mostApprovers,
    uniqueItems: true,
    description: 'Active members, all of whom are to approve.',
  }),
  note: optional(described(nullable(Note), 'What is to be looked at; null for nothing.')),
})
export type NewTaskApproval = Static<typeof NewTaskApproval>

export const Responding = object({
  decision: oneOf(approvalDecisions, { description: 'Whether the task is approved or is to be changed.' }),
  comment: optional(described(nullable(Note), 'What there is to say of it; null for nothing.')),
  dryRun: DryRun,
})
export type Responding = Static<typeof Responding>

export const Withdrawing = object({ expectedUpdatedAt, dryRun: DryRun })
