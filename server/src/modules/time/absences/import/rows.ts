import type { Id } from '../../../../platform/vocabulary/ids.ts'
import {
  cell,
  plainDate,
  type RefusedRow,
  refusedRow,
  wholeNumber,
} from '../../../records/imports/protocol/port.ts'
import { formRefusal } from '../periods/extent.ts'
import { type DatePart, dateParts, type Extent } from '../periods/record.ts'
import type { AbsenceRow, RowError } from './row.ts'

/** What rows name by a code or an address. */
export interface NamesInRows {
  readonly memberNamed: (text: string) => { readonly id: Id } | undefined
  /** By code. */
  readonly types: ReadonlyMap<string, Id>
  /** Whose absences may not be approved by who imports them; null where anybody's may. */
  readonly ownId: Id | null
}

/** A row as the absence that it stands for. */
export interface ReadRow {
  readonly membershipId: Id
  readonly extent: Extent
  readonly approved: boolean
  readonly note: string | null
  readonly external: { readonly source: string; readonly id: string } | null
}

const longestNote = 2000
const longestReference = 200

export function readRow(row: AbsenceRow, names: NamesInRows): ReadRow | RefusedRow<RowError> {
  const [memberText, code] = [cell(row.memberEmail), cell(row.absenceType)]
  if (memberText === undefined) return refusedRow('missing_required', 'memberEmail')
  if (code === undefined) return refusedRow('missing_required', 'absenceType')
  const member = names.memberNamed(memberText)
  if (!member) return refusedRow('membership_not_found', 'memberEmail')
  const absenceTypeId = names.types.get(code)
  if (absenceTypeId === undefined) return refusedRow('absence_type_not_found', 'absenceType')
  const extent = extentOf(row, absenceTypeId)
  if ('error' in extent) return extent
  const state = cell(row.state) ?? 'approved'
  if (state !== 'approved' && state !== 'submitted') return refusedRow('invalid_value', 'state')
  const note = cell(row.note) ?? null
  if ((note?.length ?? 0) > longestNote) return refusedRow('invalid_value', 'note')
  const external = externalOf(row)
  if (external && 'error' in external) return external
  return { membershipId: member.id, extent, approved: state === 'approved', note, external }
}

function extentOf(row: AbsenceRow, absenceTypeId: Id): Extent | RefusedRow<RowError> {
  const startText = cell(row.startDate)
  if (startText === undefined) return refusedRow('missing_required', 'startDate')
  const startDate = plainDate(startText)
  if (startDate === undefined) return refusedRow('invalid_value', 'startDate')
  const endDate = plainDate(cell(row.endDate) ?? startDate)
  if (endDate === undefined) return refusedRow('invalid_value', 'endDate')
  const part = cell(row.part) ?? 'full'
  if (!isPart(part)) return refusedRow('invalid_value', 'part')
  const endPart = cell(row.endPart) ?? (startDate === endDate ? part : 'full')
  if (!isPart(endPart)) return refusedRow('invalid_value', 'endPart')
  const minutes = wholeNumber(row.minutesPerDay)
  if (minutes !== undefined && (typeof minutes !== 'number' || minutes < 1 || minutes > 1440))
    return refusedRow('invalid_value', 'minutesPerDay')
  const extent = {
    absenceTypeId,
    startDate,
    endDate,
    startPart: part,
    endPart,
    minutesPerDay: minutes ?? null,
  }
  const refused = formRefusal(extent)
  return refused ? refusedRow(refused.refusal, fields[refused.refusal]) : extent
}

const fields = {
  range_end_before_start: 'endDate',
  range_too_long: 'endDate',
  absence_part_invalid: 'part',
} as const

const isPart = (text: string): text is DatePart => (dateParts as readonly string[]).includes(text)

function externalOf(row: AbsenceRow): ReadRow['external'] | RefusedRow<RowError> {
  const [source, id] = [cell(row.externalSource), cell(row.externalId)]
  if (source === undefined && id === undefined) return null
  if (source === undefined) return refusedRow('external_ref_incomplete', 'externalSource')
  if (id === undefined) return refusedRow('external_ref_incomplete', 'externalId')
  if (source.length > longestReference) return refusedRow('invalid_value', 'externalSource')
  return id.length > longestReference ? refusedRow('invalid_value', 'externalId') : { source, id }
}
