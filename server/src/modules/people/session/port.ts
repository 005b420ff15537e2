import type { WriteTransaction } from '../../../platform/data/database.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import { holdPersonOf, unlinkMember } from './persons/directory.ts'
import * as store from './sessions/store.ts'

export { type Ending, settleElsewhere, signInEndings } from './accounts/endings.ts'
export { isEnding } from './accounts/endings-store.ts'
export { type OperatorsLink, resetSignIn } from './passwords/operator-reset.ts'
export { mailResetByOperator, type ResetByOperator } from './passwords/operator-letters.ts'
export type { Bounds, Meter } from './attempts/meter.ts'
export { type Attempt, attemptsOf } from './attempts/limits.ts'
export { hashPassword, isPassword } from './passwords/hashing.ts'
export { linkPerson, personWith, replacePasswords, unlinkEverybody } from './persons/directory.ts'
export { isLive as isLiveSession } from './sessions/store.ts'
export { type Invitation, type Invited, type Roster, memberRoster } from './persons/roster.ts'

/** Ends every live session of members, who sign in anew if they may. */
export const endSessionsOf = (tx: WriteTransaction, membershipIds: readonly Id[]): Promise<unknown> =>
  store.removeOfMembers(tx, membershipIds)

/** Takes a member who is deleted out of the directory: their sessions, their sign-in, and a person who was nothing else. */
export const forgetMembership = (tx: WriteTransaction, member: { readonly id: Id }): Promise<unknown> =>
  Promise.all([
    holdPersonOf(tx, member.id),
    store.removeOfMembers(tx, [member.id]),
    unlinkMember(tx, member.id),
  ])
