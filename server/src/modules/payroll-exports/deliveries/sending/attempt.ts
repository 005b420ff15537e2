import {
  type OutboundCode,
  type OutboundHttps,
  OutboundRefused,
} from '../../../../platform/gateways/outbound-https/outbound-https.ts'
import type { Keyring } from '../../../../platform/secrets/keyring.ts'
import type { ServiceLog } from '../../../../platform/telemetry/log.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { limits } from '../../../../platform/vocabulary/limits.ts'
import { openSecret } from '../../targets/secrets.ts'
import type { Outcome } from '../rules.ts'
import type { Attempt } from '../shapes.ts'
import type { Claimed } from './queue.ts'
import { signatureOf } from '../../../../platform/secrets/signature.ts'

export interface Sender {
  readonly keyring: Keyring
  readonly outbound: OutboundHttps
  readonly log: ServiceLog
  /** Real milliseconds: receivers compare the signature's time with their own clock. */
  readonly clock: () => number
}

/** A receiver has nothing to tell us but its status; more than this is not read. */
const maxResponseBytes = 64 * 1024

/** Reasons for which nothing left us, through no fault of the receiver. */
const ownReasons: ReadonlySet<OutboundCode> = new Set(['destination_busy', 'closed'])

/** Sends a claimed document once. Never throws: whatever happens is an outcome. */
export async function attempt(sender: Sender, orgId: Id, claimed: Claimed): Promise<Outcome> {
  if (!claimed.targetActive) return { kind: 'hopeless', attempt: ended(claimed, null, 0, 'target_inactive') }
  const secrets = openSecrets(sender, orgId, claimed)
  if (!secrets) return { kind: 'made', attempt: ended(claimed, null, 0, 'secret_unreadable') }
  try {
    const { status, durationMs } = await sender.outbound.post(claimed.url, {
      headers: headersOf(claimed, secrets, Math.floor(sender.clock() / 1000)),
      body: claimed.content,
      deadlineMs: limits.webhook.deadlineMs,
      maxResponseBytes,
    })
    return { kind: 'made', attempt: answered(claimed, status, durationMs) }
  } catch (error) {
    if (!(error instanceof OutboundRefused)) {
      sender.log.error('payroll delivery failed', error, { orgId, deliveryId: claimed.id })
      return { kind: 'made', attempt: ended(claimed, null, 0, 'unexpected') }
    }
    if (ownReasons.has(error.code)) return { kind: 'postponed' }
    // A receiver that said 2xx has acknowledged, however its body went on.
    if (error.status !== null && acknowledges(error.status))
      return { kind: 'made', attempt: answered(claimed, error.status, error.durationMs) }
    return { kind: 'made', attempt: ended(claimed, error.status, error.durationMs, error.code) }
  }
}

const headersOf = (claimed: Claimed, secrets: readonly string[], unixSeconds: number) => ({
  'content-type': claimed.contentType,
  'content-disposition': `attachment; filename="${claimed.fileName}"`,
  'user-agent': 'Konttori-Exports/1.0',
  'x-service-delivery': claimed.id,
  'x-service-signature': signatureOf(secrets, unixSeconds, claimed.content),
})

function openSecrets({ keyring, log }: Sender, orgId: Id, { targetId, secrets }: Claimed): string[] | null {
  try {
    return secrets.map(({ id, sealed }) =>
      openSecret(keyring, { orgId, targetId }, id, Buffer.from(sealed, 'base64')),
    )
  } catch (error) {
    log.error('the secret of an export target cannot be opened', error, { orgId, targetId })
    return null
  }
}

/** Any 2xx acknowledges; a redirect does not. */
const acknowledges = (status: number): boolean => status >= 200 && status < 300

const answered = (claimed: Claimed, status: number, durationMs: number): Attempt =>
  ended(claimed, status, durationMs, acknowledges(status) ? null : 'unacknowledged')

const ended = (
  { leaseStartedAt: at }: Claimed,
  responseStatus: number | null,
  durationMs: number,
  errorCode: string | null,
): Attempt => ({ at, responseStatus, durationMs, errorCode })
