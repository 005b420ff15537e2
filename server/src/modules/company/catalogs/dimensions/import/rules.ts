import { Name } from '../../../../../platform/contract/shapes.ts'
import type { Instant } from '../../../../../platform/vocabulary/dates.ts'
import type { Accepted, Decision } from '../../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import { createRecord, patchRecord } from '../../../../../platform/vocabulary/records.ts'
import {
  fits,
  type Known,
  namesOf,
  type ReadRow,
  referenceName,
  refusedRow,
  type RefusedRow,
  type RowRules,
} from '../../../../records/imports/protocol/port.ts'
import { type DimensionValue, ExternalId, ExternalSource, TargetCode } from '../shapes.ts'
import { targets as words } from '../value-rules.ts'
import type { RowError, TargetRow } from './row.ts'

type Row = ReadRow<TargetRow>

export function readRow(row: Row): Row | RefusedRow<RowError> {
  const { reference, said } = row
  if (!fits(ExternalSource, reference?.externalSource)) return refusedRow('invalid_value', 'externalSource')
  if (!fits(ExternalId, reference?.externalId)) return refusedRow('invalid_value', 'externalId')
  if (!fits(TargetCode, said.code)) return refusedRow('invalid_value', 'code')
  return fits(Name, said.name) ? row : refusedRow('invalid_value', 'name')
}

export interface Circumstances {
  readonly dimensionId: Id
  readonly now: Instant
  /** The targets of the level with a code or a reference that a row names, as its own or as its parent's. */
  readonly targets: readonly DimensionValue[]
  readonly linkByCode: boolean
}

export const targetRows = ({
  dimensionId,
  now,
  targets,
  linkByCode,
}: Circumstances): RowRules<Row, DimensionValue, never, RowError> & {
  readonly records: readonly DimensionValue[]
} => ({
  records: targets,
  names: target => namesOf(codeName(target.code), referenceName(target)),
  name: ({ said: { code } }) => code && codeName(code),
  before: ({ said: { parentCode } }) => parentCode && codeName(parentCode),
  match({ reference, said: { code } }, known) {
    const referred = known.named(reference && referenceName(reference))
    if (referred) return referred
    const target = known.named(code && codeName(code))
    if (!target || !reference) return target
    if (target.externalId !== null) return { ...refusedRow('external_ref_conflict', 'code'), record: target }
    return linkByCode ? target : { ...refusedRow('code_in_use_unlinked', 'code'), record: target }
  },
  create({ said: { code, name, active = true, parentCode }, reference }, known, { id }) {
    const parent = parentOf(parentCode, known)
    if (parent === undefined) return refusedRow('parent_not_found', 'parentCode')
    if (code === undefined) return refusedRow('missing_required', 'code')
    if (name === undefined) return refusedRow('missing_required', 'name')
    const { externalSource = null, externalId = null } = reference ?? {}
    const made: DimensionValue = {
      ...{ id, dimensionId, code, name, active, parentId: parent?.id ?? null },
      ...{ externalSource, externalId, attributionPrecision: null, updatedAt: now },
    }
    return allowed(createRecord(words, made, null))
  },
  update(target, { row, said: { name, active, parentCode }, reference }, known) {
    const parent = parentOf(parentCode, known)
    if (parent === undefined) return refusedRow('parent_not_found', 'parentCode')
    const isPlaced = parentCode !== undefined || row.parentCode === null
    if (isPlaced && target.parentId !== (parent?.id ?? null))
      return refusedRow('parent_change_unsupported', 'parentCode')
    const patch = {
      ...(name !== undefined && { name }),
      ...(active !== undefined && { active }),
      ...reference,
    }
    return allowed(patchRecord(words, target, patch, { now, codeHolder: null }))
  },
})

const codeName = (code: string): string => `code ${code}`

/** Null at the top, undefined where the level has no such parent. */
const parentOf = (
  parentCode: string | undefined,
  known: Known<DimensionValue>,
): DimensionValue | null | undefined => (parentCode === undefined ? null : known.named(codeName(parentCode)))

/** No other target holds the code: it is what the row was matched by. */
function allowed<State>(decision: Decision<State, never, 'code_already_in_use'>): Accepted<State, never> {
  if (decision.refusal !== undefined) throw new Error(`a matched code was refused: ${decision.detail}`)
  return decision
}
