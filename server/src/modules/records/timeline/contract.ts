import { events } from '../../../platform/contract/events.ts'
import { contract } from '../../../platform/contract/family.ts'
import { idOf, type Operation } from '../../../platform/contract/operation.ts'
import {
  described,
  Id,
  Instant,
  named,
  nullable,
  object,
  oneOf,
  page,
  paging,
  type Static,
  Type,
} from '../../../platform/contract/shapes.ts'
import { customerNotFound } from '../../work/customers/refusals.ts'
import { dealNotFound } from '../../sales/crm/refusals.ts'
import { timelineKinds } from './kinds.ts'

const Entry = named(
  'TimelineEntry',
  object({
    id: described(Id, 'Tells the entry from the others of its kind.'),
    kind: oneOf(timelineKinds, { description: 'What happened.' }),
    at: described(Instant, 'When it happened; an activity that is not done stands where it was written.'),
    recordType: Type.String({ examples: ['activity'], description: 'The kind of record to open.' }),
    recordId: described(Id, 'The record to open.'),
    title: nullable(
      Type.String({ description: 'What the record is called, or is about; null where it has no name.' }),
    ),
    from: nullable(Type.String({ description: 'What it was before; null where nothing is told of it.' })),
    to: nullable(
      Type.String({
        description: 'What it became, such as the name of a stage; null where nothing is told of it.',
      }),
    ),
    membershipId: described(nullable(Id), 'The member who did it, or owns it; null where nobody is told.'),
  }),
)
export type TimelineEntryAnswer = Static<typeof Entry>

const read = {
  method: 'GET',
  needs: ['crm.use'],
  feature: 'crm',
  query: object(paging),
  answers: page(Entry),
} as const

const operations = {
  ofDeal: {
    ...read,
    path: '/v1/crm/deals/{id}/timeline',
    summary: 'Read what happened with a deal',
    description:
      'Everything that happened with the deal in one order, the latest first: activities, stages, won and lost, files. What the caller may not read is not among it.',
    params: { id: idOf('crm_deal_not_found') },
    refuses: ['crm_deal_not_found'],
  },
  ofCustomer: {
    ...read,
    path: '/v1/customers/{id}/timeline',
    summary: 'Read what happened with a customer',
    description:
      'Everything that happened with the customer in one order, the latest first: activities, deals, leads, projects, contacts, files, merges. What the caller may not read is not among it.',
    params: { id: idOf('customer_not_found') },
    refuses: ['customer_not_found'],
  },
} as const satisfies Readonly<Record<string, Operation>>

export const timeline = contract({
  name: 'timeline',
  tag: 'CRM',
  refusals: {},
  uses: { refusals: { ...customerNotFound, ...dealNotFound } },
  events: events({}),
  operations,
})
