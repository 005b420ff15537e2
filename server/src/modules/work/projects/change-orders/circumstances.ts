import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { linksOf, type LinkSummary } from '../../../exchange/public-links/port.ts'
import { type Phase, phasesWithIds } from '../phases/port.ts'
import { type KnownProject, projectsWithIds } from '../record/port.ts'
import { changeOrderKind, type ChangeOrderRecord } from './record.ts'
import { findOrder } from './store.ts'

export async function projectOf(db: TenantDb, projectId: Id): Promise<KnownProject | undefined> {
  const [project] = await projectsWithIds(db, [projectId])
  return project
}

/** A change order with what it changes. */
export interface OrderInProject {
  readonly order: ChangeOrderRecord
  readonly project: KnownProject
  /** The phase that it is about; null for the project as a whole. */
  readonly phase: Phase | null
}

/** A change order with its project and phase; nothing where it is not there. */
export async function orderWithProject(db: TenantDb, id: Id): Promise<OrderInProject | undefined> {
  const order = await findOrder(db, id)
  return order && inProject(db, order)
}

export async function inProject(db: TenantDb, order: ChangeOrderRecord): Promise<OrderInProject | undefined> {
  const [project, [phase = null]] = await Promise.all([
    projectOf(db, order.projectId),
    order.phaseId === null ? [] : phasesWithIds(db, [order.phaseId]),
  ])
  return project && { order, project, phase }
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
