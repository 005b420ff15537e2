import { events } from '../../platform/contract/events.ts'
import { contract } from '../../platform/contract/family.ts'
import { refusals } from '../../platform/contract/refusals.ts'
import { Id, Instant, nullable, object, Type } from '../../platform/contract/shapes.ts'

const capabilities = ['crm.use'] as const

export const crm = contract({
  name: 'crm',
  tag: 'CRM',
  refusals: refusals({}),
  events: events({
    'deal.won': {
      capabilities,
      payload: object({
        dealId: Id,
        customerId: nullable(Id),
        valueCents: nullable(Type.Integer()),
        wonAt: nullable(Instant),
        projectId: nullable(Id),
      }),
    },
    'deal.lost': { capabilities, payload: object({ dealId: Id, customerId: nullable(Id), lostAt: Instant }) },
    'deal.stage_changed': { capabilities, payload: object({ dealId: Id, stageId: Id, changedAt: Instant }) },
    'lead.created': { capabilities, payload: object({ leadId: Id, source: nullable(Type.String()) }) },
    'lead.converted': {
      capabilities,
      payload: object({ leadId: Id, dealId: nullable(Id), customerId: nullable(Id), convertedAt: Instant }),
    },
    'lead.anonymized': { capabilities, payload: object({ leadId: Id, anonymizedAt: Instant }) },
    'contact.anonymized': { capabilities, payload: object({ contactId: Id, anonymizedAt: Instant }) },
    'activity.created': {
      capabilities,
      payload: object({
        activityId: Id,
        type: Type.String(),
        customerId: nullable(Id),
        dealId: nullable(Id),
        leadId: nullable(Id),
        projectId: nullable(Id),
        ownerMembershipId: Id,
        dueAt: nullable(Instant),
        createdAt: Instant,
      }),
    },
    'activity.completed': {
      capabilities,
      payload: object({
        activityId: Id,
        type: Type.String(),
        customerId: nullable(Id),
        dealId: nullable(Id),
        leadId: nullable(Id),
        projectId: nullable(Id),
        ownerMembershipId: Id,
        dueAt: nullable(Instant),
        doneAt: Instant,
      }),
    },
  }),
  operations: {},
})
