import { type RawBuilder, sql } from 'kysely'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { by, sweepKeys } from '../../../../platform/data/paging.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { latestLink, type LinkSummary } from '../../../exchange/public-links/port.ts'
import {
  type ChangedOrder,
  changeOrderKind,
  type ChangeOrderRecord,
  type ChangeOrderState,
  changeOrderTable,
  lineTable,
} from './record.ts'

/** A change order under the alias `o` with all its parts. */
const recordColumns = (orgId: string): RawBuilder<unknown> => sql`
  ${changeOrderTable.select('o')},
  (select coalesce(jsonb_agg(${lineTable.object('l')} order by l.position), '[]'::jsonb)
    from change_order_lines l where l.org_id = ${orgId} and l.change_order_id = o.id) as lines,
  (select s.id from change_orders s where s.org_id = ${orgId} and s.supersedes_change_order_id = o.id)
    as superseded_by_id`

export const findOrder = async (db: TenantDb, id: Id): Promise<ChangeOrderRecord | undefined> =>
  (
    await db.sql<ChangeOrderRecord>`
      select ${recordColumns(db.orgId)} from change_orders o where o.org_id = ${db.orgId} and o.id = ${id}`
  )[0]

export const sweep = sweepKeys('o')
export const byNumber = [by('o.number', { direction: 'desc' }), by('o.id', { direction: 'desc' })]

/** A change order of a list, with the link that opens it. */
export interface ListedOrder extends ChangeOrderRecord {
  readonly link: LinkSummary | null
}

export const listOrders = (
  db: TenantDb,
  { projectId, state }: { readonly projectId: Id; readonly state: ChangeOrderState | undefined },
  keyset: RawBuilder<unknown>,
): Promise<ListedOrder[]> =>
  db.sql<ListedOrder>`
    select ${recordColumns(db.orgId)},
      case when o.sent_at is not null then ${latestLink(db.orgId, changeOrderKind.kind, sql`o.id`)} end as link
    from change_orders o
    where o.org_id = ${db.orgId} and o.project_id = ${projectId}
      ${state === undefined ? sql`` : sql`and o.state = ${state}`} ${keyset}`

/** A change order as it is told of beside a decision. */
export interface OrderToShow extends Pick<ChangeOrderRecord, 'id' | 'title' | 'deltaCents' | 'deltaMinutes'> {
  readonly projectName: string
}

/** Change orders with these ids, with what their projects are called. */
export const ordersToShow = (db: TenantDb, ids: readonly Id[]): Promise<OrderToShow[]> =>
  db.sql<OrderToShow>`
    select o.id, o.title, o.delta_cents, o.delta_minutes, p.name as project_name
    from change_orders o join projects p on p.org_id = ${db.orgId} and p.id = o.project_id
    where o.org_id = ${db.orgId} and o.id = any(${ids}::uuid[])`

/** Change orders with these ids, by the project that they are of; those that are not there are left out. */
export const ordersWithIds = (
  db: TenantDb,
  ids: readonly Id[],
): Promise<Pick<ChangeOrderRecord, 'id' | 'projectId'>[]> =>
  db.sql<Pick<ChangeOrderRecord, 'id' | 'projectId'>>`
    select o.id, o.project_id from change_orders o
    where o.org_id = ${db.orgId} and o.id = any(${ids}::uuid[])`

/** The number of the project's next change order. The write lock keeps others from taking it. */
export async function nextNumber(tx: WriteTransaction, projectId: Id): Promise<number> {
  const [row] = await tx.sql<{ next: number }>`
    select coalesce(max(o.number), 0) + 1 as next from change_orders o
    where o.org_id = ${tx.orgId} and o.project_id = ${projectId}`
  return row?.next ?? 1
}

export async function countOpen(db: TenantDb, projectId: Id): Promise<number> {
  const [row] = await db.sql<{ open: number }>`
    select count(*)::integer as open from change_orders o
    where o.org_id = ${db.orgId} and o.project_id = ${projectId} and o.state = 'sent'`
  return row?.open ?? 0
}

/** Saves change orders with their lines as sets; one that did not change is there already. */
export async function saveOrders(tx: WriteTransaction, changes: readonly ChangedOrder[]): Promise<void> {
  const changed = changes.filter(({ before, after }) => before !== after)
  tx.defer(
    changeOrderTable.upsert(
      tx,
      changed.map(({ after }) => after),
    ),
  )
  const relined = changed.filter(({ before, after }) => before?.lines !== after.lines)
  const former = relined.flatMap(({ before }) => (before?.lines.length ? [before.id] : []))
  if (former.length > 0)
    tx.defer(tx.sql`
      delete from change_order_lines l
      where l.org_id = ${tx.orgId} and l.change_order_id = any(${former}::uuid[]) returning 1`)
  tx.defer(
    lineTable.insert(
      tx,
      relined.flatMap(({ after }) => after.lines),
    ),
  )
}
