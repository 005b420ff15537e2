import type { Instant } from '../../../../../platform/vocabulary/dates.ts'
import type { Accepted, Decision } from '../../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import { createRecord, patchRecord } from '../../../../../platform/vocabulary/records.ts'
import {
  type ImportOutcome,
  importRows,
  type Known,
  type Mode,
  type ModeCode,
  readRows,
  type Reference,
  refusedRow,
  type RefusedRow,
  type RowRules,
} from '../../../../records/imports/protocol/port.ts'
import type { DimensionValue } from '../shapes.ts'
import { targets as words } from '../value-rules.ts'
import { type ReadRow, readRow } from './rows.ts'
import type { RowError, TargetRow } from './shapes.ts'

export interface ImportCircumstances {
  readonly dimensionId: Id
  readonly now: Instant
  /** The targets of the level with a code or a reference that a row names, as its own or as its parent's. */
  readonly targets: readonly DimensionValue[]
  readonly linkByCode: boolean
  readonly mode: Mode
  /** One for each row, in their order. */
  readonly newIds: readonly Id[]
  /** Where the rows come from, as every audit line tells. */
  readonly filename: string | null
}

/** Creates and changes the targets of a level row by row. */
export const importTargets = (
  rows: readonly TargetRow[],
  circumstances: ImportCircumstances,
): Accepted<ImportOutcome<DimensionValue, RowError | ModeCode>, never> =>
  importRows(
    {
      rows: readRows(rows, readRow),
      records: circumstances.targets,
      mode: circumstances.mode,
      filename: circumstances.filename,
      newIds: circumstances.newIds,
    },
    targetRows(circumstances),
  )

type Rules = RowRules<ReadRow, DimensionValue, never, RowError>

const targetRows = (circumstances: ImportCircumstances): Rules => ({
  names: ({ code, externalSource, externalId }) =>
    externalSource !== null && externalId !== null
      ? [codeName(code), referenceName({ externalSource, externalId })]
      : [codeName(code)],
  name: ({ code }) => (code === undefined ? undefined : codeName(code)),
  before: ({ parentCode }) => (parentCode == null ? undefined : codeName(parentCode)),
  match: (row, known) => match(row, known, circumstances),
  create: (row, known, { index }) => create(row, known, index, circumstances),
  update: (target, row, known) => update(target, row, known, circumstances),
})

const codeName = (code: string): string => `code ${code}`
const referenceName = ({ externalSource, externalId }: Reference): string =>
  `reference ${externalSource} ${externalId}`

/** The target that a row means, by its reference and otherwise by its code. */
function match(
  { reference, code }: ReadRow,
  known: Known<DimensionValue>,
  { linkByCode }: ImportCircumstances,
): DimensionValue | RefusedRow<RowError, DimensionValue> | undefined {
  const referred = known.named(reference && referenceName(reference))
  if (referred) return referred
  const target = known.named(code === undefined ? undefined : codeName(code))
  if (!target || !reference) return target
  if (target.externalId !== null) return { ...refusedRow('external_ref_conflict', 'code'), record: target }
  return linkByCode ? target : { ...refusedRow('code_in_use_unlinked', 'code'), record: target }
}

function create(
  { code, name, active = true, reference, parentCode }: ReadRow,
  known: Known<DimensionValue>,
  index: number,
  { dimensionId, newIds, now }: ImportCircumstances,
): Accepted<DimensionValue, never> | RefusedRow<RowError> {
  const parent = parentOf(parentCode, known)
  if (parent === undefined) return refusedRow('parent_not_found', 'parentCode')
  if (code === undefined) return refusedRow('missing_required', 'code')
  if (name === undefined) return refusedRow('missing_required', 'name')
  const id = newIds[index]
  if (id === undefined) throw new RangeError('every row needs an id of its own')
  const made: DimensionValue = {
    id,
    dimensionId,
    code,
    name,
    active,
    parentId: parent?.id ?? null,
    externalSource: reference?.externalSource ?? null,
    externalId: reference?.externalId ?? null,
    attributionPrecision: null,
    updatedAt: now,
  }
  return allowed(createRecord(words, made, null))
}

function update(
  target: DimensionValue,
  { name, active, reference, parentCode }: ReadRow,
  known: Known<DimensionValue>,
  { now }: ImportCircumstances,
): Accepted<DimensionValue, never> | RefusedRow<RowError> {
  const parent = parentOf(parentCode, known)
  if (parent === undefined) return refusedRow('parent_not_found', 'parentCode')
  if (parentCode !== undefined && target.parentId !== (parent?.id ?? null))
    return refusedRow('parent_change_unsupported', 'parentCode')
  const patch = {
    ...(name !== undefined && { name }),
    ...(active !== undefined && { active }),
    ...reference,
  }
  return allowed(patchRecord(words, target, patch, { now, codeHolder: null }))
}

/** Null at the top, undefined where the level has no such parent. */
const parentOf = (
  parentCode: string | null | undefined,
  known: Known<DimensionValue>,
): DimensionValue | null | undefined => (parentCode == null ? null : known.named(codeName(parentCode)))

/** No other target holds the code: it is what the row was matched by. */
function allowed<State>(decision: Decision<State, never, 'code_already_in_use'>): Accepted<State, never> {
  if (decision.refusal !== undefined) throw new Error(`a matched code was refused: ${decision.detail}`)
  return decision
}
