import type { DayClock } from '../../../../platform/vocabulary/local-time.ts'
import type {
  InterpretationLine,
  LineKind,
  OvertimeCompensation,
  RuleReference,
  WorktimeModelVersion,
} from './day.ts'
import type { Interval } from './intervals.ts'
import type { LineReason } from './line-reasons.ts'

type Placed = 'minutes' | 'fromMinutes' | 'toMinutes'
type Unplaced<R extends LineReason> = R extends LineReason
  ? { readonly code: R['code']; readonly values: Omit<R['values'], Placed> }
  : never

/** Why a line is what it is, but for its minutes and their place. */
export type LineWhy = Unplaced<LineReason>

/** Builds a line; its reason has its minutes and, where it has one, its place in time. */
export function lineOf<Kind extends LineKind>(
  clock: DayClock,
  line: {
    readonly kind: Kind
    readonly minutes: number
    readonly at: Interval | null
    readonly creditBp: number
    readonly compensation?: OvertimeCompensation
    readonly rule: RuleReference
    readonly why: LineWhy
  },
): InterpretationLine & { readonly kind: Kind } {
  const { kind, minutes, at, creditBp, compensation = 'paid', why } = line
  const rule = { id: line.rule.id, versionId: line.rule.versionId }
  const made = { kind, minutes, creditBp, compensation, rule }
  if (!at) return { ...made, explanation: placed(why, { minutes, fromMinutes: null, toMinutes: null }) }

  const place = { fromMinutes: clock.clockAt(at.from, 'start'), toMinutes: clock.clockAt(at.to, 'end') }
  return { ...made, ...place, explanation: placed(why, { minutes, ...place }) }
}

const placed = ({ code, values }: LineWhy, place: Pick<LineReason['values'], Placed>): LineReason =>
  ({ code, values: { ...place, ...values } }) as LineReason

type Versions = Pick<
  WorktimeModelVersion,
  'id' | 'versionId' | 'overtimeRuleSetId' | 'overtimeRuleSetVersionId'
>

/** What says the overtime and premiums of a model: the version of the set that they are of, or the model itself. */
export const overtimeRuleOf = (model: Versions): RuleReference =>
  model.overtimeRuleSetId !== null && model.overtimeRuleSetVersionId !== null
    ? { id: model.overtimeRuleSetId, versionId: model.overtimeRuleSetVersionId }
    : { id: model.id, versionId: model.versionId }
