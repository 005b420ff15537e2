import { accept, type Accepted } from '../../../../platform/vocabulary/decision.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import * as announce from '../record/announcements.ts'
import { auditLine, changesOf } from '../record/changes.ts'
import type { ShiftChange, ShiftRecord } from '../record/record.ts'
import type { Severity } from '../rules/act.ts'
import {
  checkPlan,
  checkRefused,
  type PlanFacts,
  type PlannedShift,
  type RuleSettings,
  type Violation,
} from '../rules/check.ts'
import { gravestOf, isRefusing, keptWarnings } from '../rules/weighing.ts'

/** A shift as the rules see it. */
export const asPlanned = ({ before, after }: ShiftChange): PlannedShift => ({
  shiftKey: after.id,
  planningUnitId: after.planningUnitId,
  membershipId: after.membershipId,
  workDate: after.workDate,
  startAt: after.startAt,
  endAt: after.endAt,
  breakMinutes: after.breakMinutes,
  cancelled: after.state === 'cancelled',
  toldFor: toldDate({ before, after }),
})

/** The first date that a change is told for: a published shift that is put off leaves its date as well. */
const toldDate = ({ before, after }: Pick<ShiftChange, 'before' | 'after'>): PlainDate | null =>
  [before, after].flatMap(each => (each?.state === 'published' ? each.workDate : [])).toSorted()[0] ?? null

export interface RefusedShift {
  readonly gravest: Violation
  readonly violations: readonly Violation[]
}

/** What of a set of changes stands, each with the warnings that it keeps, and what is refused, by the shift. */
export interface WeighedChanges {
  readonly kept: readonly ShiftChange[]
  readonly refused: ReadonlyMap<Id, RefusedShift>
}

interface Check {
  readonly facts: PlanFacts
  readonly settings: RuleSettings
}

/** Who overrides rules, and why where a change does not say it itself. */
interface Override {
  readonly by: Id
  readonly reason: string | null
}

/**
 * Asks the rules about changes that are made together. What is refused stays as it was, and the others are asked again
 * without it, until no more is refused. So the order in which they come decides nothing. A shift that stays may refuse the one that
 * was to take its time, and so on through all of them: until nothing more is refused only what refuses is asked.
 */
export function weighed(
  changes: readonly ShiftChange[],
  { facts, settings }: Check,
  override: Override,
): WeighedChanges {
  const refused = new Map<Id, RefusedShift>()
  const planned = changes.map(change => ({
    change,
    shift: asPlanned(change),
    override: { ...override, reason: change.overrideReason ?? override.reason },
  }))
  const overrides = new Map(planned.map(each => [each.shift.shiftKey, each.override]))
  const refuses = ({ shiftKey }: PlannedShift, severity: Severity) =>
    isRefusing(severity, overrides.get(shiftKey) ?? override)
  let left = planned
  for (
    let count = -1;
    count < refused.size;
    left = left.filter(({ shift }) => !refused.has(shift.shiftKey))
  ) {
    count = refused.size
    const broken = checkRefused(
      facts,
      left.map(({ shift }) => shift),
      settings,
      refuses,
    )
    for (const [shiftKey, violations] of broken) {
      const gravest = gravestOf(violations)
      if (gravest) refused.set(shiftKey, { gravest, violations })
    }
  }
  const broken = Map.groupBy(
    checkPlan(
      facts,
      left.map(({ shift }) => shift),
      settings,
    ),
    ({ shiftKey }) => shiftKey,
  )
  const kept = left.map(({ change, override: reasoned }): ShiftChange => {
    const warnings = keptWarnings(broken.get(change.after.id) ?? [], reasoned)
    return { ...change, after: { ...change.after, warnings } }
  })
  return { kept, refused }
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
    audit: changes.map(({ before, after, overrideReason }) =>
      auditLine(
        after.state === 'cancelled' ? 'cancel' : verb,
        after,
        changesOf(before, after),
        overrideReason ?? reason ?? (after.state === 'cancelled' ? after.cancelReason : null),
      ),
    ),
  })
}
