import type pg from 'pg'
import { canonicalText, type AuditEntry } from '../audit/entry.ts'
import { sealOf } from '../audit/sealing.ts'
import { entryColumns } from '../audit/stored-chain.ts'
import { connect, type Target, textFormats } from '../data/wire/connect.ts'
import type { Connection } from '../data/wire/connection.ts'
import { scopeTo } from '../data/scope.ts'
import type { ServiceKey } from './service-key.ts'
import { createSecretKey } from 'node:crypto'

const mostOrganisations = 100
const rowsOfEach = 3

/**
 * Audit rows of a database that does not yet store its key's id: the newest rows of the newest organisations. An
 * organisation with sealed values has audit rows, since every write adds one.
 */
export async function sealedEvidence(target: Target, client: pg.Client): Promise<AuditEntry[]> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('audit_entries') is not null and to_regclass('directory.organisations') is not null as there`,
  )
  if (!rows[0]?.there) return []
  const connection = await connect(target, textFormats, { allowsTransactions: true })
  try {
    return await newestRows(connection)
  } finally {
    await connection.close()
  }
}

async function newestRows(connection: Connection): Promise<AuditEntry[]> {
  const [organisations] = await connection.submit([
    {
      text: 'select org_id from directory.organisations order by created_at desc limit $1',
      values: [mostOrganisations],
    },
  ])
  const found: AuditEntry[] = []
  for (const { orgId } of (organisations?.rows ?? []) as { orgId: string }[]) {
    // Row-level security applies to the owner too, unless its login is a superuser.
    const [, newest] = await connection.submit([
      scopeTo(orgId),
      {
        text: `select ${entryColumns} from audit_entries where org_id = $1 order by sequence desc limit $2`,
        values: [orgId, rowsOfEach],
      },
    ])
    found.push(...((newest?.rows ?? []) as AuditEntry[]))
  }
  return found
}

/** Whether the key sealed one of the rows; a row that was changed matches no key. */
export function sealedWith(key: ServiceKey, rows: readonly AuditEntry[]): boolean {
  const chain = key.derive('audit')
  if (!chain) return false
  const secret = createSecretKey(chain)
  return rows.some(row => sealOf(secret, canonicalText(row)) === row.hash)
}
