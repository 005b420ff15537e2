import { addDays } from '../../../../platform/vocabulary/dates.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import type { ProjectCopy } from '../record/port.ts'
import { installmentsOfProject, saveInstallments } from './store.ts'

/** The plan of installments: a copy has all that were not cancelled, planned anew. */
export const copyInstallments: ProjectCopy = {
  kind: 'installments',
  order: 5,
  async copy(tx, { from, to, days, phaseIds }) {
    const plan = (await installmentsOfProject(tx, from)).filter(
      ({ state, phaseId }) => state !== 'cancelled' && (phaseId === null || phaseIds.has(phaseId)),
    )
    const copies = plan.map(each => ({
      ...each,
      id: newId(),
      projectId: to,
      dueOn: each.dueOn === null ? null : addDays(each.dueOn, days),
      phaseId: each.phaseId === null ? null : (phaseIds.get(each.phaseId) ?? null),
      state: 'planned' as const,
      ...{ cents: null, readyAt: null, invoiceLineId: null, createdAt: tx.now, updatedAt: tx.now },
    }))
    tx.defer(saveInstallments(tx, copies))
    return copies.length
  },
}
