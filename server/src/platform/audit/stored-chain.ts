import type { TenantDb } from '../data/tenant-db.ts'
import type { Checkpoint } from './checkpoints.ts'
import type { AuditEntry } from './entry.ts'
import type { AuditHead } from './sealing.ts'

/** A page is parsed in one go, so it is small enough not to delay other requests. */
const rowsAtOnce = 250

/** An organisation's rows in the order of the chain, read in pages. Read them on a snapshot, with its head. */
export async function* storedEntries(db: TenantDb): AsyncGenerator<AuditEntry, undefined> {
  for (let page = entriesAfter(db, Number.MIN_SAFE_INTEGER); ; ) {
    const rows = await page
    const last = rows.at(-1)
    // The next page is fetched while this one is processed.
    const more = last && rows.length === rowsAtOnce ? entriesAfter(db, last.sequence) : undefined
    more?.catch(() => {})
    yield* rows
    if (!more) return undefined
    page = more
  }
}

/** The columns of an `AuditEntry`. */
export const entryColumns = `org_id as organisation_id, sequence, id, at, actor_membership_id, credential_kind,
  credential_id, operation, request_id, action, target_type, target_id, changes, reason, origin,
  encode(salt, 'hex') as salt, encode(personal_digest, 'hex') as personal_digest, erased_by,
  encode(prev_hash, 'hex') as prev_hash, encode(hash, 'hex') as hash`

const entriesAfter = (db: TenantDb, sequence: number): Promise<AuditEntry[]> =>
  db.sql<AuditEntry>`
    select org_id as organisation_id, sequence, id, at, actor_membership_id, credential_kind, credential_id, operation,
      request_id, action, target_type, target_id, changes, reason, origin, encode(salt, 'hex') as salt,
      encode(personal_digest, 'hex') as personal_digest, erased_by, encode(prev_hash, 'hex') as prev_hash,
      encode(hash, 'hex') as hash
    from audit_entries where org_id = ${db.orgId} and sequence > ${sequence} order by sequence limit ${rowsAtOnce}`

/** The last row of the chain; undefined when it is empty. */
export async function lastEntry(db: TenantDb): Promise<AuditEntry | undefined> {
  const { sequence } = await storedHead(db)
  const [last] = await entriesAfter(db, sequence - 1)
  return last
}

/** The head of the chain, from the organisation's clock row. */
export async function storedHead(db: TenantDb): Promise<AuditHead> {
  const [row] = await db.sql<AuditHead>`
    select audit_sequence as sequence, encode(audit_hash, 'hex') as hash
    from organisation_clocks where org_id = ${db.orgId}`
  if (!row) throw new Error(`no organisation has the id ${db.orgId}`)
  return row
}

/** The stored checkpoints, in the order of their sequence. */
export async function* storedCheckpoints(db: TenantDb): AsyncGenerator<Checkpoint, undefined> {
  for (let after = 0; ; ) {
    const rows = await db.sql<Checkpoint & { signature: Buffer }>`
      select org_id as organisation_id, sequence, encode(hash, 'hex') as hash, at, signature
      from audit_checkpoints where org_id = ${db.orgId} and sequence > ${after}
      order by sequence limit ${rowsAtOnce}`
    for (const row of rows) yield { ...row, signature: row.signature.toString('base64url') }
    const last = rows.at(-1)
    if (!last || rows.length < rowsAtOnce) return undefined
    after = last.sequence
  }
}
