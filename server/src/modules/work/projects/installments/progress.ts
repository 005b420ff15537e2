import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { recordAudit, systemActor } from '../../../../platform/audit/audit-trail.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import { organisationNow } from '../../../company/organisation/port.ts'
import { dateIn } from '../../../../platform/vocabulary/dates.ts'
import type { PhaseCompleted } from '../phases/port.ts'
import { baselinesOf } from '../record/port.ts'
import type { StatusListener } from '../status-updates/port.ts'
import type { Installment } from './record.ts'
import { makeAllReady } from './rules.ts'
import { plannedShares } from './shares.ts'
import { installmentsOfProjects, plannedByPercent, plannedOfPhases, saveInstallments } from './store.ts'

/** What the planned shares of projects come to by the baselines of a day; none of a project without a budget. */
export async function sharesOn(
  db: TenantDb,
  projectIds: readonly Id[],
  today: PlainDate,
): Promise<ReadonlyMap<Id, number>> {
  if (projectIds.length === 0) return new Map()
  const ids = [...new Set(projectIds)]
  const [baselines, all] = await Promise.all([baselinesOf(db, ids, today), installmentsOfProjects(db, ids)])
  const ofProject = Map.groupBy(all, ({ projectId }) => projectId)
  return new Map(
    baselines.flatMap(({ projectId, budgetCents }) =>
      budgetCents === null ? [] : [...plannedShares(ofProject.get(projectId) ?? [], budgetCents)],
    ),
  )
}

/** Installments that wait for a phase are ready as soon as it is completed. */
export const readyByPhases: PhaseCompleted = async (tx, phases) =>
  readyIn(
    tx,
    await plannedOfPhases(
      tx,
      phases.map(({ id }) => id),
    ),
    'installments.phaseCompleted',
  )

/** Those that wait for so much of the work, as soon as somebody says that it is done. */
export const readyByStatus: StatusListener = async (tx, { projectId, percentBp }) =>
  percentBp === null
    ? undefined
    : readyIn(tx, await plannedByPercent(tx, projectId, percentBp), 'installments.statusPosted')

async function readyIn(tx: WriteTransaction, planned: readonly Installment[], operation: string) {
  if (planned.length === 0) return
  const { timeZone } = await organisationNow(tx)
  const projectIds = planned.map(({ projectId }) => projectId)
  const { state, audit } = makeAllReady(
    planned,
    await sharesOn(tx, projectIds, dateIn(timeZone, tx.now)),
    tx.now,
  )
  tx.defer(saveInstallments(tx, state))
  recordAudit(tx, audit, { actor: systemActor, operation, requestId: newId() })
}
