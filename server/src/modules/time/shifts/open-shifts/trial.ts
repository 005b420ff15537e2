import type { Caller } from '../../../../platform/access/caller.ts'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { Refused } from '../../../../platform/vocabulary/decision.ts'
import { planningDay } from '../record/planners.ts'
import type { RuleCode } from '../rules/act.ts'
import { checkPlan, type PlannedShift } from '../rules/check.ts'
import { loadCheck } from '../rules/facts.ts'
import { shownViolation } from '../writing/results.ts'

/**
 * What nobody may override and would keep a member from a shift, were the plan so; nothing is written. Only what is of that shift is
 * told: what keeps others from theirs is not the member's to know.
 */
export async function trialRefusal(
  { db, caller }: { readonly db: WriteTransaction; readonly caller: Caller },
  plan: readonly PlannedShift[],
  taken: string,
): Promise<Refused<RuleCode> | null> {
  const dates = plan.map(({ workDate }) => workDate).toSorted()
  const [from, to] = [dates[0], dates.at(-1)]
  if (from === undefined || to === undefined) return null
  const { facts, settings } = await loadCheck(
    db,
    { timeZone: caller.organisation.timeZone, today: planningDay(caller, db.now) },
    {
      members: [...new Set(plan.flatMap(({ membershipId }) => membershipId ?? []))],
      units: [...new Set(plan.map(({ planningUnitId }) => planningUnitId))],
      ...{ from, to },
    },
  )
  const violations = checkPlan(facts, plan, settings).filter(
    ({ shiftKey, severity }) => shiftKey === taken && severity === 'refusal',
  )
  const [gravest] = violations
  if (!gravest) return null
  const told = violations.map(each => shownViolation(each, 'en'))
  return { refusal: gravest.code, detail: gravest.detail, extra: { violations: told } }
}
