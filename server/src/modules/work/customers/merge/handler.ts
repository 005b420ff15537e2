import type { Caller } from '../../../../platform/access/caller.ts'
import { detailed } from '../../../../platform/contract/sentences.ts'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { unchangedSince } from '../../../../platform/data/optimistic.ts'
import type { Handlers } from '../../../../platform/http/handler.ts'
import { fieldsOf } from '../../../records/custom-fields/port.ts'
import type { customers } from '../contract.ts'
import { customerKind } from '../record.ts'
import { figuresFor } from '../list-handler.ts'
import * as customerStore from '../store.ts'
import { customerFor, mayInvoice } from '../view.ts'
import {
  type CustomerReference,
  customerReferences,
  type HangingRecords,
  type MergedCustomers,
} from './references.ts'
import { type MergeBlocker, mergeBlockers } from './reasons.ts'
import * as rules from './rules.ts'
import type { CustomerMerge } from './shapes.ts'
import * as store from './store.ts'

export const mergeHandler: Pick<Handlers<typeof customers>, 'merge'> = {
  async merge(call) {
    const { params, body, caller, db, dryRun, services, refuse, commit } = call
    const figures = figuresFor(caller, services)
    const references = services.contributions(customerReferences)
    const merged = { loserId: params.id, winnerId: body.targetCustomerId }
    const [found, target, fields, mergedBefore, hanging, blockers] = await Promise.all([
      customerStore.findShown(db, merged.loserId, figures),
      customerStore.findShown(db, merged.winnerId, figures),
      fieldsOf(db, customerKind.kind),
      store.mergedInto(db, merged.loserId),
      hangingOn(db, references, merged),
      blockersOf(db, references, merged),
    ])
    const loser = found ?? refuse('customer_not_found')
    const winner = target ?? refuse('customer_merge_target_not_found')
    const decision = rules.merge(loser, winner, {
      now: db.now,
      mayInvoice: mayInvoice(caller),
      unchanged: unchangedSince(body.expectedUpdatedAt, loser.updatedAt),
      take: body.take ?? [],
      customKeys: fields.map(({ key }) => key),
      blockers,
      mergedBefore,
      moved: hanging.map(({ reference: { family }, count }) => ({ family, count })),
      reason: body.reason ?? null,
      dryRun,
    })
    let saving: Promise<unknown> = Promise.resolve()
    const { conflicts, filled } = await commit(
      decision,
      state => (saving = store.saveMerge(db, winner, state, { references, fields })),
    )
    // What is in play with the winner is read once everything has moved.
    await saving
    const after = await customerStore.findShown(db, winner.id, figures)
    return {
      mergedCustomerId: loser.id,
      // What is refused leaves it as it is.
      customer: customerFor(caller, blockers.length > 0 ? winner : (after ?? winner)),
      moves: movesFor(caller, hanging),
      conflicts: [...conflicts],
      filled: [...filled],
      billingLeft: !mayInvoice(caller),
      blockers: blockers.map(blocker => detailed(mergeBlockers, blocker, call.language)),
    }
  },
}

interface Hanging extends HangingRecords {
  readonly reference: CustomerReference
}

/** What hangs on the loser, by family; the statements of all families travel together. */
async function hangingOn(
  db: WriteTransaction,
  references: readonly CustomerReference[],
  merged: MergedCustomers,
): Promise<Hanging[]> {
  const found = await Promise.all(
    references.map(async reference => ({ reference, ...(await reference.hanging(db, merged)) })),
  )
  return found.filter(({ count }) => count > 0)
}

async function blockersOf(
  db: WriteTransaction,
  references: readonly CustomerReference[],
  merged: MergedCustomers,
): Promise<readonly MergeBlocker[]> {
  const found = await Promise.all(references.map(async reference => reference.blockers?.(db, merged) ?? []))
  return found.flat()
}

const movesFor = (caller: Caller, hanging: readonly Hanging[]): CustomerMerge['moves'] =>
  hanging
    .filter(({ reference }) => reference.sees(caller))
    .map(({ reference: { family }, count, shared, ids }) => ({ family, count, shared, ids: [...ids] }))
    .toSorted((a, b) => (a.family < b.family ? -1 : 1))
