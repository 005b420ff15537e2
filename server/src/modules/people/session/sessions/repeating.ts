import { notTaken } from '../../../../platform/contract/idempotency.ts'

/** Why operations of signing in keep no answer for an `Idempotency-Key`. */
export const challengeEachTime = notTaken(
  'Each answer has a challenge of its own, which is good once; nothing else comes of it.',
)
export const challengeOnce = notTaken(
  'An answer is kept for a member, and nobody is signed in yet. The challenge begins one session.',
)
export const tokenOnce = notTaken(
  'The answer brings a new token of the session, which is given out once. After a lost answer, sign in.',
)
