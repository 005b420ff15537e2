import { systemActor } from '../../../../platform/audit/audit-trail.ts'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { Services } from '../../../../platform/services.ts'
import { slot } from '../../../../platform/slots.ts'
import type { Commit, Transactions } from '../../../../platform/transactions/transactions.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { methodsEnded } from '../persons/audit-lines.ts'
import * as rules from '../sessions/rules.ts'
import * as sessions from '../sessions/store.ts'
import { sessionsWithoutToken, takeEndings } from './endings-store.ts'

/**
 * What else ends for members with the methods of their account, such as personal keys; carried out in their
 * organisation's own transaction.
 */
export type Ending = (tx: WriteTransaction, commit: Commit, membershipIds: readonly Id[]) => Promise<unknown>

export const signInEndings = slot<Ending>('session.sign_in_endings')

/** Removes what has ended in the transaction's organisation, and records each on its trail. */
export async function settleEndings(
  tx: WriteTransaction,
  commit: Commit,
  endings: readonly Ending[],
): Promise<void> {
  const membershipIds = await takeEndings(tx)
  if (membershipIds.length === 0) return
  const over = await sessionsWithoutToken(tx, membershipIds)
  await commit(rules.end(over), async ids => {
    if (ids.length > 0) sessions.remove(tx, ids)
  })
  await commit(methodsEnded(membershipIds))
  for (const ending of endings) await ending(tx, commit, membershipIds)
}

export type SettlingServices = {
  readonly transactions: Pick<Transactions, 'run'>
  readonly log: Pick<Services['log'], 'warn'>
}

/** The same in further organisations, one after the other. The next sweep repeats what fails. */
export async function settleElsewhere(
  { transactions, log }: SettlingServices,
  endings: readonly Ending[],
  orgIds: readonly Id[],
  request: { readonly operation: string; readonly requestId: string },
): Promise<void> {
  for (const orgId of orgIds)
    try {
      await transactions.run({ orgId, actor: systemActor, ...request }, (tx, commit) =>
        settleEndings(tx, commit, endings),
      )
    } catch (error) {
      log.warn('what has ended waits for its next sweep', { orgId, error: String(error) })
    }
}
