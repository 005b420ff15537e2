import { RequestRefused } from '../../platform/vocabulary/request-refused.ts'
import { type Circumstances, type Given, type Outcome, UsageError } from '../command.ts'
import type { triggerOptions } from '../options/trigger.ts'
import { textTable } from '../text-table.ts'
import { catalogueOf, requireSubscribable } from './catalogue.ts'
import { connectionOf } from './connection.ts'
import { ask, type Service } from './service.ts'

type Wanted = Given<typeof triggerOptions>

export async function triggerEvent(
  wanted: Wanted,
  circumstances: Pick<Circumstances, 'environment' | 'interrupted'>,
): Promise<Outcome> {
  const { event, list } = wanted
  if ((event === undefined) !== list)
    throw new UsageError('Name one event, as in “konttori trigger workday.approved”, or give --list.')
  const payload = wanted.payload === undefined ? undefined : payloadIn(wanted.payload)
  const service = await connectionOf(wanted, circumstances)
  const signal = circumstances.interrupted
  return event === undefined
    ? tellEvents(service, signal)
    : trigger(service, { event, ...(payload && { payload }) }, signal)
}

function payloadIn(text: string): object {
  let payload: unknown
  try {
    payload = JSON.parse(text)
  } catch {
    payload = undefined
  }
  if (typeof payload === 'object' && payload !== null && !Array.isArray(payload)) return payload
  throw new UsageError(`--payload must be a JSON object, which “${text}” is not.`)
}

async function tellEvents(service: Service, signal: AbortSignal): Promise<Outcome> {
  const events = await catalogueOf(service, signal)
  const rows = events.map(({ event, capabilities }) => [event, capabilities.join(', ')])
  return {
    result: { events: events.map(({ event, capabilities }) => ({ event, capabilities })) },
    text: textTable(['event', 'capabilities'], rows),
  }
}

interface Triggered {
  readonly id: string
  readonly event: string
}

async function trigger(
  service: Service,
  wanted: { readonly event: string },
  signal: AbortSignal,
): Promise<Outcome> {
  try {
    const { body } = await ask(service, '/v1/sandbox/events', { method: 'POST', body: wanted, signal })
    const { id, event } = body as Triggered
    return {
      result: body,
      text: `${event} is recorded as ${id}; webhooks hear of it, and “konttori listen”.`,
    }
  } catch (error) {
    // The service says that there is no such event; the catalogue says which was meant.
    if (error instanceof RequestRefused && error.code === 'bad-request')
      requireSubscribable(wanted.event, await catalogueOf(service, signal))
    throw error
  }
}
