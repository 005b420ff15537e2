import type { Database, WriteTransaction } from '../../../platform/data/database.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'

declare module '../../../platform/data/tables.ts' {
  interface DirectoryTables {
    credentials: CredentialsTable
  }
}

/** Which organisation a secret belongs to; read before any organisation is known. */
export interface CredentialsTable {
  readonly tokenHash: Buffer
  readonly orgId: string
  readonly credentialId: string
  readonly kind: 'api_key'
}

export interface Whereabouts {
  readonly orgId: Id
  /** The id of the secret in its organisation. */
  readonly credentialId: Id
}

const knownPlaces = 10_000

/** Where secrets are. A secret never moves, so it is looked up once; whether it is still valid, its organisation says. */
export class Places {
  readonly #database: Database
  readonly #known = new Map<string, Whereabouts>()

  constructor(database: Database) {
    this.#database = database
  }

  async find(tokenHash: Buffer): Promise<Whereabouts | undefined> {
    const name = tokenHash.toString('base64')
    const known = this.#known.get(name)
    if (known) return known
    const found = await this.#lookUp(tokenHash)
    if (!found) return undefined
    if (this.#known.size >= knownPlaces) this.#known.clear()
    this.#known.set(name, found)
    return found
  }

  #lookUp(tokenHash: Buffer): Promise<Whereabouts | undefined> {
    return this.#database.directory
      .selectFrom('credentials')
      .select(['orgId', 'credentialId'])
      .where('tokenHash', '=', tokenHash)
      .where('kind', '=', 'api_key')
      .executeTakeFirst()
  }
}

export function add(tx: WriteTransaction, credentialId: Id, tokenHash: Buffer): void {
  tx.defer(tx.sql`
    insert into directory.credentials (token_hash, org_id, credential_id, kind)
    values (${tokenHash}, ${tx.orgId}, ${credentialId}, 'api_key')`)
}

export function remove(tx: WriteTransaction, credentialIds: readonly Id[]): void {
  tx.defer(tx.sql`
    delete from directory.credentials
    where org_id = ${tx.orgId} and credential_id = any(${credentialIds}::uuid[])`)
}
