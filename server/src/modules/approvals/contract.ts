import { events } from '../../platform/contract/events.ts'
import { contract } from '../../platform/contract/family.ts'
import { refusals } from '../../platform/contract/refusals.ts'
import {
  array,
  described,
  Id,
  Instant,
  named,
  nullable,
  object,
  oneOf,
  optional,
  page,
  paging,
  PlainDate,
  Type,
  UpdatedAt,
} from '../../platform/contract/shapes.ts'

export const approvalKinds = [
  'work_day',
  'absence',
  'task',
  'change_order',
  'balance_correction',
  'punch_correction',
] as const

export const ApprovalItem = named(
  'ApprovalItem',
  object({
    id: Type.String({ description: 'The same as `subjectId`.' }),
    kind: oneOf(approvalKinds, { description: 'What is to be decided.' }),
    subjectId: described(Id, 'What the decision is about, by `kind`.'),
    workDayId: described(nullable(Id), 'The work day, for `work_day`; null for every other kind.'),
    membershipId: described(
      Id,
      'The member whose it is, whose balance it is, who asked for the approval of a task, or who drafted a change order; of one that a key drafted, who answers for its project.',
    ),
    workDate: described(nullable(PlainDate), 'The date it is about; null when it is about no single one.'),
    submittedAt: described(Instant, 'Since when it waits.'),
    allowedDecisions: array(Type.String(), {
      description:
        'The decisions that would not be refused now: `approve` and `return` of a work day, `approve`, `decline` and `return` of an absence, and `cancel` and `decline` of one whose cancellation is asked for, `approved` and `changes_requested` of a task, `approve` and `decline` of a change order, which record what its customer said, of a correction of a balance and of one of a punch; none where a payroll lock, or a key that only reads, stops all of them.',
    }),
    updatedAt: UpdatedAt,
  }),
)

export const approvals = contract({
  name: 'approvals',
  tag: 'Approvals',
  about: 'What waits for a decision, over every kind.',
  refusals: refusals({}),
  events: events({}),
  operations: {
    list: {
      method: 'GET',
      path: '/v1/team/approvals',
      summary: 'List what waits for a decision',
      description: "What waits for the caller's decision, the oldest first.",
      needs: ['worktime.supervise'],
      query: object({
        ...paging,
        kind: optional(oneOf(approvalKinds, { description: 'Only what is of this kind.' })),
      }),
      answers: page(ApprovalItem),
    },
  },
})
