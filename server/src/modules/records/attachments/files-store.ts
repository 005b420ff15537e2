import type { WriteTransaction } from '../../../platform/data/database.ts'
import { type Instant, instantFromMilliseconds } from '../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'

/** A stored file of the organisation with the same bytes. */
export async function findByHash(tx: WriteTransaction, sha256: string): Promise<Id | undefined> {
  const [row] = await tx.sql<{ id: Id }>`
    select f.id from attachment_files f where f.org_id = ${tx.orgId} and f.sha256 = ${sha256}`
  return row?.id
}

export interface NewStoredFile {
  readonly id: Id
  readonly sha256: string
  readonly size: number
  /** Whether thumbnails are to be made of it. */
  readonly picture: boolean
}

export const insertFile = (tx: WriteTransaction, file: NewStoredFile): Promise<unknown> =>
  tx.sql`
    insert into attachment_files (org_id, id, sha256, size, thumbnails, thumbnails_due_at, created_at)
    values (${tx.orgId}, ${file.id}, ${file.sha256}, ${file.size},
      ${file.picture ? null : '[]'}::jsonb, ${file.picture ? instantFromMilliseconds(Date.now()) : null}, ${tx.now})`

/** Removes files that no attachment has any more; answers those that were removed. */
export const removeUnused = async (tx: WriteTransaction, ids: readonly Id[]): Promise<Id[]> =>
  (
    await tx.sql<{ id: Id }>`
      delete from attachment_files f
      where f.org_id = ${tx.orgId} and f.id = any(${ids}::uuid[])
        and not exists (select from attachments a where a.org_id = ${tx.orgId} and a.file_id = f.id)
      returning f.id`
  ).map(({ id }) => id)

/**
 * Has the bytes under the keys deleted now, and once more at the end, in real time: what was on its way when they were
 * first deleted has arrived by then, or never will.
 */
export const leaveOver = (
  tx: WriteTransaction,
  keys: readonly string[],
  { dueAt, endsAt }: { readonly dueAt: Instant; readonly endsAt: Instant },
): Promise<unknown> =>
  tx.sql`
    insert into attachment_leftovers (org_id, key, due_at, ends_at)
    select ${tx.orgId}, k.key, ${dueAt}::timestamptz, ${endsAt}::timestamptz
    from unnest(${keys}::text[]) as k(key)
    on conflict (org_id, key) do update set due_at = least(attachment_leftovers.due_at, excluded.due_at),
      ends_at = greatest(attachment_leftovers.ends_at, excluded.ends_at)
    returning key`
