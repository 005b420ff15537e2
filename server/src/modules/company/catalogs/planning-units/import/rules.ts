import { Code, Name } from '../../../../../platform/contract/shapes.ts'
import type { Instant } from '../../../../../platform/vocabulary/dates.ts'
import type { Accepted, Decision } from '../../../../../platform/vocabulary/decision.ts'
import { createRecord, patchRecord } from '../../../../../platform/vocabulary/records.ts'
import {
  fits,
  type Known,
  type ReadRow,
  refusedRow,
  type RowRules,
} from '../../../../records/imports/protocol/port.ts'
import type { planningUnits } from '../register.ts'
import type { RowError, UnitRow } from './row.ts'

type Unit = NonNullable<Awaited<ReturnType<(typeof planningUnits)['store']['find']>>>
type Row = ReadRow<UnitRow>

/** The words for planning units. */
export const words = { plural: 'planning_units', singular: 'planning_unit', words: 'planning unit' }

export function readRow(row: Row) {
  const { code, name, recordId } = row.said
  if (code === undefined && name === undefined && recordId === undefined)
    return refusedRow('missing_required', 'code')
  if (!fits(Code, code)) return refusedRow('invalid_value', 'code')
  return fits(Name, name) ? row : refusedRow('invalid_value', 'name')
}

interface Circumstances {
  readonly now: Instant
  /** Every unit of the organisation. */
  readonly units: readonly Unit[]
}

export function unitRows({ units, now }: Circumstances): RowRules<Row, Unit, never, RowError> & {
  readonly records: readonly Unit[]
} {
  return {
    records: units,
    names: ({ code, name }) => [code === null ? nameOf(name) : codeName(code)],
    name: ({ said: { code, name = '' } }) => (code === undefined ? nameOf(name) : codeName(code)),
    before: ({ said: { parentCode } }) => parentCode && codeName(parentCode),
    circle: () => refusedRow('planning_unit_cycle', 'parentCode'),
    match({ said: { code, name = '' } }, known) {
      if (code !== undefined) return known.named(codeName(code))
      return known.isShared(nameOf(name))
        ? refusedRow('planning_unit_ambiguous', 'name')
        : known.named(nameOf(name))
    },
    create({ said: { code = null, name, active = true, parentCode } }, known, { id }) {
      const parent = parentOf(parentCode, known)
      if (parent === undefined) return refusedRow('planning_unit_not_found', 'parentCode')
      if (name === undefined) return refusedRow('missing_required', 'name')
      const made: Unit = { id, code, name, parentId: parent?.id ?? null, active, updatedAt: now }
      return allowed(createRecord(words, made, null))
    },
    update(unit, { row, said: { name, active, parentCode } }, known) {
      const parent = parentOf(parentCode, known)
      if (parent === undefined) return refusedRow('planning_unit_not_found', 'parentCode')
      const isPlaced = parentCode !== undefined || row.parentCode === null
      if (isPlaced && unit.parentId !== (parent?.id ?? null))
        return refusedRow('parent_change_unsupported', 'parentCode')
      const patch = { ...(name !== undefined && { name }), ...(active !== undefined && { active }) }
      return allowed(patchRecord(words, unit, patch, { now, codeHolder: null }))
    },
  }
}

const codeName = (code: string): string => `code ${code}`
const nameOf = (name: string): string => `name ${name.normalize('NFC').toLowerCase()}`

/** Null at the top, undefined where there is no such unit. */
const parentOf = (parentCode: string | undefined, known: Known<Unit>): Unit | null | undefined =>
  parentCode === undefined ? null : known.named(codeName(parentCode))

/** No other unit holds the code: it is what the row was matched by. */
function allowed<State>(decision: Decision<State, never, 'code_already_in_use'>): Accepted<State, never> {
  if (decision.refusal !== undefined) throw new Error(`a matched code was refused: ${decision.detail}`)
  return decision
}
