import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { RowOutcome } from './import-rows.ts'
import type { ImportedRecord } from './rows.ts'

/** A row as far as every register knows it. */
export interface AnyRow {
  readonly line?: number | undefined
}

/** The results of rows, in their order; `shown` is what a register tells of a record besides its id, `columns` how a table called the fields. */
export const resultsOf = <Rec extends ImportedRecord, Code extends string, Shown extends object>(
  outcomes: readonly RowOutcome<Rec, Code>[],
  rows: readonly AnyRow[],
  shown: (record: Rec | undefined) => Shown,
  columns: Readonly<Record<string, string>> = {},
) =>
  outcomes.map((outcome, index) => ({
    index,
    ...whatBecame(outcome, columns),
    ...lineOf(rows[index]),
    ...shown(outcome.record),
  }))

function whatBecame<Rec extends ImportedRecord, Code extends string>(
  outcome: RowOutcome<Rec, Code>,
  columns: Readonly<Record<string, string>>,
) {
  const id: Id | null = outcome.record?.id ?? null
  if (outcome.status !== 'error') return { status: outcome.status, id, code: null }
  const { error, field, detail } = outcome.refused
  const column = outcome.refused.column ?? (field === undefined ? undefined : columns[field])
  return {
    status: outcome.status,
    id,
    code: error,
    ...(field !== undefined && { field }),
    ...(column !== undefined && { column }),
    ...(detail !== undefined && { detail }),
  }
}

const lineOf = (row: AnyRow | undefined) => (row?.line === undefined ? {} : { line: row.line })
