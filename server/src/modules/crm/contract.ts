import { events } from '../../platform/contract/events.ts'
import { contract } from '../../platform/contract/family.ts'
import { refusals } from '../../platform/contract/refusals.ts'
import { CreatedAt, described, Id, Instant, nullable, object, Type } from '../../platform/contract/shapes.ts'

const capabilities = ['crm.use'] as const

const dealId = described(Id, 'The deal that it happened to.')
const leadId = described(Id, 'The lead that it happened to.')
const dealCustomerId = described(nullable(Id), 'The customer of the deal; null while it has none.')
const anonymizedAt = described(Instant, 'When what identified the person was removed.')

const activity = {
  activityId: described(Id, 'The activity that it happened to.'),
  type: Type.String({ description: 'What kind of activity it is, such as a call or a meeting.' }),
  customerId: described(nullable(Id), 'The customer it concerns, or null.'),
  dealId: described(nullable(Id), 'The deal it concerns, or null.'),
  leadId: described(nullable(Id), 'The lead it concerns, or null.'),
  projectId: described(nullable(Id), 'The project it concerns, or null.'),
  ownerMembershipId: described(Id, 'The member who is to do it.'),
  dueAt: described(nullable(Instant), 'When it is to be done by; null without a deadline.'),
}

export const crm = contract({
  name: 'crm',
  tag: 'CRM',
  about: 'Leads, deals, activities and contacts.',
  refusals: refusals({}),
  events: events({
    'deal.won': {
      capabilities,
      payload: object({
        dealId,
        customerId: dealCustomerId,
        valueCents: nullable(
          Type.Integer({ description: 'What the deal is worth, in cents; null when nobody said.' }),
        ),
        wonAt: described(nullable(Instant), 'When it was won; null when only the day is known.'),
        projectId: described(nullable(Id), 'The project made from it; null when none was.'),
      }),
    },
    'deal.lost': {
      capabilities,
      payload: object({
        dealId,
        customerId: dealCustomerId,
        lostAt: described(Instant, 'When it was lost.'),
      }),
    },
    'deal.stage_changed': {
      capabilities,
      payload: object({
        dealId,
        stageId: described(Id, 'The stage of the pipeline that it is in now.'),
        changedAt: described(Instant, 'When it got there.'),
      }),
    },
    'lead.created': {
      capabilities,
      payload: object({
        leadId,
        source: nullable(Type.String({ description: 'Where it came from; null when nobody said.' })),
      }),
    },
    'lead.converted': {
      capabilities,
      payload: object({
        leadId,
        dealId: described(nullable(Id), 'The deal made from it; null when none was.'),
        customerId: described(nullable(Id), 'The customer made from it, or found; null when there is none.'),
        convertedAt: described(Instant, 'When it was converted.'),
      }),
    },
    'lead.anonymized': { capabilities, payload: object({ leadId, anonymizedAt }) },
    'contact.anonymized': {
      capabilities,
      payload: object({ contactId: described(Id, 'The contact that it happened to.'), anonymizedAt }),
    },
    'activity.created': { capabilities, payload: object({ ...activity, createdAt: CreatedAt }) },
    'activity.completed': {
      capabilities,
      payload: object({ ...activity, doneAt: described(Instant, 'When it was done.') }),
    },
  }),
  operations: {},
})
