import { type RawBuilder, sql } from 'kysely'
import type { IdSet } from '../../../../platform/data/id-set.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
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
  unitIds: IdSet,
): Promise<MemberOnDate[]> =>
  db.sql<MemberOnDate>`
    select w."membershipId" as membership_id, w.date, n.display_name,
      ${inUnits(db.orgId, 'length' in unitIds ? sql`select unnest(${unitIds}::uuid[])` : unitIds, sql`w.date`)} as in_units
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w("membershipId" uuid, date date)
    join memberships n on n.org_id = ${db.orgId} and n.id = w."membershipId"
    where ${atWork(db.orgId, sql`w.date`)}`

/** A member as somebody sees them who may know no more than their name. */
export interface NamedMember {
  readonly id: Id
  readonly displayName: string
}

/** Whose members are meant, in the words of a family that keeps units of its own. */
export interface WhoseMembers {
  /** A query of the ids of units. */
  readonly units: RawBuilder<unknown>
  /** Whether all members are meant, whatever their units. */
  readonly everybody: RawBuilder<boolean>
  readonly date: PlainDate
}

/**
 * The members who are employed on a date and not deactivated, of units or all of them; with what another family joins to `n`,
 * columns and tables. Ends with the keyset.
 */
export const namedMembersOn = <Row extends NamedMember>(
  db: TenantDb,
  { units, everybody, date }: WhoseMembers,
  joined: { readonly columns: RawBuilder<unknown>; readonly join: RawBuilder<unknown> },
  keyset: RawBuilder<unknown>,
): Promise<Row[]> =>
  db.sql<Row>`
    select n.id, n.display_name, ${joined.columns} from memberships n ${joined.join}
    where n.org_id = ${db.orgId} and ${atWork(db.orgId, sql`${date}::date`)}
      and (${everybody} or ${inUnits(db.orgId, units, sql`${date}::date`)}) ${keyset}`

const atWork = (orgId: string, date: RawBuilder<unknown>) =>
  sql`n.status <> 'deactivated' and ${employedOn(orgId, sql`n.id`, date)}`

const inUnits = (orgId: string, units: RawBuilder<unknown>, date: RawBuilder<unknown>) => sql`exists (
  select from membership_units u
  where u.org_id = ${orgId} and u.membership_id = n.id and u.planning_unit_id in (${units})
    and u.valid_from <= ${date} and (u.valid_to is null or u.valid_to >= ${date}))`
