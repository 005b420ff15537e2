import { checkBodyShape } from '../../../../../platform/http/validators.ts'
import { cell, given, type RefusedRow, refusedRow } from '../../../../records/imports/protocol/port.ts'
import type { KnownProject } from '../../record/port.ts'
import { PhasePatch } from '../shapes.ts'
import type { PhaseRow, RowError } from './shapes.ts'

/** A row as it counts: what is absent, null or blank is no field of its patch and keeps what is stored. */
export interface ReadRow {
  readonly project: KnownProject
  readonly code: string
  readonly patch: PhasePatch
  /** Null is the project itself. */
  readonly parentCode: string | null | undefined
}

const isShaped = checkBodyShape(PhasePatch)

export function readRow(
  row: PhaseRow,
  projects: ReadonlyMap<string, KnownProject>,
): ReadRow | RefusedRow<RowError> {
  const [projectCode, code] = [cell(row.projectCode), cell(row.code)]
  if (projectCode === undefined) return refusedRow('missing_required', 'projectCode')
  if (code === undefined) return refusedRow('missing_required', 'code')
  const project = projects.get(projectCode)
  if (!project) return refusedRow('project_not_found', 'projectCode')
  const patch = given({
    code,
    name: cell(row.name),
    startDate: cell(row.startDate),
    endDate: cell(row.endDate),
    budgetMinutes: wholeNumber(row.budgetMinutes),
    budgetCents: wholeNumber(row.budgetCents),
    billing: cell(row.billing),
  }) as PhasePatch
  const check = isShaped()
  if (!check(patch)) {
    const [, wrong = ''] = check.errors?.[0]?.instancePath.split('/') ?? []
    return refusedRow<RowError>('invalid_value', wrong)
  }
  return { project, code, patch, parentCode: row.parentCode === null ? null : cell(row.parentCode) }
}

/** What is no number keeps its form, and the shape says so. */
function wholeNumber(value: number | string | null | undefined): number | string | undefined {
  const said = typeof value === 'string' ? cell(value) : (value ?? undefined)
  return typeof said === 'string' && /^\d+$/.test(said) ? Number(said) : said
}
