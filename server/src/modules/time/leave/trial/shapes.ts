import {
  array,
  described,
  IdOf,
  nullable,
  object,
  optional,
  PlainDate,
  type TSchema,
  Type,
  ValidFrom,
  ValidTo,
} from '../../../../platform/contract/shapes.ts'
import { Kind, ruleShapes } from '../policies/shapes.ts'

const optionalRules = Object.fromEntries(
  Object.entries(ruleShapes).map(([name, shape]) => [name, optional(shape as TSchema)]),
) as { readonly [Name in keyof typeof ruleShapes]: ReturnType<typeof optional<(typeof ruleShapes)[Name]>> }

export const Trial = object({
  version: object(
    { validFrom: ValidFrom, validTo: optional(ValidTo), kind: Kind, ...optionalRules },
    { description: 'The version that is tried, as `POST /v1/leave-policies/{id}/versions` takes it.' },
  ),
  date: optional(described(PlainDate, 'The day whose figures are compared; today where it is left out.')),
  afterBalanceId: optional(
    described(
      IdOf('leave_balance'),
      'The `nextAfterId` of the answer before: the balances after it are compared.',
    ),
  ),
})

const Change = object({
  line: Type.String({ description: 'What it is called, as in the explanation of a balance.' }),
  date: described(PlainDate, 'The day from which it counts.'),
  before: Type.Number({ description: 'What it comes to by the rules as they are; 0 where there is none.' }),
  after: Type.Number({ description: 'What it would come to; 0 where there would be none.' }),
})

export const TrialAnswer = object(
  {
    asOf: described(PlainDate, 'The day whose figures are compared.'),
    comparedCount: Type.Integer({ description: 'How many balances were compared.' }),
    changes: array(
      object({
        leaveBalanceId: described(IdOf('leave_balance'), 'The balance that would be other.'),
        membershipId: described(IdOf('membership'), 'The member whose leave it is.'),
        availableBefore: Type.Number({ description: 'What is left by the rules as they are.' }),
        availableAfter: Type.Number({ description: 'What would be left.' }),
        lines: array(Change, {
          description: 'What would be earned, carried over or lost otherwise, by date.',
        }),
      }),
      { description: 'The members for whom the version changes something, and the days that it changes.' },
    ),
    nextAfterId: described(
      nullable(IdOf('leave_balance')),
      'Where the next request continues, as `afterBalanceId`; null when all are compared.',
    ),
  },
  { title: 'LeavePolicyTrial' },
)
