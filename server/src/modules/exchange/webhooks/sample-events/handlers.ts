import type { Handlers } from '../../../../platform/http/handler.ts'
import type { Decision } from '../../../../platform/vocabulary/decision.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { eventCatalogueOf, subscriberOf } from '../catalogue.ts'
import type { webhooks } from '../contract.ts'
import { misfits } from './given.ts'
import { samplePayload } from './payload.ts'
import * as rules from './rules.ts'

type Refusals = 'not_a_sandbox' | 'bad-request' | 'webhook_event_scope_exceeds_actor'

export const sampleEventHandlers: Pick<Handlers<typeof webhooks>, 'triggerEvent'> = {
  async triggerEvent({ body, caller, now, services, commit }) {
    const subscriber = subscriberOf(caller, services)
    const decision = rules.trigger(body.event, {
      sandbox: caller.organisation.sandbox,
      subscriber,
      id: newId(),
      now,
      payloadOf(event) {
        const schema = eventCatalogueOf(services.contracts).get(event)?.payload
        if (!schema) return { payload: {}, errors: [] }
        const payload = { ...samplePayload(schema, now), ...body.payload }
        return { payload, errors: misfits(schema, payload) }
      },
    })
    // Any event of the service may be triggered, and an operation lists only events of its own family.
    return commit(decision as Decision<rules.SampleEvent, never, Refusals>)
  },
}
