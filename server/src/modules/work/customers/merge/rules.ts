import { step } from '../../../../platform/contract/lifecycle.ts'
import { sentenceOf } from '../../../../platform/contract/sentences.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import {
  accept,
  type AuditFact,
  type Decision,
  isRefused,
  type Refused,
  refuse,
} from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import * as announce from '../announcements.ts'
import { changesOf } from '../changes.ts'
import { customerLife, stateOf } from '../life.ts'
import type { CustomerRecord } from '../record.ts'
import { leadingOn, mergedDetail } from '../tombstone.ts'
import { type Conflict, customKeyOf, type Filled, isOfInvoicing, laidTogether } from './fields.ts'
import { type MergeBlocker, mergeBlockers } from './reasons.ts'

/** What a merge is decided in. */
export interface Circumstances {
  readonly now: Instant
  /** Whether the caller holds `invoicing.manage`. */
  readonly mayInvoice: boolean
  /** Whether the loser is as the caller last saw it. */
  readonly unchanged: boolean
  /** The fields of which the loser's value is to stay. */
  readonly take: readonly string[]
  /** The keys of the organisation's custom fields. */
  readonly customKeys: readonly string[]
  readonly blockers: readonly MergeBlocker[]
  /** Customers that were merged into the loser before. */
  readonly mergedBefore: readonly Id[]
  readonly moved: readonly { readonly family: string; readonly count: number }[]
  readonly reason: string | null
  readonly dryRun: boolean
}

/** Two customers after a merge. */
export interface Merged {
  readonly loser: CustomerRecord
  readonly winner: CustomerRecord
  readonly conflicts: readonly Conflict[]
  readonly filled: readonly Filled[]
}

type Updated = announce.CustomerFact<'customer.updated'>

type PairCode =
  | 'customer_billing_fields_forbidden'
  | 'customer_merge_self'
  | 'customer_merged'
  | 'customer_merge_target_inactive'
  | 'customer_stale'
  | 'custom_field_unknown'

/** Merges a customer into another. A dry run shows what is in the way beside what would be. */
export function merge(
  loser: CustomerRecord,
  winner: CustomerRecord,
  circumstances: Circumstances,
): Decision<Merged, Updated, PairCode | MergeBlocker['code']> {
  const refused = pairRefusal(loser, winner, circumstances)
  if (refused) return refused
  const { dryRun, blockers, mergedBefore, now } = circumstances
  const [blocker] = dryRun ? [] : blockers
  if (blocker) return refuse(blocker.code, sentenceOf(mergeBlockers, blocker, 'en'), blocker.values)
  const merged = together(loser, winner, circumstances)
  return accept(merged, {
    facts: [winner.id, loser.id, ...mergedBefore].map(id => announce.updated({ id, updatedAt: now })),
    audit: linesOf({ loser, winner }, merged, circumstances),
  })
}

/** Why the two are no pair, or not for this caller. */
function pairRefusal(
  loser: CustomerRecord,
  winner: CustomerRecord,
  { mayInvoice, unchanged, take, customKeys }: Circumstances,
): Refused<PairCode> | undefined {
  const withheld = mayInvoice ? undefined : take.find(isOfInvoicing)
  if (withheld !== undefined)
    return refuse('customer_billing_fields_forbidden', `To take ${withheld} needs invoicing.manage.`)
  if (winner.id === loser.id) return refuse('customer_merge_self', 'A customer cannot be merged into itself.')
  const next = step(customerLife, 'merge', stateOf(loser), mergedDetail(loser))
  if (isRefused(next)) return leadingOn(next, loser)
  if (!winner.active) return inactive(winner)
  if (!unchanged) return refuse('customer_stale', 'The customer has changed since it was read.')
  const unknown = take.map(customKeyOf).find(key => key !== null && !customKeys.includes(key))
  return unknown == null
    ? undefined
    : refuse('custom_field_unknown', `There is no custom field “${unknown}”.`, { key: unknown })
}

const inactive = ({ name, mergedIntoCustomerId }: CustomerRecord) =>
  mergedIntoCustomerId === null
    ? refuse('customer_merge_target_inactive', `“${name}” is deactivated.`)
    : refuse('customer_merge_target_inactive', `“${name}” was itself merged into ${mergedIntoCustomerId}.`, {
        mergedIntoCustomerId,
      })

/** Both as they are afterwards. */
function together(
  loser: CustomerRecord,
  winner: CustomerRecord,
  { now, mayInvoice, take }: Circumstances,
): Merged {
  const compared = laidTogether(loser, winner, { mayInvoice, take: new Set(take) })
  return {
    ...compared,
    winner: {
      ...compared.winner,
      tags: [...new Set([...winner.tags, ...loser.tags])].sort(),
      updatedAt: now,
    },
    loser: {
      ...loser,
      active: false,
      mergedIntoCustomerId: winner.id,
      mergedAt: now,
      // It is the winner's now.
      defaultContactId: null,
      updatedAt: now,
    },
  }
}

function linesOf(
  before: { readonly loser: CustomerRecord; readonly winner: CustomerRecord },
  { loser, winner }: Merged,
  { mergedBefore, moved, reason }: Circumstances,
): AuditFact[] {
  const line = (id: Id, changes: AuditFact['changes'] = []) => ({
    ...announce.auditLine('merge', id, changes),
    reason,
  })
  return [
    line(winner.id, [
      ...changesOf(before.winner, winner),
      { field: 'mergedCustomerId', to: loser.id },
      { field: 'moved', to: moved },
    ]),
    line(loser.id, [...changesOf(before.loser, loser), { field: 'moved', to: moved }]),
    ...mergedBefore.map(id => line(id, [{ field: 'mergedIntoCustomerId', from: loser.id, to: winner.id }])),
  ]
}
