import { step } from '../../../../platform/contract/lifecycle.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import { type Decision, isRefused, type Refused, refuse } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { changed, fieldChange, type RecordWords } from '../../../../platform/vocabulary/records.ts'
import { type ProjectDay, projectDayLife } from './record.ts'

const words: RecordWords = { singular: 'project_day', plural: 'project_days', words: 'project day' }

/** What a project day is decided in. */
export interface Circumstances {
  readonly now: Instant
  readonly membershipId: Id
  readonly selfApprovalAllowed: boolean
  /** Whether it is as it was read. */
  readonly unchanged: boolean
  readonly projectClosed: boolean
  /** Whether an issued document bills hours of its work day. */
  readonly invoiced: boolean
}

type Held = 'project_day_stale' | 'project_closed' | 'project_day_open'

/** Lets the hours of a member in a day for a project be billed. */
export function approve(
  day: ProjectDay,
  circumstances: Circumstances,
): Decision<ProjectDay, never, Held | 'self_approval_forbidden' | 'project_day_approved'> {
  const { membershipId, selfApprovalAllowed } = circumstances
  const held = heldBy(day, circumstances)
  if (held) return held
  if (day.membershipId === membershipId && !selfApprovalAllowed)
    return refuse('self_approval_forbidden', 'Own hours are approved by somebody else.')
  const next = step(projectDayLife, 'approve', day.state)
  return isRefused(next) ? next : decided(day, 'approve', { state: next.state, reason: null }, circumstances)
}

/** Keeps them from being billed as they are. */
export function returnDay(
  day: ProjectDay,
  reason: string,
  circumstances: Circumstances,
): Decision<ProjectDay, never, Held | 'day_invoiced' | 'project_day_returned'> {
  const held = heldBy(day, circumstances)
  if (held) return held
  if (circumstances.invoiced) return refuse('day_invoiced', 'Hours of the day are on an invoice.')
  const next = step(projectDayLife, 'return', day.state)
  return isRefused(next) ? next : decided(day, 'return', { state: next.state, reason }, circumstances)
}

function heldBy(day: ProjectDay, { unchanged, projectClosed }: Circumstances): Refused<Held> | undefined {
  if (!unchanged) return refuse('project_day_stale', 'The project day has changed since it was read.')
  if (projectClosed) return refuse('project_closed', 'The project is closed.')
  if (day.opened) return refuse('project_day_open', 'The work day was opened since.')
  return undefined
}

function decided(
  day: ProjectDay,
  verb: string,
  to: Pick<ProjectDay, 'state' | 'reason'>,
  { now, membershipId }: Circumstances,
) {
  const after = { ...day, ...to, decidedByMembershipId: membershipId, decidedAt: now, updatedAt: now }
  return changed(words, verb, after, [
    ...fieldChange('state', day.state, after.state),
    ...fieldChange('reason', day.reason, after.reason),
  ])
}
