import { createHmac } from 'node:crypto'
import { type ExitCode, exitCodes } from '../../lifecycle/exit-codes.ts'
import { RequestRefused } from '../../platform/vocabulary/request-refused.ts'
import { type Circumstances, type Given, UsageError } from '../command.ts'
import type { listenOptions } from '../options/listen.ts'
import { catalogueOf, requireSubscribable } from './catalogue.ts'
import { connectionOf } from './connection.ts'
import {
  endOfLog,
  followLog,
  type LoggedEvent,
  type LogPage,
  patiently,
  type Position,
  positionWithin,
  requirePosition,
} from './event-log.ts'
import { type Receiver, receiverAt } from './receiver.ts'
import { isNobodyReading, jsonReporter, type Reporter, type Streams, textReporter } from './reporters.ts'
import { ask, type Service } from './service.ts'

const instant = /^\d{4}-\d{2}-\d{2}[Tt]/

/**
 * Where to read from, as it is given: an instant, a cursor of `GET /v1/integration-events`, or both with a slash between,
 * as `listen` tells its own position when it began at an instant. Throws `UsageError`.
 */
function positionOf(text: string): Position {
  const [first = '', second] = text.split('/')
  if (instant.test(first) && isInstant(first))
    return second ? { since: first, cursor: second } : { since: first }
  if (/^[A-Za-z0-9_-]{20,}$/.test(text)) return { cursor: text }
  throw new UsageError(
    `--since must be an instant such as 2026-11-22T07:00:00Z, or a position that “konttori listen” ended with, which “${text}” is not.`,
  )
}

const positionText = ({ since, cursor }: Position): string =>
  [since, cursor].filter(part => part !== undefined).join('/')

function isInstant(text: string): boolean {
  try {
    Temporal.Instant.from(text)
    return true
  } catch {
    return false
  }
}

type Wanted = Given<typeof listenOptions>

/** Listens until it is interrupted, which is its way to end; throws when the service says no. */
export async function listenToEvents(
  wanted: Wanted,
  circumstances: Pick<Circumstances, 'environment' | 'json' | 'interrupted'>,
  streams: Streams = { out: process.stdout, error: process.stderr },
): Promise<ExitCode> {
  const { json, interrupted: signal } = circumstances
  const telling = json ? jsonReporter(streams) : textReporter(streams)
  const from = wanted.since === undefined ? undefined : positionOf(wanted.since)
  const service = await connectionOf(wanted, circumstances)
  const secret = wanted.secret ?? secretOf(service.key)
  const address = wanted['forward-to']
  const receiver =
    address === undefined ? undefined : await receiverAt(address, secret, wanted['allow-remote'])
  try {
    const listening = await begin(service, { wanted, from, receiver, secret, telling, signal })
    await passOn(listening, telling, signal)
  } catch (error) {
    if (!signal.aborted) throw error
  } finally {
    await receiver?.close()
  }
  return exitCodes.stopped
}

/** The same for the same key, so that a receiver need not be told a new one each time. Nobody finds the key from it. */
const secretOf = (key: string): string =>
  createHmac('sha256', key).update('konttori listen').digest('base64url')

interface Listening {
  readonly service: Service
  readonly from: Position
  readonly receiver: Receiver | undefined
  readonly wanted: ReadonlySet<string>
}

interface Beginning {
  readonly wanted: Wanted
  readonly from: Position | undefined
  readonly receiver: Receiver | undefined
  readonly secret: string
  readonly telling: Reporter
  readonly signal: AbortSignal
}

async function begin(
  service: Service,
  { wanted, from, receiver, secret, telling, signal }: Beginning,
): Promise<Listening> {
  const asked = <T>(work: () => Promise<T>) => patiently(work, telling, signal, ({ answered }) => answered)
  const organisation = await asked(() => organisationOf(service, signal))
  const catalogue = await asked(() => catalogueOf(service, signal))
  for (const event of wanted.events) requireSubscribable(event, catalogue)
  const events = wanted.events.length > 0 ? wanted.events : catalogue.map(({ event }) => event)
  if (from) await asked(() => requirePosition(service, from, signal))
  const start = from ?? (await asked(() => endOfLog(service, signal)))
  telling.listening({
    url: service.url,
    organisation,
    events,
    forwardTo: receiver?.address ?? null,
    secret: receiver ? secret : null,
  })
  return { service, from: start, receiver, wanted: new Set(wanted.events) }
}

/** Throws `RequestRefused` for a key that cannot read the log. */
async function organisationOf(service: Service, signal: AbortSignal) {
  const { body } = await ask(service, '/v1/me/access', { signal })
  const { organisation, capabilities } = body as {
    readonly organisation: { readonly name: string; readonly sandbox: boolean }
    readonly capabilities: readonly string[]
  }
  if (!capabilities.includes('integrations.manage'))
    throw new RequestRefused(
      'insufficient_role',
      'The key lacks integrations.manage, without which nobody reads the event log.',
    )
  return { name: organisation.name, sandbox: organisation.sandbox }
}

/** How long a delivery that is under way may take when the command is interrupted, so that it need not come again. */
const graceMs = 2000

async function passOn(listening: Listening, telling: Reporter, signal: AbortSignal): Promise<void> {
  const { service, from } = listening
  const cut = new AbortController()
  signal.addEventListener('abort', () => setTimeout(() => cut.abort(signal.reason), graceMs).unref())
  let place: Place = { page: undefined, done: 0 }
  try {
    for await (const page of followLog(service, from, telling, signal)) {
      place = { page, done: 0 }
      for (const event of page.events) {
        signal.throwIfAborted()
        await passOnOne(event, listening, telling, cut.signal)
        place.done += 1
      }
    }
  } catch (error) {
    if (!isNobodyReading(error)) throw error
  } finally {
    await tellEnd(listening, place, telling)
  }
}

interface Place {
  readonly page: LogPage | undefined
  /** Events of the page that are behind us. */
  done: number
}

async function passOnOne(
  event: LoggedEvent,
  { wanted, receiver }: Listening,
  telling: Reporter,
  signal: AbortSignal,
): Promise<void> {
  if (wanted.size > 0 && !wanted.has(event.event)) return
  await telling.event(event, await receiver?.deliver(event, signal))
}

/** A position in the middle of a page is asked of the service; without an answer the page begins anew. */
async function tellEnd(
  { service, from }: Listening,
  { page, done }: Place,
  telling: Reporter,
): Promise<void> {
  if (!page) return telling.ended(positionText(from), 0)
  const position = await positionWithin(service, page, done).catch(() => undefined)
  telling.ended(positionText(position ?? page.at), position ? 0 : done)
}
