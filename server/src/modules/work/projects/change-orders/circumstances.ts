import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { linksOf, type LinkSummary } from '../../../exchange/public-links/port.ts'
import { phasesWithIds } from '../phases/port.ts'
import { type KnownProject, projectsWithIds } from '../record/port.ts'
import { changeOrderKind, type ChangeOrderRecord } from './record.ts'
import { findOrder } from './store.ts'

export async function projectOf(db: TenantDb, projectId: Id): Promise<KnownProject | undefined> {
  const [project] = await projectsWithIds(db, [projectId])
  return project
}

/** A change order with its project; nothing where it is not there. */
export async function orderWithProject(
  db: WriteTransaction,
  id: Id,
): Promise<{ readonly order: ChangeOrderRecord; readonly project: KnownProject } | undefined> {
  const order = await findOrder(db, id)
  const project = order && (await projectOf(db, order.projectId))
  return order && project && { order, project }
}

/** Whether the wanted phase is one of the project; none always fits. */
export async function doesPhaseFit(
  db: TenantDb,
  projectId: Id,
  phaseId: Id | null | undefined,
): Promise<boolean> {
  if (phaseId == null) return true
  const [phase] = await phasesWithIds(db, [phaseId])
  return phase?.projectId === projectId
}

/** The links of change orders by their ids; those of which none works are left out. */
export async function linksOfOrders(
  db: TenantDb,
  orders: readonly ChangeOrderRecord[],
): Promise<ReadonlyMap<Id, LinkSummary>> {
  const sent = orders.filter(({ sentAt }) => sentAt !== null)
  const links = await linksOf(
    db,
    changeOrderKind.kind,
    sent.map(({ id }) => id),
  )
  return new Map(links.map(link => [link.subjectId, link]))
}
