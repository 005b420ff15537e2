import { type RawBuilder, sql } from 'kysely'

/**
 * The finalized files of a record, for statements of other families: a parenthesised select of `id`, `file_name`, `role`,
 * `content_type`, `size`, `finalized_at` and `created_by_membership_id`.
 */
export const attachedFiles = (
  orgId: string,
  { type, id }: { readonly type: string; readonly id: RawBuilder<unknown> },
): RawBuilder<unknown> => sql`(
  select f.id, f.file_name, f.role, f.content_type, f.size, f.finalized_at, f.created_by_membership_id
  from attachments f
  where f.org_id = ${orgId} and f.target_type = ${sql.lit(type)} and f.target_id = ${id} and f.state = 'finalized')`
