import { type RawBuilder, sql } from 'kysely'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { type Punch, punchTable } from '../punches/record.ts'
import type { Caller } from '../../../../platform/access/caller.ts'
import { underAuthorityOf } from '../../../people/members/port.ts'

const whereUnplaced = (orgId: string, condition: RawBuilder<boolean>) => sql`
  from punches p where p.org_id = ${orgId} and p.unplaced_code is not null and ${condition}`

/** A `select` of punches without a place, of members that a condition on `punches p` names. */
export const unplacedPunches = (orgId: string, condition: RawBuilder<boolean>): RawBuilder<unknown> =>
  sql`select p.id ${whereUnplaced(orgId, condition)}`

/** A page of the same. */
export const listUnplaced = (
  db: TenantDb,
  condition: RawBuilder<boolean>,
  keyset: RawBuilder<unknown>,
): Promise<Punch[]> =>
  db.sql<Punch>`
    select ${punchTable.select('p')} ${whereUnplaced(db.orgId, condition)} ${keyset}`

/** The punch, if a condition on `punches p` lets it be seen. */
export const findSeen = async (
  db: TenantDb,
  id: Id,
  condition: RawBuilder<boolean>,
): Promise<Punch | undefined> =>
  (
    await db.sql<Punch>`
      select ${punchTable.select('p')} from punches p where p.org_id = ${db.orgId} and p.id = ${id} and ${condition}`
  )[0]

export const ofMember = (membershipId: Id): RawBuilder<boolean> =>
  sql<boolean>`p.membership_id = ${membershipId}`

/** The punches of members under the caller's authority, as a condition on `punches p`. */
export const supervisedBy = (caller: Caller) => underAuthorityOf(caller, sql`p.org_id`, sql`p.membership_id`)
