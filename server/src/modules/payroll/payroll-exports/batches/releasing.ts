import type { Locale } from '../../../../platform/vocabulary/locales.ts'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { Steps } from '../../../../platform/http/continuation.ts'
import type { CommitOf } from '../../../../platform/http/handler.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { releaseDays, saveOfBatch, statesInBatch } from '../../../time/work-days/port.ts'
import { daysAtOnce } from '../bounds.ts'
import type { payrollExports } from '../contract.ts'
import { batchedPayouts } from '../../../time/balances/port.ts'
import type { CommitDays } from './freezing.ts'
import type { HeldBatch } from './in-steps.ts'
import * as rules from './rules.ts'
import type { ExportBatch } from './shapes.ts'
import { batchView } from './view.ts'
import * as store from './store.ts'

type CommitStep = CommitOf<typeof payrollExports, (typeof payrollExports)['operations']['cancelBatch']>

/** Gives some days of a batch back, approved as they were; whether there were any. */
export async function releaseSome(tx: WriteTransaction, commit: CommitDays, batchId: Id): Promise<boolean> {
  const days = await statesInBatch(tx, batchId, daysAtOnce)
  if (days.length === 0) return false
  await commit(releaseDays(days, tx.now), released => saveOfBatch(tx, released))
  return true
}

/** Gives all days of a large batch back that is being cancelled, and completes the cancellation. */
export async function cancelInSteps(
  held: HeldBatch,
  steps: Steps<ExportBatch, CommitStep>,
  language: Locale,
): Promise<ExportBatch> {
  const release = () =>
    steps.write(async (tx, commit) => {
      await held.keep(tx)
      return releaseSome(tx, commit, held.id)
    })
  while (await release());
  return steps.finish(async (tx, commit) => {
    await batchedPayouts.released(tx, held.id)
    const decision = rules.completeCancellation(await held.keep(tx), tx.now)
    return batchView(await commit(decision, cancelled => store.saveEnded(tx, cancelled)), language)
  })
}
