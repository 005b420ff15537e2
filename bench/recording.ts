import { randomUUID } from 'node:crypto'
import type { App } from '../server/src/app.ts'
import { scopeTo } from '../server/src/platform/data/scope.ts'
import { encodeParameter } from '../server/src/platform/data/wire/outgoing-messages.ts'
import { type Sent, sentBy } from '../server/test/world/sent-statements.ts'
import { idempotencyKey, type Request } from './request.ts'

/** What one hot path asks of the database, by which statements its requests send: a draft reads other rows than a decided day. */
export type Recording = readonly Variant[]

/** Requests that send the same statements: the very texts that the service sends, so that nothing can drift. */
export interface Variant {
  /** In the order in which they were sent. */
  readonly texts: readonly string[]
  /** For each text, which network write of the request it left with: 0, 1, … */
  readonly trips: readonly number[]
  readonly requests: readonly RecordedRequest[]
}

export const requestsOf = (recording: Recording): Request[] =>
  recording.flatMap(({ requests }) => requests.map(({ request }) => request))

export interface RecordedRequest {
  readonly request: Request
  /** The values of each text as PostgreSQL reads them; bytes as `{ hex }`. */
  readonly values: readonly (readonly Value[])[]
}

export type Value = string | null | { readonly hex: string }

/**
 * What is new in every run of a write stands as one of these marks: its instant, its idempotency key, and the first
 * eight digits of every id that it makes and of every place that it takes in the audit chain.
 */
export const marks = { now: '«now»', key: '«key»', freshId: 'ffffffff' } as const

/** The statement that sets the organisation for row-level security, which the owner of the tables does without. */
export const scopeText = scopeTo('').text

/** Makes each request once, on the service itself, and writes down what it sends to the database. */
export async function record(app: App, requests: readonly Request[]): Promise<Recording> {
  const recorded: Heard[] = []
  for (const request of requests) recorded.push(await heardFrom(app, request))
  return together(recorded)
}

interface Heard {
  readonly request: Request
  /** The idempotency key it was sent with. */
  readonly key: string
  readonly sent: readonly Sent[]
}

async function heardFrom(app: App, request: Request): Promise<Heard> {
  const { method, path, body } = request
  const key = `recorded ${randomUUID()}`
  const headers = method === 'POST' ? { ...request.headers, [idempotencyKey]: key } : { ...request.headers }
  // The service remembers a caller for a second, so the look-up of the key is not recorded.
  await app.server.inject({ method: 'GET', url: '/v1/me/access', headers: request.headers })
  const sent = await sentBy(async () => {
    // Awaited inside, because an injected request begins when somebody waits for it.
    const answer = await app.server.inject({
      method,
      url: path,
      headers,
      ...(body !== null && { payload: body }),
    })
    if (answer.statusCode !== 200)
      throw new Error(`${method} ${path}: ${answer.statusCode} ${answer.payload}`)
  })
  return { request, key, sent }
}

function together(recorded: readonly Heard[]): Recording {
  const variants = Map.groupBy(recorded, ({ sent }) =>
    sent.map(({ statement }) => statement.text).join('\n\n'),
  )
  return [...variants.values()]
    .map((heard): Variant => {
      const sent = heard[0]?.sent ?? []
      if (sent.length === 0) throw new Error('there is nothing to record')
      return {
        texts: sent.map(({ statement }) => statement.text),
        trips: sent.map(({ trip }) => trip),
        requests: heard.map(each => ({ request: each.request, values: valuesOf(each) })),
      }
    })
    .toSorted((a, b) => b.requests.length - a.requests.length)
}

const ids = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g

/** The values of a request's statements, with what will be new in the next run marked. */
function valuesOf({ request, key, sent }: Heard): Value[][] {
  const now = instantOfTransaction(sent)
  const lastTrip = sent.at(-1)?.trip
  const known = new Set<string>()
  const learn = (text: string) => text.match(ids)?.forEach(id => known.add(id))
  learn(`${request.path} ${request.body}`)
  return sent.map(({ statement, trip, rows }) => {
    const values = statement.values.map(encodeParameter)
    // A write makes its ids when it decides, so what is first seen with its last statements is new.
    if (now === undefined || trip !== lastTrip)
      for (const value of values) if (typeof value === 'string') learn(value)
    learn(JSON.stringify(rows))
    const chained = statement.text.includes('insert into audit_entries')
    return values.map((value, index) => {
      if (value === null) return null
      if (typeof value !== 'string') return { hex: Buffer.from(value).toString('hex') }
      if (value === key) return marks.key
      // Places in the audit chain are taken once: the head's is the first value, the rows' are in their JSON.
      if (chained && index === 0) return freshPlace(value)
      const marked = value.replaceAll(ids, id => (known.has(id) ? id : marks.freshId + id.slice(8)))
      const placed = chained
        ? marked.replaceAll(/"sequence":(\d+)/g, (_, place: string) => `"sequence":${freshPlace(place)}`)
        : marked
      return now === undefined ? placed : placed.replaceAll(now, marks.now)
    })
  })
}

function instantOfTransaction(sent: readonly Sent[]): string | undefined {
  for (const { rows } of sent) {
    const [row] = rows as { lastInstant?: string }[]
    if (row?.lastInstant) return row.lastInstant
  }
  return undefined
}

/** Fourteen digits however far the chain has come, so that it can be recorded again after a replay. */
const freshPlace = (place: string): string => marks.freshId + place.slice(-6).padStart(6, '0')
