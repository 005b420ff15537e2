import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { Services } from '../../../../platform/services.ts'
import { slot } from '../../../../platform/slots.ts'
import type { Accepted } from '../../../../platform/vocabulary/decision.ts'
import type { ShiftChange } from './record.ts'

/** What a follower has at hand: it commits in the transaction of the change, and announces nothing. */
export interface FollowingCall {
  readonly db: WriteTransaction
  readonly services: Services
  readonly commit: <State>(
    decision: Accepted<State, never>,
    save?: (state: State) => Promise<unknown>,
  ) => Promise<State>
}

/** What follows from changes of shifts that are saved already, with as many statements for many as for one. */
export type ShiftFollower = (call: FollowingCall, changes: readonly ShiftChange[]) => Promise<void>

/** Parts that are above the writing of shifts and keep something by them contribute what they do. */
export const shiftFollowers = slot<ShiftFollower>('shifts.followers')

/** Lets everything follow that is kept by shifts, one follower after the other. */
export async function followChanges(call: FollowingCall, changes: readonly ShiftChange[]): Promise<void> {
  for (const follower of call.services.contributions(shiftFollowers)) await follower(call, changes)
}
