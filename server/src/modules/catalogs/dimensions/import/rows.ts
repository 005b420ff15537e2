import { Name, type TSchema } from '../../../../platform/contract/shapes.ts'
import { ExternalId, ExternalSource, TargetCode } from '../shapes.ts'
import type { RowError, TargetRow } from './shapes.ts'

/** Another system's name for a target. */
export interface Reference {
  readonly externalSource: string
  readonly externalId: string
}

/** A row as it counts: what is absent, null or blank is undefined and keeps what is stored. */
export interface ReadRow {
  readonly reference: Reference | undefined
  readonly code: string | undefined
  readonly name: string | undefined
  readonly active: boolean | undefined
  /** Null is the top of the level. */
  readonly parentCode: string | null | undefined
}

/** Why a row is refused, and the field that is the reason. */
export interface RowRefusal {
  readonly error: RowError
  readonly field: keyof TargetRow
}

export const refused = (error: RowError, field: keyof TargetRow): RowRefusal => ({ error, field })

export function readRow(row: TargetRow): ReadRow | RowRefusal {
  const externalSource = cell(row.externalSource)
  const externalId = cell(row.externalId)
  const code = cell(row.code)
  const name = cell(row.name)
  if (externalSource === undefined && externalId !== undefined)
    return refused('external_ref_incomplete', 'externalSource')
  if (externalSource !== undefined && externalId === undefined)
    return refused('external_ref_incomplete', 'externalId')
  if (!fits(ExternalSource, externalSource)) return refused('invalid_value', 'externalSource')
  if (!fits(ExternalId, externalId)) return refused('invalid_value', 'externalId')
  if (!fits(TargetCode, code)) return refused('invalid_value', 'code')
  if (!fits(Name, name)) return refused('invalid_value', 'name')
  return {
    reference:
      externalSource !== undefined && externalId !== undefined ? { externalSource, externalId } : undefined,
    code,
    name,
    active: row.active ?? undefined,
    parentCode: row.parentCode === null ? null : cell(row.parentCode),
  }
}

export const isRowRefusal = (read: object): read is RowRefusal => 'error' in read

interface TextShape {
  readonly pattern?: string
  readonly maxLength?: number
}

/** Length is counted in characters, as the shapes count it. */
function fits(shape: TSchema, text: string | undefined): boolean {
  const { pattern = '', maxLength = 10_000 }: TextShape = shape
  return (
    text === undefined ||
    (new RegExp(pattern, 'u').test(text) && new RegExp(`^.{0,${maxLength}}$`, 'us').test(text))
  )
}

const cell = (text: string | null | undefined): string | undefined => text?.trim() || undefined
