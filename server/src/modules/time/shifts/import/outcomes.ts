import { accept, type Accepted } from '../../../../platform/vocabulary/decision.ts'
import {
  codeOfRow,
  type ImportOutcome,
  type ModeCode,
  refusedRow,
  type RowOutcome,
  type Written,
} from '../../../records/imports/protocol/port.ts'
import type { ShiftRecord } from '../record/record.ts'
import type { WantedShift, WrittenShift } from '../writing/wanted.ts'
import type { Meaning } from './matching.ts'
import { type RowError, type ShiftCells, shiftRow } from './row.ts'

type Outcome = RowOutcome<ShiftRecord, RowError | ModeCode>

/** What is asked for the rows that mean a shift of their own, in their order. */
export const wantedOf = (meanings: readonly Meaning[]): WantedShift[] =>
  meanings.flatMap(meaning => {
    if (!('row' in meaning)) return []
    const { row, before } = meaning
    const { fields, overrideReason, reference: origin = {} } = row
    return { id: before?.id ?? null, fields, overrideReason, origin }
  })

/** What became of rows, and of the shifts that they made and changed. */
export function outcomesOf(
  meanings: readonly Meaning[],
  written: readonly WrittenShift[],
): Accepted<ImportOutcome<ShiftRecord, RowError | ModeCode>, never> {
  const rows = written.values()
  const own = meanings.map(meaning => {
    if (!('row' in meaning)) return null
    const { value } = rows.next()
    if (!value) throw new Error('a row was written, and nothing told of it')
    return value
  })
  const changed = own.flatMap((each, index): Written<ShiftRecord>[] =>
    each?.code === null && each.before !== each.shift
      ? [{ index, before: each.before, after: each.shift }]
      : [],
  )
  const outcomes: Outcome[] = []
  for (const [index, meaning] of meanings.entries())
    if ('refused' in meaning) outcomes.push(refusedOutcome(meaning.refused))
    else if ('row' in meaning) outcomes.push(outcomeOf(own[index], meaning.before))
    else outcomes.push(onceMore(outcomes[meaning.sameAs]))
  return accept({ outcomes, written: changed })
}

const refusedOutcome = (refused: Extract<Meaning, { readonly refused: unknown }>['refused']): Outcome => ({
  status: 'error',
  refused,
  record: refused.record,
})

/** What becomes of a row that says the same as one before it. */
function onceMore(first: Outcome | undefined): Outcome {
  if (!first) throw new Error('a row is the same as one that comes after it')
  return first.status === 'error' ? first : { status: 'unchanged', record: first.record }
}

function outcomeOf(written: WrittenShift | null | undefined, before: ShiftRecord | null): Outcome {
  if (!written) throw new Error('a row was wanted, and nothing was written')
  if (written.code !== null) {
    const code = codeOfRow(shiftRow.errors, written.code)
    return { status: 'error', refused: refusedRow(code, fieldOf[code]), record: before ?? undefined }
  }
  const { shift: record } = written
  if (written.before === null) return { status: 'created', record }
  return { status: written.before === record ? 'unchanged' : 'updated', record }
}

/** The field of a row that a code is about. */
const fieldOf: Partial<Record<RowError, keyof ShiftCells>> = {
  shift_cancelled: 'externalId',
  planning_unit_not_found: 'planningUnit',
  planning_unit_not_planned: 'planningUnit',
  shift_type_not_found: 'shiftType',
  shift_times_missing: 'startMinutes',
  shift_times_invalid: 'endMinutes',
  entry_type_not_found: 'entryType',
  shift_entry_type_unfit: 'entryType',
  membership_not_found: 'membershipId',
  shift_member_not_employed: 'workDate',
  shift_member_not_in_unit: 'planningUnit',
  range_too_long: 'workDate',
  shift_overlap: 'startMinutes',
  shift_daily_rest: 'startMinutes',
  shift_member_absent: 'workDate',
  shift_unit_closed: 'workDate',
  shift_period_locked: 'workDate',
  shift_notice_short: 'workDate',
}
