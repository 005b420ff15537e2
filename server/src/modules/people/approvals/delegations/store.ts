import { type RawBuilder, sql } from 'kysely'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { by, sweepKeys } from '../../../../platform/data/paging.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { type MemberAsCaller, memberAsCallerJson } from '../../members/port.ts'
import { type Delegation, delegationTable } from './record.ts'

type DelegationState = 'coming' | 'in_force' | 'ended'

export const inOrder = { keys: [by('d.createdAt'), by('d.id')], sweep: sweepKeys('d') }

interface Wanted {
  readonly fromMembershipId?: Id | undefined
  readonly toMembershipId?: Id | undefined
  readonly state?: DelegationState | undefined
}

/** The delegations that a condition on `approval_delegations d` holds of. */
export function listDelegations(
  db: TenantDb,
  condition: RawBuilder<boolean>,
  { fromMembershipId, toMembershipId, state }: Wanted,
  today: PlainDate,
  keyset: RawBuilder<unknown>,
): Promise<Delegation[]> {
  const conditions = [condition]
  if (fromMembershipId !== undefined) conditions.push(isFrom(fromMembershipId))
  if (toMembershipId !== undefined) conditions.push(isTo(toMembershipId))
  if (state !== undefined) conditions.push(isIn(state, today))
  return db.sql<Delegation>`
    select ${delegationTable.select('d')} from approval_delegations d
    where d.org_id = ${db.orgId} and ${sql.join(conditions, sql` and `)} ${keyset}`
}

export const anybodys = sql<boolean>`true`
export const isFrom = (id: Id) => sql<boolean>`d.from_membership_id = ${id}`
export const isTo = (id: Id) => sql<boolean>`d.to_membership_id = ${id}`
export const isOf = (id: Id) => sql<boolean>`${id}::uuid in (d.from_membership_id, d.to_membership_id)`

function isIn(state: DelegationState, today: PlainDate): RawBuilder<boolean> {
  switch (state) {
    case 'coming':
      return sql<boolean>`(d.ended_at is null and d.valid_from > ${today})`
    case 'in_force':
      return sql<boolean>`(d.ended_at is null and d.valid_from <= ${today} and d.valid_to >= ${today})`
    case 'ended':
      return sql<boolean>`(d.ended_at is not null or d.valid_to < ${today})`
  }
}

/** The delegations that these members have given or been given and that are not over. */
export const openOfMembers = (
  db: TenantDb,
  membershipIds: readonly Id[],
  today: PlainDate,
): Promise<Delegation[]> =>
  db.sql<Delegation>`
    select ${delegationTable.select('d')} from approval_delegations d
    where d.org_id = ${db.orgId} and d.ended_at is null and d.valid_to >= ${today}
      and (d.from_membership_id = any(${membershipIds}::uuid[]) or d.to_membership_id = any(${membershipIds}::uuid[]))`

export const findDelegation = async (
  db: TenantDb,
  id: Id,
  condition: RawBuilder<boolean>,
): Promise<Delegation | undefined> =>
  (
    await db.sql<Delegation>`
      select ${delegationTable.select('d')} from approval_delegations d
      where d.org_id = ${db.orgId} and d.id = ${id} and ${condition}`
  )[0]

export const saveDelegations = (tx: WriteTransaction, delegations: readonly Delegation[]): Promise<unknown> =>
  delegationTable.upsert(tx, delegations)

/** A member on whose behalf somebody decides today. */
export interface Delegator {
  readonly id: Id
  readonly kinds: readonly string[]
  readonly member: MemberAsCaller
}

/** On whose behalf a member may decide what today, those first who delegated first. */
export const delegatorsOf = (db: TenantDb, membershipId: Id, today: PlainDate): Promise<Delegator[]> =>
  db.sql<Delegator>`
    select d.id, d.kinds, ${memberAsCallerJson(db.orgId, sql`d.from_membership_id`)} as member
    from approval_delegations d
    where d.org_id = ${db.orgId} and ${isTo(membershipId)} and ${isIn('in_force', today)}
    order by d.created_at, d.id`

/** Who delegates, or is to decide: what they may do, and their delegations that are not over. */
export interface FoundParty {
  readonly member: MemberAsCaller
  readonly given: number
  readonly received: number
}

export const partiesOf = (db: TenantDb, ids: readonly Id[], today: PlainDate): Promise<FoundParty[]> =>
  db.sql<FoundParty>`
    select p.member, p.given, p.received from (
      select ${memberAsCallerJson(db.orgId, sql`asked.id`)} as member,
        (select count(*)::int from approval_delegations d
          where d.org_id = ${db.orgId} and d.from_membership_id = asked.id
            and d.ended_at is null and d.valid_to >= ${today}) as given,
        (select count(*)::int from approval_delegations d
          where d.org_id = ${db.orgId} and d.to_membership_id = asked.id
            and d.ended_at is null and d.valid_to >= ${today}) as received
      from unnest(${ids}::uuid[]) as asked (id)) p
    where p.member is not null`
