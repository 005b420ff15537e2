import { sql } from 'kysely'

/** The columns of a delivery `d`, without its document. */
export const deliveryColumns = sql`d.id, d.batch_id, d.target_id, d.transport, d.format, d.state, d.file_name,
  d.content_type, d.encoding, d.sha256, d.byte_count, d.attempts, d.next_attempt_at, d.created_at, d.created_by_membership_id,
  d.delivered_at, d.failed_at, d.updated_at`
