import type { Instant, PlainDate } from '../../../../../platform/vocabulary/dates.ts'
import {
  type Accepted,
  accept,
  type Decision,
  type Fact,
} from '../../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import {
  type Known,
  namesOf,
  referenceName,
  refusedBy,
  type RefusedRow,
  refusedRow,
  type RowRules,
} from '../../../../records/imports/protocol/port.ts'
import { projectStates } from '../life.ts'
import { codeHolder, match, type Matching, namesOfCode } from './matching.ts'
import { type ChangedProject, folded, type ProjectRecord } from '../record.ts'
import type { MissingReference } from '../references.ts'
import * as projects from '../rules.ts'
import type { ProjectRow, RowError, RowOfProject } from './row.ts'
import { inState, type ProjectImportFact } from './steps.ts'

export function readRow(row: ProjectRow): RowOfProject | RefusedRow<RowError> {
  const { reference, said } = row
  if (!reference && said.code === undefined) return refusedRow('missing_required', 'code')
  const state = projectStates.find(each => each === said.state)
  return said.state !== undefined && !state ? refusedRow('invalid_value', 'state') : { ...row, state }
}

interface Circumstances extends Matching {
  readonly now: Instant
  readonly today: PlainDate
  /** Projects that rows may mean: by reference or by code. */
  readonly projects: readonly ProjectRecord[]
  /** Custom fields with changes laid over stored values; null for a new project. */
  readonly custom: (stored: ProjectRecord | null, row: ProjectRow) => projects.Circumstances['custom']
  /** Projects of whose hours some are approved. */
  readonly hoursApproved: ReadonlySet<Id>
  /** The first reference of a row that is not there or not in use. */
  readonly missing: (stored: ProjectRecord | undefined, row: ProjectRow) => MissingReference | null
}

type Row = Accepted<ProjectRecord, ProjectImportFact> | RefusedRow<RowError>
type Rules = RowRules<RowOfProject, ProjectRecord, ProjectImportFact, RowError>

/** Creates and changes projects row by row, by the rules of the single writes. */
export const projectRows = (
  circumstances: Circumstances,
): Rules & { readonly records: readonly ProjectRecord[] } => ({
  records: circumstances.projects,
  names: project => namesOf(...namesOfCode(project.code), referenceName(project)),
  name: ({ patch: { code } }) => code && namesOfCode(code)[0],
  match: (row, known) => match(row, known, circumstances),
  create(row, known, { id }) {
    const { code, name } = row.patch
    if (code === undefined) return refusedRow('missing_required', 'code')
    if (name === undefined) return refusedRow('missing_required', 'name')
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
      projects.update(opened.state, withoutSameCode(row.patch, project), {
        ...met(row, known, project, circumstances),
        unchanged: true,
        hoursApproved: circumstances.hoursApproved.has(project.id),
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

const met = (
  row: ProjectRow,
  known: Known<ProjectRecord>,
  project: ProjectRecord | undefined,
  { now, today, missing, custom }: Circumstances,
): projects.Circumstances => ({
  now,
  today,
  codeHolder: codeHolder(row.patch.code, known)?.id ?? null,
  referenceHolder: known.named(row.reference && referenceName(row.reference))?.id ?? null,
  missing: missing(project, row),
  custom: custom(project ?? null, row),
  // The entries of baselines are made of what rows have written, once for each project.
  baselineId: '',
})

/** A code that differs in letter case only is no other code. */
function withoutSameCode({ code, ...patch }: ProjectRow['patch'], project: ProjectRecord) {
  return code === undefined || folded(code) === folded(project.code) ? patch : { ...patch, code }
}

/** Which field of a row a refusal is about. */
const fieldOf: Partial<Record<RowError, string>> = {
  code_already_in_use: 'code',
  external_ref_conflict: 'externalId',
  range_end_before_start: 'endDate',
  customer_not_found: 'customerCode',
  rate_card_not_found: 'rateCardCode',
  membership_not_found: 'managerEmail',
  project_closed: 'state',
  project_is_template: 'state',
  project_terms_fixed: 'billing',
}

/** Of the terms of approved hours the first that was to change. */
const fieldOfTerm: Readonly<Record<string, string>> = {
  '/customerId': 'customerCode',
  '/rateCardId': 'rateCardCode',
}

function allowed(decision: Decision<ChangedProject, ProjectImportFact & Fact>): Row {
  if (decision.refusal === undefined)
    return accept<ProjectRecord, ProjectImportFact>(decision.state.after, decision)
  const [first] = (decision.extra?.['errors'] ?? []) as readonly { readonly pointer: string }[]
  return refusedBy(decision, {
    ...fieldOf,
    project_terms_fixed: fieldOfTerm[first?.pointer ?? ''] ?? 'billing',
  })
}
