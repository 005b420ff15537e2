import { acknowledges, type SignedPosts } from '../../../../platform/gateways/signed-posts/signed-posts.ts'
import type { Keyring } from '../../../../platform/secrets/keyring.ts'
import type { ServiceLog } from '../../../../platform/telemetry/log.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { limits } from '../../../../platform/vocabulary/limits.ts'
import { openSecret } from '../../targets/secrets.ts'
import { bytesOf } from '../rendition/encodings.ts'
import type { Outcome } from '../rules.ts'
import type { Attempt } from '../shapes.ts'
import type { ClaimedDelivery } from './queue.ts'

export interface Sender {
  readonly keyring: Keyring
  readonly posts: SignedPosts
  readonly log: ServiceLog
}

/** Sends a claimed document once. Never rejects: whatever happens is an outcome. */
export async function attempt(sender: Sender, orgId: Id, claimed: ClaimedDelivery): Promise<Outcome> {
  if (!claimed.targetActive) return { kind: 'hopeless', attempt: ended(claimed, null, 0, 'target_inactive') }
  const secrets = openSecrets(sender, orgId, claimed)
  if (!secrets) return { kind: 'made', attempt: ended(claimed, null, 0, 'secret_unreadable') }
  const outcome = await sender.posts.post({
    about: { orgId, deliveryId: claimed.id },
    url: claimed.url,
    headers: headersOf(claimed),
    body: [bytesOf(claimed.content, claimed.encoding)],
    secrets,
    deadlineMs: limits.webhook.deadlineMs,
  })
  if (!outcome) return { kind: 'postponed' }
  const { status, errorCode, durationMs } = outcome
  // A receiver that said 2xx has acknowledged, however its body went on.
  const acknowledged = status !== null && acknowledges(status)
  const code = acknowledged ? null : (errorCode ?? 'unacknowledged')
  return { kind: 'made', attempt: ended(claimed, status, durationMs, code) }
}

const headersOf = ({ id, contentType, fileName }: ClaimedDelivery) => ({
  'content-type': contentType,
  'content-disposition': `attachment; filename="${fileName}"`,
  'user-agent': 'Konttori-Exports/1.0',
  'x-service-delivery': id,
})

function openSecrets(
  { keyring, log }: Sender,
  orgId: Id,
  { targetId, secrets }: ClaimedDelivery,
): string[] | null {
  try {
    return secrets.map(({ id, sealed }) =>
      openSecret(keyring, { orgId, targetId }, id, Buffer.from(sealed, 'base64')),
    )
  } catch (error) {
    log.error('the secret of an export target cannot be opened', error, { orgId, targetId })
    return null
  }
}

const ended = (
  { leaseStartedAt: at }: ClaimedDelivery,
  responseStatus: number | null,
  durationMs: number,
  errorCode: string | null,
): Attempt => ({ at, responseStatus, durationMs, errorCode })
