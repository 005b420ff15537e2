import { Name } from '../../../../../platform/contract/shapes.ts'
import {
  cell,
  fits,
  type Reference,
  referenceIn,
  type RefusedRow,
  refusedRow,
} from '../../../../records/imports/protocol/port.ts'
import { ExternalId, ExternalSource, TargetCode } from '../shapes.ts'
import type { RowError, TargetRow } from './shapes.ts'

/** A row as it counts: what is absent, null or blank is undefined and keeps what is stored. */
export interface ReadRow {
  readonly reference: Reference | undefined
  readonly code: string | undefined
  readonly name: string | undefined
  readonly active: boolean | undefined
  /** Null is the top of the level. */
  readonly parentCode: string | null | undefined
}

const refused = (error: RowError, field: keyof TargetRow): RefusedRow<RowError> => refusedRow(error, field)

export function readRow(row: TargetRow): ReadRow | RefusedRow<RowError> {
  const code = cell(row.code)
  const name = cell(row.name)
  const reference = referenceIn(row, 'externalSource', 'externalId')
  if (reference && 'error' in reference) return reference
  if (!fits(ExternalSource, reference?.externalSource)) return refused('invalid_value', 'externalSource')
  if (!fits(ExternalId, reference?.externalId)) return refused('invalid_value', 'externalId')
  if (!fits(TargetCode, code)) return refused('invalid_value', 'code')
  if (!fits(Name, name)) return refused('invalid_value', 'name')
  if (typeof row.active === 'string' && cell(row.active) !== undefined)
    return refused('invalid_value', 'active')
  return {
    reference,
    code,
    name,
    active: typeof row.active === 'boolean' ? row.active : undefined,
    parentCode: row.parentCode === null ? null : cell(row.parentCode),
  }
}
