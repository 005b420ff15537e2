import { type RawBuilder, sql } from 'kysely'
import type { TenantDb } from '../../../../../platform/data/tenant-db.ts'
import type { Instant } from '../../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import { figureBounds, type MemberFigure } from './contract.ts'

interface Window {
  readonly from: Instant
  /** Not part of it. */
  readonly to: Instant
  readonly now: Instant
}

/** What members have planned and done in the window. One statement, which reads the window by two indexes. */
export const figuresPerMember = (
  db: TenantDb,
  { from, to, now }: Window,
  ownerId: Id | undefined,
): Promise<MemberFigure[]> => {
  const ofOwner = ownerId === undefined ? sql`true` : sql`a.owner_membership_id = ${ownerId}`
  return db.sql<MemberFigure>`
    select f.owner_membership_id as membership_id, f.type, ${figure(sql`not f.is_done`)} as planned,
      ${figure(sql`not f.is_done and f.at < ${now}`)} as overdue, ${figure(sql`f.is_done`)} as done
    from (
      select a.owner_membership_id, a.type, a.id, a.due_at as at, false as is_done from activities a
      where a.org_id = ${db.orgId} and a.state = 'planned' and a.due_at >= ${from} and a.due_at < ${to} and ${ofOwner}
      union all
      select a.owner_membership_id, a.type, a.id, a.done_at as at, true as is_done from activities a
      where a.org_id = ${db.orgId} and a.state = 'done' and a.done_at >= ${from} and a.done_at < ${to} and ${ofOwner}) f
    group by f.owner_membership_id, f.type
    order by f.owner_membership_id, f.type`
}

const figure = (condition: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  jsonb_build_object('count', count(*) filter (where ${condition}),
    'drilldown', to_jsonb(coalesce(
      (array_agg(f.id order by f.at desc, f.id desc) filter (where ${condition}))[:${sql.lit(figureBounds.ids)}],
      '{}'::uuid[])))`
