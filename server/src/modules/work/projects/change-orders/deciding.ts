import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { type Decision, isRefused } from '../../../../platform/vocabulary/decision.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { changeBaseline, type KnownProject } from '../record/port.ts'
import type { ApprovedFact } from './announcements.ts'
import * as moves from './moves.ts'
import type { ChangeOrderRecord } from './record.ts'
import { projectIsClosed } from './rules.ts'

/** What an answer is decided about; the member's, or the customer's on the page. */
export interface Deciding {
  readonly order: ChangeOrderRecord
  readonly project: KnownProject
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
): Decision<ChangeOrderRecord, ApprovedFact, moves.AnswerCode | 'change_order_below_zero'> => {
  const { order, project: budget } = deciding
  return moves.approve(order, answer, { ...circumstances(deciding, tx), budget })
}

export const declining = (
  tx: WriteTransaction,
  deciding: Deciding,
  answer: moves.Answer,
  reason: string | null,
): Decision<ChangeOrderRecord, never, moves.AnswerCode> =>
  moves.decline(deciding.order, answer, { ...circumstances(deciding, tx), reason })

/**
 * Decides what an approved change order does to the baseline of its project from a date on. A project without a budget cannot
 * lose any of it.
 */
export async function changingBaseline(
  tx: WriteTransaction,
  { id: changeOrderId, deltaMinutes, deltaCents, deltaDays }: ChangeOrderRecord,
  { id: projectId, budgetMinutes, budgetCents }: KnownProject,
  date: PlainDate,
) {
  const decision = await changeBaseline(tx, projectId, {
    deltaMinutes: budgetMinutes === null ? Math.max(0, deltaMinutes) : deltaMinutes,
    deltaCents: budgetCents === null ? Math.max(0, deltaCents) : deltaCents,
    deltaDays,
    changeOrderId,
    date,
  })
  // The project was read in the same transaction: it is there.
  return isRefused(decision) ? projectIsClosed() : decision
}
