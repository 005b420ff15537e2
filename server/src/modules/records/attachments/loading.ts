import type { Caller } from '../../../platform/access/caller.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { Services } from '../../../platform/services.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import * as store from './store.ts'
import { accessTo, attachmentTargets, type TargetAccess } from './targets.ts'

/** An attachment with what the caller may do with it; undefined when there is none that they may read. */
export async function loadWithAccess(
  db: TenantDb,
  caller: Caller,
  services: Pick<Services, 'contributions'>,
  id: Id,
): Promise<{ attachment: store.StoredAttachment; access: TargetAccess } | undefined> {
  const attachment = await store.findAttachment(db, id)
  if (!attachment) return undefined
  const target = { type: attachment.targetType, id: attachment.targetId }
  const access = await accessTo(db, caller, services.contributions(attachmentTargets), target)
  return 'refusal' in access ? undefined : { attachment, access }
}
