import type { RawBuilder } from 'kysely'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { saveState } from '../batches/store.ts'
import { deliveryColumns, type DeliveryContent, type ExportDelivery } from './shapes.ts'
import type { Rendition } from './rendition/rendition.ts'
import type { NewHandover } from './rules.ts'

/** A document as it is kept. */
export type StoredDocument = Omit<DeliveryContent, 'content' | 'base64'> & Pick<Rendition, 'compressed'>

/** The rows of a page: `keyset` says where it continues and in which order. */
export const listDeliveries = (
  db: TenantDb,
  batchId: Id,
  keyset: RawBuilder<unknown>,
): Promise<ExportDelivery[]> =>
  db.sql<ExportDelivery>`
    select ${deliveryColumns} from export_deliveries d
    where d.org_id = ${db.orgId} and d.batch_id = ${batchId} ${keyset}`

export const findDelivery = async (db: TenantDb, id: Id): Promise<ExportDelivery | undefined> =>
  (
    await db.sql<ExportDelivery>`
      select ${deliveryColumns} from export_deliveries d where d.org_id = ${db.orgId} and d.id = ${id}`
  )[0]

export const findDocument = async (db: TenantDb, id: Id): Promise<StoredDocument | undefined> =>
  (
    await db.sql<StoredDocument>`
      select d.file_name, d.content_type, d.encoding, d.sha256, d.compressed from export_deliveries d
      where d.org_id = ${db.orgId} and d.id = ${id}`
  )[0]

/** The delivery with which a target has a batch, or null. */
export async function acknowledgedBy(db: TenantDb, batchId: Id, targetId: Id): Promise<Id | null> {
  const rows = await db.sql<{ id: Id }>`
    select d.id from export_deliveries d
    where d.org_id = ${db.orgId} and d.batch_id = ${batchId} and d.target_id = ${targetId} and d.state = 'delivered'`
  return rows[0]?.id ?? null
}

/** Saves a delivery that begins. */
export const insertHandover = (
  tx: WriteTransaction,
  { batch, delivery, rendition }: NewHandover,
): Promise<unknown> =>
  Promise.all([
    tx.sql`
      insert into export_deliveries (org_id, id, batch_id, target_id, transport, format, state, file_name,
        content_type, encoding, sha256, byte_count, compressed, attempts, next_attempt_at, created_at, created_by_membership_id,
        delivered_at, updated_at)
      values (${tx.orgId}, ${delivery.id}, ${delivery.batchId}, ${delivery.targetId}, ${delivery.transport},
        ${delivery.format}, ${delivery.state}, ${delivery.fileName}, ${delivery.contentType}, ${delivery.encoding}, ${delivery.sha256},
        ${delivery.byteCount}, ${rendition.compressed}, ${JSON.stringify(delivery.attempts)}, ${delivery.nextAttemptAt},
        ${delivery.createdAt}, ${delivery.createdByMembershipId}, ${delivery.deliveredAt}, ${delivery.updatedAt})`,
    saveState(tx, batch),
  ])
