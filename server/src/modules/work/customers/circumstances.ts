import type { WriteTransaction } from '../../../platform/data/database.ts'
import { fieldsOf, withChanges } from '../../records/custom-fields/port.ts'
import { customerKind } from './kind.ts'
import type { CustomerRecord } from './record.ts'
import { missingReference } from './references.ts'
import type { CustomerPatch } from './shapes.ts'
import { codeHolder, referenceHolder } from './store.ts'

/** What a write meets: other customers with its code and reference, what it refers to, and the custom fields. */
export async function circumstancesOf(
  db: WriteTransaction,
  wanted: Omit<CustomerPatch, 'expectedUpdatedAt'>,
  customer?: CustomerRecord,
) {
  const [holderOfCode, holderOfReference, missing, fields] = await Promise.all([
    codeHolder(db, wanted.code),
    referenceHolder(db, wanted.externalSource, wanted.externalId),
    missingReference(db, wanted, customer),
    fieldsOf(db, customerKind.kind),
  ])
  const custom = withChanges(fields, customer?.customFields ?? null, wanted.customFields)
  return {
    codeHolder: holderOfCode,
    referenceHolder: holderOfReference,
    missing,
    fields,
    custom,
    now: db.now,
  }
}
