import type { WriteTransaction } from '../../../platform/data/database.ts'
import type { Accepted } from '../../../platform/vocabulary/decision.ts'
import { type Id, newId } from '../../../platform/vocabulary/ids.ts'
import { type DayState, exportDays, saveStates } from '../../work-days/port.ts'
import { insertFrozen } from '../lines/store.ts'
import type { BatchMaterial } from './material.ts'
import type { BatchSources } from './reading.ts'

/** Carries out what every operation may: days that change their state, which nothing announces. */
export type CommitDays = (
  decision: Accepted<readonly DayState[], never>,
  save: (days: readonly DayState[]) => Promise<unknown>,
) => Promise<unknown>

/** Puts the days of a batch, or of a part of one, into it, with their lines from the place `position` on. */
export async function freeze(
  tx: WriteTransaction,
  commit: CommitDays,
  batchId: Id,
  { sources, material }: { readonly sources: BatchSources; readonly material: BatchMaterial },
  position: number,
): Promise<void> {
  const lines = material.lines.map(line => ({ ...line, id: newId(), batchId }))
  await commit(exportDays(sources.days, batchId, tx.now), async exported => {
    await Promise.all([
      insertFrozen(tx, batchId, { days: material.days, lines }, position),
      saveStates(tx, exported),
    ])
  })
}
