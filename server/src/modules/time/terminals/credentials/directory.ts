import type { Database, WriteTransaction } from '../../../../platform/data/database.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'

declare module '../../../../platform/data/tables.ts' {
  interface DirectoryTables {
    deviceCredentials: DeviceCredentialsTable
  }
}

/** Which organisation a credential of a device belongs to; asked before any organisation is known. */
export interface DeviceCredentialsTable {
  readonly tokenHash: Buffer
  readonly orgId: string
  readonly credentialId: string
}

export interface Whereabouts {
  readonly orgId: Id
  readonly credentialId: Id
}

export const findPlace = (database: Database, tokenHash: Buffer): Promise<Whereabouts | undefined> =>
  database.directory
    .selectFrom('deviceCredentials')
    .select(['orgId', 'credentialId'])
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst()

export const add = (tx: WriteTransaction, credentialId: Id, tokenHash: Buffer): Promise<unknown> =>
  tx.sql`
    insert into directory.device_credentials (token_hash, org_id, credential_id)
    values (${tokenHash}, ${tx.orgId}, ${credentialId}) returning 1`

export const remove = (tx: WriteTransaction, credentialIds: readonly Id[]): Promise<unknown> =>
  tx.sql`
    delete from directory.device_credentials d
    where d.org_id = ${tx.orgId} and d.credential_id = any(${credentialIds}::uuid[]) returning 1`
