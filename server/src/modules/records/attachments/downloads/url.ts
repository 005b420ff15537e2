import type { Caller } from '../../../../platform/access/caller.ts'
import type { Services } from '../../../../platform/services.ts'
import { instantFromMilliseconds, millisecondsOf } from '../../../../platform/vocabulary/dates.ts'
import { limits } from '../../../../platform/vocabulary/limits.ts'
import { type Link, sealLink } from './link.ts'
import { downloadsPath } from './path.ts'

/** A URL of our own that answers the bytes for a while, wherever they lie: one of S3 could not be called back. */
export function downloadUrl(
  { keyring, baseUrl }: Pick<Services, 'keyring' | 'baseUrl'>,
  { organisation, membership, credential }: Caller,
  { attachmentId, size }: Pick<Link, 'attachmentId' | 'size'>,
): { url: string; expiresAt: string } {
  const expiresAt = instantFromMilliseconds(Date.now() + limits.attachments.linkMinutes * 60_000)
  const link = sealLink(keyring, {
    orgId: organisation.id,
    attachmentId,
    size,
    credential: { kind: credential.kind, id: credential.id },
    membershipId: membership.id,
    endsAtMs: millisecondsOf(expiresAt),
  })
  return { url: `${baseUrl}${downloadsPath}/${link}`, expiresAt }
}
