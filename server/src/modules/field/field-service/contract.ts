import { events } from '../../../platform/contract/events.ts'
import { contract } from '../../../platform/contract/family.ts'
import { refusals } from '../../../platform/contract/refusals.ts'
import {
  array,
  CreatedAt,
  described,
  IdOf,
  Instant,
  nullable,
  object,
  Type,
} from '../../../platform/contract/shapes.ts'

const capabilities = ['service.dispatch'] as const

const site = {
  siteId: described(IdOf('service_site'), 'The customer site where the work is done.'),
  assetId: described(
    nullable(IdOf('service_asset')),
    'The equipment that the work is on; null when it is on none.',
  ),
}
const serviceOrderId = described(IdOf('service_order'), 'The work order.')
const number = Type.Number({ description: "The work order's number as people refer to it." })
const customerId = described(IdOf('customer'), 'The customer of the site.')
const agreementId = described(
  nullable(IdOf('service_agreement')),
  'The maintenance agreement that covers it, or null.',
)

const visit = {
  serviceVisitId: described(IdOf('service_visit'), 'The visit that it happened to.'),
  serviceOrderId,
  ...site,
  sequence: Type.Number({ description: 'The place among the visits of the work order, from 1.' }),
}
const planned = {
  startAt: described(Instant, 'When the visit begins as planned.'),
  endAt: described(Instant, 'When it ends as planned.'),
}
const window = {
  windowStartAt: described(
    nullable(Instant),
    'The earliest arrival told to the customer; null when none was.',
  ),
  windowEndAt: described(nullable(Instant), 'The latest arrival told to the customer; null when none was.'),
}
const assigneeMembershipIds = array(IdOf('membership'), { description: 'The members who go.' })
const source = Type.String({ description: 'Who or what made the plan, such as a dispatcher.' })

export const fieldService = contract({
  name: 'fieldService',
  tag: 'Field service',
  about: 'Work orders, visits and signed work reports. Needs the field-service module.',
  refusals: refusals({}),
  events: events({
    'service_order.created': {
      capabilities,
      payload: object({
        serviceOrderId,
        number,
        customerId,
        ...site,
        typeId: described(IdOf('service_type'), 'What kind of work it is.'),
        priority: Type.String({ description: 'How urgent it is.' }),
        origin: Type.String({
          description: 'Where the order came from, such as an agreement or a work request.',
        }),
        agreementId,
        slaResolveBy: described(
          nullable(Instant),
          'When it must be done by as agreed; null without such a term.',
        ),
        createdAt: CreatedAt,
      }),
    },
    'service_order.completed': {
      capabilities,
      payload: object({
        serviceOrderId,
        number,
        customerId,
        ...site,
        agreementId,
        visitCount: Type.Number({ description: 'How many visits it took.' }),
        completedAt: described(Instant, 'When the order was done.'),
        slaMet: nullable(
          Type.Boolean({
            description: 'Whether it was done within the agreed time; null without such a term.',
          }),
        ),
      }),
    },
    'service_visit.completed': {
      capabilities,
      payload: object({
        ...visit,
        ...planned,
        arrivedAt: described(nullable(Instant), 'When somebody arrived; null when it was not noted.'),
        leftAt: described(nullable(Instant), 'When the last one left; null when it was not noted.'),
        status: Type.String({ description: 'How the visit ended.' }),
      }),
    },
    'service_visit.scheduled': {
      capabilities,
      payload: object({
        ...visit,
        ...planned,
        ...window,
        assigneeMembershipIds,
        source,
        scheduledAt: described(Instant, 'When the visit was put on the plan.'),
      }),
    },
    'service_visit.rescheduled': {
      capabilities,
      payload: object({
        ...visit,
        fromStartAt: described(Instant, 'When it was to begin before.'),
        fromEndAt: described(Instant, 'When it was to end before.'),
        ...planned,
        ...window,
        source,
        rescheduledAt: described(Instant, 'When the plan was changed.'),
      }),
    },
    'service_visit.reassigned': {
      capabilities,
      payload: object({
        ...visit,
        ...planned,
        fromAssigneeMembershipIds: array(IdOf('membership'), {
          description: 'The members who were to go before.',
        }),
        assigneeMembershipIds,
        source,
        reassignedAt: described(Instant, 'When it was given to others.'),
      }),
    },
    'service_report.signed': {
      capabilities,
      payload: object({
        serviceReportId: described(IdOf('service_report'), 'The work report.'),
        serviceOrderId,
        serviceVisitId: visit.serviceVisitId,
        assetId: site.assetId,
        version: Type.Number({
          description: 'The version that was signed; a change afterwards makes another.',
        }),
        statutoryRef: nullable(
          Type.String({ description: 'The rule that asks for the report; null when no rule does.' }),
        ),
        signedAt: described(Instant, 'When it was signed.'),
      }),
    },
    'service_sla.breached': {
      capabilities,
      payload: object({
        serviceOrderId,
        number,
        customerId,
        agreementId,
        target: Type.String({ description: 'Which term was missed, such as arrival or completion.' }),
        dueAt: described(Instant, 'When it should have been met by.'),
        breachedAt: described(Instant, 'When it was found missed.'),
        overdueMinutes: Type.Number({ description: 'Minutes between the two.' }),
      }),
    },
  }),
  operations: {},
})
