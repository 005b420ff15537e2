import { Code, Name } from '../../../../../platform/contract/shapes.ts'
import type { Instant } from '../../../../../platform/vocabulary/dates.ts'
import type { Accepted, Decision } from '../../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import { createRecord, patchRecord } from '../../../../../platform/vocabulary/records.ts'
import {
  cell,
  fits,
  type ImportOutcome,
  importRows,
  type Known,
  type Mode,
  type ModeCode,
  readRows,
  refusedRow,
  type RefusedRow,
  type RowRules,
} from '../../../../records/imports/protocol/port.ts'
import type { planningUnits } from '../register.ts'
import type { RowError, UnitRow } from './shapes.ts'

export type Unit = NonNullable<Awaited<ReturnType<(typeof planningUnits)['store']['find']>>>

export interface ImportCircumstances {
  readonly now: Instant
  /** Every unit of the organisation. */
  readonly units: readonly Unit[]
  readonly mode: Mode
  /** One for each row, in their order. */
  readonly newIds: readonly Id[]
  readonly filename: string | null
}

/** A row as it counts: what is absent, null or blank is undefined and keeps what is stored. */
interface ReadRow {
  readonly code: string | undefined
  readonly name: string | undefined
  readonly active: boolean | undefined
  /** Null is the top. */
  readonly parentCode: string | null | undefined
}

/** The words for planning units. */
export const words = { plural: 'planning_units', singular: 'planning_unit', words: 'planning unit' }

/** Creates and changes planning units row by row. */
export const importUnits = (
  rows: readonly UnitRow[],
  circumstances: ImportCircumstances,
): Accepted<ImportOutcome<Unit, RowError | ModeCode>, never> =>
  importRows(
    { ...circumstances, rows: readRows(rows, readRow), records: circumstances.units },
    unitRows(circumstances),
  )

export function readRow(row: UnitRow): ReadRow | RefusedRow<RowError> {
  const code = cell(row.code)
  const name = cell(row.name)
  if (code === undefined && name === undefined) return refusedRow('missing_required', 'code')
  if (!fits(Code, code)) return refusedRow('invalid_value', 'code')
  if (!fits(Name, name)) return refusedRow('invalid_value', 'name')
  if (typeof row.active === 'string' && cell(row.active) !== undefined)
    return refusedRow('invalid_value', 'active')
  return {
    code,
    name,
    active: typeof row.active === 'boolean' ? row.active : undefined,
    parentCode: row.parentCode === null ? null : cell(row.parentCode),
  }
}

const unitRows = ({ units, newIds, now }: ImportCircumstances): RowRules<ReadRow, Unit, never, RowError> => {
  const ambiguous = repeatedNames(units)
  return {
    names: ({ code, name }) => [code === null ? nameOf(name) : codeName(code)],
    name: ({ code, name }) => (code === undefined ? nameOf(name ?? '') : codeName(code)),
    before: ({ parentCode }) => (parentCode == null ? undefined : codeName(parentCode)),
    circle: () => refusedRow('planning_unit_cycle', 'parentCode'),
    match({ code, name = '' }, known) {
      if (code !== undefined) return known.named(codeName(code))
      return ambiguous.has(nameOf(name))
        ? refusedRow('planning_unit_ambiguous', 'name')
        : known.named(nameOf(name))
    },
    create({ code = null, name, active = true, parentCode }, known, { index }) {
      const parent = parentOf(parentCode, known)
      if (parent === undefined) return refusedRow('planning_unit_not_found', 'parentCode')
      if (name === undefined) return refusedRow('missing_required', 'name')
      const id = newIds[index]
      if (id === undefined) throw new RangeError('every row needs an id of its own')
      const made: Unit = { id, code, name, parentId: parent?.id ?? null, active, updatedAt: now }
      return allowed(createRecord(words, made, null))
    },
    update(unit, { name, active, parentCode }, known) {
      const parent = parentOf(parentCode, known)
      if (parent === undefined) return refusedRow('planning_unit_not_found', 'parentCode')
      if (parentCode !== undefined && unit.parentId !== (parent?.id ?? null))
        return refusedRow('parent_change_unsupported', 'parentCode')
      const patch = { ...(name !== undefined && { name }), ...(active !== undefined && { active }) }
      return allowed(patchRecord(words, unit, patch, { now, codeHolder: null }))
    },
  }
}

const codeName = (code: string): string => `code ${code}`
const nameOf = (name: string): string => `name ${name.normalize('NFC').toLowerCase()}`

/** The names that several units without a code bear. */
function repeatedNames(units: readonly Unit[]): ReadonlySet<string> {
  const seen = new Set<string>()
  const names = units.flatMap(({ code, name }) => (code === null ? [nameOf(name)] : []))
  return new Set(names.filter(name => seen.size === seen.add(name).size))
}

/** Null at the top, undefined where there is no such unit. */
const parentOf = (parentCode: string | null | undefined, known: Known<Unit>): Unit | null | undefined =>
  parentCode == null ? null : known.named(codeName(parentCode))

/** No other unit holds the code: it is what the row was matched by. */
function allowed<State>(decision: Decision<State, never, 'code_already_in_use'>): Accepted<State, never> {
  if (decision.refusal !== undefined) throw new Error(`a matched code was refused: ${decision.detail}`)
  return decision
}
