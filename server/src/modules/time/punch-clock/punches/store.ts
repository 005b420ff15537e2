import type { RawBuilder } from 'kysely'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { type Punch, punchTable } from './record.ts'
import { activeEntryTypes } from '../../../company/catalogs/entry-types/port.ts'
import { settingsOf } from '../../../company/organisation/port.ts'
import type { UsualTypes } from '../../work-days/port.ts'

/** What names a tap for ever. */
export interface TapName {
  readonly membershipId: Id
  readonly clientPunchId: Id
}

/** The punches with these names that are stored. */
export const punchesNamed = (db: TenantDb, names: readonly TapName[]): Promise<Punch[]> =>
  db.sql<Punch>`
    select ${punchTable.select('p')} from punches p
    where p.org_id = ${db.orgId} and (p.membership_id, p.client_punch_id) in (
      select member, tap from unnest(${names.map(({ membershipId }) => membershipId)}::uuid[],
        ${names.map(({ clientPunchId }) => clientPunchId)}::uuid[]) as named(member, tap))`

export const findPunch = async (db: TenantDb, id: Id): Promise<Punch | undefined> =>
  (
    await db.sql<Punch>`select ${punchTable.select('p')} from punches p where p.org_id = ${db.orgId} and p.id = ${id}`
  )[0]

/** The punches of the running session of a member, in the order in which they occurred. */
export const runningPunches = (db: TenantDb, membershipId: Id): Promise<Punch[]> =>
  db.sql<Punch>`
    select ${punchTable.select('p')} from punch_sessions s
    join punches p on p.org_id = ${db.orgId} and p.session_id = s.id
    where s.org_id = ${db.orgId} and s.membership_id = ${membershipId} and s.state = 'open'
    order by p.occurred_at, p.id`

/** Adds punches, and saves what has become of those that are there. */
export const savePunches = (tx: WriteTransaction, punches: readonly Punch[]): void =>
  tx.defer(punchTable.upsert(tx, punches))

/** Punches of a member by the dates that they count for. */
export const listPunches = (
  db: TenantDb,
  membershipId: Id,
  { from, to }: { readonly from: PlainDate; readonly to: PlainDate },
  keyset: RawBuilder<unknown>,
): Promise<Punch[]> =>
  db.sql<Punch>`
    select ${punchTable.select('p')} from punches p
    where p.org_id = ${db.orgId} and p.membership_id = ${membershipId} and p.work_date between ${from} and ${to}
      and p.occurred_at between ${from}::date - interval '1 day' and ${to}::date + interval '3 days' ${keyset}`

export async function hasUnplaced(db: TenantDb, membershipId: Id): Promise<boolean> {
  const [row] = await db.sql<{ found: boolean }>`
    select exists (
      select from punches p
      where p.org_id = ${db.orgId} and p.membership_id = ${membershipId} and p.unplaced_code is not null) as found`
  return row?.found ?? false
}

/** The entry types of punched time that names none: the setting's, else by their code, else the first of their category. */
export async function usualTypesOf(db: TenantDb): Promise<UsualTypes> {
  const [settings, types] = await Promise.all([settingsOf(db), activeEntryTypes(db, ['work', 'break'])])
  const usual = (category: 'work' | 'break') => {
    const ofCategory = types.filter(type => type.category === category)
    return (ofCategory.find(({ code }) => code === category) ?? ofCategory[0])?.id ?? null
  }
  return {
    work: settings.punchWorkEntryTypeId ?? usual('work'),
    break: settings.punchBreakEntryTypeId ?? usual('break'),
  }
}
