import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { fieldsOf, withChanges } from '../../../records/custom-fields/port.ts'
import { contactKind, type PersonRecord } from './record.ts'
import type { ContactPatch } from './shapes.ts'
import { referenceHolder } from './store.ts'

/** What a write meets: another contact with its reference, and the custom fields. */
export async function circumstancesOf(
  db: WriteTransaction,
  wanted: Pick<ContactPatch, 'externalSource' | 'externalId' | 'customFields'>,
  person: PersonRecord | null,
) {
  const [holder, fields] = await Promise.all([
    referenceHolder(db, wanted.externalSource, wanted.externalId),
    fieldsOf(db, contactKind.kind),
  ])
  const custom = withChanges(fields, person?.customFields ?? null, wanted.customFields)
  return { referenceHolder: holder, fields, custom, now: db.now }
}
