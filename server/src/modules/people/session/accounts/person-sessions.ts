import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { Services } from '../../../../platform/services.ts'
import type { Commit } from '../../../../platform/transactions/transactions.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import * as rules from '../sessions/rules.ts'
import * as sessions from '../sessions/store.ts'
import { signingIn } from '../persons/actor.ts'

/** A session whose token is void already. */
export interface EndedSession {
  readonly orgId: Id
  readonly sessionId: Id
  readonly membershipId: Id
}

/**
 * Ends what a person's password began, in every organisation at once: the tokens of all their sessions but one, and
 * the second steps that wait. The sessions of the organisation itself go with it; `endElsewhere` does the rest,
 * once the transaction is committed.
 */
export async function endSessionsOfPerson(
  tx: WriteTransaction,
  commit: Commit,
  personId: Id,
  exceptId: Id | null,
): Promise<EndedSession[]> {
  const [ended] = await Promise.all([
    tx.sql<EndedSession>`
      delete from directory.session_tokens
      where person_id = ${personId} and session_id is distinct from ${exceptId}::uuid
      returning org_id, session_id, membership_id`,
    tx.sql`delete from directory.second_factor_challenges where person_id = ${personId}`,
  ])
  const here = ended.filter(({ orgId }) => orgId === tx.orgId).map(({ sessionId }) => sessionId)
  if (here.length > 0) await commit(rules.end(here), async ids => sessions.remove(tx, ids))
  return ended.filter(({ orgId }) => orgId !== tx.orgId)
}

/** Clears away in the other organisations the sessions that have no token any more, with a line each on their trail. */
export async function endElsewhere(
  services: Services,
  ended: readonly EndedSession[],
  request: { readonly operation: string; readonly requestId: string },
): Promise<void> {
  for (const [orgId, theirs] of Map.groupBy(ended, session => session.orgId)) {
    const membershipId = theirs[0]?.membershipId ?? null
    await services.transactions.run({ orgId, actor: signingIn(membershipId), ...request }, (tx, commit) =>
      commit(rules.end(theirs.map(({ sessionId }) => sessionId)), async ids => sessions.remove(tx, ids)),
    )
  }
}
