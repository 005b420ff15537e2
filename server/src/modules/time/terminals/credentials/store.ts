import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { jsonb } from '../../../../platform/data/tables.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import {
  type CredentialUse,
  type OrganisationAccess,
  organisationAccess,
} from '../../../company/organisation/port.ts'
import * as directory from './directory.ts'
import { hashOf } from './token.ts'

/** A device as its credential found it. */
export interface FoundDevice {
  readonly terminalId: Id
  readonly name: string
  readonly state: string
  readonly active: boolean
  readonly lastSeenAt: Instant | null
  /** Until when the credential itself is good; null for the terminal's present one. */
  readonly validUntil: Instant | null
  readonly organisation: OrganisationAccess | null
}

/** The device of a credential. One statement. */
export async function findDevice(db: TenantDb, credentialId: Id): Promise<FoundDevice | undefined> {
  const [row] = await db.sql<FoundDevice>`
    select t.id as terminal_id, t.name, t.state, t.active, t.last_seen_at, c.valid_until,
      ${organisationAccess(db.orgId)} as organisation
    from terminal_credentials c join terminals t on t.org_id = ${db.orgId} and t.id = c.terminal_id
    where c.org_id = ${db.orgId} and c.id = ${credentialId}`
  return row
}

/** Ends all credentials of a terminal. */
export async function end(tx: WriteTransaction, terminalId: Id): Promise<void> {
  const ended = await tx.sql<{ id: Id }>`
    delete from terminal_credentials c
    where c.org_id = ${tx.orgId} and c.terminal_id = ${terminalId} returning c.id`
  if (ended.length > 0)
    tx.defer(
      directory.remove(
        tx,
        ended.map(({ id }) => id),
      ),
    )
}

/** Lets the credentials of a terminal go on until an instant at the longest; what is over by now ends. */
export async function endLater(tx: WriteTransaction, terminalId: Id, until: Instant): Promise<void> {
  if (until <= tx.now) return end(tx, terminalId)
  const ended = await tx.sql<{ id: Id }>`
    delete from terminal_credentials c
    where c.org_id = ${tx.orgId} and c.terminal_id = ${terminalId} and c.valid_until <= ${tx.now} returning c.id`
  if (ended.length > 0)
    tx.defer(
      directory.remove(
        tx,
        ended.map(({ id }) => id),
      ),
    )
  tx.defer(tx.sql`
    update terminal_credentials c set valid_until = least(c.valid_until, ${until}::timestamptz)
    where c.org_id = ${tx.orgId} and c.terminal_id = ${terminalId} returning 1`)
}

/** Stores the hash of a new credential. */
export function add(tx: WriteTransaction, terminalId: Id, credential: string): void {
  const id = newId()
  tx.defer(tx.sql`
    insert into terminal_credentials (org_id, id, terminal_id, valid_until)
    values (${tx.orgId}, ${id}, ${terminalId}, null) returning 1`)
  tx.defer(directory.add(tx, id, hashOf(credential)))
}

/** Writes down when devices were last seen. Another process may have been faster, so no instant goes back. */
export const saveUses = (tx: WriteTransaction, uses: readonly CredentialUse[]): Promise<unknown> =>
  tx.sql`
    update terminals t set last_seen_at = used.at
    from jsonb_to_recordset(${jsonb(uses)}::jsonb) as used(id uuid, at timestamptz)
    where t.org_id = ${tx.orgId} and t.id = used.id and (t.last_seen_at is null or t.last_seen_at < used.at)
    returning 1`
