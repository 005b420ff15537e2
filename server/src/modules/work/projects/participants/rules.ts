import { share } from '../../../../platform/vocabulary/versions.ts'
import { addDays, type Instant, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import {
  accept,
  type AuditFact,
  type Decision,
  type FieldChange,
  type Refused,
  refuse,
} from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { ProjectSummary } from '../record/lookup.ts'
import type { RefusalOf } from './pricing.ts'
import type { ChangedParticipants, Participant } from './record.ts'
import type { NewParticipant, ParticipantPatch, Participants } from './shapes.ts'

export type MissingReference = 'membership_not_found' | 'project_role_not_found'

/** What a write is decided in. */
export interface Circumstances<Missing extends MissingReference = MissingReference> {
  readonly now: Instant
  readonly project: Pick<ProjectSummary, 'id' | 'state'>
  /** The first thing that the write names and that is not there or not in use. */
  readonly missing: Missing | null
  /** The times of the members who are named, in this project. */
  readonly others: readonly Participant[]
  /** Why approved hours may not be worth something else by it. */
  readonly repricing: RefusalOf
}

type ProjectCode = 'project_closed'
type TimesCode =
  | 'range_end_before_start'
  | 'project_participants_overlap'
  | 'project_participant_reprices_approved_hours'

export function add(
  wanted: NewParticipant,
  { id, ...circumstances }: Circumstances & { readonly id: Id },
): Decision<Participant, never, ProjectCode | MissingReference | TimesCode> {
  const { now, project } = circumstances
  const added: Participant = {
    id,
    projectId: project.id,
    membershipId: wanted.membershipId.toLowerCase(),
    projectRoleId: wanted.projectRoleId?.toLowerCase() ?? null,
    validFrom: wanted.validFrom ?? null,
    validTo: wanted.validTo ?? null,
    createdAt: now,
    updatedAt: now,
  }
  const refused = refusal(added, circumstances)
  return refused ?? accept(added, { audit: [auditLine('add_participant', null, added)] })
}

/** A participation with a patch laid over it; one that changes nothing gives the very same record back. */
export function update(
  participant: Participant,
  patch: ParticipantPatch,
  { unchanged, ...circumstances }: Circumstances<'project_role_not_found'> & { readonly unchanged: boolean },
): Decision<
  Participant,
  never,
  ProjectCode | 'project_role_not_found' | TimesCode | 'project_participant_stale'
> {
  if (!unchanged) return refuse('project_participant_stale', 'The participant has changed since it was read.')
  const given = <T>(value: T | undefined, held: T): T => (value === undefined ? held : value)
  const after: Participant = {
    ...participant,
    projectRoleId: given(patch.projectRoleId, participant.projectRoleId)?.toLowerCase() ?? null,
    validFrom: given(patch.validFrom, participant.validFrom),
    validTo: given(patch.validTo, participant.validTo),
    updatedAt: circumstances.now,
  }
  const line = auditLine('update_participant', participant, after)
  if (line.changes?.length === 0) return accept(participant)
  const refused = refusal(after, circumstances)
  return refused ?? accept(after, { audit: [line] })
}

function refusal<Missing extends MissingReference>(
  wanted: Participant,
  { project, missing, others, repricing }: Circumstances<Missing>,
): Refused<ProjectCode | Missing | TimesCode> | undefined {
  const refused = closedRefusal(project) ?? missingRefusal(missing)
  if (refused) return refused
  if (wanted.validFrom !== null && wanted.validTo !== null && wanted.validTo < wanted.validFrom)
    return refuse('range_end_before_start', 'The participation would end before it begins.')
  const besides = others.filter(
    ({ id, membershipId }) => id !== wanted.id && membershipId === wanted.membershipId,
  )
  return besides.some(each => share(each, wanted))
    ? refuse('project_participants_overlap', 'The member takes part on one of the days already.')
    : repricing({ saved: [...besides, wanted], gone: [] })
}

const closedRefusal = ({ state }: Circumstances['project']): Refused<ProjectCode> | undefined =>
  state === 'closed' ? refuse('project_closed', 'The project is closed.') : undefined

const missingRefusal = <Missing extends MissingReference>(
  missing: Missing | null,
): Refused<Missing> | undefined => (missing === null ? undefined : refuse(missing, missingDetails[missing]))

const missingDetails: Readonly<Record<MissingReference, string>> = {
  membership_not_found: 'Not everybody who is named is an active member.',
  project_role_not_found: 'Not every projectRoleId is that of an active role.',
}

/** Ends a participation today; one that is over already stays. */
export function end(
  participant: Participant,
  { project, now, today }: Pick<Circumstances, 'project' | 'now'> & { readonly today: PlainDate },
): Decision<ChangedParticipants, never, ProjectCode> {
  const refused = closedRefusal(project)
  if (refused) return refused
  if (participant.validTo !== null && participant.validTo <= today) return accept({ saved: [], gone: [] })
  return told([endedOn(participant, today, now)])
}

interface Replacing extends Circumstances {
  readonly today: PlainDate
  nextId(): Id
}

/** Lets those who are named take part from today on, and nobody else; `others` are all times that are not over. */
export function replace(
  { participants: wanted }: Participants,
  circumstances: Replacing,
): Decision<
  ChangedParticipants,
  never,
  | ProjectCode
  | MissingReference
  | 'project_participants_overlap'
  | 'project_participant_reprices_approved_hours'
> {
  const { project, missing, others, today, now, nextId, repricing } = circumstances
  const named = new Map(
    wanted.map(({ membershipId, projectRoleId }) => [
      membershipId.toLowerCase(),
      projectRoleId?.toLowerCase() ?? null,
    ]),
  )
  const refused = closedRefusal(project) ?? missingRefusal(missing)
  if (refused) return refused
  if (named.size < wanted.length)
    return refuse('project_participants_overlap', 'A member is named more than once.')
  const yesterday = addDays(today, -1)
  const changes: Change[] = []
  for (const each of others) {
    const isNow = each.validFrom === null || each.validFrom <= today
    const stays = named.get(each.membershipId) === each.projectRoleId && named.has(each.membershipId)
    if (isNow && stays) {
      named.delete(each.membershipId)
      // Who is named takes part from today on, without an end.
      if (each.validTo !== null)
        changes.push({ before: each, after: { ...each, validTo: null, updatedAt: now } })
    } else changes.push(endedOn(each, yesterday, now))
  }
  for (const [membershipId, projectRoleId] of named) {
    const times = { validFrom: today, validTo: null, createdAt: now, updatedAt: now }
    changes.push({
      before: null,
      after: { id: nextId(), projectId: project.id, membershipId, projectRoleId, ...times },
    })
  }
  const decision = told(changes)
  return repricing(decision.state) ?? decision
}

interface Change {
  readonly before: Participant | null
  /** Null for one that never was. */
  readonly after: Participant | null
}

const endedOn = (participant: Participant, date: PlainDate, now: Instant): Change => ({
  before: participant,
  after:
    participant.validFrom !== null && participant.validFrom > date
      ? null
      : { ...participant, validTo: date, updatedAt: now },
})

const told = (changes: readonly Change[]) =>
  accept<ChangedParticipants>(
    {
      saved: changes.flatMap(({ after }) => after ?? []),
      gone: changes.flatMap(({ before, after }) => (after === null && before !== null ? [before.id] : [])),
    },
    {
      audit: changes.map(({ before, after }) => {
        if (after === null) return auditLine('remove_participant', before, null)
        return auditLine(before === null ? 'add_participant' : 'update_participant', before, after)
      }),
    },
  )

const fields = ['projectId', 'membershipId', 'projectRoleId', 'validFrom', 'validTo'] as const

const auditLine = (verb: string, before: Participant | null, after: Participant | null): AuditFact =>
  lineOf(verb, after?.id ?? before?.id ?? '', changesOf(before, after))

export const lineOf = (verb: string, targetId: Id, changes: readonly FieldChange[]): AuditFact => ({
  action: `projects.${verb}`,
  targetType: 'project_participant',
  targetId,
  changes,
})

export const changesOf = (before: Participant | null, after: Participant | null): FieldChange[] =>
  fields.flatMap((field): FieldChange[] => {
    const [from, to] = [before?.[field] ?? null, after?.[field] ?? null]
    if (from === to) return []
    return before === null ? [{ field, to }] : [{ field, from, to }]
  })
