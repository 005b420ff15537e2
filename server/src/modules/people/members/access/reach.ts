import { type RawBuilder, sql } from 'kysely'
import { type Caller, decidersOf, holderOf } from '../../../../platform/access/caller.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { NewAuthority, ChainMember } from './supervision.ts'
import { grantsJson } from '../record/columns.ts'

type Column = RawBuilder<unknown>

/**
 * Whether the caller reaches a member's rows, for a statement that has the organisation and the member as columns:
 * everyone's, those of their direct and indirect reports and their own, or their own only.
 *
 *     where d.org_id = $1 and d.membership_id in (with recursive reports … select id from reports)
 */
export function reachableBy(caller: Caller, org: Column, member: Column): RawBuilder<boolean> {
  const { id } = caller.membership
  if (caller.onBehalfOf)
    return caller.reach === 'organisation'
      ? isOfOthers(caller, member)
      : caller.reach === 'reports'
        ? isReportOf(caller, org, member)
        : sql<boolean>`false`
  switch (caller.reach) {
    case 'organisation':
      return sql<boolean>`true`
    case 'reports':
      return sql<boolean>`(${member} = ${id} or ${isReportOf(caller, org, member)})`
    case 'own':
      return sql<boolean>`${member} = ${id}`
  }
}

/**
 * Whether a member is a direct or indirect report of the caller; nobody is their own. The set depends on the caller
 * alone, so a statement makes it once.
 */
export const isReportOf = (caller: Caller, org: Column, member: Column): RawBuilder<boolean> =>
  caller.onBehalfOf
    ? sql<boolean>`(${org} = ${caller.organisation.id} and ${member} in (${reportIdsOf(caller)})
        and ${isOfOthers(caller, member)})`
    : sql<boolean>`(
  ${org} = ${caller.organisation.id} and ${member} in (${reportIdsOf(caller)}))`

/** Whether a member is neither who decides on somebody's behalf nor the one on whose behalf it is. */
const isOfOthers = (caller: Caller, member: Column): RawBuilder<boolean> =>
  sql<boolean>`${member} <> all(${decidersOf(caller)}::uuid[])`

/**
 * Whether what a member does or has may be decided by the caller as far as it is not about authority over them: all of it in
 * the own name, and on somebody's behalf nothing of either.
 */
export const isOutsideOwn = (caller: Caller, member: Column): RawBuilder<boolean> =>
  caller.onBehalfOf ? isOfOthers(caller, member) : sql<boolean>`true`

/** A query: the ids of the direct and indirect reports of the caller. */
export const reportIdsOf = (caller: Caller): RawBuilder<Id> => sql<Id>`
    with recursive reports as (
      select r.id from memberships r
      where r.org_id = ${caller.organisation.id} and r.supervisor_membership_id = ${holderOf(caller).id}
      union
      select r.id from reports above join memberships r
        on r.org_id = ${caller.organisation.id} and r.supervisor_membership_id = above.id)
    select reports.id from reports`

/** The ids of a member's direct and indirect reports. */
export async function reportsOf(db: TenantDb, membershipId: Id): Promise<Id[]> {
  const rows = await db.sql<{ id: Id }>`
    with recursive reports as (
      select r.id from memberships r where r.org_id = ${db.orgId} and r.supervisor_membership_id = ${membershipId}
      union
      select r.id from reports above join memberships r
        on r.org_id = ${db.orgId} and r.supervisor_membership_id = above.id)
    select id from reports`
  return rows.map(({ id }) => id)
}

/** `authorityOver` for a statement that has the organisation and the member as columns. */
export function underAuthorityOf(caller: Caller, org: Column, member: Column): RawBuilder<boolean> {
  if (holderOf(caller).role !== 'admin') return isReportOf(caller, org, member)
  return caller.onBehalfOf ? isOfOthers(caller, member) : sql<boolean>`true`
}

/** The ids of a member and of everybody above, the member first; none when there is no such member. */
export async function chainUpFrom(db: TenantDb, membershipId: Id): Promise<Id[]> {
  const rows = await db.sql<{ id: Id }>`
    ${chain(sql`${db.orgId}::uuid`, sql`${membershipId}::uuid`)} select id from chain order by height`
  return rows.map(({ id }) => id)
}

/**
 * Whom a change of a member's supervisor puts above whom, today and by assignments to come: those above the new one who
 * are not above today, and the member with everybody below. One statement.
 */
export async function newAuthority(db: TenantDb, membershipId: Id, supervisorId: Id): Promise<NewAuthority> {
  const org = sql`${db.orgId}::uuid`
  const rows = await db.sql<ChainMember & { below: boolean }>`
    with recursive formerly as (
      ${chain(org, sql`${membershipId}::uuid`)} select id from chain),
    supervised as not materialized (
      select m.id, m.supervisor_membership_id as by_id from memberships m where m.org_id = ${org}
      union all
      select a.membership_id, a.assigned_id from membership_assignments a
      where a.org_id = ${org} and a.kind = 'supervisor' and a.coming),
    above as (
      select ${supervisorId}::uuid as id
      union
      select s.by_id from above join supervised s on s.id = above.id where s.by_id is not null),
    below as (
      select ${membershipId}::uuid as id
      union
      select s.id from below join supervised s on s.by_id = below.id)
    select m.id, m.role, ${grantsJson(db.orgId, sql`m.id`)} as grants, touched.below
    from (
      select id, false as below from above where id <> ${membershipId} and id not in (select id from formerly)
      union all
      select id, true from below) touched
    join memberships m on m.org_id = ${org} and m.id = touched.id`
  return { gaining: rows.filter(({ below }) => !below), over: rows.filter(({ below }) => below) }
}

/**
 * Whether the caller has authority over a member: an administrator has, and whoever an unbroken chain of
 * supervisors leads to from the member. Nobody else has authority over themself.
 */
export async function authorityOver(db: TenantDb, caller: Caller, membershipId: Id): Promise<boolean> {
  const { id, role } = holderOf(caller)
  if (caller.onBehalfOf && decidersOf(caller).includes(membershipId)) return false
  if (id === membershipId && role !== 'admin') return false
  const rows = await db.sql`
    ${chain(sql`${db.orgId}::uuid`, sql`${membershipId}::uuid`)}
    select from chain where chain.id = ${id} or ${role === 'admin'} limit 1`
  return rows.length > 0
}

/** Writes never close a circle; the bound ends the recursion on one that got in otherwise. */
const chain = (org: Column, member: Column) => sql`
  with recursive chain (id, supervisor_membership_id, height) as (
    select m.id, m.supervisor_membership_id, 0 from memberships m where m.org_id = ${org} and m.id = ${member}
    union all
    select s.id, s.supervisor_membership_id, chain.height + 1
    from chain join memberships s on s.org_id = ${org} and s.id = chain.supervisor_membership_id
    where chain.height < 1000)`
