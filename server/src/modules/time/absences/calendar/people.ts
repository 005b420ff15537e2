import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../../../../platform/access/caller.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { type PeopleAround, seesWholeUnit } from '../../../people/members/port.ts'

export interface Person {
  readonly membershipId: Id
  readonly displayName: string
}

/** The members of a page. */
export const peoplePage = (
  db: TenantDb,
  people: RawBuilder<unknown>,
  keyset: RawBuilder<unknown>,
): Promise<Person[]> =>
  db.sql<Person>`select r.membership_id, r.display_name from ${people} r where true ${keyset}`

/** A query of the ids of the same. */
export const idsOfPage = (people: RawBuilder<unknown>, keyset: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`select i.membership_id from (select r.* from ${people} r where true ${keyset}) i`

/** Whether the caller is told how a unit is covered. One statement. */
export async function seesCoverage(
  db: TenantDb,
  caller: Caller,
  wanted: PeopleAround & { readonly planningUnitId: Id },
  today: PlainDate,
): Promise<boolean> {
  const [row] = await db.sql<{ sees: boolean }>`select ${seesWholeUnit(caller, wanted, today)} as sees`
  return row?.sees ?? false
}
