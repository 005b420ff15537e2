import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { Accepted } from '../../../../platform/vocabulary/decision.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import { type DayState, exportDays, saveOfBatch } from '../../../time/work-days/port.ts'
import { insertBlanks } from '../lines/blank-store.ts'
import { insertFrozen } from '../lines/store.ts'
import { batchedPayouts } from '../../../time/balances/port.ts'
import type { MemberMaterial } from './material.ts'

/** Carries out what every operation may: days that change their state, which nothing announces. */
export type CommitDays = (
  decision: Accepted<readonly DayState[], never>,
  save: (days: readonly DayState[]) => Promise<unknown>,
) => Promise<unknown>

/** Puts the days of some members into a batch, with their lines from a position on. */
export async function freeze(
  tx: WriteTransaction,
  commit: CommitDays,
  batchId: Id,
  { approved, days, lines, blanks, payoutIds }: MemberMaterial,
  position: number,
): Promise<void> {
  const frozen = lines.map(line => ({ ...line, id: newId(), batchId }))
  await commit(exportDays(approved, batchId, tx.now), async exported => {
    await Promise.all([
      insertFrozen(tx, batchId, days, frozen, position),
      blanks.length > 0 && insertBlanks(tx, batchId, blanks),
      saveOfBatch(tx, exported),
      payoutIds.length > 0 && batchedPayouts.taken(tx, batchId, payoutIds),
      blanks.length > 0 && batchedPayouts.settleBlanks(tx, blanks),
    ])
  })
}
