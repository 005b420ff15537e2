import { type RawBuilder, sql } from 'kysely'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { by, sweepKeys } from '../../../../platform/data/paging.ts'
import { idArray, type IdSet } from '../../../../platform/data/id-set.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { type Installment, type InstallmentState, installmentTable } from './record.ts'

export const inOrder = [by('i.createdAt'), by('i.id')]
export const sweep = sweepKeys('i')

const where = (db: TenantDb, condition: RawBuilder<unknown>): Promise<Installment[]> =>
  db.sql<Installment>`
    select ${installmentTable.select('i')} from project_installments i
    where i.org_id = ${db.orgId} and ${condition}`

export const listInstallments = (
  db: TenantDb,
  { projectId, state }: { readonly projectId: Id; readonly state: InstallmentState | undefined },
  keyset: RawBuilder<unknown>,
): Promise<Installment[]> =>
  where(
    db,
    sql`i.project_id = ${projectId} ${state === undefined ? sql`` : sql`and i.state = ${state}`} ${keyset}`,
  )

export const findInstallment = async (
  db: TenantDb,
  projectId: Id,
  id: Id,
): Promise<Installment | undefined> => (await where(db, sql`i.project_id = ${projectId} and i.id = ${id}`))[0]

export const installmentsWithIds = (db: TenantDb, ids: readonly Id[]): Promise<Installment[]> =>
  where(db, sql`i.id = any(${ids}::uuid[])`)

export const installmentsOfLines = (db: TenantDb, invoiceLineIds: readonly Id[]): Promise<Installment[]> =>
  where(db, sql`i.invoice_line_id = any(${invoiceLineIds}::uuid[])`)

export const installmentsOfProjects = (db: TenantDb, projectIds: readonly Id[]): Promise<Installment[]> =>
  where(db, sql`i.project_id = any(${projectIds}::uuid[]) order by i.created_at, i.id`)

/** A fragment: the installments of projects that may be billed, as `i`. */
export const readyOf = (
  orgId: string,
  { projectIds, phaseId }: { readonly projectIds: IdSet; readonly phaseId?: Id | undefined },
): RawBuilder<unknown> => sql`
  project_installments i where i.org_id = ${orgId} and i.project_id = any(${idArray(projectIds)})
    and i.state = 'ready' and i.cents > 0 ${phaseId === undefined ? sql`` : sql`and i.phase_id = ${phaseId}`}`

export const readyInstallments = (
  db: TenantDb,
  filter: { readonly projectIds: IdSet; readonly phaseId?: Id | undefined },
): Promise<Installment[]> =>
  db.sql<Installment>`select ${installmentTable.select('i')} from ${readyOf(db.orgId, filter)}`
/** Those of projects that became ready once, whatever became of them. One statement. */
export const settledInstallments = (db: TenantDb, projectIds: IdSet): Promise<Installment[]> =>
  where(
    db,
    sql`i.project_id = any(${idArray(projectIds)}) and i.ready_at is not null order by i.ready_at, i.id`,
  )

/** Planned ones of projects that are not closed, whose day has come. */
export const dueBy = (db: TenantDb, today: PlainDate, limit: number): Promise<Installment[]> =>
  where(
    db,
    sql`i.state = 'planned' and i.due_on <= ${today}
      and not exists (
        select from projects p where p.org_id = ${db.orgId} and p.id = i.project_id and p.state = 'closed')
      order by i.due_on, i.id limit ${limit}`,
  )

export const plannedOfPhases = (db: TenantDb, phaseIds: readonly Id[]): Promise<Installment[]> =>
  where(db, sql`i.state = 'planned' and i.phase_id = any(${phaseIds}::uuid[])`)

export const plannedByPercent = (db: TenantDb, projectId: Id, percentBp: number): Promise<Installment[]> =>
  where(db, sql`i.state = 'planned' and i.project_id = ${projectId} and i.percent_bp <= ${percentBp}`)

/** The shares of a project's installments that count, but for one. */
export async function sharesBut(db: TenantDb, projectId: Id, id: Id | null): Promise<number> {
  const [row] = await db.sql<{ shares: number }>`
    select coalesce(sum(i.share_bp), 0)::integer as shares from project_installments i
    where i.org_id = ${db.orgId} and i.project_id = ${projectId} and i.state not in ('cancelled', 'credited')
      and i.id is distinct from ${id}::uuid`
  return row?.shares ?? 0
}

export const saveInstallments = (tx: WriteTransaction, changed: readonly Installment[]): Promise<unknown> =>
  installmentTable.upsert(tx, changed)

export const removeInstallments = (tx: WriteTransaction, ids: readonly Id[]): Promise<unknown> =>
  ids.length === 0
    ? Promise.resolve()
    : tx.sql`
        delete from project_installments i where i.org_id = ${tx.orgId} and i.id = any(${ids}::uuid[]) returning 1`
