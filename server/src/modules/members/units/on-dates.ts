import { type RawBuilder, sql } from 'kysely'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import { employedOn } from '../employment/employed-days.ts'

/** A member and a date on which they may have been at work. */
export interface MemberAndDate {
  readonly membershipId: Id
  readonly date: PlainDate
}

export interface MemberOnDate extends MemberAndDate {
  readonly displayName: string
  /** Whether they belonged to one of the units on the date. */
  readonly inUnits: boolean
}

/** Of members and dates those who are not deactivated and were employed on the date. One statement. */
export const membersOnDates = (
  db: TenantDb,
  wanted: readonly MemberAndDate[],
  unitIds: readonly Id[],
): Promise<MemberOnDate[]> =>
  db.sql<MemberOnDate>`
    select w."membershipId" as membership_id, w.date, m.display_name,
      ${inUnits(db.orgId, unitIds, sql`w.date`)} as in_units
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w("membershipId" uuid, date date)
    join memberships m on m.org_id = ${db.orgId} and m.id = w."membershipId"
    where ${atWork(db.orgId, sql`w.date`)}`

/** A member as somebody sees them who may know no more than their name. */
export interface NamedMember {
  readonly id: Id
  readonly displayName: string
}

/**
 * The members who are employed on a date and not deactivated, of these units, or of all where there are none to keep to; with
 * what another family joins to `m`, columns and tables. Ends with the keyset.
 */
export const namedMembersOn = <Row extends NamedMember>(
  db: TenantDb,
  { unitIds, date }: { readonly unitIds: readonly Id[] | null; readonly date: PlainDate },
  joined: { readonly columns: RawBuilder<unknown>; readonly join: RawBuilder<unknown> },
  keyset: RawBuilder<unknown>,
): Promise<Row[]> =>
  db.sql<Row>`
    select m.id, m.display_name, ${joined.columns} from memberships m ${joined.join}
    where m.org_id = ${db.orgId} and ${atWork(db.orgId, sql`${date}::date`)}
      and ${unitIds === null ? sql`true` : inUnits(db.orgId, unitIds, sql`${date}::date`)} ${keyset}`

const atWork = (orgId: string, date: RawBuilder<unknown>) =>
  sql`m.status <> 'deactivated' and ${employedOn(orgId, sql`m.id`, date)}`

const inUnits = (orgId: string, unitIds: readonly Id[], date: RawBuilder<unknown>) => sql`exists (
  select from membership_units u
  where u.org_id = ${orgId} and u.membership_id = m.id and u.planning_unit_id = any(${unitIds}::uuid[])
    and u.valid_from <= ${date} and (u.valid_to is null or u.valid_to >= ${date}))`
