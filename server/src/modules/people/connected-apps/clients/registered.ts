import type { Database } from '../../../../platform/data/database.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import { type Id, isId } from '../../../../platform/vocabulary/ids.ts'
import {
  type OrganisationAccess,
  organisationAccess,
  organisationInstant,
} from '../../../company/organisation/port.ts'
import type { OAuthClient } from './client.ts'

declare module '../../../../platform/data/tables.ts' {
  interface DirectoryTables {
    oauthClients: { readonly clientId: string; readonly orgId: string }
  }
}

/** An app as the authorization server finds it: with its organisation and the hashes of its live secrets. */
export interface RegisteredClient {
  readonly client: OAuthClient
  readonly organisation: OrganisationAccess
  /** SHA-256, base64url. */
  readonly secretHashes: readonly string[]
}

/** The organisation of an app that has not been deleted. */
export async function organisationOfClient(database: Database, clientId: string): Promise<Id | undefined> {
  if (!isId(clientId)) return undefined
  const place = await database.directory
    .selectFrom('oauthClients')
    .select('orgId')
    .where('clientId', '=', clientId)
    .executeTakeFirst()
  return place?.orgId
}

/** An app by its `client_id`: one statement in the directory, one in the organisation. */
export async function findRegistered(
  database: Database,
  clientId: string,
): Promise<RegisteredClient | undefined> {
  const orgId = await organisationOfClient(database, clientId)
  if (orgId === undefined) return undefined
  const db = database.reader(orgId)
  const [row] = await db.sql<
    OAuthClient & { organisation: OrganisationAccess; secrets: readonly StoredSecret[] }
  >`
    select c.id, c.name, c.kind, c.redirect_uris, c.scope, c.read_only, c.created_by, c.deleted_at, c.created_at,
      c.updated_at, ${organisationAccess(orgId)} as organisation,
      coalesce((select jsonb_agg(jsonb_build_object('hash', encode(s.secret_hash, 'hex'), 'validUntil',
          to_char(s.valid_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by s.id)
        from oauth_client_secrets s where s.org_id = ${orgId} and s.client_id = c.id), '[]') as secrets
    from oauth_clients c where c.org_id = ${orgId} and c.id = ${clientId} and c.deleted_at is null`
  if (!row) return undefined
  const { organisation, secrets, ...client } = row
  const now = organisationInstant(organisation)
  const live = secrets.filter(({ validUntil }) => validUntil === null || validUntil > now)
  return {
    client,
    organisation,
    secretHashes: live.map(({ hash }) => Buffer.from(hash, 'hex').toString('base64url')),
  }
}

interface StoredSecret {
  readonly hash: string
  readonly validUntil: Instant | null
}
