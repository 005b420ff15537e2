import { contract } from '../../../../platform/contract/family.ts'
import { saidOfRefusal } from '../../../../platform/contract/refused-ones.ts'
import { exampleId } from '../../../../platform/contract/openapi/example-id.ts'
import {
  array,
  described,
  DryRun,
  expectedUpdatedAt,
  IdOf,
  nullable,
  object,
  oneOf,
  optional,
  type Static,
  Type,
} from '../../../../platform/contract/shapes.ts'
import { limits } from '../../../../platform/vocabulary/limits.ts'
import { customerEvents } from '../events.ts'
import { changeErrors } from './codes.ts'
import { writers } from '../writing.ts'

const someTags = (description: string) =>
  optional(array(IdOf('customer_tag'), { maxItems: limits.tagsOfCustomer, uniqueItems: true, description }))

const Change = object(
  {
    ownerMembershipId: optional(
      described(nullable(IdOf('membership')), 'The member who looks after them; null for nobody.'),
    ),
    customerGroupId: optional(
      described(nullable(IdOf('customer_group')), 'The customer group; null for none.'),
    ),
    addTags: someTags('Customer tags that they get besides those that they have.'),
    removeTags: someTags('Customer tags that they lose; one that is among `addTags` too, they get.'),
  },
  { description: 'What changes on each of them; what is absent stays.' },
)
export type WantedChange = Static<typeof Change>

const Result = object({
  index: Type.Integer({ minimum: 0, description: 'The place of the customer among those sent, from 0.' }),
  customerId: described(IdOf('customer'), 'The customer, as it was sent.'),
  status: oneOf(['changed', 'unchanged', 'error'], {
    description: 'Whether it was changed, was so already, or stays as it is for a reason.',
  }),
  code: described(
    nullable(oneOf(changeErrors)),
    'Why it was not changed, as a single change would be refused; null unless `status` is `error`.',
  ),
  detail: described(
    nullable(Type.String()),
    'The same in words for people, in English; null unless there is a `code`.',
  ),
  ...saidOfRefusal,
})
export type ChangeResult = Static<typeof Result>

export const bulk = contract({
  name: 'customers',
  tag: 'Customers',
  refusals: {},
  uses: { refusals: {}, events: customerEvents },
  events: {},
  operations: {
    changeMany: {
      method: 'POST',
      path: '/v1/customers/bulk',
      summary: 'Change many customers',
      description: `Give up to ${limits.batchIds} customers another owner, group or other tags, one after the other by the rules of a single change. Always 200, with a result for each in the order in which they were sent; what holds one back does not stop the others.`,
      needs: writers,
      body: object({
        customers: array(
          object({
            customerId: described(IdOf('customer'), 'A customer to change, as `GET /v1/customers` shows it.'),
            expectedUpdatedAt,
          }),
          { minItems: 1, maxItems: limits.batchIds, description: 'The customers to change.' },
        ),
        change: Change,
        dryRun: DryRun,
      }),
      answers: object({
        results: array(Result, { description: 'One result a customer.' }),
        dryRun: Type.Boolean({ description: 'Whether nothing was written, as asked.' }),
      }),
      emits: ['customer.updated'],
      example: {
        body: { customers: [{ customerId: exampleId('customerId') }], change: { ownerMembershipId: null } },
        answer: {
          results: [
            { index: 0, customerId: exampleId('customerId'), status: 'changed', code: null, detail: null },
          ],
          dryRun: false,
        },
      },
    },
  },
})
