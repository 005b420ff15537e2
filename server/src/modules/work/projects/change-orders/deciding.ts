import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { type Decision, isRefused } from '../../../../platform/vocabulary/decision.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { CommitAccepted } from '../../../../platform/transactions/transactions.ts'
import { extendPhase, savePhases } from '../phases/port.ts'
import { changeBaseline, type ProjectFact, saveBaseline, touchProjects } from '../record/port.ts'
import type { ApprovedFact } from './announcements.ts'
import type { OrderInProject } from './circumstances.ts'
import type { EffectCode } from './effects.ts'
import * as moves from './moves.ts'
import type { ChangeOrderRecord } from './record.ts'
import { saveOrders } from './store.ts'

/** What an answer is decided about; the member's, or the customer's on the page. */
export interface Deciding extends OrderInProject {
  readonly unchanged: boolean
}

const circumstances = ({ project, unchanged }: Deciding, { now }: WriteTransaction) => ({
  now,
  unchanged,
  projectClosed: project.state === 'closed',
})

export const approving = (
  tx: WriteTransaction,
  deciding: Deciding,
  answer: moves.Answer,
): Decision<ChangeOrderRecord, ApprovedFact, moves.AnswerCode | EffectCode> => {
  const { order, project, phase } = deciding
  return moves.approve(order, answer, { ...circumstances(deciding, tx), reached: { project, phase } })
}

export const declining = (
  tx: WriteTransaction,
  deciding: Deciding,
  answer: moves.Answer,
  reason: string | null,
): Decision<ChangeOrderRecord, ProjectFact<'project.updated'>, moves.AnswerCode> =>
  moves.decline(deciding.order, answer, { ...circumstances(deciding, tx), reason })

/** Carries out what an approved change order does to the baseline of its project from a date on, and to its phase. */
export async function changeWhatItReaches(
  tx: WriteTransaction,
  commit: CommitAccepted<ProjectFact<'project.updated'>>,
  { order, project, phase }: OrderInProject,
  date: PlainDate,
): Promise<void> {
  const { id: changeOrderId, deltaMinutes, deltaCents, deltaDays } = order
  const deltas = { deltaMinutes, deltaCents, deltaDays }
  const decision = await changeBaseline(tx, project.id, { ...deltas, changeOrderId, date })
  if (isRefused(decision))
    throw new Error(`${project.id} was read in the same transaction, and is not closed`)
  await commit(decision, state => saveBaseline(tx, state))
  if (phase) await commit(extendPhase(phase, deltas, tx.now), after => savePhases(tx, [after], date))
}

/** Saves an answer that changes nothing of the project but when it changed last. */
export function saveDeclined(tx: WriteTransaction, before: ChangeOrderRecord) {
  return (after: ChangeOrderRecord): Promise<unknown> => {
    tx.defer(touchProjects(tx, [after.projectId]))
    return saveOrders(tx, [{ before, after }])
  }
}
