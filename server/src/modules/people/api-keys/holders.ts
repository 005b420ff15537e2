import type { Caller } from '../../../platform/access/caller.ts'
import { reachOf } from '../../../platform/vocabulary/capabilities.ts'
import type { Instant } from '../../../platform/vocabulary/dates.ts'
import { heldCapabilities, isActive, type MemberAccess } from '../../company/organisation/port.ts'
import type { Holder, Owner } from './key.ts'

export const holderOf = ({ membership, capabilities, reach }: Caller): Holder => ({
  membershipId: membership.id,
  capabilities,
  reach,
})

export const ownerOf = (member: MemberAccess, { organisation }: Caller, now: Instant): Owner => ({
  membershipId: member.id,
  active: isActive(member, organisation.timeZone, now),
  administrator: member.role === 'admin',
  reach: reachOf(member.role),
  capabilities: heldCapabilities(member, organisation.timeZone, now),
})
