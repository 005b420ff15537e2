import type { Id } from '../../../platform/vocabulary/ids.ts'
import type { RowOutcome } from './import-rows.ts'
import type { ImportedRecord } from './rows.ts'

/** A row as far as every register knows it. */
export interface AnyRow {
  readonly line?: number | undefined
}

/** The results of rows, in their order; `shown` is what a register tells of a record besides its id. */
export const resultsOf = <Rec extends ImportedRecord, Code extends string, Shown extends object>(
  outcomes: readonly RowOutcome<Rec, Code>[],
  rows: readonly AnyRow[],
  shown: (record: Rec | undefined) => Shown,
) =>
  outcomes.map((outcome, index) => ({
    index,
    ...whatBecame(outcome),
    ...lineOf(rows[index]),
    ...shown(outcome.record),
  }))

function whatBecame<Rec extends ImportedRecord, Code extends string>(outcome: RowOutcome<Rec, Code>) {
  const id: Id | null = outcome.record?.id ?? null
  if (outcome.status !== 'error') return { status: outcome.status, id, code: null }
  const { error, field } = outcome.refused
  return { status: outcome.status, id, code: error, ...(field !== undefined && { field }) }
}

const lineOf = (row: AnyRow | undefined) => (row?.line === undefined ? {} : { line: row.line })
