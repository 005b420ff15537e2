import {
  array,
  described,
  Flag,
  Id,
  IdOf,
  named,
  nullable,
  object,
  oneOf,
  type Static,
  Type,
} from '../../../../../platform/contract/shapes.ts'

/** What two records have in common. */
export const likenesses = ['business_id', 'email', 'phone', 'name'] as const

/** A record that may be the same as a lead. */
export const Alike = named(
  'LeadDuplicate',
  object({
    type: oneOf(['customer', 'contact', 'lead'], { description: 'What it is.' }),
    id: described(Id, 'The record.'),
    name: Type.String({ description: 'What it is called; of a lead its title.' }),
    customerId: described(
      nullable(IdOf('customer')),
      'The customer of a contact, or the one that a lead became; null for others.',
    ),
    active: described(
      Flag,
      'Whether the customer is in use, the person a contact of some customer, or the lead open.',
    ),
    matches: array(oneOf(likenesses), {
      description:
        'What both have: the business id, the e-mail address, the telephone number, or the name of the organisation but for its legal form. `business_id` only for a caller with `invoicing.manage`.',
    }),
  }),
)
export type Alike = Static<typeof Alike>
