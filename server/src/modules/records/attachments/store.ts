import { type RawBuilder, sql } from 'kysely'
import type { WriteTransaction } from '../../../platform/data/database.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { Instant } from '../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import type { Attachment, AttachmentState } from './attachment.ts'
import type { ShownThumbnail } from './shapes.ts'

/** An attachment with the thumbnails of its file; null while they are to be made, and without a file. */
export interface StoredAttachment extends Attachment {
  readonly thumbnails: readonly ShownThumbnail[] | null
}

const columns = sql`a.id, a.target_type, a.target_id, a.role, a.file_name, a.content_type, a.size, a.sha256, a.state,
  a.file_id, a.finding, a.expires_at, a.finalized_at, a.created_at, a.created_by_membership_id, a.updated_at`

const attachmentsWhere = (db: TenantDb, condition: RawBuilder<unknown>): Promise<StoredAttachment[]> =>
  db.sql<StoredAttachment>`
    select ${columns}, f.thumbnails
    from attachments a left join attachment_files f on f.org_id = ${db.orgId} and f.id = a.file_id
    where a.org_id = ${db.orgId} and ${condition}`

export const findAttachment = async (db: TenantDb, id: Id): Promise<StoredAttachment | undefined> =>
  (await attachmentsWhere(db, sql`a.id = ${id}`))[0]

export interface AttachmentFilter {
  readonly targetType: string
  readonly targetId: Id
  readonly state?: AttachmentState | undefined
}

/** The rows of a page: `keyset` says where it continues and in which order. */
export const listAttachments = (
  db: TenantDb,
  { targetType, targetId, state }: AttachmentFilter,
  keyset: RawBuilder<unknown>,
): Promise<StoredAttachment[]> =>
  attachmentsWhere(
    db,
    sql`a.target_type = ${targetType} and a.target_id = ${targetId}
      and ${state ? sql`a.state = ${state}` : sql`a.state not in ('deleted', 'expired')`} ${keyset}`,
  )

/** Bytes of the organisation's files, by attachment: equal ones count each time, so that nobody learns of them. */
export async function usedBytes(db: TenantDb): Promise<number> {
  const [row] = await db.sql<{ bytes: number }>`
    select coalesce(sum(a.size), 0)::bigint as bytes from attachments a
    where a.org_id = ${db.orgId} and a.state in ('pending', 'finalized')`
  return row?.bytes ?? 0
}

export const insertAttachment = (tx: WriteTransaction, attachment: Attachment): Promise<unknown> =>
  tx.sql`
    insert into attachments (org_id, id, target_type, target_id, role, file_name, content_type, size, sha256, state,
      expires_at, created_at, created_by_membership_id, updated_at)
    values (${tx.orgId}, ${attachment.id}, ${attachment.targetType}, ${attachment.targetId}, ${attachment.role},
      ${attachment.fileName}, ${attachment.contentType}, ${attachment.size}, ${attachment.sha256},
      ${attachment.state}, ${attachment.expiresAt}, ${attachment.createdAt}, ${attachment.createdByMembershipId},
      ${attachment.updatedAt})`

/** Saves how far attachments have got, as a set. */
export const saveStates = (tx: WriteTransaction, attachments: readonly Attachment[]): Promise<unknown> =>
  tx.sql`
    update attachments a set state = s.state, file_name = s."fileName", sha256 = s.sha256, file_id = s."fileId",
      finding = s.finding, finalized_at = s."finalizedAt", updated_at = s."updatedAt"
    from jsonb_to_recordset(${JSON.stringify(attachments.map(stateRow))}::jsonb) as s(id uuid, state text,
      "fileName" text, sha256 text, "fileId" uuid, finding text, "finalizedAt" timestamptz, "updatedAt" timestamptz)
    where a.org_id = ${tx.orgId} and a.id = s.id
    returning a.id`

const stateRow = ({ id, state, fileName, sha256, fileId, finding, finalizedAt, updatedAt }: Attachment) => ({
  id,
  state,
  fileName,
  sha256,
  fileId,
  finding,
  finalizedAt,
  updatedAt,
})

/** Pending attachments whose hour is over. */
export const findOverdue = (tx: WriteTransaction, atOnce: number): Promise<Attachment[]> =>
  tx.sql<Attachment>`
    select ${columns} from attachments a
    where a.org_id = ${tx.orgId} and a.state = 'pending' and a.expires_at <= ${tx.now}
    order by a.expires_at, a.id limit ${atOnce}`

/** Forgets attachments that ended before an instant. */
export const forgetEnded = (tx: WriteTransaction, before: Instant): Promise<unknown> =>
  tx.sql`
    delete from attachments a
    where a.org_id = ${tx.orgId} and a.state in ('deleted', 'expired') and a.updated_at < ${before}`

/** Attachments of one type of target that have not ended, a page in the order of their targets. */
export const findOfTargets = (
  tx: WriteTransaction,
  type: string,
  page: { readonly after: Id | null; readonly limit: number },
): Promise<{ targetId: Id }[]> =>
  tx.sql<{ targetId: Id }>`
    select distinct a.target_id from attachments a
    where a.org_id = ${tx.orgId} and a.target_type = ${type} and a.state not in ('deleted', 'expired')
      and ${page.after === null ? sql`true` : sql`a.target_id > ${page.after}`}
    order by a.target_id limit ${page.limit}`

/** The attachments of records that have not ended. */
export const findLiveOf = (
  tx: WriteTransaction,
  type: string,
  targetIds: readonly Id[],
): Promise<Attachment[]> =>
  tx.sql<Attachment>`
    select ${columns} from attachments a
    where a.org_id = ${tx.orgId} and a.target_type = ${type} and a.target_id = any(${targetIds}::uuid[])
      and a.state not in ('deleted', 'expired')`
