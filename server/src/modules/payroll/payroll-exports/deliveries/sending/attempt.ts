import { acknowledges, type SignedPosts } from '../../../../../platform/gateways/signed-posts/signed-posts.ts'
import type { SftpUploads } from '../../../../../platform/gateways/sftp/sftp-uploads.ts'
import type { Keyring } from '../../../../../platform/secrets/keyring.ts'
import type { ServiceLog } from '../../../../../platform/telemetry/log.ts'
import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import { limits } from '../../../../../platform/vocabulary/limits.ts'
import { uploadDeadlineMs } from '../../bounds.ts'
import { openCredential, openSecret } from '../../targets/secrets.ts'
import { decompressed } from '../rendition/decompressed.ts'
import type { Outcome } from '../rules.ts'
import type { Attempt } from '../shapes.ts'
import type { ClaimedDelivery } from './queue.ts'

export interface Sender {
  readonly keyring: Keyring
  readonly posts: SignedPosts
  readonly uploads: SftpUploads
  readonly log: ServiceLog
}

/** Sends a claimed document once. Never rejects: whatever happens is an outcome. */
export async function attempt(sender: Sender, orgId: Id, claimed: ClaimedDelivery): Promise<Outcome> {
  if (!claimed.targetActive) return { kind: 'hopeless', attempt: ended(claimed, null, 0, 'target_inactive') }
  return claimed.transport === 'sftp' ? upload(sender, orgId, claimed) : post(sender, orgId, claimed)
}

async function post(sender: Sender, orgId: Id, claimed: ClaimedDelivery): Promise<Outcome> {
  const { url } = claimed
  const secrets = opened(sender, orgId, claimed, openSecret)
  if (!secrets || url === null) return unreadable(claimed)
  const outcome = await sender.posts.post({
    about: { orgId, deliveryId: claimed.id },
    url,
    headers: headersOf(claimed),
    body: [await decompressed(claimed.compressed)],
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

/** Why another attempt would gain nothing: only somebody who looks at the target can mend it. */
const hopeless: ReadonlySet<string> = new Set(['host_key_mismatch', 'authentication_failed'])

async function upload(sender: Sender, orgId: Id, claimed: ClaimedDelivery): Promise<Outcome> {
  const { sftp, id, fileName, compressed } = claimed
  const [credential] = opened(sender, orgId, claimed, openCredential) ?? []
  if (!credential || !sftp) return unreadable(claimed)
  const { host, port, username, hostKeys, directory } = sftp
  const outcome = await sender.uploads.upload({
    about: { orgId, deliveryId: id },
    ...{ host, port, username, hostKeys, directory, credential, fileName },
    uploadId: id,
    content: await decompressed(compressed),
    deadlineMs: uploadDeadlineMs,
  })
  if (!outcome) return { kind: 'postponed' }
  const { errorCode, durationMs } = outcome
  const kind = errorCode !== null && hopeless.has(errorCode) ? 'hopeless' : 'made'
  return { kind, attempt: ended(claimed, null, durationMs, errorCode) }
}

const headersOf = ({ id, contentType, fileName }: ClaimedDelivery) => ({
  'content-type': contentType,
  'content-disposition': `attachment; filename="${fileName}"`,
  'user-agent': 'Konttori-Exports/1.0',
  'x-service-delivery': id,
})

/** The secrets of the target, the newest first; null where they cannot be opened. */
function opened<Secret>(
  { keyring, log }: Sender,
  orgId: Id,
  { targetId, secrets }: ClaimedDelivery,
  open: (
    keyring: Keyring,
    place: { readonly orgId: Id; readonly targetId: Id },
    id: Id,
    sealed: Buffer,
  ) => Secret,
): Secret[] | null {
  try {
    return secrets.map(({ id, sealed }) =>
      open(keyring, { orgId, targetId }, id, Buffer.from(sealed, 'base64')),
    )
  } catch (error) {
    log.error('the secret of an export target cannot be opened', error, { orgId, targetId })
    return null
  }
}

const unreadable = (claimed: ClaimedDelivery): Outcome => ({
  kind: 'made',
  attempt: ended(claimed, null, 0, 'secret_unreadable'),
})

const ended = (
  { leaseStartedAt: at }: ClaimedDelivery,
  responseStatus: number | null,
  durationMs: number,
  errorCode: string | null,
): Attempt => ({ at, responseStatus, durationMs, errorCode })
