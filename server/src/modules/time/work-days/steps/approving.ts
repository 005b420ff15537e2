import type { Caller } from '../../../../platform/access/caller.ts'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { Handlers } from '../../../../platform/http/handler.ts'
import { gather } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { settingsOf } from '../../../company/organisation/port.ts'
import { followersOf, followingOf } from '../writing/approval-followers.ts'
import type { workDays } from '../contract.ts'
import { batchInProgress } from '../port.ts'
import { invoicedAmong } from '../writing/protected-hours.ts'
import * as rules from './rules.ts'
import * as store from '../reading/store.ts'
import { detailAfter } from '../reading/detail.ts'
import { saveMoved } from './moving.ts'
import { batchResult } from './results.ts'
import { supervisedBy } from '../reading/visibility.ts'

type Lifecycle = Pick<
  Handlers<typeof workDays>,
  'return' | 'returnBatch' | 'approve' | 'approveBatch' | 'unapprove' | 'correct'
>

export const lifecycleHandlers: Lifecycle = {
  async return({ params, body, caller, db, services, refuse, commit }) {
    const found = (await store.findDay(db, params.id, supervisedBy(caller))) ?? refuse('work_day_not_found')
    const returned = rules.returnToEmployee(found.day, body.reason.trim(), found.locked, db.now)
    const decision = rules.unlessInvoiced(
      returned,
      await invoicedAmong(db, services.contributions, [found.day]),
    )
    const day = await commit(decision, state => saveMoved(db, services.contributions, [state]))
    return detailAfter(db, caller, found, day)
  },

  async returnBatch({ body, caller, db, services, commit }) {
    const days = await statesById(db, caller, body.ids)
    const invoiced = await invoicedAmong(db, services.contributions, days.found)
    const { accepted, refused } = gather(days.found, ({ locked, outsideEmployment: _, ...day }) =>
      rules.unlessInvoiced(rules.returnToEmployee(day, body.reason.trim(), locked, db.now), invoiced),
    )
    await commit(accepted, returned => saveMoved(db, services.contributions, returned))
    return batchResult(accepted.state, refused, days.missing)
  },

  async approve({ params, caller, db, services, refuse, commit }) {
    const [found, settings, followUp] = await Promise.all([
      store.findDay(db, params.id, supervisedBy(caller)),
      settingsOf(db),
      followersOf(db, services.contributions, [params.id], followingOf(caller)),
    ])
    if (!found) return refuse('work_day_not_found')
    const decision = rules.approve(found.day, approverOf(caller, settings), found, db.now)
    const approved = await commit(decision, moved => saveMoved(db, services.contributions, [moved]))
    followUp('approved', [approved])
    return detailAfter(db, caller, found, approved)
  },

  async approveBatch({ body, caller, db, services, commit }) {
    const [days, settings, followUp] = await Promise.all([
      statesById(db, caller, body.ids),
      settingsOf(db),
      followersOf(db, services.contributions, body.ids, followingOf(caller)),
    ])
    const approver = approverOf(caller, settings)
    const { accepted, refused } = gather(days.found, ({ locked, outsideEmployment, ...day }) =>
      rules.approve(day, approver, { locked, outsideEmployment }, db.now),
    )
    await commit(accepted, approved => saveMoved(db, services.contributions, approved))
    followUp('approved', accepted.state)
    return batchResult(accepted.state, refused, days.missing)
  },

  async unapprove({ params, body, caller, db, services, refuse, commit }) {
    const [stored, followUp] = await Promise.all([
      store.findDay(db, params.id, supervisedBy(caller)),
      followersOf(db, services.contributions, [params.id], followingOf(caller)),
    ])
    const found = stored ?? refuse('work_day_not_found')
    const opened = rules.unapprove(found.day, body.reason?.trim() ?? null, found.locked, db.now)
    const decision = rules.unlessInvoiced(
      opened,
      await invoicedAmong(db, services.contributions, [found.day]),
    )
    const day = await commit(decision, state => saveMoved(db, services.contributions, [state]))
    followUp('opened', [day])
    return detailAfter(db, caller, found, day)
  },

  async correct({ params, body, caller, db, services, refuse, commit }) {
    const [stored, inProgress, followUp] = await Promise.all([
      store.findDay(db, params.id, supervisedBy(caller)),
      services.contributions(batchInProgress)(db),
      followersOf(db, services.contributions, [params.id], followingOf(caller)),
    ])
    const found = stored ?? refuse('work_day_not_found')
    if (inProgress !== null && found.day.exportBatchId === inProgress)
      refuse('day_export_in_progress', 'The payroll batch of the day is being made or cancelled.')
    const opened = rules.correct(found.day, body.reason.trim(), found.locked, db.now)
    const decision = rules.unlessInvoiced(
      opened,
      await invoicedAmong(db, services.contributions, [found.day]),
    )
    const day = await commit(decision, state => saveMoved(db, services.contributions, [state]))
    followUp('opened', [day])
    return detailAfter(db, caller, found, day)
  },
}

const approverOf = (caller: Caller, settings: { readonly selfApprovalAllowed: boolean }) => ({
  membershipId: caller.membership.id,
  selfApprovalAllowed: settings.selfApprovalAllowed,
})

/** The days a batch names, each once, in the order of the request; ids that the caller does not reach are missing. */
async function statesById(db: WriteTransaction, caller: Caller, ids: readonly Id[]) {
  const distinct = [...new Set(ids.map(id => id.toLowerCase()))]
  const states = new Map(
    (await store.findStates(db, distinct, supervisedBy(caller))).map(state => [state.id, state]),
  )
  return {
    found: distinct.flatMap(id => states.get(id) ?? []),
    missing: distinct.filter(id => !states.has(id)),
  }
}
