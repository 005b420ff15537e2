import { events } from '../../../platform/contract/events.ts'
import { contract } from '../../../platform/contract/family.ts'
import { refusals } from '../../../platform/contract/refusals.ts'
import {
  described,
  IdOf,
  Instant,
  nullable,
  object,
  PlainDate,
  Type,
} from '../../../platform/contract/shapes.ts'

const capabilities = ['worktime.supervise', 'payroll.run'] as const

const expense = {
  expenseId: described(IdOf('expense'), 'The expense claim.'),
  membershipId: described(IdOf('membership'), 'The member who paid.'),
  expenseDate: described(PlainDate, 'The day of the expense.'),
  status: Type.String({ description: 'The state of the claim after what happened.' }),
}

export const expenses = contract({
  name: 'expenses',
  tag: 'Expenses',
  about: 'Expense claims. Needs the travel-and-expense module.',
  refusals: refusals({}),
  events: events({
    'expense.submitted': {
      capabilities,
      payload: object({ ...expense, submittedAt: described(Instant, 'When the claim was handed in.') }),
    },
    'expense.approved': {
      capabilities,
      payload: object({
        ...expense,
        approvedAt: described(Instant, 'When the claim was approved.'),
        approvedByMembershipId: described(
          nullable(IdOf('membership')),
          'The member who approved it; null when the approval policy did so on hand-in.',
        ),
      }),
    },
    'expense.returned': {
      capabilities,
      payload: object({
        ...expense,
        returnedAt: described(Instant, 'When the claim was sent back to the member.'),
      }),
    },
  }),
  operations: {},
})
