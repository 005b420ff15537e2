import { start, step } from '../../../../platform/contract/lifecycle.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import { accept, type Decision, refuse, said } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import * as announce from './announcements.ts'
import { activityLife, type ActivityRecord } from './record.ts'
import { following } from '../../../../platform/vocabulary/recurrence.ts'
import { type Circumstances, inFuture, instantOf, isOutcomeOf, noOutcome, stale } from './rules.ts'

/** What completing an activity does: the activity itself, and the one that follows it, if it repeats. */
export interface Completed {
  readonly activity: ActivityRecord
  readonly next: ActivityRecord | null
}

interface Completing {
  readonly now: Instant
  readonly timeZone: string
  readonly unchanged: boolean
  readonly outcome: Circumstances['outcome']
  /** For the activity that follows, and who does it where the owner has left. */
  readonly nextId: Id
  readonly ownerFound: boolean
  readonly callerMembershipId: Id
}

/** Says that an activity is done. One that is done already stays as it is. */
export function complete(
  activity: ActivityRecord,
  wanted: { readonly outcomeCode?: string; readonly doneAt?: string; readonly notes?: string },
  circumstances: Completing,
): Decision<
  Completed,
  announce.ActivityFact,
  | 'crm_activity_stale'
  | 'crm_activity_cancelled'
  | 'crm_activity_already_done'
  | 'crm_activity_done_in_future'
  | 'crm_activity_outcome_not_found'
> {
  const { now, unchanged, outcome } = circumstances
  if (!unchanged) return stale()
  const next = step(activityLife, 'complete', activity.state)
  if (next.refusal !== undefined) return next
  const { outcomeCode = activity.outcomeCode, notes = activity.notes } = wanted
  const doneAt = wanted.doneAt === undefined ? (activity.doneAt ?? now) : instantOf(wanted.doneAt)
  if (activity.state === 'done')
    return outcomeCode === activity.outcomeCode && doneAt === activity.doneAt && notes === activity.notes
      ? accept({ activity, next: null })
      : refuse('crm_activity_already_done', said`The activity was done at ${{ doneAt: activity.doneAt }}.`)
  if (doneAt > now) return inFuture(now)
  if (wanted.outcomeCode !== undefined && !isOutcomeOf(activity.type, outcome))
    return noOutcome(activity.type)
  const done: ActivityRecord = { ...activity, state: next.state, doneAt, outcomeCode, notes, updatedAt: now }
  const made = follows(done, doneAt, circumstances)
  return accept(
    { activity: { ...done, nextActivityId: activity.nextActivityId ?? made?.id ?? null }, next: made },
    {
      facts: [...announce.completed(done), ...(made ? [announce.created(made)] : [])],
      audit: [
        announce.auditLine('complete', done.id, announce.changesOf(activity, done)),
        ...(made ? [announce.auditLine('create', made.id, announce.changesOf(null, made))] : []),
      ],
    },
  )
}

/** The activity that follows one that is done; none where there is one already. */
function follows(
  done: ActivityRecord,
  doneAt: Instant,
  { now, timeZone, nextId, ownerFound, callerMembershipId }: Completing,
): ActivityRecord | null {
  const { recurrence, dueAt } = done
  if (recurrence === null || dueAt === null || done.nextActivityId !== null) return null
  const next = following(recurrence, { dueAt, doneAt, timeZone })
  return next
    ? {
        ...done,
        ...next,
        id: nextId,
        state: start(activityLife, 'planned'),
        notes: null,
        doneAt: null,
        outcomeCode: null,
        ownerMembershipId: ownerFound ? done.ownerMembershipId : callerMembershipId,
        previousActivityId: done.id,
        nextActivityId: null,
        externalSource: null,
        externalId: null,
        createdAt: now,
        updatedAt: now,
      }
    : null
}
