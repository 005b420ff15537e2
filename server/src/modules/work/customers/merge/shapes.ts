import {
  array,
  described,
  DryRun,
  expectedUpdatedAt,
  Flag,
  IdOf,
  named,
  object,
  oneOf,
  optional,
  type Static,
  Text,
  Type,
} from '../../../../platform/contract/shapes.ts'
import { Customer } from '../shapes.ts'
import { mergedFields } from './fields.ts'
import { mostListedIds } from './references.ts'

const fieldNames = mergedFields.map(field => field.replace('.', '\\.')).join('|')

const Take = Type.Unsafe<readonly string[]>({
  type: 'array',
  items: { type: 'string', pattern: `^(${fieldNames}|customFields\\.[a-z][a-z0-9_]{0,49})$` },
  maxItems: 100,
  uniqueItems: true,
})

export const CustomerMergeRequest = object({
  targetCustomerId: described(
    IdOf('customer'),
    'The customer that stays, and gets what hangs on the one of the path.',
  ),
  take: optional(
    described(
      Take,
      'Fields of which the value of the customer of the path stays where both have one: `name`, `kind`, `businessId`, `ownerMembershipId`, `customerGroupId`, `addresses`, `city`, `phone`, `website`, `defaultContactId`, `billing.<field>` or `customFields.<key>`. Of any other the value of the target stays.',
    ),
  ),
  reason: optional(Text(1000, { description: 'Why, for the audit trail.' })),
  expectedUpdatedAt,
  dryRun: DryRun,
})
export type CustomerMergeRequest = Static<typeof CustomerMergeRequest>

const Field = Type.String({
  examples: ['phone'],
  description: 'The field: one of those of `take`.',
})

const Move = object({
  family: Type.String({
    examples: ['contacts'],
    description:
      'What the records are, such as `contacts`, `tags`, `deals` or `activities`; `customers` are those that were merged into the customer of the path before.',
  }),
  count: Type.Integer({ minimum: 1, description: 'How many there are.' }),
  shared: Type.Integer({
    minimum: 0,
    description: 'How many of them the target has already: of each pair one stays.',
  }),
  ids: array(IdOf('record'), { description: `The first of their ids, at most ${mostListedIds}.` }),
})

const Conflict = object({
  field: Field,
  loser: Type.Unknown({ description: 'What the customer of the path has.' }),
  winner: Type.Unknown({ description: 'What the target had.' }),
  kept: oneOf(['loser', 'winner'], { description: 'Whose value stays.' }),
})

const Filled = object({ field: Field, value: Type.Unknown({ description: 'What the target gets.' }) })

const Blocker = object({
  code: oneOf(['customer_has_invoices', 'crm_contact_limit_reached', 'customer_tag_limit_reached'], {
    description: 'What the merge is refused with.',
  }),
  detail: Type.String({ description: 'The reason, in a sentence.' }),
})

/** The answer to a merge; `customer` is the target as it is afterwards. */
export const CustomerMerge = named(
  'CustomerMerge',
  object({
    mergedCustomerId: described(IdOf('customer'), 'The customer of the path, merged away.'),
    customer: Customer,
    moves: array(Move, {
      description:
        'What goes to the target, by family, as far as the caller may read it; nothing where there is nothing.',
    }),
    conflicts: array(Conflict, { description: 'The fields in which both have something, and not the same.' }),
    filled: array(Filled, {
      description: 'The fields in which the target had nothing, and gets what the other has.',
    }),
    billingLeft: described(
      Flag,
      'Whether `billing`, `businessId` and `defaultContactId` of the target stay as they are, whatever the other has: the caller does not hold `invoicing.manage`.',
    ),
    blockers: array(Blocker, {
      description: 'What the merge would be refused with; only a dry run answers any.',
    }),
  }),
)
export type CustomerMerge = Static<typeof CustomerMerge>
