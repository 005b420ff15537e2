import {
  cell,
  type Reference,
  referenceIn,
  type RefusedRow,
  refusedRow,
  wholeNumber,
} from '../../../records/imports/protocol/port.ts'
import type { RowError, RowOfTask, StandardRow, TaskRow } from './row.ts'

export function readRow({ said, patch, reference, named }: StandardRow): RowOfTask | RefusedRow<RowError> {
  const number = wholeNumber(said.number)
  if (number === null || number === 0) return refusedRow('invalid_value', 'number')
  if (!reference && said.recordId === undefined && number === undefined && said.title === undefined)
    return refusedRow('missing_required', 'title')
  const parent = parentIn(said, reference)
  if (parent && 'error' in parent) return parent
  const { phaseCode, status } = said
  return { ...{ patch, reference, number, parent, phaseCode, status }, project: named.projectCode }
}

/** What the task of a row is a part of; its system is that of the row where it says none. */
function parentIn(
  { parentExternalSource, parentExternalId: externalId }: StandardRow['said'],
  reference: Reference | undefined,
): Reference | RefusedRow<RowError> | undefined {
  const externalSource = parentExternalSource ?? reference?.externalSource
  if (externalId === undefined)
    return parentExternalSource === undefined
      ? undefined
      : refusedRow('external_ref_incomplete', 'parentExternalId')
  return externalSource === undefined
    ? refusedRow('external_ref_incomplete', 'parentExternalSource')
    : { externalSource, externalId }
}

/** Whom rows mean, and what they are parts of. */
export const referencesIn = (rows: readonly TaskRow[]): Reference[] =>
  rows.flatMap(row => {
    const own = referenceIn(row, 'externalSource', 'externalId')
    const externalId = cell(row.parentExternalId)
    const externalSource = cell(row.parentExternalSource) ?? cell(row.externalSource)
    return [
      ...(own && !('error' in own) ? [own] : []),
      ...(externalId === undefined || externalSource === undefined ? [] : [{ externalSource, externalId }]),
    ]
  })
