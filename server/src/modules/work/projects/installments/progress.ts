import type { WriteTransaction } from '../../../../platform/data/database.ts'
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
import { plannedByPercent, plannedOfPhases, saveInstallments } from './store.ts'

/** The budgets of projects by their baselines of a day. */
export async function budgetsOn(
  tx: WriteTransaction,
  projectIds: readonly Id[],
  today: PlainDate,
): Promise<ReadonlyMap<Id, number | null>> {
  const baselines = projectIds.length === 0 ? [] : await baselinesOf(tx, [...new Set(projectIds)], today)
  return new Map(baselines.map(({ projectId, budgetCents }) => [projectId, budgetCents]))
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
    await budgetsOn(tx, projectIds, dateIn(timeZone, tx.now)),
    tx.now,
  )
  tx.defer(saveInstallments(tx, state))
  recordAudit(tx, audit, { actor: systemActor, operation, requestId: newId() })
}
