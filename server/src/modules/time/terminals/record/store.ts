import { type RawBuilder, sql } from 'kysely'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { by, sweepKeys } from '../../../../platform/data/paging.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { decidedColumns, type TerminalRecord, type TerminalState, terminalTable } from './record.ts'

/** A terminal as it is shown: with the code that waits for its device. */
export interface StoredTerminal {
  readonly terminal: TerminalRecord
  readonly codeExpiresAt: Instant | null
}

type Row = TerminalRecord & Pick<StoredTerminal, 'codeExpiresAt'>

export const keys = [by('t.name'), by('t.id')]
export const sweep = sweepKeys('t')

const terminalsWhere = async (db: TenantDb, condition: RawBuilder<unknown>): Promise<Row[]> =>
  db.sql<Row>`
    select ${terminalTable.select('t')}, ${unitsOf(db.orgId)} as planning_unit_ids, ${codeOf(db.orgId)} as code_expires_at
    from terminals t where t.org_id = ${db.orgId} and ${condition}`

const unitsOf = (orgId: string) => sql`array(
  select u.planning_unit_id from terminal_units u
  where u.org_id = ${orgId} and u.terminal_id = t.id order by u.planning_unit_id)`

const codeOf = (orgId: string) => sql`(
  select c.expires_at from terminal_pairing_codes c where c.org_id = ${orgId} and c.terminal_id = t.id)`

export const shownOf = ({ codeExpiresAt, ...terminal }: Row): StoredTerminal => ({ terminal, codeExpiresAt })

export const pageOf = (
  db: TenantDb,
  { state, active }: { readonly state?: TerminalState; readonly active?: boolean },
  keyset: RawBuilder<unknown>,
): Promise<Row[]> =>
  terminalsWhere(
    db,
    sql`true ${state === undefined ? sql`` : sql`and t.state = ${state}`}
      ${active === undefined ? sql`` : sql`and t.active = ${active}`} ${keyset}`,
  )

export async function find(db: TenantDb, id: Id): Promise<StoredTerminal | undefined> {
  const [row] = await terminalsWhere(db, sql`t.id = ${id}`)
  return row && shownOf(row)
}

/** The oldest terminal of a name. */
export async function findNamed(db: TenantDb, name: string): Promise<StoredTerminal | undefined> {
  const [row] = await terminalsWhere(db, sql`t.name = ${name} order by t.id limit 1`)
  return row && shownOf(row)
}

/** The terminal whose code waits under this hash. */
export async function findByCode(db: TenantDb, codeHash: Buffer): Promise<StoredTerminal | undefined> {
  const [row] = await terminalsWhere(
    db,
    sql`t.id in (
      select w.terminal_id from terminal_pairing_codes w where w.org_id = ${db.orgId} and w.code_hash = ${codeHash})`,
  )
  return row && shownOf(row)
}

export function insert(tx: WriteTransaction, terminal: TerminalRecord): void {
  tx.defer(terminalTable.insert(tx, [terminal]))
  if (terminal.planningUnitIds.length > 0) tx.defer(addUnits(tx, terminal))
}

/** Stores what is decided about a terminal. */
export function save(tx: WriteTransaction, terminal: TerminalRecord): void {
  tx.defer(terminalTable.update(tx, terminal, decidedColumns))
}

/** The same with its planning units. */
export function saveWithUnits(tx: WriteTransaction, terminal: TerminalRecord): void {
  save(tx, terminal)
  tx.defer(tx.sql`
    delete from terminal_units u
    where u.org_id = ${tx.orgId} and u.terminal_id = ${terminal.id}
      and u.planning_unit_id <> all(${terminal.planningUnitIds}::uuid[])
    returning 1`)
  if (terminal.planningUnitIds.length > 0) tx.defer(addUnits(tx, terminal))
}

const addUnits = (tx: WriteTransaction, { id, planningUnitIds }: TerminalRecord): Promise<unknown> =>
  tx.sql`
    insert into terminal_units (org_id, terminal_id, planning_unit_id)
    select ${tx.orgId}, ${id}, u.id from unnest(${planningUnitIds}::uuid[]) as u(id)
    on conflict do nothing
    returning 1`

/** Puts a code in the place of the one that waits. */
export const saveCode = (
  tx: WriteTransaction,
  terminalId: Id,
  { hash, expiresAt }: { readonly hash: Buffer; readonly expiresAt: Instant },
): Promise<unknown> =>
  tx.sql`
    insert into terminal_pairing_codes (org_id, terminal_id, code_hash, expires_at)
    values (${tx.orgId}, ${terminalId}, ${hash}, ${expiresAt})
    on conflict (org_id, terminal_id) do update set code_hash = excluded.code_hash, expires_at = excluded.expires_at
    returning 1`

export const removeCode = (tx: WriteTransaction, terminalId: Id): Promise<unknown> =>
  tx.sql`
    delete from terminal_pairing_codes c
    where c.org_id = ${tx.orgId} and c.terminal_id = ${terminalId} returning 1`
