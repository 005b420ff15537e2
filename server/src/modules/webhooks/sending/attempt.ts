import {
  type OutboundCode,
  type OutboundHttps,
  OutboundRefused,
} from '../../../platform/gateways/outbound-https/outbound-https.ts'
import type { ServiceLog } from '../../../platform/telemetry/log.ts'
import type { Instant } from '../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import { limits } from '../../../platform/vocabulary/limits.ts'
import type { Attempt } from '../shapes.ts'
import type { Claimed } from './leases.ts'
import { bodyOf, headersOf } from './message.ts'
import type { OpenSecrets } from './secrets.ts'
import { acknowledges, type Outcome } from './settlement.ts'

export interface Sender {
  readonly secrets: OpenSecrets
  readonly outbound: OutboundHttps
  readonly log: ServiceLog
  /** Real milliseconds: receivers compare the signature's time with their own clock. */
  readonly clock: () => number
}

/** A receiver has nothing to tell us but its status; more than this is not read. */
const maxResponseBytes = 64 * 1024

/** Reasons for which nothing left us, through no fault of the receiver. */
const ownReasons: ReadonlySet<OutboundCode> = new Set(['destination_busy', 'closed'])

/** Where an attempt goes, and the organisation's instant at which it begins. */
export interface Start {
  readonly url: string
  readonly at: Instant
}

/** Sends a claimed delivery once. Never throws: whatever happens is an outcome. */
export async function attempt(sender: Sender, orgId: Id, claimed: Claimed, start: Start): Promise<Outcome> {
  const { id, tail } = claimed
  const { url, at } = start
  if (!tail) return { kind: 'hopeless', attempt: failed(at, 'event_expired') }
  const body = bodyOf(id, tail)
  const secrets = openSecrets(sender, orgId, claimed)
  if (!secrets) return { kind: 'made', attempt: failed(at, 'secret_unreadable') }
  const headers = headersOf(id, claimed, body, secrets, Math.floor(sender.clock() / 1000))
  try {
    const answer = await sender.outbound.post(url, {
      headers,
      body,
      deadlineMs: limits.webhook.deadlineMs,
      maxResponseBytes,
    })
    return { kind: 'made', attempt: answered(at, answer.status, answer.durationMs) }
  } catch (error) {
    if (!(error instanceof OutboundRefused)) {
      sender.log.error('webhook delivery failed', error, { orgId, deliveryId: claimed.id })
      return { kind: 'made', attempt: failed(at, 'unexpected') }
    }
    if (ownReasons.has(error.code)) return { kind: 'postponed', seconds: 5 }
    // The rest of a long answer is left unread by our own choice; one that is not whole in time, or breaks off, is none.
    if (error.code === 'response_too_large' && error.status !== null && acknowledges(error.status))
      return { kind: 'made', attempt: answered(at, error.status, error.durationMs) }
    return { kind: 'made', attempt: failed(at, error.code, error.status, error.durationMs) }
  }
}

function openSecrets({ secrets, log }: Sender, orgId: Id, claimed: Claimed): string[] | null {
  const place = { orgId, webhookId: claimed.endpointId }
  try {
    return claimed.secrets.map(({ id, sealed }) => secrets.get(place, id, sealed))
  } catch (error) {
    log.error('webhook secret cannot be opened', error, { orgId, webhookId: claimed.endpointId })
    return null
  }
}

const answered = (at: Instant, responseStatus: number, durationMs: number): Attempt => ({
  at,
  responseStatus,
  durationMs,
  errorCode: acknowledges(responseStatus) ? null : 'unacknowledged',
})

const failed = (
  at: Instant,
  errorCode: string,
  responseStatus: number | null = null,
  durationMs = 0,
): Attempt => ({ at, responseStatus, durationMs, errorCode })
