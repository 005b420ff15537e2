import { type RawBuilder, sql } from 'kysely'
import { by, sweepKeys } from '../../../../platform/data/paging.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Instant, PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { type ShiftRecord, shiftTable } from '../record/record.ts'

/** A shift with the name of its type. */
export interface NamedShift extends ShiftRecord {
  readonly shiftTypeName: string | null
}

export const byDate = [by('s.workDate'), by('s.startAt'), by('s.id')]
export const sweep = sweepKeys('s')

/** What was published to the member: a shift that a claim made is in no publication, and one that was cancelled as a draft never changed. */
const isTold = (orgId: string, membershipId: Id): RawBuilder<unknown> => sql`
  s.org_id = ${orgId} and s.membership_id = ${membershipId}
    and (s.state = 'published' or s.state = 'cancelled' and s.changed_since_published)`

const ownShifts = (orgId: string, membershipId: Id): RawBuilder<unknown> => sql`
  select ${shiftTable.select('s')}, t.name as shift_type_name
  from shifts s left join shift_types t on t.org_id = ${orgId} and t.id = s.shift_type_id
  where ${isTold(orgId, membershipId)}`

/** Which own shifts a list is asked for; every condition given must hold. */
interface OwnShiftFilter {
  readonly from?: PlainDate | undefined
  readonly to?: PlainDate | undefined
  readonly needsAcknowledgement?: boolean | undefined
}

/** Whether the member has not said yet that they have seen the shift as it is; the same as in the rules. */
const needsAcknowledgement = sql`(s.state = 'published' and s.acknowledged_version is distinct from s.version)`

const matching = ({ from, to, needsAcknowledgement: wanted }: OwnShiftFilter): RawBuilder<unknown> => sql`
  ${from === undefined ? sql`` : sql`and s.work_date >= ${from}`}
  ${to === undefined ? sql`` : sql`and s.work_date <= ${to}`}
  ${wanted === undefined ? sql`` : sql`and ${wanted ? sql`` : sql`not `}${needsAcknowledgement}`}`

/** A `select` of own shifts. */
export const ownShiftsBetween = (
  orgId: string,
  membershipId: Id,
  filter: OwnShiftFilter,
): RawBuilder<unknown> =>
  sql`select s.id from shifts s where ${isTold(orgId, membershipId)} ${matching(filter)}`

/** The rows of a page of what was published to a member. */
export const listOwn = (
  db: TenantDb,
  membershipId: Id,
  filter: OwnShiftFilter,
  keyset: RawBuilder<unknown>,
): Promise<NamedShift[]> =>
  db.sql<NamedShift>`
    ${ownShifts(db.orgId, membershipId)} ${matching(filter)} ${keyset}`

export const findOwn = async (db: TenantDb, membershipId: Id, id: Id): Promise<NamedShift | undefined> =>
  (await db.sql<NamedShift>`${ownShifts(db.orgId, membershipId)} and s.id = ${id}`)[0]

/** The published shift of a member that is next, or runs. One statement. */
export const nextOf = async (
  db: TenantDb,
  membershipId: Id,
  from: PlainDate,
  now: Instant,
): Promise<ShiftRecord | undefined> =>
  (
    await db.sql<ShiftRecord>`
      select ${shiftTable.select('s')} from shifts s
      where s.org_id = ${db.orgId} and s.membership_id = ${membershipId} and s.state = 'published'
        and s.work_date >= ${from} and s.end_at > ${now}
      order by s.work_date, s.start_at, s.id limit 1`
  )[0]
