import { idOf, type Operation } from '../../../../platform/contract/operation.ts'
import {
  described,
  object,
  oneOf,
  onlyOf,
  optional,
  page,
  PlainDate,
  sweeping,
  Text,
  Type,
} from '../../../../platform/contract/shapes.ts'
import { CustomFieldFilter } from '../../../records/custom-fields/port.ts'
import { dealStates } from './life.ts'
import { Deal, ExternalId, ExternalSource } from './shapes.ts'
import { dealSorts } from './sorts.ts'

const query = object({
  ...sweeping,
  q: optional(
    Text(200, { description: 'Part of the title; letter case does not matter.', examples: ['heat'] }),
  ),
  state: optional(oneOf(dealStates, { description: 'Only deals in this state.' })),
  pipelineId: onlyOf('Only deals of the pipeline.', 'pipelineId'),
  stageId: onlyOf('Only deals in the stage, or closed in it.', 'stageId'),
  customerId: onlyOf('Only deals with the customer.', 'customerId'),
  contactId: onlyOf('Only deals with the contact among theirs.', 'contactId'),
  ownerMembershipId: onlyOf('Only deals that the member looks after.', 'membershipId'),
  unowned: optional(
    Type.Boolean({
      default: false,
      description: 'Only deals that nobody looks after, or a member who has left.',
    }),
  ),
  expectedCloseFrom: optional(described(PlainDate, 'Only deals expected to be closed on the day or later.')),
  expectedCloseTo: optional(described(PlainDate, 'Only deals expected to be closed on the day or earlier.')),
  rotting: optional(
    Type.Boolean({
      description:
        'True for open deals that have been in their stage for its rotting days, false for all others.',
    }),
  ),
  cf: optional(CustomFieldFilter),
  externalSource: optional(ExternalSource),
  externalId: optional(ExternalId),
  sort: optional(
    oneOf(dealSorts, {
      description:
        '`createdAt` unless said otherwise. Deals without the value come last in both directions. Has no effect with `updatedSince`.',
    }),
  ),
  direction: optional(
    oneOf(['asc', 'desc'], {
      description: '`desc` for `createdAt` and `valueCents`, `asc` for the others, unless said otherwise.',
    }),
  ),
})

export const listing = {
  list: {
    may: true,
    method: 'GET',
    path: '/v1/crm/deals',
    sweeps: { table: 'deals', deletions: 'whole' },
    summary: 'List deals',
    description: 'Page through the deals, newest first unless asked otherwise: open, won and lost ones.',
    needs: ['crm.use'],
    feature: 'crm',
    listed: { ids: true },
    query,
    answers: page(Deal),
    refuses: ['external_ref_incomplete', 'range_end_before_start'],
    example: { query: { state: 'open', sort: 'valueCents' } },
  },
  get: {
    may: true,
    method: 'GET',
    path: '/v1/crm/deals/{id}',
    summary: 'Read one deal',
    needs: ['crm.use'],
    feature: 'crm',
    params: { id: idOf('crm_deal_not_found') },
    answers: Deal,
    refuses: ['crm_deal_not_found'],
  },
} as const satisfies Readonly<Record<string, Operation>>
