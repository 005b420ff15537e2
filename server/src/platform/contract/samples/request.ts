import type { NamedOperation } from '../family.ts'
import type { Method } from '../operation.ts'
import { bodyExampleOf } from '../openapi/content.ts'
import { pathExampleOf, queryExampleOf } from '../openapi/parameters.ts'
import { sessionCookieName } from '../session-cookie.ts'

/** What the sample of an operation sends. */
export interface SampleRequest {
  /** As the SDK calls it, `workDays.approveBatch`. */
  readonly id: string
  readonly method: Method
  readonly baseUrl: string
  /** With its parameters filled in. */
  readonly path: string
  readonly params: Readonly<Record<string, string>>
  /** The required parameters, and those of the operation's example. */
  readonly query: Readonly<Record<string, Value>>
  /** Undefined where nothing need be sent. */
  readonly body: unknown
  readonly credential: 'key' | 'session' | 'none'
  /** Given where it is required. */
  readonly idempotencyKey: string | undefined
  readonly cookieName: string
  readonly answersBody: boolean
  /** Its answer has the cookie of a new session. */
  readonly signsIn: boolean
}

export type Value = string | number | boolean

export function sampleRequest(operation: NamedOperation, baseUrl: string): SampleRequest {
  const params = pathExampleOf(operation)
  const body = operation.body && bodyExampleOf(operation)
  const isEmpty = body !== undefined && Object.keys(body as object).length === 0
  return {
    id: operation.id,
    method: operation.method,
    baseUrl,
    path: operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? ''),
    params,
    query: queryExampleOf(operation),
    body: isEmpty ? undefined : body,
    credential: credentialOf(operation),
    idempotencyKey: operation.idempotency === 'required' ? keyFor(operation.id) : undefined,
    cookieName: sessionCookieName(baseUrl),
    answersBody: operation.answers !== undefined,
    signsIn: `${operation.method} ${operation.path}` === signIn,
  }
}

function credentialOf({ credential }: NamedOperation): SampleRequest['credential'] {
  if (credential === 'public' || credential === 'anonymous') return 'none'
  return credential === 'session' || credential === 'credential_settings' ? 'session' : 'key'
}

/** `members.createBulk` as `members-create-bulk-2026-11-22-1`: what a program would call the same thing a second time. */
const keyFor = (id: string): string =>
  `${id.replaceAll('.', '-').replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}-2026-11-22-1`

export const searchOf = (query: SampleRequest['query']): string => {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  return search.size === 0 ? '' : `?${search}`
}

/** Why a sample has a fixed key, in a comment above it. */
export const keyComment = [
  'The same key again gets the same answer, and nothing is done twice.',
  'Give each new thing a key of its own.',
]

const signIn = 'POST /v1/session'

export const sessionComment = `SESSION is the value of the cookie that signing in gives: ${signIn}.`
