import { idOf, type Operation } from '../../../../platform/contract/operation.ts'
import {
  array,
  object,
  oneOf,
  optional,
  page,
  paging,
  Type,
  wholeList,
} from '../../../../platform/contract/shapes.ts'
import { readers } from '../listing.ts'
import { Customer } from '../shapes.ts'

export const duplicateReasons = ['name', 'business_id', 'domain'] as const
export type DuplicateReason = (typeof duplicateReasons)[number]

/** Candidates for one customer, and customers of one group. */
export const mostCandidates = 20

const meaning =
  'By `name`: alike but for letter case, accents, punctuation and legal forms such as Oy and Ab. By `business_id`: the same, told and looked at only for a caller with `invoicing.manage`. By `domain`: of the website; domains that many share, such as of free mail, do not count.'

const reason = oneOf(duplicateReasons, { description: meaning })

const Candidate = object(
  {
    customer: Customer,
    reasons: array(reason, { minItems: 1, description: `What the two have in common. ${meaning}` }),
  },
  { title: 'DuplicateCandidate' },
)

const Group = object(
  {
    by: reason,
    count: Type.Integer({ minimum: 2, description: 'How many active customers have it in common.' }),
    customers: array(Customer, {
      maxItems: mostCandidates,
      description: 'Those customers, the oldest first.',
    }),
  },
  { title: 'DuplicateGroup' },
)

export const duplicates = {
  listDuplicates: {
    method: 'GET',
    path: '/v1/customers/duplicates',
    summary: 'List duplicate candidates',
    description:
      'Page through groups of active customers that have something in common and may be one: look at them, and merge. Nobody is found by business id without `invoicing.manage`.',
    needs: readers,
    query: object({ by: optional(reason), ...paging }),
    answers: page(Group),
    example: { query: { by: 'name' } },
  },
  duplicates: {
    method: 'GET',
    path: '/v1/customers/{id}/duplicates',
    summary: "List a customer's duplicate candidates",
    description: `At most ${mostCandidates} other active customers that may be the same one, those with the most in common first; the domains of e-mail addresses count too, of contacts for a caller with \`crm.use\` and of invoices for one with \`invoicing.manage\`. Read it after adding a customer.`,
    needs: readers,
    params: { id: idOf('customer_not_found') },
    answers: wholeList(Candidate),
    refuses: ['customer_not_found'],
  },
} as const satisfies Readonly<Record<string, Operation>>
