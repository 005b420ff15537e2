import { canonicalJson } from '../../../../platform/vocabulary/canonical-json.ts'
import {
  type ModeCode,
  type Mode,
  type RefusedRow,
  refusedRow,
} from '../../../records/imports/protocol/port.ts'
import type { ShiftRecord } from '../record/record.ts'
import { contentOf, type ReadRow } from './rows.ts'
import type { RowError } from './row.ts'

/** A shift, and whether it is of a unit that the caller plans. */
export type KnownShift = ShiftRecord & { readonly planned: boolean }

/** The shifts that rows may mean. */
export interface KnownShifts {
  /** Those that have a reference of a row, whatever their unit and state. */
  readonly referred: readonly KnownShift[]
  /** Those on the units and dates of the other rows that the caller plans and that are not cancelled, by an order of their own. */
  readonly there: readonly ShiftRecord[]
}

type Refused = RefusedRow<RowError | ModeCode, ShiftRecord>

/** What a row means. */
export type Meaning =
  | { readonly refused: Refused }
  /** It says the same as a row before it, and what becomes of that one becomes of it. */
  | { readonly sameAs: number }
  | { readonly row: ReadRow; readonly before: ShiftRecord | null }

/**
 * Which shift each row means. One with a reference means the shift that has it, and another row with the same reference must
 * say the same. One without means a shift of just that member, unit, date, type and times, as far as it says them; rows for
 * nobody mean as many shifts as there are rows.
 */
export function meaningsOf(
  rows: readonly (ReadRow | RefusedRow<RowError>)[],
  { referred, there }: KnownShifts,
  mode: Mode,
): readonly Meaning[] {
  const repeated = repeatedRows(rows)
  const byReference = new Map(referred.map(shift => [nameOf(shift), shift]))
  const found = new Map<number, ShiftRecord>()
  const unplanned = new Set<number>()
  for (const [index, row] of rows.entries()) {
    if ('error' in row || !row.reference) continue
    const shift = byReference.get(nameOf(row.reference))
    if (shift && !shift.planned) unplanned.add(index)
    else if (shift) found.set(index, shift)
  }
  const alone = [...rows.entries()].flatMap(([index, row]) =>
    'error' in row || row.reference || repeated.has(index) || !saysWhen(row) ? [] : [{ index, row }],
  )
  for (const [index, shift] of matched(alone, there, new Set([...found.values()].map(({ id }) => id))))
    found.set(index, shift)
  return rows.map((row, index): Meaning => {
    if ('error' in row) return { refused: row }
    if (unplanned.has(index)) return { refused: refusedRow('shift_not_found', 'externalId') }
    const before = found.get(index) ?? null
    const same = repeated.get(index)
    if (same === 'otherwise')
      return { refused: { ...refusedRow('shift_row_repeated', 'externalId'), record: before ?? undefined } }
    if (same !== undefined) return { sameAs: same }
    const outside = outsideMode(mode, before)
    if (outside) return { refused: { ...refusedRow(outside), record: before ?? undefined } }
    const lacking = before ? undefined : lackingField(row)
    return lacking === undefined ? { row, before } : { refused: refusedRow('missing_required', lacking) }
  })
}

const nameOf = ({ externalSource, externalId }: Pick<ShiftRecord, 'externalSource' | 'externalId'>): string =>
  canonicalJson([externalSource, externalId])

/** Of rows that mean what a row before them means: that row, or that they say otherwise. A member works only once at a time. */
function repeatedRows(rows: readonly (ReadRow | RefusedRow<RowError>)[]): Map<number, number | 'otherwise'> {
  const first = new Map<string, number>()
  const repeated = new Map<number, number | 'otherwise'>()
  for (const [index, row] of rows.entries()) {
    if ('error' in row) continue
    const { reference, fields } = row
    if (!reference && fields.membershipId === undefined) continue
    const name = reference ? nameOf(reference) : contentOf(row)
    const place = first.get(name)
    const before = place === undefined ? undefined : rows[place]
    if (place === undefined || !before || 'error' in before) first.set(name, index)
    else repeated.set(index, contentOf(before) === contentOf(row) ? place : 'otherwise')
  }
  return repeated
}

interface PlacedRow {
  readonly index: number
  readonly row: ReadRow
}

const identity = [
  'planningUnitId',
  'workDate',
  'shiftTypeId',
  'startMinutes',
  'endMinutes',
] as const satisfies readonly (keyof ReadRow['fields'])[]
const rest = ['breakMinutes', 'entryTypeId', 'tags', 'note'] as const

const saysWhen = ({ fields }: ReadRow): boolean =>
  fields.planningUnitId !== undefined &&
  fields.workDate !== undefined &&
  (fields.shiftTypeId !== undefined || fields.startMinutes !== undefined)

const placeOf = ({ planningUnitId, workDate, membershipId }: Omit<ReadRow['fields'], 'tags'>): string =>
  `${planningUnitId} ${workDate} ${membershipId ?? ''}`

/** Gives each row a shift of its own: first those that are just as it says, and the rows that say most before the others. */
function matched(
  rows: readonly PlacedRow[],
  there: readonly ShiftRecord[],
  taken: ReadonlySet<string>,
): ReadonlyMap<number, ShiftRecord> {
  const free = Map.groupBy(
    there.filter(({ id }) => !taken.has(id)),
    shift => placeOf(shift),
  )
  const found = new Map<number, ShiftRecord>()
  const ordered = rows.toSorted((a, b) => saidBy(b.row) - saidBy(a.row) || a.index - b.index)
  for (const fields of [[...identity, ...rest], identity] as const)
    for (const { index, row } of ordered) {
      if (found.has(index)) continue
      const shifts = free.get(placeOf(row.fields)) ?? []
      const place = shifts.findIndex(shift => fields.every(field => agrees(row.fields[field], shift[field])))
      const [shift] = place < 0 ? [] : shifts.splice(place, 1)
      if (shift) found.set(index, shift)
    }
  return found
}

const saidBy = ({ fields }: ReadRow): number => Object.keys(fields).length

const agrees = (said: unknown, stored: unknown): boolean =>
  said === undefined || canonicalJson([said]) === canonicalJson([stored])

function outsideMode(mode: Mode, before: ShiftRecord | null): ModeCode | undefined {
  if (mode === 'create_only' && before) return 'record_exists'
  return mode === 'update_only' && !before ? 'record_not_found' : undefined
}

function lackingField({ fields }: ReadRow): 'planningUnit' | 'workDate' | undefined {
  if (fields.planningUnitId === undefined) return 'planningUnit'
  return fields.workDate === undefined ? 'workDate' : undefined
}
