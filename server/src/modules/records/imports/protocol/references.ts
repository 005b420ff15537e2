import { cell } from '../cells.ts'
import { type RefusedRow, refusedRow } from './rows.ts'

/** A record's id in another system. */
export interface Reference {
  readonly externalSource: string
  readonly externalId: string
}

type Cells<Field extends string> = Readonly<Partial<Record<Field, string | null | undefined>>>

/** Both halves of a reference that a row says, undefined for neither, or which one is missing. */
export function referenceIn<Source extends string, ExternalId extends string>(
  row: Cells<Source | ExternalId>,
  source: Source,
  id: ExternalId,
): Reference | RefusedRow<'external_ref_incomplete'> | undefined {
  const [externalSource, externalId] = [cell(row[source]), cell(row[id])]
  if (externalSource === undefined)
    return externalId === undefined ? undefined : refusedRow('external_ref_incomplete', source)
  return externalId === undefined ? refusedRow('external_ref_incomplete', id) : { externalSource, externalId }
}

/** By what rows find records: their references, and what a cell of the rows without one says. */
export function foundBy<Field extends string>(
  rows: readonly Cells<'externalSource' | 'externalId' | Field>[],
  otherwise: Field,
): { readonly references: readonly Reference[]; readonly others: readonly string[] } {
  const references: Reference[] = []
  const others: string[] = []
  for (const row of rows) {
    const reference = referenceIn(row, 'externalSource', 'externalId')
    if (reference && !('error' in reference)) references.push(reference)
    else {
      const text = cell(row[otherwise])
      if (text !== undefined) others.push(text)
    }
  }
  return { references, others }
}

/** The name of a record by its reference, or by the two fields of one that may have none. */
export const referenceName = ({
  externalSource,
  externalId,
}: {
  readonly externalSource?: string | null
  readonly externalId?: string | null
}): string | undefined =>
  externalSource == null || externalId == null ? undefined : `reference ${externalSource} ${externalId}`

/** The names that are there, each once or more. */
export const namesOf = (...names: readonly (string | undefined)[]): string[] =>
  names.flatMap(name => name ?? [])
