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

/** A fragment: the phase of whose fee the installment `i` is; null where it is of that of the project. */
const feePhase = (orgId: string): RawBuilder<unknown> => sql`
  (select f.id from project_phases f
    where f.org_id = ${orgId} and f.id = i.phase_id and f.billing in ('fixed', 'installments'))`

/** A condition on the installment `i`: that it is of the fee of a project, or of a phase of it. */
const isOfFee = (
  orgId: string,
  { projectId, phaseId }: Pick<FeePlace, 'projectId' | 'phaseId'>,
): RawBuilder<unknown> =>
  sql`i.project_id = ${projectId} and ${feePhase(orgId)} is not distinct from ${phaseId}`

interface FeePlace {
  readonly projectId: RawBuilder<unknown>
  /** Null for the project itself. */
  readonly phaseId: RawBuilder<unknown>
  /** Of the project, which shares are shares of. */
  readonly budgetCents: RawBuilder<unknown>
}

/**
 * A fragment: what the installments of a place that count come to, those that are planned by what they would come to. Their shares
 * come to what `plannedShares` says of them together.
 */
export const centsOfPlace = (orgId: string, place: FeePlace): RawBuilder<unknown> => sql`
  (select coalesce(sum(case when i.state = 'planned' then i.amount_cents else i.cents end), 0)
      + coalesce(round(max(s.cents) * sum(i.share_bp) filter (where i.state = 'planned') / max(s.planned_bp)), 0)
    from project_installments i cross join lateral (
      select nullif(sum(i.share_bp) filter (where i.state = 'planned'), 0) as planned_bp,
        greatest(round(${place.budgetCents} * sum(i.share_bp) / 10000.0)
          - coalesce(sum(i.cents) filter (where i.state <> 'planned'), 0), 0) as cents
      from project_installments i
      where i.org_id = ${orgId} and i.project_id = ${place.projectId} and i.share_bp is not null
        and i.state not in ('cancelled', 'credited')) s
    where i.org_id = ${orgId} and ${isOfFee(orgId, place)} and i.state not in ('cancelled', 'credited'))`

/** The installments of fees, which a query of `project_id` and `phase_id` names. One statement. */
export async function installmentsOfPlaces(
  db: TenantDb,
  places: RawBuilder<unknown>,
): Promise<ReadonlySet<Id>> {
  const rows = await db.sql<{ id: Id }>`
    select i.id from (${places}) p join project_installments i on i.org_id = ${db.orgId}
      and ${isOfFee(db.orgId, { projectId: sql`p.project_id`, phaseId: sql`p.phase_id` })}`
  return new Set(rows.map(({ id }) => id))
}

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
