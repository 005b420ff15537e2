import { type AnyCaller, isDevice } from '../access/caller.ts'
import type { Actor } from './audit-trail.ts'

/** Who acts when a caller writes, as the audit trail records it: a member by their credential, or a device itself. */
export const actorOf = (caller: AnyCaller): Actor => ({
  membershipId: isDevice(caller) ? null : caller.membership.id,
  credentialKind: caller.credential.kind,
  credentialId: caller.credential.id,
})
