import { isHalfReference } from '../../../../platform/vocabulary/external-references.ts'
import { start, step } from '../../../../platform/contract/lifecycle.ts'
import { type Instant, instantFromMilliseconds } from '../../../../platform/vocabulary/dates.ts'
import {
  accept,
  type Decision,
  isRefused,
  type Refused,
  refuse,
  said,
} from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import * as announce from './announcements.ts'
import {
  activityLife,
  type ActivityRecord,
  type ActivityState,
  type ActivityType,
  type CustomFieldValues,
  type ValueCode,
} from './record.ts'
import { type LinkCode, type Linked, linked, wantedLinks } from './links.ts'
import { following, ruleOf } from '../../../../platform/vocabulary/recurrence.ts'
import type { ActivityPatch, NewActivity } from './shapes.ts'

/** What a write is decided in. */
export interface Circumstances {
  readonly now: Instant
  readonly timeZone: string
  /** Whether the member who is to do it is there and active. */
  readonly ownerFound: boolean
  readonly found: Linked
  /** Whether the project that it would name is there. */
  readonly projectFound: boolean
  /** The outcome that is named, if it is active. */
  readonly outcome: { readonly activityTypes: readonly ActivityType[] } | undefined
  readonly referenceHolder: Id | null
  /** The values of custom fields as they would be, or why they cannot be. */
  readonly custom: { readonly refusal?: undefined; readonly values: CustomFieldValues } | Refused<ValueCode>
}

type FieldCode =
  | LinkCode
  | ValueCode
  | 'membership_not_found'
  | 'project_not_found'
  | 'external_ref_incomplete'
  | 'external_ref_conflict'
  | 'crm_activity_not_done'
  | 'crm_activity_done_in_future'
  | 'crm_activity_note_not_planned'
  | 'crm_activity_recurrence_invalid'
  | 'crm_activity_recurrence_without_due'
  | 'crm_activity_outcome_not_found'

type Wanted = Omit<ActivityPatch, 'expectedUpdatedAt'>

export function create(
  wanted: NewActivity,
  made: { readonly id: Id; readonly callerMembershipId: Id } & Circumstances,
): Decision<ActivityRecord, announce.ActivityFact, FieldCode> {
  const { id, now, callerMembershipId } = made
  const { type, subject, state: asked, ...fields } = wanted
  if (type === 'note' && asked === 'planned') return noteNotPlanned()
  const state = start(activityLife, asked === 'done' || type === 'note' ? 'done' : 'planned')
  const empty: ActivityRecord = {
    id,
    type,
    subject,
    notes: null,
    state,
    dueAt: null,
    durationMinutes: null,
    doneAt: state === 'done' ? now : null,
    outcomeCode: null,
    customerId: null,
    contactId: null,
    dealId: null,
    leadId: null,
    projectId: null,
    ownerMembershipId: callerMembershipId,
    recurrence: null,
    previousActivityId: null,
    externalSource: null,
    externalId: null,
    createdAt: now,
    updatedAt: now,
    customFields: {},
    nextActivityId: null,
  }
  const activity = laidOver(empty, fields, { ...made, isNew: true })
  if (activity.refusal !== undefined) return activity
  return accept(activity, {
    facts: [announce.created(activity), ...announce.completed(activity)],
    audit: [announce.auditLine('create', id, announce.changesOf(null, activity))],
  })
}

/** An activity with a patch laid over it; one that changes nothing gives the very same record back. */
export function update(
  activity: ActivityRecord,
  patch: Wanted,
  circumstances: Circumstances & { readonly unchanged: boolean },
): Decision<ActivityRecord, never, FieldCode | 'crm_activity_stale' | 'crm_activity_not_planned'> {
  if (!circumstances.unchanged) return stale()
  const { recurrence } = patch
  if (recurrence !== undefined && recurrence !== activity.recurrence && activity.state !== 'planned')
    return refuse(
      'crm_activity_not_planned',
      said`The activity is ${{ state: activity.state }}: nothing follows it by a new rule.`,
    )
  const changed = laidOver(activity, patch, circumstances)
  return changed.refusal !== undefined
    ? changed
    : saved(activity, { ...changed, updatedAt: circumstances.now }, 'update')
}

interface Moving {
  readonly unchanged: boolean
  readonly now: Instant
}

export const cancel = (
  activity: ActivityRecord,
  moving: Moving,
): Decision<
  ActivityRecord,
  never,
  'crm_activity_stale' | 'crm_activity_already_done' | 'crm_activity_note_not_planned'
> => moved(activity, 'cancel', step(activityLife, 'cancel', activity.state), moving)

/** Takes an activity back to what is planned. */
export const reopen = (
  activity: ActivityRecord,
  moving: Moving,
): Decision<ActivityRecord, never, 'crm_activity_stale' | 'crm_activity_note_not_planned'> =>
  moved(activity, 'reopen', step(activityLife, 'reopen', activity.state), moving)

function moved<Code extends string>(
  activity: ActivityRecord,
  verb: string,
  next: Decision<ActivityState, never, Code>,
  { unchanged, now }: Moving,
): Decision<ActivityRecord, never, Code | 'crm_activity_stale' | 'crm_activity_note_not_planned'> {
  if (!unchanged) return stale()
  if (isRefused(next)) return next
  const ofNote = noteRefusal(activity.type)
  if (ofNote) return ofNote
  if (next.state === activity.state) return accept(activity)
  const after = { ...activity, state: next.state, doneAt: null, outcomeCode: null, updatedAt: now }
  return saved(activity, after, verb)
}

/** Why an activity is never planned. */
export const noteRefusal = (type: ActivityRecord['type']): Refused<'crm_activity_note_not_planned'> | null =>
  type === 'note' ? noteNotPlanned() : null

function saved(before: ActivityRecord, after: ActivityRecord, verb: string) {
  const changes = announce.changesOf(before, after)
  return changes.length === 0
    ? accept<ActivityRecord>(before)
    : accept<ActivityRecord>(after, { audit: [announce.auditLine(verb, after.id, changes)] })
}

/** An activity with what is wanted, all of it checked. */
function laidOver(
  activity: ActivityRecord,
  wanted: Wanted,
  circumstances: Circumstances & { readonly isNew?: boolean },
): (ActivityRecord & { readonly refusal?: undefined }) | Refused<FieldCode> {
  const { found, ownerFound, projectFound, referenceHolder, custom, isNew = false } = circumstances
  if (isHalfReference(wanted))
    return refuse('external_ref_incomplete', 'Send externalSource and externalId together, or both as null.')
  if (referenceHolder !== null && referenceHolder !== activity.id)
    return refuse('external_ref_conflict', 'Another activity carries this external reference.')
  if (wanted.ownerMembershipId !== undefined && !ownerFound)
    return refuse('membership_not_found', 'No active member has the id in ownerMembershipId.')
  const projectId = wanted.projectId?.toLowerCase() ?? wanted.projectId
  if (projectId != null && projectId !== activity.projectId && !projectFound)
    return refuse('project_not_found', 'No project has the id in projectId.')
  const { customFields: _, ...own } = wanted
  const links = linked(isNew ? null : activity, wantedLinks(activity, wanted), {
    said: wanted.customerId,
    found,
  })
  if (links.refusal !== undefined) return links
  if (custom.refusal !== undefined) return custom
  const changed: ActivityRecord = {
    ...activity,
    ...own,
    ...links.links,
    projectId: projectId === undefined ? activity.projectId : projectId,
    ownerMembershipId: wanted.ownerMembershipId?.toLowerCase() ?? activity.ownerMembershipId,
    dueAt: wanted.dueAt == null ? (wanted.dueAt === null ? null : activity.dueAt) : instantOf(wanted.dueAt),
    doneAt: wanted.doneAt === undefined ? activity.doneAt : instantOf(wanted.doneAt),
    recurrence:
      wanted.recurrence == null
        ? wanted.recurrence === null
          ? null
          : activity.recurrence
        : (ruleOf(wanted.recurrence) ?? ''),
    customFields: custom.values,
  }
  return faultOf(changed, wanted, circumstances) ?? changed
}

function faultOf(
  activity: ActivityRecord,
  wanted: Wanted,
  { now, timeZone, outcome }: Circumstances,
): Refused<FieldCode> | undefined {
  const { type, state, dueAt, recurrence } = activity
  if (type === 'note' && (state !== 'done' || dueAt !== null || recurrence !== null)) return noteNotPlanned()
  if (state !== 'done' && (wanted.doneAt !== undefined || wanted.outcomeCode != null))
    return refuse('crm_activity_not_done', said`The activity is ${{ state }}.`)
  if (wanted.doneAt !== undefined && instantOf(wanted.doneAt) > now) return inFuture(now)
  if (wanted.outcomeCode != null && !isOutcomeOf(type, outcome)) return noOutcome(type)
  if (recurrence === null) return undefined
  if (dueAt === null || (state === 'done' && wanted.recurrence !== undefined))
    return refuse('crm_activity_recurrence_without_due', 'Only what is planned and due is repeated.')
  return wanted.recurrence == null || following(recurrence, { dueAt, doneAt: dueAt, timeZone })
    ? undefined
    : refuse('crm_activity_recurrence_invalid', `Nothing follows by “${wanted.recurrence}”.`)
}

export const isOutcomeOf = (type: ActivityType, outcome: Circumstances['outcome']): boolean =>
  outcome !== undefined && (outcome.activityTypes.length === 0 || outcome.activityTypes.includes(type))

/** An instant as somebody wrote it, in our form. */
export const instantOf = (text: string): Instant =>
  instantFromMilliseconds(Temporal.Instant.from(text).epochMilliseconds)

export const stale = () => refuse('crm_activity_stale', 'The activity has changed since it was read.')
export const inFuture = (now: Instant) =>
  refuse('crm_activity_done_in_future', said`It is ${{ now }} in the organisation.`)
const noteNotPlanned = () =>
  refuse('crm_activity_note_not_planned', 'A note is done as soon as it is written, and is never due.')
export const noOutcome = (type: ActivityType) =>
  refuse('crm_activity_outcome_not_found', `No active outcome of activities of type ${type} has this code.`)
