import { step } from '../../../../platform/contract/lifecycle.ts'
import { accept, type Accepted, isRefused } from '../../../../platform/vocabulary/decision.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import * as announce from '../record/announcements.ts'
import { auditLine, changesOf } from '../record/changes.ts'
import { type ShiftChange, shiftLife, type ShiftRecord } from '../record/record.ts'
import { unpublishedShift } from '../publications/rules.ts'

/** What a shift becomes whose work is offered by an open shift again: two that want somebody would be one too many. */
function givenBack(shift: ShiftRecord): ShiftRecord {
  const next = step(shiftLife, 'cancel', shift.state)
  const cancelReason = 'Its member has left, and its open shift is open again.'
  if (isRefused(next)) return shift
  const told = shift.state === 'published' && { version: shift.version + 1, changedSincePublished: true }
  return { ...shift, ...told, state: next.state, cancelReason }
}

const ofNobody = (shift: ShiftRecord): ShiftRecord => ({
  ...(shift.state === 'published' ? unpublishedShift(shift) : shift),
  membershipId: null,
  openShiftId: null,
})

/**
 * The shifts of those who left become drafts of nobody, but for those whose open shifts can be claimed again: they are cancelled.
 * Members are notified of what was published.
 */
export function release(
  shifts: readonly ShiftRecord[],
  { now, claimable }: { readonly now: Instant; readonly claimable: ReadonlySet<Id> },
): Accepted<readonly ShiftChange[], announce.ShiftChangedFact> {
  const changes = shifts.map(before => ({
    before,
    after: {
      ...(before.openShiftId !== null && claimable.has(before.openShiftId)
        ? givenBack(before)
        : ofNobody(before)),
      warnings: [],
      updatedAt: now,
    },
  }))
  return accept(changes, {
    facts: changes
      .filter(({ before }) => before.state === 'published')
      .map(({ after }) => announce.shiftChanged(after, now)),
    audit: changes.map(({ before, after }) => auditLine('release', after, changesOf(before, after))),
  })
}
