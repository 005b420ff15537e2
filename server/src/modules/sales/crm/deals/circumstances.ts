import type { Caller } from '../../../../platform/access/caller.ts'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { dateIn } from '../../../../platform/vocabulary/dates.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { type CustomField, fieldsOf, withChanges } from '../../../records/custom-fields/port.ts'
import { allPipelines } from '../pipelines/store.ts'
import { dealKind, type DealRecord } from './record.ts'
import { pricesOn } from './products/prices.ts'
import { existingReferences, missingReference } from './references.ts'
import type { Circumstances } from './rules.ts'
import type { DealPatch } from './shapes.ts'
import type { Moving } from './stages.ts'
import { referenceHolder } from './store.ts'

/** What a write of one deal meets; the statements travel together. */
export async function circumstancesOf(
  db: WriteTransaction,
  caller: Caller,
  wanted: DealPatch,
  deal?: DealRecord,
): Promise<Circumstances & { readonly fields: readonly CustomField[] }> {
  const today = dateIn(caller.organisation.timeZone, db.now)
  const productIds = (wanted.lines ?? []).flatMap(({ productId }) => productId ?? [])
  const [pipelines, known, prices, holder, fields] = await Promise.all([
    allPipelines(db),
    existingReferences(db, [{ wanted, deal }]),
    pricesOn(db, productIds, today),
    referenceHolder(db, wanted.externalSource, wanted.externalId),
    fieldsOf(db, dealKind.kind),
  ])
  return {
    ...movingBy(caller, db),
    pipelines,
    prices,
    missing: missingReference(known, wanted, deal),
    referenceHolder: holder,
    custom: withChanges(fields, deal?.customFields ?? null, wanted.customFields),
    fields,
  }
}

export const movingBy = ({ membership }: Caller, { now }: { readonly now: string }): Moving => ({
  now,
  actorMembershipId: membership.id,
  nextId: newId,
})
