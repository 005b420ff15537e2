import { unchangedSince } from '../../../../platform/data/optimistic.ts'
import { keysetPage } from '../../../../platform/data/paging.ts'
import { checkedRange } from '../../../../platform/http/date-range.ts'
import { handle } from '../../../../platform/http/handler.ts'
import { gather } from '../../../../platform/vocabulary/decision.ts'
import { limits } from '../../../../platform/vocabulary/limits.ts'
import { saveShifts, shiftsOf } from '../record/store.ts'
import { ownShifts } from './contract.ts'
import * as rules from './rules.ts'
import * as store from './store.ts'
import * as view from './view.ts'

export const handlers = handle(ownShifts, {
  list: ({ query, caller, db }) =>
    keysetPage(db, query, {
      operation: 'ownShifts.list',
      listed: { alias: 's' },
      keys: store.byDate,
      sweep: store.sweep,
      within: caller.membership.id,
      rows: keyset => store.listOwn(db, caller.membership.id, query, keyset),
      show: view.ownShift,
    }),

  async acknowledge({ params, body, caller, db, now, refuse, commit }) {
    const shift = (await store.findOwn(db, caller.membership.id, params.id)) ?? refuse('shift_own_not_found')
    const { shiftTypeName, ...before } = shift
    const unchanged = unchangedSince(body.expectedUpdatedAt, before.updatedAt)
    const decision = rules.acknowledge(before, { now, unchanged })
    const after = await commit(decision, saved => saveShifts(db, [{ before, after: saved }]))
    return view.ownShift({ ...after, shiftTypeName })
  },

  async acknowledgeAll({ body, caller, db, now, refuse, commit }) {
    const { from, to } = checkedRange(body, limits.rangeDays.memberRead, refuse)
    const seenAt = Temporal.Instant.from(body.seenAt ?? now)
    const told = await shiftsOf(db, { members: [caller.membership.id], from, to, states: ['published'] })
    const waiting = told.filter(
      shift => rules.needsAcknowledgement(shift) && Temporal.Instant.compare(shift.updatedAt, seenAt) <= 0,
    )
    const { accepted } = gather(waiting, shift => rules.acknowledge(shift, { now, unchanged: true }))
    const before = new Map(waiting.map(shift => [shift.id, shift]))
    await commit(accepted, saved =>
      saveShifts(
        db,
        saved.map(after => ({ before: before.get(after.id) ?? null, after })),
      ),
    )
    return { acknowledgedCount: accepted.state.length }
  },
})
