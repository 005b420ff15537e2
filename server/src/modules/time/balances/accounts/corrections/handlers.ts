import type { Caller } from '../../../../../platform/access/caller.ts'
import type { WriteTransaction } from '../../../../../platform/data/database.ts'
import { keysetPage } from '../../../../../platform/data/paging.ts'
import type { TenantDb } from '../../../../../platform/data/tenant-db.ts'
import { handle } from '../../../../../platform/http/handler.ts'
import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import { moveBalances } from '../../movements/moving.ts'
import { byHand, movedAudit } from '../rules.ts'
import { findAccount } from '../store.ts'
import { movableBy } from '../visibility.ts'
import { balanceCorrections } from './contract.ts'
import type { Correction } from './record.ts'
import * as rules from './rules.ts'
import * as store from './store.ts'
import { decidableBy } from './waiting.ts'

export const handlers = handle(balanceCorrections, {
  list: ({ query, caller, db }) =>
    keysetPage(db, query, {
      operation: 'balanceCorrections.list',
      listed: { alias: 'a' },
      keys: store.newestFirst,
      sweep: store.sweep,
      rows: keyset =>
        store.listCorrections(
          db,
          { state: query.state, accountId: query.accountId },
          movableBy(caller),
          keyset,
        ),
    }),

  async get({ params, caller, db, refuse }) {
    return (
      (await store.findCorrection(db, params.id, movableBy(caller))) ?? refuse('balance_correction_not_found')
    )
  },

  async approve({ params, caller, db, refuse, commit }) {
    const found = (await decidable(db, caller, params.id)) ?? refuse('balance_correction_not_found')
    const decision = rules.approve(found, decidingIn(db, caller))
    const approved = await commit(decision, state => store.saveCorrection(db, state))
    await move(db, caller, approved, line => commit({ state: null, facts: [], audit: [line] }))
    return approved
  },

  async decline({ params, body, caller, db, refuse, commit }) {
    const found = (await decidable(db, caller, params.id)) ?? refuse('balance_correction_not_found')
    const decision = rules.decline(found, body.reason?.trim() ?? null, decidingIn(db, caller))
    return commit(decision, state => store.saveCorrection(db, state))
  },

  async withdraw({ params, caller, db, refuse, commit }) {
    const found =
      (await store.findCorrection(db, params.id, movableBy(caller))) ?? refuse('balance_correction_not_found')
    const decision = rules.withdraw(found, { by: caller.membership.id, now: db.now })
    return commit(decision, state => store.saveCorrection(db, state))
  },
})

const decidingIn = ({ now }: WriteTransaction, { membership, onBehalfOf }: Caller) => ({
  by: membership.id,
  onBehalfOf: onBehalfOf?.id,
  now,
})

/** A correction that is the caller's to decide. */
async function decidable(db: TenantDb, caller: Caller, id: Id): Promise<Correction | undefined> {
  const which = { visible: movableBy(caller), decidable: decidableBy(caller) }
  const [found] = await store.correctionsWithIds(db, [id], which)
  if (!found?.isDecidable) return undefined
  const { isDecidable: _, ...correction } = found
  return correction
}

async function move(
  tx: WriteTransaction,
  caller: Caller,
  correction: Correction,
  record: (line: ReturnType<typeof movedAudit>) => Promise<unknown>,
): Promise<void> {
  const account = await findAccount(tx, correction.accountId, correction.effectiveDate, movableBy(caller))
  if (!account) throw new Error(`the correction ${correction.id} has no account`)
  await moveBalances(tx, [byHand(account, correction, caller.membership.id, correction.id)])
  await record(movedAudit(account, correction))
}
