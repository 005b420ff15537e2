import type { Caller } from '../../../../platform/access/caller.ts'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { unchangedSince } from '../../../../platform/data/optimistic.ts'
import { keysetPage } from '../../../../platform/data/paging.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Handlers } from '../../../../platform/http/handler.ts'
import { daysInRange } from '../../../../platform/vocabulary/dates.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import { visibleText } from '../../../../platform/vocabulary/visible-text.ts'
import type { ShiftRecord } from '../record/record.ts'
import { shiftsById } from '../record/store.ts'
import { candidateDays, type Swap } from './record.ts'
import type { shiftSwaps } from './contract.ts'
import { isColleague, takingRefusal } from './exchanging.ts'
import { propose } from './proposing.ts'
import * as rules from './rules.ts'
import * as store from './store.ts'
import { notifyOfSwap } from './notices.ts'
import { candidateView, swapView } from './view.ts'
import * as visibility from './visibility.ts'

type OwnOperation = 'listOwn' | 'candidates' | 'propose' | 'accept' | 'refuse' | 'cancel'

export const ownHandlers: Pick<Handlers<typeof shiftSwaps>, OwnOperation> = {
  async listOwn({ query, caller, db }) {
    const seen = {
      proposer: visibility.isOfProposer,
      peer: visibility.isOfPeer,
      either: visibility.isOfEither,
    }[query.as ?? 'either']
    return keysetPage(db, query, {
      operation: 'shiftSwaps.listOwn',
      listed: { alias: 'w' },
      keys: store.newestFirst,
      sweep: store.sweep,
      within: caller.membership.id,
      rows: keyset => store.listSwaps(db, query, seen(caller), keyset),
      show: swapView,
    })
  },

  async candidates({ query, caller, db, now, refuse }) {
    const { from, to, shiftId } = query
    if (to < from) refuse('range_end_before_start', `${to} is earlier than ${from}.`)
    if (daysInRange(from, to) > candidateDays) refuse('range_too_long', undefined, { maxDays: candidateDays })
    const [own, page] = await Promise.all([
      ownShift(db, caller, shiftId),
      keysetPage(db, query, {
        operation: 'shiftSwaps.candidates',
        keys: store.byDate,
        within: caller.membership.id,
        rows: keyset => store.listCandidates(db, caller, { ...query, now }, keyset),
        show: candidateView,
      }),
    ])
    return own ? page : refuse('shift_not_found')
  },

  async propose(call) {
    const { body, caller, db, now, services, refuse, commit } = call
    const { dryRun: _, ...said } = body
    const proposal = { ...said, note: visibleText(said.note) }
    const [from, to, pending] = await Promise.all([
      ownShift(db, caller, body.fromShiftId),
      body.toShiftId == null
        ? undefined
        : store.findSwappable(db, caller, { id: body.toShiftId, forShiftId: body.fromShiftId }),
      store.isProposed(db, body.fromShiftId),
    ])
    const decision = propose(proposal, {
      ...{ id: newId(), now, actorMembershipId: caller.membership.id, from, to, pending },
      colleagueKnown:
        from !== undefined &&
        body.toMembershipId != null &&
        (await isColleague(db, from, body.toMembershipId)),
    })
    const swap = await commit(decision, made => store.saveSwaps(db, [made]))
    const held = await takingRefusal(call, swap, byId(from, to))
    if (held) return refuse(held.refusal, held.detail, held.extra)
    await notifyOfSwap(db, services, swap, 'proposed')
    return swapView(swap)
  },

  async accept(call) {
    const { params, caller, db, refuse, commit } = call
    const found = await store.findSwap(db, params.id, visibility.isOfPeer(caller))
    const before = found ?? refuse('shift_swap_not_found')
    const shifts = await shiftsOf(db, before)
    const decision = rules.acceptSwap(before, { ...movingOf(call, before), shifts })
    const accepted = await commit(decision, after => store.saveSwaps(db, [after]))
    const held = await takingRefusal(call, before, shifts)
    return held ? refuse(held.refusal, held.detail, held.extra) : swapView(accepted)
  },

  async refuse(call) {
    const { params, caller, db, services, refuse, commit } = call
    const found = await store.findSwap(db, params.id, visibility.isOfPeer(caller))
    const before = found ?? refuse('shift_swap_not_found')
    const decision = rules.refuseSwap(before, movingOf(call, before))
    const refused = await commit(decision, after => store.saveSwaps(db, [after]))
    await notifyOfSwap(db, services, refused, 'peer_declined')
    return swapView(refused)
  },

  async cancel(call) {
    const { params, caller, db, refuse, commit } = call
    const found = await store.findSwap(db, params.id, visibility.isOfProposer(caller))
    const before = found ?? refuse('shift_swap_not_found')
    const decision = rules.cancel(before, movingOf(call, before))
    return swapView(await commit(decision, after => store.saveSwaps(db, [after])))
  },
}

/** The shift, if it is the caller's and published to them. */
async function ownShift(db: TenantDb, caller: Caller, id: Id): Promise<ShiftRecord | undefined> {
  const [shift] = await shiftsById(db, [id])
  return shift?.state === 'published' && shift.membershipId === caller.membership.id ? shift : undefined
}

const byId = (...shifts: readonly (ShiftRecord | undefined)[]): ReadonlyMap<Id, ShiftRecord> =>
  new Map(shifts.flatMap(shift => (shift ? [[shift.id, shift] as const] : [])))

/** The shifts of a swap as they are now. */
export const shiftsOf = async (db: TenantDb, { fromShiftId, toShiftId }: Swap) =>
  byId(...(await shiftsById(db, toShiftId === null ? [fromShiftId] : [fromShiftId, toShiftId])))

export const movingOf = (
  { db, body }: { readonly db: WriteTransaction; readonly body: { readonly expectedUpdatedAt?: string } },
  { updatedAt }: Swap,
) => ({ now: db.now, unchanged: unchangedSince(body.expectedUpdatedAt, updatedAt) })
