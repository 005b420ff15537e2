import type { Locale } from '../../../../platform/vocabulary/locales.ts'
import type { ShiftRecord } from '../record/record.ts'
import { plannedMinutes } from '../record/view.ts'
import type { Violation } from '../rules/plan-facts.ts'
import { ruleDefaults, type RuleCode } from '../rules/act.ts'
import { said } from '../rules/saying.ts'
import type { ShownPlanShift } from './shapes.ts'

/** What was published late stays so, however the plan is now. */
const keptRule: RuleCode = 'shift_notice_short'

/** A shift with what it breaks now; a reason that was given for the same rule stays with it. */
export function planShift(
  shift: ShiftRecord,
  broken: readonly Violation[],
  language: Locale,
): ShownPlanShift {
  const kept = new Map(shift.warnings.map(warning => [warning.code, warning]))
  const told = shift.warnings
    .filter(({ code }) => code === keptRule)
    .map(warning => ({ ...warning, code: keptRule, law: ruleDefaults[keptRule].law }))
  return {
    id: shift.id,
    shiftTypeId: shift.shiftTypeId,
    workDate: shift.workDate,
    startMinutes: shift.startMinutes,
    endMinutes: shift.endMinutes,
    breakMinutes: shift.breakMinutes,
    plannedMinutes: plannedMinutes(shift),
    entryTypeId: shift.entryTypeId,
    tags: [...shift.tags],
    note: shift.note,
    state: shift.state,
    changedSincePublished: shift.changedSincePublished,
    acknowledged: shift.acknowledgedVersion === shift.version,
    openShiftId: shift.openShiftId,
    warnings: [...broken, ...told].map(({ code, severity, law, ...words }) => ({
      ...said({ code, ...words }, language),
      severity,
      law,
      overriddenBy: kept.get(code)?.overriddenBy ?? null,
      reason: kept.get(code)?.reason ?? null,
    })),
    updatedAt: shift.updatedAt,
  }
}
