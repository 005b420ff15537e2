import { events } from '../../../platform/contract/events.ts'
import { contract } from '../../../platform/contract/family.ts'
import { lifecycle } from '../../../platform/contract/lifecycle.ts'
import { notASandbox } from '../../company/organisation/refusals.ts'
import { catalogueOperations } from './operations/catalogue.ts'
import { deliveryOperations } from './operations/deliveries.ts'
import { sampleEventOperations } from './operations/sample-events.ts'
import { webhookOperations } from './operations/webhooks.ts'
import { webhookRefusals } from './refusals.ts'
import { webhookStates } from './shapes.ts'

export const webhookLife = lifecycle({
  resource: 'webhook',
  states: webhookStates,
  initial: 'active',
  transitions: {
    pause: { from: ['active'], to: 'paused', otherwise: 'webhook_already_paused' },
    resume: { from: ['paused'], to: 'active', otherwise: 'webhook_not_paused' },
  },
})

export const webhooks = contract({
  name: 'webhooks',
  tag: 'Webhooks',
  about: 'Webhooks, their deliveries and signing secrets, and the catalogue of events.',
  refusals: webhookRefusals,
  uses: { refusals: notASandbox },
  events: events({}),
  lifecycles: [webhookLife],
  audited: {
    // An address may carry a receiver's own secret.
    webhook: {
      url: 'personal',
      events: 'open',
      description: 'open',
      since: 'open',
      event: 'open',
      secretId: 'open',
    },
    webhook_delivery: { redelivery: 'open' },
    integration_event: { event: 'open' },
  },
  operations: {
    ...webhookOperations,
    ...deliveryOperations,
    ...catalogueOperations,
    ...sampleEventOperations,
  },
})
