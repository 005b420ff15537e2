import { accept, type Accepted } from '../../../platform/vocabulary/decision.ts'
import type { Instant } from '../../../platform/vocabulary/dates.ts'
import * as announce from '../record/announcements.ts'
import { auditLine, changesOf } from '../record/changes.ts'
import type { ShiftChange, ShiftRecord } from '../record/record.ts'
import { unpublishedShift } from '../publications/rules.ts'

/** The shifts of those who left become drafts of nobody; what members knew of is told. */
export function release(
  shifts: readonly ShiftRecord[],
  now: Instant,
): Accepted<readonly ShiftChange[], announce.ShiftChangedFact> {
  const changes = shifts.map(before => ({
    before,
    after: {
      ...(before.state === 'published' ? unpublishedShift(before) : before),
      membershipId: null,
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
