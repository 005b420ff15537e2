import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { slot } from '../../../../platform/slots.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'

/**
 * Something of another family that waits for a member, such as unapproved days; told to whoever asks what
 * deactivating the member would leave behind. Families contribute theirs where the modules are wired.
 */
export interface OpenWork {
  /** A plural in snake_case, `unapproved_work_days`. */
  readonly kind: string
  count(db: TenantDb, membershipId: Id): Promise<number>
  /** Removes what the member left that is no history, such as blank days, before a member without history is deleted. */
  removeTraces?(tx: WriteTransaction, membershipId: Id): Promise<unknown>
}

/** Families that build on members contribute theirs. */
export const openWork = slot<OpenWork>('members.open_work')

export async function openWorkOf(
  db: TenantDb,
  membershipId: Id,
  families: readonly OpenWork[],
): Promise<{ kind: string; count: number }[]> {
  const counted = await Promise.all(
    families.map(async ({ kind, count }) => ({ kind, count: await count(db, membershipId) })),
  )
  return counted.filter(({ count }) => count > 0)
}
