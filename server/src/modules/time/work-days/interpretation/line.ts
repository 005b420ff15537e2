import { type DayClock, formatClock } from '../../../../platform/vocabulary/local-time.ts'
import type {
  InterpretationLine,
  LineKind,
  OvertimeCompensation,
  RuleReference,
  WorktimeModelVersion,
} from './day.ts'
import type { Interval } from './intervals.ts'

/** Builds a line; the explanation opens with its minutes and, where it has one, its place in time. */
export function lineOf<Kind extends LineKind>(
  clock: DayClock,
  line: {
    readonly kind: Kind
    readonly minutes: number
    readonly at: Interval | null
    readonly creditBp: number
    readonly compensation?: OvertimeCompensation
    readonly rule: RuleReference
    readonly why: string
  },
): InterpretationLine & { readonly kind: Kind } {
  const { kind, minutes, at, creditBp, compensation = 'paid', why } = line
  const rule = { id: line.rule.id, versionId: line.rule.versionId }
  if (!at) return { kind, minutes, creditBp, compensation, rule, explain: `${minutes} min: ${why}.` }

  const fromMinutes = clock.clockAt(at.from, 'start')
  const toMinutes = clock.clockAt(at.to, 'end')
  const explain = `${minutes} min ${formatClock(fromMinutes)}–${formatClock(toMinutes)}: ${why}.`
  return { kind, minutes, fromMinutes, toMinutes, creditBp, compensation, rule, explain }
}

/** `+50 %` for 5000 basis points. */
export const formatPremium = (premiumBp: number): string => `+${premiumBp / 100} %`

type Versions = Pick<
  WorktimeModelVersion,
  'id' | 'versionId' | 'overtimeRuleSetId' | 'overtimeRuleSetVersionId'
>

/** What says the overtime and premiums of a model: the version of the set that they are of, or the model itself. */
export const overtimeRuleOf = (model: Versions): RuleReference =>
  model.overtimeRuleSetId !== null && model.overtimeRuleSetVersionId !== null
    ? { id: model.overtimeRuleSetId, versionId: model.overtimeRuleSetVersionId }
    : { id: model.id, versionId: model.versionId }
