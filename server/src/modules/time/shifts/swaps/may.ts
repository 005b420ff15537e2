import { decidersOf } from '../../../../platform/access/caller.ts'
import { type MayCall, mayOf } from '../../../../platform/http/may.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { settingsOf } from '../../../company/organisation/port.ts'
import { alsoOnBehalf } from '../../../people/approvals/port.ts'
import { planningDay } from '../record/planners.ts'
import { shiftsById } from '../record/store.ts'
import { shiftSwaps } from './contract.ts'
import type { Swap } from './record.ts'
import * as rules from './rules.ts'
import * as store from './store.ts'
import { decidedBy, isOfEither } from './visibility.ts'
import { swapsWaiting } from './waiting.ts'

const { approve, decline } = shiftSwaps.operations

/** What whoever plans may do with swaps; what the rules of the plan say of the shifts is not looked at. */
export const mayOfSwaps = mayOf(shiftSwaps, {
  answeredBy: ['list', 'get'],
  actions: ['approve', 'decline'],
  outcomes(asked, rows) {
    const delegable = { kind: swapsWaiting.kind, ids: idsOf(rows), operations: { approve, decline } }
    return alsoOnBehalf(asked, delegable, async call => {
      const { db, caller, now } = call
      const [swaps, { selfApprovalAllowed }] = await Promise.all([
        store.swapsWithin(db, idsOf(rows), decidedBy(caller, planningDay(caller, now))),
        settingsOf(db),
      ])
      const { id: membershipId } = caller.membership
      const decider = { membershipId, deciders: decidersOf(caller), selfApprovalAllowed }
      const moving = await movingNow(call, swaps)
      return ofEach(rows, swaps, swap => ({
        approve: rules.approve(swap, decider, moving),
        decline: rules.decline(swap, decider, { ...moving, reason: null }),
      }))
    })
  },
})

/** What the members may do who proposed them, and those whom they are for. */
export const mayOfOwnSwaps = mayOf(shiftSwaps, {
  answeredBy: ['listOwn'],
  actions: ['accept', 'refuse', 'cancel'],
  async outcomes(call, rows) {
    const { id } = call.caller.membership
    const swaps = await store.swapsWithin(call.db, idsOf(rows), isOfEither(call.caller))
    const moving = await movingNow(call, swaps)
    return ofEach(rows, swaps, swap => ({
      ...(swap.toMembershipId === id && {
        accept: rules.acceptSwap(swap, moving),
        refuse: rules.refuseSwap(swap, moving),
      }),
      ...(swap.fromMembershipId === id && { cancel: rules.cancel(swap, moving) }),
    }))
  },
})

const idsOf = (rows: readonly { readonly id: Id }[]) => rows.map(({ id }) => id)

/** The shifts of swaps as they are now. */
async function movingNow({ db, now }: MayCall, swaps: readonly Swap[]): Promise<rules.Moving> {
  const ids = swaps.flatMap(({ fromShiftId, toShiftId }) => [fromShiftId, toShiftId ?? []].flat())
  const shifts = await shiftsById(db, [...new Set(ids)])
  return { now, unchanged: true, shifts: new Map(shifts.map(shift => [shift.id, shift])) }
}

function ofEach<Outcome extends object>(
  rows: readonly { readonly id: Id }[],
  swaps: readonly Swap[],
  outcome: (swap: Swap) => Outcome,
): (Outcome | Record<never, never>)[] {
  const byId = new Map(swaps.map(swap => [swap.id, swap]))
  return rows.map(({ id }) => {
    const swap = byId.get(id)
    return swap ? outcome(swap) : {}
  })
}
