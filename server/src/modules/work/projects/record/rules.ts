import { start } from '../../../../platform/contract/lifecycle.ts'
import type { Instant, PlainDate } from '../../../../platform/vocabulary/dates.ts'
import {
  accept,
  type Decision,
  type FieldChange,
  type Refused,
  refuse,
} from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import * as announce from './announcements.ts'
import { baselineOf, isSameBaseline } from './baseline-rules.ts'
import { auditLine, changesOf } from './changes.ts'
import { projectLife } from './life.ts'
import { type ChangedProject, type CustomValues, type ProjectRecord, searchTextOf } from './record.ts'
import type { MissingReference } from './references.ts'
import type { NewProject, ProjectPatch } from './shapes.ts'

/** What a write is decided in. */
export interface Circumstances {
  readonly now: Instant
  readonly today: PlainDate
  /** The project that holds the wanted code. */
  readonly codeHolder: Id | null
  /** The project that holds the wanted external reference. */
  readonly referenceHolder: Id | null
  readonly missing: MissingReference | null
  /** The values of custom fields as they would be, or why they cannot be. */
  readonly custom: { readonly refusal?: undefined; readonly values: CustomValues } | Refused<ValueCode>
  /** For the entry of the baseline. */
  readonly baselineId: Id
}

type ValueCode = 'custom_field_unknown' | 'custom_field_value_invalid' | 'custom_field_required'

export type FieldCode =
  | MissingReference
  | ValueCode
  | 'code_already_in_use'
  | 'external_ref_incomplete'
  | 'external_ref_conflict'
  | 'range_end_before_start'
export type CreateCode = FieldCode | 'project_is_template'
export type UpdateCode = FieldCode | 'project_stale' | 'project_closed' | 'project_terms_fixed'

/** The first entry of the baseline holds from the first day of the project, where that is past. */
export function create(
  wanted: NewProject,
  circumstances: Circumstances & { readonly id: Id },
): Decision<ChangedProject, announce.ProjectFact<'project.created'>, CreateCode> {
  const { id, now, today, baselineId } = circumstances
  const { code, name, state = 'planned', template = false } = wanted
  if (template && state !== 'planned') return refuse('project_is_template', 'A template is not worked on.')
  const empty: ProjectRecord = {
    id,
    code,
    name,
    searchText: '',
    description: null,
    customerId: null,
    managerMembershipId: null,
    state: start(projectLife, state),
    billing: 'time',
    attributionPrecision: 'project',
    startDate: null,
    endDate: null,
    budgetMinutes: null,
    budgetCents: null,
    rateCardId: null,
    template,
    externalSource: null,
    externalId: null,
    closedAt: null,
    createdAt: now,
    updatedAt: now,
    customFields: {},
  }
  const after = laidOver(empty, wanted, circumstances)
  if ('refusal' in after) return after
  const validFrom = after.startDate !== null && after.startDate < today ? after.startDate : today
  const baseline = baselineOf(after, { id: baselineId, validFrom, changeOrderId: null, now })
  return accept<ChangedProject, announce.ProjectFact<'project.created'>>(
    { before: null, after, baseline },
    { facts: [announce.created(after)], audit: [auditLine('create', id, changesOf(null, after))] },
  )
}

/** A project with a patch laid over it; one that changes nothing gives the very same record back. */
export function update(
  project: ProjectRecord,
  patch: ProjectPatch,
  circumstances: Circumstances & {
    readonly unchanged: boolean
    /** Whether hours of the project are approved. */
    readonly hoursApproved: boolean
  },
): Decision<ChangedProject, announce.ProjectFact<'project.updated'>, UpdateCode> {
  const { now, today, unchanged, baselineId } = circumstances
  if (!unchanged) return stale()
  const wanted = laidOver(project, patch, circumstances)
  if ('refusal' in wanted) return wanted
  const changes = changesOf(project, wanted)
  if (changes.length === 0) return accept({ before: project, after: project, baseline: null })
  const refused = closedRefusal(project) ?? fixedRefusal(changes, circumstances.hoursApproved)
  if (refused) return refused
  const after = { ...wanted, updatedAt: now }
  const baseline = isSameBaseline(project, after)
    ? null
    : baselineOf(after, { id: baselineId, validFrom: today, changeOrderId: null, now })
  return accept<ChangedProject, announce.ProjectFact<'project.updated'>>(
    { before: project, after, baseline },
    { facts: [announce.updated(after)], audit: [auditLine('update', project.id, changes)] },
  )
}

/** What approved hours are sold by. */
const terms = ['customerId', 'rateCardId', 'billing'] as const satisfies readonly (keyof ProjectPatch)[]

/** Whether a patch names what approved hours would be sold by. */
export const namesTerms = (patch: ProjectPatch): boolean => terms.some(field => patch[field] !== undefined)

/** Whether a project would sell its hours by something else. */
export const changesTerms = (before: ProjectRecord, after: ProjectRecord): boolean =>
  terms.some(field => before[field] !== after[field])

/** What approved hours were worth is not written anew. */
function fixedRefusal(
  changes: readonly FieldChange[],
  hoursApproved: boolean,
): Refused<'project_terms_fixed'> | null {
  const fixed = terms.filter(term => hoursApproved && changes.some(({ field }) => field === term))
  return fixed.length === 0
    ? null
    : refuse('project_terms_fixed', 'Hours of the project are approved.', {
        errors: fixed.map(field => ({ pointer: `/${field}`, message: 'is what approved hours are sold by' })),
      })
}

/** Why nothing of a project changes any more. */
export const closedRefusal = ({ state }: Pick<ProjectRecord, 'state'>): Refused<'project_closed'> | null =>
  state === 'closed' ? refuse('project_closed', 'The project is closed.') : null

export const stale = () => refuse('project_stale', 'The project has changed since it was read.')

/** A project with what is wanted, all of it checked. */
function laidOver(
  project: ProjectRecord,
  wanted: ProjectPatch,
  circumstances: Circumstances,
): ProjectRecord | Refused<FieldCode> {
  const { missing, custom } = circumstances
  const refused = identityRefusal(wanted, project.id, circumstances)
  if (refused) return refused
  if (missing) return refuse(missing, missingDetails[missing])
  if (custom.refusal !== undefined) return custom
  const given = <T>(value: T | undefined, held: T): T => (value === undefined ? held : value)
  const code = given(wanted.code, project.code)
  const name = given(wanted.name, project.name)
  const startDate = given(wanted.startDate, project.startDate)
  const endDate = given(wanted.endDate, project.endDate)
  if (startDate !== null && endDate !== null && endDate < startDate)
    return refuse('range_end_before_start', 'The project would end before it starts.')
  return {
    ...project,
    code,
    name,
    searchText: searchTextOf({ code, name }),
    description: given(wanted.description, project.description),
    customerId: given(wanted.customerId, project.customerId)?.toLowerCase() ?? null,
    managerMembershipId:
      given(wanted.managerMembershipId, project.managerMembershipId)?.toLowerCase() ?? null,
    billing: given(wanted.billing, project.billing),
    attributionPrecision: given(wanted.attributionPrecision, project.attributionPrecision),
    startDate,
    endDate,
    budgetMinutes: given(wanted.budgetMinutes, project.budgetMinutes),
    budgetCents: given(wanted.budgetCents, project.budgetCents),
    rateCardId: given(wanted.rateCardId, project.rateCardId)?.toLowerCase() ?? null,
    externalSource: given(wanted.externalSource, project.externalSource),
    externalId: given(wanted.externalId, project.externalId),
    customFields: custom.values,
  }
}

const missingDetails: Readonly<Record<MissingReference, string>> = {
  membership_not_found: 'No active member has the id in managerMembershipId.',
  customer_not_found: 'No active customer has the id in customerId.',
  rate_card_not_found: 'No active rate card has the id in rateCardId.',
}

type IdentityCode = 'code_already_in_use' | 'external_ref_incomplete' | 'external_ref_conflict'

function identityRefusal(
  { externalSource, externalId }: ProjectPatch,
  id: Id,
  { codeHolder, referenceHolder }: Circumstances,
): Refused<IdentityCode> | undefined {
  if (
    (externalSource === undefined) !== (externalId === undefined) ||
    (externalSource === null) !== (externalId === null)
  )
    return refuse('external_ref_incomplete', 'Send externalSource and externalId together, or both as null.')
  if (codeHolder !== null && codeHolder !== id)
    return refuse('code_already_in_use', 'Another project has this code.')
  return referenceHolder !== null && referenceHolder !== id
    ? refuse(
        'external_ref_conflict',
        `Another project carries the reference ${externalSource} ${externalId}.`,
      )
    : undefined
}
