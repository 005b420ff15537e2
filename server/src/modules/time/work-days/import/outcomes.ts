import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { accept, type Accepted, type AuditFact } from '../../../../platform/vocabulary/decision.ts'
import {
  type ImportOutcome,
  type ModeCode,
  type RefusedRow,
  refusedRow,
  type RowOutcome,
  type Written,
} from '../../../records/imports/protocol/port.ts'
import type { ImportedDay, KeptEntry } from './days.ts'
import { fieldOf } from './rows.ts'
import type { RowError } from './row.ts'

/** A day as an import remembers it. */
export interface DayOfImport {
  readonly id: Id
  readonly entries: readonly KeptEntry[]
}

export type DayOutcome = RowOutcome<DayOfImport, RowError | ModeCode>

export const refusedDay = (code: RowError | ModeCode, record?: DayOfImport): DayOutcome => ({
  status: 'error',
  refused: refusedRow(code, fieldOf[code as RowError]),
  record,
})

/**
 * What a refused day means for each of its rows: where the refusal points at an entry, its rows are the reason, and the
 * others are not written for its sake.
 */
export function outcomesOfRefused(
  { rows, rowsOfEntries }: ImportedDay,
  code: RowError,
  pointer: string | undefined,
  record: DayOfImport | undefined,
): [number, DayOutcome][] {
  const entry = /^\/entries\/(\d+)/.exec(pointer ?? '')?.[1]
  const guilty = entry === undefined ? rows : (rowsOfEntries[Number(entry)] ?? rows)
  return rows.map(index => [index, refusedDay(guilty.includes(index) ? code : 'other_row_refused', record)])
}

interface DecidedDays {
  readonly outcomes: ReadonlyMap<number, DayOutcome>
  readonly written: readonly Written<DayOfImport>[]
  readonly audit: readonly AuditFact[]
}

/** What an import did to days, once each row is done. */
export const imported = (
  rows: readonly ({ readonly membershipId: Id } | RefusedRow<RowError>)[],
  { outcomes, written, audit }: DecidedDays,
): Accepted<ImportOutcome<DayOfImport, RowError | ModeCode>, never> =>
  accept(
    {
      outcomes: rows.map((row, index): DayOutcome => {
        if ('error' in row) return { status: 'error', refused: row, record: undefined }
        const outcome = outcomes.get(index)
        if (!outcome) throw new RangeError(`row ${index} has no outcome`)
        return outcome
      }),
      written,
    },
    { audit },
  )
