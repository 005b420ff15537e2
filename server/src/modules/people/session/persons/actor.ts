import type { Id } from '../../../../platform/vocabulary/ids.ts'

/** Who writes while they sign in: a member, where one is known, who has no session yet. */
export const signingIn = (membershipId: Id | null) =>
  ({ membershipId, credentialKind: 'session', credentialId: null }) as const
