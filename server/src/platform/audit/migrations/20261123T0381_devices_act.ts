import { type Kysely, sql } from 'kysely'

/** Only expands. */
export const expands = true

/** A device acts in its own name: no member stands behind it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table audit_entries
      drop constraint audit_entries_credential_kind_check,
      add constraint audit_entries_credential_kind_check
        check (credential_kind in ('session', 'personal_key', 'service_key', 'oauth', 'device', 'system'))`.execute(
    db,
  )
}
