import { accept, type Accepted } from '../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import * as announce from '../record/announcements.ts'
import { auditLine, changesOf } from '../record/changes.ts'
import type { ShiftChange, ShiftRecord } from '../record/record.ts'
import {
  checkPlan,
  type PlanFacts,
  type PlannedShift,
  type RuleSettings,
  type Violation,
} from '../rules/check.ts'
import { weigh } from '../rules/weighing.ts'

/** A shift as the rules see it. A change of one that its member knows of is told for its date. */
export const asPlanned = ({ before, after }: ShiftChange): PlannedShift => ({
  shiftKey: after.id,
  planningUnitId: after.planningUnitId,
  membershipId: after.membershipId,
  workDate: after.workDate,
  startAt: after.startAt,
  endAt: after.endAt,
  breakMinutes: after.breakMinutes,
  cancelled: after.state === 'cancelled',
  toldFor: before?.state === 'published' || after.state === 'published' ? after.workDate : null,
})

export interface RefusedShift {
  readonly gravest: Violation
  readonly violations: readonly Violation[]
}

/** What of a set of changes stands, each with the warnings that it keeps, and what is refused, by the shift. */
export interface WeighedChanges {
  readonly kept: readonly ShiftChange[]
  readonly refused: ReadonlyMap<Id, RefusedShift>
}

/**
 * Asks the rules about changes that are made together. What is refused stays as it was, and the others are asked again
 * without it, until no more is refused. So the order in which they come decides nothing.
 */
export function weighed(
  changes: readonly ShiftChange[],
  { facts, settings }: { readonly facts: PlanFacts; readonly settings: RuleSettings },
  override: { readonly by: Id; readonly reason: string | null },
): WeighedChanges {
  const refused = new Map<Id, RefusedShift>()
  for (let left = changes; ; left = left.filter(({ after }) => !refused.has(after.id))) {
    const broken = Map.groupBy(checkPlan(facts, left.map(asPlanned), settings), ({ shiftKey }) => shiftKey)
    const count = refused.size
    const kept = left.flatMap(({ before, after }): ShiftChange[] => {
      const violations = broken.get(after.id) ?? []
      const { refusal: gravest, warnings } = weigh(violations, override)
      if (gravest === null) return [{ before, after: { ...after, warnings } }]
      refused.set(after.id, { gravest, violations })
      return []
    })
    if (refused.size === count) return { kept, refused }
  }
}

/** What is announced and written down of changes. */
export function acceptedChanges(
  changes: readonly ShiftChange[],
  verb: string,
  reason: string | null,
): Accepted<readonly ShiftChange[], announce.ShiftChangedFact> {
  const isKnown = (shift: ShiftRecord | null) => shift?.state === 'published'
  return accept(changes, {
    facts: changes
      .filter(({ before, after }) => isKnown(before) || isKnown(after))
      .map(({ after }) => announce.shiftChanged(after, after.updatedAt)),
    audit: changes.map(({ before, after }) =>
      auditLine(
        after.state === 'cancelled' ? 'cancel' : verb,
        after,
        changesOf(before, after),
        reason ?? (after.state === 'cancelled' ? after.cancelReason : null),
      ),
    ),
  })
}
