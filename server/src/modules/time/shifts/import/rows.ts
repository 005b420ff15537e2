import { canonicalJson } from '../../../../platform/vocabulary/canonical-json.ts'
import { object, optional } from '../../../../platform/contract/shapes.ts'
import { checkBodyShape } from '../../../../platform/http/validators.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { MINUTES_PER_DAY } from '../../../../platform/vocabulary/local-time.ts'
import {
  cell,
  given,
  plainDate,
  type ReadRow as Declared,
  type Reference,
  type RefusedRow,
  refusedRow,
  wholeNumber,
} from '../../../records/imports/protocol/port.ts'
import { ExternalId, ExternalSource, OverrideReason, ShiftPatch } from '../record/shapes.ts'
import type { RowError, ShiftCells } from './row.ts'

/** What rows name by a code, a name or a number instead of an id. */
export interface NamesInRows {
  readonly unit: (text: string) => Id | undefined
  /** By code. */
  readonly shiftTypes: ReadonlyMap<string, Id>
  /** By code. */
  readonly entryTypes: ReadonlyMap<string, Id>
}

/** A row with the member whose shift it is. Whether the caller may name them is looked at with the shift. */
type StandardRow = Declared<ShiftCells, object, { readonly membershipId: { readonly id: Id } }>

/** A row as it counts: what is absent, null or blank says nothing. */
export interface ReadRow {
  readonly reference: Reference | undefined
  /** What a PATCH with the same fields would say. */
  readonly fields: ShiftPatch
  readonly overrideReason: string | undefined
}

/** What a row says, as a text for all rows that say the same. */
export const contentOf = (row: ReadRow): string => canonicalJson([row])

const isShaped = checkBodyShape(
  object({
    ...ShiftPatch.properties,
    overrideReason: OverrideReason,
    externalSource: optional(ExternalSource),
    externalId: optional(ExternalId),
  }),
)

export function readRow(
  { row, reference, named: { membershipId: member } }: StandardRow,
  names: NamesInRows,
): ReadRow | RefusedRow<RowError> {
  const named = namedIn(row, names)
  if ('error' in named) return named
  const times = timesIn(row)
  if ('error' in times) return times
  const fields: ShiftPatch = given({
    ...{ membershipId: member?.id, ...named, ...times },
    tags: tagsIn(cell(row.tags)),
    note: cell(row.note),
  })
  const overrideReason = cell(row.overrideReason)
  const wrong = misshapen({ ...fields, ...given({ overrideReason }), ...reference })
  return wrong === undefined ? { reference, fields, overrideReason } : refusedRow('invalid_value', wrong)
}

/** The field of a row that a request with the same values would be refused for. */
function misshapen(wanted: object): string | undefined {
  const check = isShaped()
  return check(wanted) ? undefined : check.errors?.[0]?.instancePath.split('/')[1]
}

/** What rows name by words in place of ids. */
function namedIn(row: ShiftCells, names: NamesInRows) {
  const [unit, type, entryType] = [cell(row.planningUnit), cell(row.shiftType), cell(row.entryType)]
  const planningUnitId = unit === undefined ? undefined : names.unit(unit)
  if (unit !== undefined && planningUnitId === undefined)
    return refusedRow('planning_unit_not_found', 'planningUnit')
  const shiftTypeId = type === undefined ? undefined : names.shiftTypes.get(type)
  if (type !== undefined && shiftTypeId === undefined) return refusedRow('shift_type_not_found', 'shiftType')
  const entryTypeId = entryType === undefined ? undefined : names.entryTypes.get(entryType)
  if (entryType !== undefined && entryTypeId === undefined)
    return refusedRow('entry_type_not_found', 'entryType')
  return { planningUnitId, shiftTypeId, entryTypeId }
}

function timesIn(row: ShiftCells) {
  const text = cell(row.workDate)
  const workDate = text === undefined ? undefined : plainDate(text)
  if (text !== undefined && workDate === undefined) return refusedRow('invalid_value', 'workDate')
  const [startMinutes, end, breakMinutes] = [row.startMinutes, row.endMinutes, row.breakMinutes].map(
    wholeNumber,
  )
  if (startMinutes === null) return refusedRow('invalid_value', 'startMinutes')
  if (end === null) return refusedRow('invalid_value', 'endMinutes')
  if (breakMinutes === null) return refusedRow('invalid_value', 'breakMinutes')
  return { workDate, startMinutes, endMinutes: endAfterStart(startMinutes, end), breakMinutes }
}

/** Other systems tell the time of the clock alone: what ends before it starts ends on the next day. */
const endAfterStart = (start: number | undefined, end: number | undefined): number | undefined =>
  start === undefined || end === undefined || end >= start || start >= MINUTES_PER_DAY
    ? end
    : end + MINUTES_PER_DAY

/** Each word once. */
const tagsIn = (text: string | undefined): string[] | undefined =>
  text === undefined ? undefined : [...new Set(text.split(/[,;]/).flatMap(word => word.trim() || []))]
