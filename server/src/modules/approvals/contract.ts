import { events } from '../../platform/contract/events.ts'
import { contract } from '../../platform/contract/family.ts'
import { refusals } from '../../platform/contract/refusals.ts'
import {
  array,
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
} from '../../platform/contract/shapes.ts'

export const approvalKinds = ['work_day'] as const

export const ApprovalItem = named(
  'ApprovalItem',
  object({
    id: Type.String({ description: 'The same as `subjectId`.' }),
    kind: oneOf(approvalKinds),
    subjectId: Id,
    workDayId: nullable(Id),
    membershipId: Id,
    workDate: nullable(PlainDate),
    submittedAt: Instant,
    allowedDecisions: array(Type.String()),
    updatedAt: Instant,
  }),
)

export const approvals = contract({
  name: 'approvals',
  tag: 'Approvals',
  refusals: refusals({}),
  events: events({}),
  operations: {
    list: {
      method: 'GET',
      path: '/v1/team/approvals',
      summary: "What waits for the caller's decision, the oldest first.",
      needs: ['worktime.supervise'],
      query: object({ ...paging, kind: optional(oneOf(approvalKinds)) }),
      answers: page(ApprovalItem),
    },
  },
})
