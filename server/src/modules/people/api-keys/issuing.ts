import type { WriteTransaction } from '../../../platform/data/database.ts'
import type { Commit } from '../../../platform/transactions/transactions.ts'
import { type Capability, reachOf } from '../../../platform/vocabulary/capabilities.ts'
import type { Instant } from '../../../platform/vocabulary/dates.ts'
import { type Id, newId } from '../../../platform/vocabulary/ids.ts'
import { RequestRefused } from '../../../platform/vocabulary/request-refused.ts'
import {
  heldCapabilities,
  isActive,
  type MemberLookup,
  memberAccess,
} from '../../company/organisation/port.ts'
import type { Key } from './key.ts'
import * as rules from './rules.ts'
import type { KeyKind } from './shapes.ts'
import * as store from './store.ts'
import { hashOf, newToken } from './token.ts'

export interface WantedKey {
  readonly name: string
  readonly kind: KeyKind
  readonly scope: readonly Capability[]
  readonly readOnly: boolean
  readonly expiresAt: Instant | null
  readonly ownerMembershipId: Id
}

export interface IssuedKey {
  readonly key: Key
  /** Not stored: it is shown this once. */
  readonly secret: string
}

/**
 * Makes a key by the rules of `POST /v1/api-keys`, for the operator of the service, whose own capabilities bound
 * nothing: the owner's do. Throws `RequestRefused` with the rule's code.
 */
export async function issueKey(
  tx: WriteTransaction,
  commit: Commit,
  members: MemberLookup,
  organisation: { readonly timeZone: string; readonly sandbox: boolean },
  wanted: WantedKey,
): Promise<IssuedKey> {
  const { ownerMembershipId } = wanted
  const member = await memberAccess(tx, members, ownerMembershipId)
  if (!member) throw new RequestRefused('membership_not_found', `No member has the id ${ownerMembershipId}.`)
  const owner = {
    membershipId: member.id,
    capabilities: heldCapabilities(member, organisation.timeZone, tx.now),
    active: isActive(member, organisation.timeZone, tx.now),
    administrator: member.role === 'admin',
    reach: reachOf(member.role),
  }
  const token = newToken(organisation.sandbox ? 'test' : 'live')
  const decision = rules.create(wanted, null, owner, { id: newId(), ...token }, tx.now)
  const key = await commit(decision, async state => store.insert(tx, state, hashOf(token.text)))
  return { key, secret: token.text }
}
