import { refusalAtGates } from '../../../../platform/access/gates.ts'
import type { Services } from '../../../../platform/services.ts'
import { attachments } from '../contract.ts'
import { loadWithAccess } from '../loading.ts'
import type { StoredAttachment } from '../store.ts'
import type { Link } from './link.ts'

/**
 * The attachment of a link, if whoever asked for it could read it now with the same credential: its state, the member,
 * the credential and the target are looked at with every use.
 */
export async function readable(services: Services, link: Link): Promise<StoredAttachment | undefined> {
  if (link.endsAtMs <= Date.now()) return undefined
  const resolution = await services.authenticator.find(link.orgId, link.credential)
  if ('refusal' in resolution) return undefined
  const { caller } = resolution
  if (caller.membership.id !== link.membershipId) return undefined
  if (refusalAtGates(attachments.operations.download, caller)) return undefined
  const db = services.database.reader(link.orgId)
  const found = await loadWithAccess(db, caller, services, link.attachmentId)
  return found?.attachment.state === 'finalized' ? found.attachment : undefined
}
