import type { Caller } from '../../../../platform/access/caller.ts'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { Services } from '../../../../platform/services.ts'
import type { Contributions } from '../../../../platform/slots.ts'
import { dateIn } from '../../../../platform/vocabulary/dates.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { type CustomField, fieldsOf, withChanges } from '../../../records/custom-fields/port.ts'
import { projectKind, type ProjectRecord } from './record.ts'
import { existingReferences, missingReference } from './references.ts'
import type { Circumstances } from './rules.ts'
import type { ProjectPatch } from './shapes.ts'
import { codeHolder, referenceHolder } from './store.ts'

/** Where a write happens. */
export interface Surroundings {
  /** Of the organisation. */
  readonly timeZone: string
  readonly contributions: Contributions
}

export const surroundingsOf = (
  { organisation: { timeZone } }: Caller,
  { contributions }: Pick<Services, 'contributions'>,
): Surroundings => ({ timeZone, contributions })

/** What a write of one project meets; the statements travel together. */
export async function circumstancesOf(
  db: WriteTransaction,
  { timeZone, contributions }: Surroundings,
  wanted: ProjectPatch,
  project?: ProjectRecord,
): Promise<Circumstances & { readonly fields: readonly CustomField[] }> {
  const [known, holderOfCode, holderOfReference, fields] = await Promise.all([
    existingReferences(db, [wanted], contributions),
    codeHolder(db, wanted.code),
    referenceHolder(db, wanted.externalSource, wanted.externalId),
    fieldsOf(db, projectKind.kind),
  ])
  return {
    now: db.now,
    today: dateIn(timeZone, db.now),
    codeHolder: holderOfCode,
    referenceHolder: holderOfReference,
    missing: missingReference(known, wanted, project),
    custom: withChanges(fields, project?.customFields ?? null, wanted.customFields),
    baselineId: newId(),
    fields,
  }
}
