import { sql } from 'kysely'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { Commit } from '../../../../platform/transactions/transactions.ts'
import type { Capability } from '../../../../platform/vocabulary/capabilities.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import { RequestRefused } from '../../../../platform/vocabulary/request-refused.ts'
import { endInvitations } from '../invitations/mailing.ts'
import { endSessionsOf } from '../../session/port.ts'
import { findRecord } from '../record/store.ts'
import { type Grant, grant, revoke } from './rules.ts'
import { grantsOf, saveGrants } from './store.ts'

/** A capability of a member that is to be given or taken for a stretch of days; `to` null means for good. */
export interface GrantChange {
  readonly membershipId: Id
  readonly capability: Capability
  readonly from: PlainDate
  readonly to: PlainDate | null
  readonly reason: string
}

export const grantCapability = (
  tx: WriteTransaction,
  commit: Commit,
  change: GrantChange,
  today: PlainDate,
): Promise<readonly Grant[]> => carryOut(tx, commit, change, today, grant)

export const revokeCapability = (
  tx: WriteTransaction,
  commit: Commit,
  change: GrantChange,
  today: PlainDate,
): Promise<readonly Grant[]> => carryOut(tx, commit, change, today, revoke)

/** Answers all grants of the member as they then stand. Throws `RequestRefused` with the rule's code. */
async function carryOut(
  tx: WriteTransaction,
  commit: Commit,
  change: GrantChange,
  today: PlainDate,
  rule: typeof grant | typeof revoke,
): Promise<readonly Grant[]> {
  const { membershipId } = change
  const [record, present] = await Promise.all([
    findRecord(tx, membershipId, sql`true`),
    grantsOf(tx, membershipId),
  ])
  if (!record) throw new RequestRefused('membership_not_found', `No member has the id ${membershipId}.`)
  const decision = rule(record.member, present, change, { today, newGrantId: newId() })
  const { grants } = await commit(decision, async state => {
    if (state.saved.length === 0 && state.removed.length === 0) return
    await Promise.all([saveGrants(tx, membershipId, state), endSessionsOf(tx, [membershipId])])
  })
  // Anyone who has seen the link of somebody who has not come yet was not to have what they now get.
  if (rule === grant && record.member.personId === null) endInvitations(tx, [membershipId])
  return grants
}
