import {
  CreatedAt,
  described,
  DryRun,
  IdOf,
  named,
  nullable,
  object,
  oneOf,
  onlyOf,
  optional,
  paging,
  PlainDate,
  RecordId,
  type Static,
  Type,
} from '../../../../platform/contract/shapes.ts'
import { roundingModes, roundingScopes, type RoundingUnit, roundingUnits } from './record.ts'

const fields = {
  customerId: described(
    nullable(IdOf('customer')),
    'The customer for whose projects it is; null for one of a project, or of the organisation.',
  ),
  projectId: described(
    nullable(IdOf('project')),
    'The project that it is for; null for one of a customer, or of the organisation.',
  ),
  validFrom: described(PlainDate, 'The first day of whose hours it holds, until the next one does.'),
  unitMinutes: Type.Unsafe<RoundingUnit>({
    type: 'integer',
    enum: [...roundingUnits],
    description: 'Time is billed in whole units of so many minutes; 1 bills what was worked.',
  }),
  mode: oneOf(roundingModes, {
    description: '`up` to the next whole unit, `down` to the last one, or to the `nearest`, half of one up.',
  }),
  scope: oneOf(roundingScopes, {
    description:
      'What is rounded as one: `entry` each piece of hours, `day` what a member did in a day for a project, `customer` what they did in a day for all projects of a customer. What is billed of it is shared by the minutes that were worked.',
  }),
}

export const RoundingRuleShape = named(
  'RoundingRule',
  object(
    {
      id: described(RecordId, 'The rule. It never changes.'),
      ...fields,
      createdAt: CreatedAt,
    },
    { description: 'How time is rounded when it is billed, from a day on.' },
  ),
)

export const NewRoundingRule = object({
  ...fields,
  customerId: optional(fields.customerId),
  projectId: optional(fields.projectId),
  dryRun: DryRun,
})
export type NewRoundingRule = Omit<Static<typeof NewRoundingRule>, 'dryRun'>

export const ruleFilters = object({
  ...paging,
  customerId: onlyOf('Only those of the customer.', 'customerId'),
  projectId: onlyOf('Only those of the project.', 'projectId'),
})
