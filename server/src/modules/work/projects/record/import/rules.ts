import type { Instant, PlainDate } from '../../../../../platform/vocabulary/dates.ts'
import {
  type Accepted,
  accept,
  type Decision,
  type Fact,
} from '../../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import {
  importRows,
  type ImportOutcome,
  type Known,
  type Mode,
  type ModeCode,
  type Reference,
  type RefusedRow,
  refusedRow,
  type RowRules,
} from '../../../../records/imports/protocol/port.ts'
import type { ChangedProject, ProjectRecord } from '../record.ts'
import type { MissingReference } from '../references.ts'
import * as projects from '../rules.ts'
import type { ReadRow } from './rows.ts'
import type { RowError } from './shapes.ts'
import { inState, type ProjectImportFact } from './steps.ts'

export interface ImportCircumstances {
  readonly now: Instant
  readonly today: PlainDate
  /** Projects that rows may mean: by reference or by code. */
  readonly projects: readonly ProjectRecord[]
  /** Custom fields with changes laid over stored values; null for a new project. */
  readonly custom: (stored: ProjectRecord | null, row: ReadRow) => projects.Circumstances['custom']
  /** The first reference of a row that is not there or not in use. */
  readonly missing: (stored: ProjectRecord | undefined, row: ReadRow) => MissingReference | null
  readonly mode: Mode
  /** One for each row, in their order. */
  readonly newIds: readonly Id[]
  readonly filename: string | null
}

type Row = Accepted<ProjectRecord, ProjectImportFact> | RefusedRow<RowError>

/** Creates and changes projects row by row, by the rules of the single writes. */
export const importProjects = (
  rows: readonly (ReadRow | RefusedRow<RowError>)[],
  circumstances: ImportCircumstances,
): Accepted<ImportOutcome<ProjectRecord, RowError | ModeCode>, ProjectImportFact> =>
  importRows({ ...circumstances, rows, records: circumstances.projects }, projectRows(circumstances))

const projectRows = (
  circumstances: ImportCircumstances,
): RowRules<ReadRow, ProjectRecord, ProjectImportFact, RowError> => ({
  names: ({ code, externalSource, externalId }) => [
    codeName(code),
    ...(externalSource === null || externalId === null
      ? []
      : [referenceName({ externalSource, externalId })]),
  ],
  name: ({ patch: { code } }) => (code === undefined ? undefined : codeName(code)),
  match: ({ patch }, known) => match(patch, known),
  create(row, known, { index }) {
    const { code, name } = row.patch
    if (code === undefined) return refusedRow('missing_required', 'code')
    if (name === undefined) return refusedRow('missing_required', 'name')
    const id = circumstances.newIds[index]
    if (id === undefined) throw new RangeError('every row needs an id of its own')
    const made = allowed(
      projects.create({ ...row.patch, code, name }, { ...met(row, known, undefined, circumstances), id }),
    )
    return 'error' in made ? made : inState(made, row.state, { isNew: true, now: circumstances.now })
  },
  update(project, row, known) {
    const { now } = circumstances
    const reopened = project.state === 'closed' && row.state !== undefined && row.state !== 'closed'
    // What is closed takes changes once it is reopened.
    const opened = reopened ? inState(accept(project), 'active', { isNew: false, now }) : accept(project)
    if ('error' in opened) return opened
    const changed = allowed(
      projects.update(opened.state, row.patch, {
        ...met(row, known, project, circumstances),
        unchanged: true,
      }),
    )
    if ('error' in changed) return changed
    const { facts, audit } = changed.facts.length > 0 ? changed : opened
    const both = { facts, audit: changed === opened ? audit : [...opened.audit, ...changed.audit] }
    return inState(accept<ProjectRecord, ProjectImportFact>(changed.state, both), row.state, {
      isNew: false,
      now,
    })
  },
})

const codeName = (code: string): string => `code ${code}`
const referenceName = ({ externalSource, externalId }: Reference): string =>
  `reference ${externalSource} ${externalId}`
const referenceOf = ({ externalSource, externalId }: ReadRow['patch']): string | undefined =>
  externalSource == null || externalId == null ? undefined : referenceName({ externalSource, externalId })

/** The project that a row means: by its reference, otherwise by its code. */
function match(
  patch: ReadRow['patch'],
  known: Known<ProjectRecord>,
): ProjectRecord | RefusedRow<RowError, ProjectRecord> | undefined {
  const reference = referenceOf(patch)
  const referred = known.named(reference)
  if (referred) return referred
  const coded = patch.code === undefined ? undefined : known.named(codeName(patch.code))
  return coded && reference !== undefined && coded.externalId !== null
    ? { ...refusedRow('external_ref_conflict', 'code'), record: coded }
    : coded
}

const met = (
  row: ReadRow,
  known: Known<ProjectRecord>,
  project: ProjectRecord | undefined,
  { now, today, missing, custom }: ImportCircumstances,
): projects.Circumstances => ({
  now,
  today,
  codeHolder: known.named(row.patch.code === undefined ? undefined : codeName(row.patch.code))?.id ?? null,
  referenceHolder: known.named(referenceOf(row.patch))?.id ?? null,
  missing: missing(project, row),
  custom: custom(project ?? null, row),
  // The entries of baselines are made of what rows have written, once for each project.
  baselineId: '',
})

/** Which field of a row a refusal is about. */
const fieldOf: Partial<Record<RowError, string>> = {
  code_already_in_use: 'code',
  external_ref_conflict: 'externalId',
  range_end_before_start: 'endDate',
  customer_not_found: 'customerCode',
  membership_not_found: 'managerEmail',
  project_closed: 'state',
  project_is_template: 'state',
}

function allowed(decision: Decision<ChangedProject, ProjectImportFact & Fact>): Row {
  if (decision.refusal === undefined)
    return accept<ProjectRecord, ProjectImportFact>(decision.state.after, decision)
  const code = decision.refusal as RowError
  const key = decision.extra?.['key']
  return refusedRow(code, typeof key === 'string' ? `customFields.${key}` : fieldOf[code])
}
