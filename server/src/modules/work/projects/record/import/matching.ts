import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import {
  type Known,
  referenceName,
  type RefusedRow,
  refusedRow,
} from '../../../../records/imports/protocol/port.ts'
import { folded, type ProjectRecord } from '../record.ts'
import type { MatchKey, ProjectRow, RowError } from './row.ts'

/** Codes are compared without case: people read “KO-1” and “ko-1” as one. Of two from before each has its own. */
export const namesOfCode = (code: string): string[] => [`code as ${code}`, `code ${folded(code)}`]

export const codeHolder = (
  code: string | undefined,
  known: Known<ProjectRecord>,
): ProjectRecord | undefined =>
  namesOfCode(code ?? '')
    .map(name => known.named(name))
    .find(each => each !== undefined)

/** What is known of how rows may be matched. */
export interface Matching {
  /** By what alone rows are matched; undefined for the order of both. */
  readonly matchBy: MatchKey | undefined
}

type Matched = ProjectRecord | RefusedRow<RowError, ProjectRecord> | undefined

/**
 * The project that a row means: by its reference, otherwise by its code. One that a row with a reference finds by its code,
 * and that is called otherwise or is for another customer, is another one, perhaps.
 */
export function match(row: ProjectRow, known: Known<ProjectRecord>, { matchBy }: Matching): Matched {
  const { reference, patch } = row
  if (matchBy === 'reference' && !reference) return refusedRow('missing_required', 'externalId')
  if (matchBy === 'code' && patch.code === undefined) return refusedRow('missing_required', 'code')
  const referred = known.named(reference && referenceName(reference))
  const coded = codeHolder(patch.code, known)
  if (matchBy) return matchBy === 'reference' ? referred : coded
  if (referred || !coded || !reference) return referred ?? coded
  if (coded.externalId !== null) return { ...refusedRow('external_ref_conflict', 'code'), record: coded }
  return differs(row, coded) ? { ...refusedRow('project_ambiguous', 'code'), record: coded } : coded
}

/** Whether a row says another name or customer than a project has. */
function differs({ patch }: ProjectRow, { name, customerId }: ProjectRecord): boolean {
  const isOther = (said: Id | null | undefined) => said != null && customerId !== null && said !== customerId
  return (patch.name !== undefined && folded(patch.name) !== folded(name)) || isOther(patch.customerId)
}
