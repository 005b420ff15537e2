import type { TSchema } from '../../../../platform/contract/shapes.ts'
import type { Handlers } from '../../../../platform/http/handler.ts'
import { checkBodyShape } from '../../../../platform/http/validators.ts'
import type { Decision } from '../../../../platform/vocabulary/decision.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import type { ShapeError } from '../../../../platform/vocabulary/request-refused.ts'
import { eventCatalogueOf, subscriberOf } from '../catalogue.ts'
import type { webhooks } from '../contract.ts'
import { samplePayload } from './payload.ts'
import * as rules from './rules.ts'

type Payload = Readonly<Record<string, unknown>>

/** Characters of one value as JSON: payloads have identifiers, states and instants, and nothing longer. */
const longestValue = 500

const checks = new WeakMap<TSchema, ReturnType<typeof checkBodyShape>>()

/** What in a payload does not fit the event, by field: a field that the event has not, or a value that cannot stand there. */
function misfits(schema: TSchema & { readonly properties?: object }, payload: Payload): ShapeError[] {
  const known = Object.keys(schema.properties ?? {})
  const strange = Object.keys(payload).filter(name => !known.includes(name))
  if (strange.length > 0)
    return strange.map(name => told(name, `is not in the payload, which has ${known.join(', ')}`))
  const long = Object.keys(payload).filter(name => JSON.stringify(payload[name]).length > longestValue)
  if (long.length > 0) return long.map(name => told(name, `is longer than ${longestValue} characters`))
  return misshapen(schema, payload)
}

function misshapen(schema: TSchema, payload: Payload): ShapeError[] {
  const check = checks.get(schema) ?? checkBodyShape(schema)
  checks.set(schema, check)
  const validate = check()
  if (validate(payload)) return []
  const [error] = validate.errors ?? []
  return [told(error?.instancePath.slice(1) ?? '', error?.message ?? 'is not valid')]
}

const told = (field: string, message: string): ShapeError => ({ pointer: `/payload/${field}`, message })

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
