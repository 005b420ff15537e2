import { exampleId } from '../../../platform/contract/openapi/example-id.ts'
import { idOf, type Operation } from '../../../platform/contract/operation.ts'
import { object, oneOf, optional, page, sweeping, Text, Type } from '../../../platform/contract/shapes.ts'
import { CustomFieldFilter } from '../../records/custom-fields/port.ts'
import { Customer, externalReference } from './shapes.ts'
import { customerSorts } from './sorts.ts'

/** Who reads what customers are marked and grouped by: who reads customers, and who keeps the registers. */
export const registerReaders = [
  'crm.use',
  'invoicing.manage',
  'projects.manage',
  'crm.privacy',
  'org.admin',
] as const

export const readers = ['crm.use', 'invoicing.manage', 'projects.manage', 'crm.privacy'] as const

const query = object({
  ...sweeping,
  q: optional(
    Text(200, {
      description:
        'Part of the name, code or city; letter case does not matter. For a caller with `invoicing.manage` of the business id too, with `crm.use` of the name, e-mail address and telephone number of an active contact.',
      examples: ['sähkö'],
    }),
  ),
  cf: optional(CustomFieldFilter),
  ownerMembershipId: optional(
    Type.String({ format: 'uuid', description: 'Only customers whom the member looks after.' }),
  ),
  tagId: optional(
    Type.String({
      format: 'uuid',
      description: 'Only customers with the tag.',
      examples: [exampleId('customerTagId')],
    }),
  ),
  sort: optional(
    oneOf(customerSorts, {
      description:
        '`name` unless said otherwise. By the last two, customers with nothing in play come last in both directions, as those without a code do by `code`; for a caller without `crm.use` nothing is in play. Has no effect with `updatedSince`.',
    }),
  ),
  direction: optional(
    oneOf(['asc', 'desc'], {
      description: '`asc` for `name` and `code`, `desc` for the others, unless said otherwise.',
    }),
  ),
  includeInactive: optional(
    Type.Boolean({
      default: false,
      description:
        'Whether deactivated customers are among them, as they are with `updatedSince`, `ids`, `code` and an external reference in any case.',
    }),
  ),
  unowned: optional(
    Type.Boolean({
      default: false,
      description: 'Only customers whom nobody looks after, or a member who has left.',
    }),
  ),
  idleDays: optional(
    Type.Integer({
      minimum: 1,
      maximum: 3650,
      description:
        'Only customers without a completed activity in so many days; without `crm.use` that is said of all.',
    }),
  ),
  code: optional(
    Text(50, {
      description:
        'The exact code, active or not. That of a customer which was merged away leads to the one that it was merged into, as its external reference does.',
      examples: ['sahko'],
    }),
  ),
  ...externalReference,
})

export const listing = {
  list: {
    method: 'GET',
    path: '/v1/customers',
    sweeps: { table: 'customers', deletions: 'whole' },
    summary: 'List customers',
    description:
      'Page through the customers, active ones unless asked otherwise. Identifiers of invoicing are masked for a caller without `invoicing.manage`, and nothing finds or orders customers by them for such a caller.',
    needs: readers,
    listed: { ids: true },
    query,
    answers: page(Customer),
    refuses: ['external_ref_incomplete'],
    example: { query: { q: 'sähkö', sort: 'name' } },
  },
  get: {
    method: 'GET',
    path: '/v1/customers/{id}',
    summary: 'Read one customer',
    needs: readers,
    params: { id: idOf('customer_not_found') },
    answers: Customer,
    refuses: ['customer_not_found'],
  },
} as const satisfies Readonly<Record<string, Operation>>
