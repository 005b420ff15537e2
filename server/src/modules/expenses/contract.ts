import { events } from '../../platform/contract/events.ts'
import { contract } from '../../platform/contract/family.ts'
import { refusals } from '../../platform/contract/refusals.ts'
import { Id, Instant, nullable, object, PlainDate, Type } from '../../platform/contract/shapes.ts'

const capabilities = ['worktime.supervise', 'payroll.run'] as const

export const expenses = contract({
  name: 'expenses',
  tag: 'Expenses',
  refusals: refusals({}),
  events: events({
    'expense.submitted': {
      capabilities,
      payload: object({
        expenseId: Id,
        membershipId: Id,
        expenseDate: PlainDate,
        status: Type.String(),
        submittedAt: Instant,
      }),
    },
    'expense.approved': {
      capabilities,
      payload: object({
        expenseId: Id,
        membershipId: Id,
        expenseDate: PlainDate,
        status: Type.String(),
        approvedAt: Instant,
        approvedByMembershipId: nullable(Id),
      }),
    },
    'expense.returned': {
      capabilities,
      payload: object({
        expenseId: Id,
        membershipId: Id,
        expenseDate: PlainDate,
        status: Type.String(),
        returnedAt: Instant,
      }),
    },
  }),
  operations: {},
})
