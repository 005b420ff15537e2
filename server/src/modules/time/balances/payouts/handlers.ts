import { keysetPage } from '../../../../platform/data/paging.ts'
import { handle } from '../../../../platform/http/handler.ts'
import { dateIn } from '../../../../platform/vocabulary/dates.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { settingsOf } from '../../../company/organisation/port.ts'
import { findAccount } from '../accounts/store.ts'
import { everyAccount } from '../accounts/visibility.ts'
import { moveBalances, reverseMovements } from '../movements/moving.ts'
import { balancePayouts } from './contract.ts'
import * as rules from './rules.ts'
import * as store from './store.ts'

/** All that is written, planned absences included, has its day before this. */
const lastDate = '9999-12-31'

export const handlers = handle(balancePayouts, {
  async list({ params, query, db, refuse }) {
    const [account, page] = await Promise.all([
      findAccount(db, params.id, lastDate, everyAccount),
      keysetPage(db, query, {
        operation: 'balancePayouts.list',
        listed: { alias: 'p' },
        keys: store.newestFirst,
        sweep: store.sweep,
        within: params.id,
        rows: keyset => store.listPayouts(db, params.id, keyset),
      }),
    ])
    return account ? page : refuse('balance_not_found')
  },

  async payOut({ params, body, caller, now, db, refuse, commit }) {
    const today = dateIn(caller.organisation.timeZone, now)
    const { dryRun: _, ...wanted } = body
    const [atLast, onDate, settings] = await Promise.all([
      findAccount(db, params.id, lastDate, everyAccount),
      findAccount(db, params.id, wanted.effectiveDate ?? today, everyAccount),
      settingsOf(db),
    ])
    if (!atLast || !onDate) return refuse('balance_not_found')
    const by = caller.membership.id
    const decision = rules.payOut(atLast, wanted, {
      ...{ id: newId(), by, today, now: db.now },
      availableMinutes: Math.min(atLast.balanceMinutes, onDate.balanceMinutes),
      selfApprovalAllowed: settings.selfApprovalAllowed,
    })
    const { membershipId, kind, timeBankId } = atLast
    return commit(decision, async payout => {
      await store.savePayouts(db, [payout])
      await moveBalances(db, [
        {
          ...{ membershipId, kind, timeBankId, effectiveDate: payout.effectiveDate },
          minutes: -payout.minutes,
          ...{ transactionKind: 'payout', sourceType: 'payout', sourceId: payout.id, reason: payout.reason },
          explanation: { code: 'payout_to_come', values: { minutes: payout.minutes } },
          actorMembershipId: by,
        },
      ])
    })
  },

  async withdraw({ params, caller, db, refuse, commit }) {
    const [account, found] = await Promise.all([
      findAccount(db, params.id, lastDate, everyAccount),
      store.findPayout(db, params.id, params.payoutId),
    ])
    if (!account) refuse('balance_not_found')
    const payout = found ?? refuse('balance_payout_not_found')
    return commit(rules.withdraw(payout, db.now), async withdrawn => {
      await store.savePayouts(db, [withdrawn])
      await reverseMovements(
        db,
        { sourceType: 'payout', sourceIds: [withdrawn.id] },
        {
          explanation: { code: 'payout_withdrawn', values: {} },
          actorMembershipId: caller.membership.id,
        },
      )
    })
  },
})
