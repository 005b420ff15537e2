import {
  type OutboundCode,
  type OutboundHttps,
  OutboundRefused,
} from '../../../../platform/gateways/outbound-https/outbound-https.ts'
import type { ServiceLog } from '../../../../platform/telemetry/log.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { limits } from '../../../../platform/vocabulary/limits.ts'
import type { Attempt } from '../../shapes.ts'
import type { Claimed } from '../leases.ts'
import { acknowledges, type Outcome } from '../settlement.ts'
import { bodyOf, headersOf } from './message.ts'

/** What attempts are made with. */
export interface Sender {
  readonly outbound: OutboundHttps
  readonly log: Pick<ServiceLog, 'error'>
}

/** What there is to know of a claimed delivery to send it; of plain data alone, so that another thread may. */
export interface Sendable extends Pick<Claimed, 'id' | 'endpointId' | 'startedAt' | 'receiver' | 'message'> {
  readonly orgId: Id
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
export async function attempt(
  { outbound, log }: Sender,
  { orgId, id, receiver: { secrets }, message }: Sendable,
  { url, at }: Start,
): Promise<Outcome> {
  const { tail } = message
  if (!tail) return { kind: 'hopeless', attempt: failed(at, 'event_expired') }
  if (!secrets) return { kind: 'made', attempt: failed(at, 'secret_unreadable') }
  const body = bodyOf(id, tail)
  // Real time, because receivers compare it with their own clock.
  const headers = headersOf(id, message, body, secrets, Math.floor(Date.now() / 1000))
  try {
    const answer = await outbound.post(url, {
      headers,
      body,
      deadlineMs: limits.webhook.deadlineMs,
      maxResponseBytes,
    })
    return { kind: 'made', attempt: answered(at, answer.status, answer.durationMs) }
  } catch (error) {
    if (!(error instanceof OutboundRefused)) {
      log.error('webhook delivery failed', error, { orgId, deliveryId: id })
      return { kind: 'made', attempt: failed(at, 'unexpected') }
    }
    if (ownReasons.has(error.code)) return { kind: 'postponed', seconds: 5 }
    // The rest of a long answer is left unread by our own choice; one that is not whole in time, or breaks off, is none.
    if (error.code === 'response_too_large' && error.status !== null && acknowledges(error.status))
      return { kind: 'made', attempt: answered(at, error.status, error.durationMs) }
    return { kind: 'made', attempt: failed(at, error.code, error.status, error.durationMs) }
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
