import { sql } from 'kysely'
import type { Database, WriteTransaction } from '../../../../platform/data/database.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'

declare module '../../../../platform/data/tables.ts' {
  interface DirectoryTables {
    oauthInteractions: { readonly idHash: Buffer; sealed: Buffer; expiresAt: Instant }
  }
}

export interface StoredInteraction {
  readonly idHash: Buffer
  readonly sealed: Buffer
  /** In real time. */
  readonly expiresAt: Instant
}

export const save = (database: Database, interaction: StoredInteraction): Promise<unknown> =>
  database.directory
    .insertInto('oauthInteractions')
    .values(interaction)
    .onConflict(conflict =>
      conflict.column('idHash').doUpdateSet({ sealed: interaction.sealed, expiresAt: interaction.expiresAt }),
    )
    .execute()

/** Keeps one that is there, in an organisation's transaction. */
export const saveIn = (tx: WriteTransaction, { idHash, sealed, expiresAt }: StoredInteraction): void =>
  tx.defer(tx.sql`
    update directory.oauth_interactions set sealed = ${sealed}, expires_at = ${expiresAt}
    where id_hash = ${idHash}`)

export async function find(
  database: Database,
  idHash: Buffer,
  realNow: Instant,
): Promise<Buffer | undefined> {
  const row = await database.directory
    .selectFrom('oauthInteractions')
    .select('sealed')
    .where('idHash', '=', idHash)
    .where('expiresAt', '>', realNow)
    .executeTakeFirst()
  return row?.sealed
}

export const remove = (database: Database, idHash: Buffer): Promise<unknown> =>
  database.directory.deleteFrom('oauthInteractions').where('idHash', '=', idHash).execute()

export const removeExpired = (database: Database, before: Instant): Promise<unknown> =>
  sql`delete from directory.oauth_interactions where expires_at < ${before}`.execute(database.directory)
