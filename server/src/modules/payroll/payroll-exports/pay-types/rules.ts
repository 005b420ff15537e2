import { type Refused, refuse } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { Compensation, LineKind } from '../kinds.ts'

/** What a rule is for. */
export interface Criteria {
  readonly kind: LineKind | null
  readonly compensation: Compensation
  readonly entryTypeId: Id | null
  readonly dayTypeId: Id | null
}

/** What a new rule is checked against. */
export interface Found {
  /** The kinds of line that the named type gives; null where there is no such type, or none is named. */
  readonly kindsOfType: readonly LineKind[] | null
  /** The rule for the same lines. */
  readonly sameRuleId: Id | null
}

/** The kinds that a worktime model can give as time off instead of pay. */
const compensated: ReadonlySet<LineKind> = new Set(['additional', 'overtime_50', 'overtime_100'])

type Code = 'pay_type_rule_invalid' | 'pay_type_rule_exists' | 'pay_type_rule_type_not_found'

/** Why a new rule is refused; what it is for never changes, so that a rule that exists has nothing to be checked. */
export function check(
  given: Partial<Criteria>,
  before: object | null,
  found: Found,
): Refused<Code> | undefined {
  if (before) return undefined
  const { kind = null, compensation = 'paid', entryTypeId = null, dayTypeId = null } = given
  if (entryTypeId !== null && dayTypeId !== null) return invalid('A line has no two types.')
  if (kind === null && entryTypeId === null && dayTypeId === null)
    return invalid('A rule needs a kind, an entry type or a day type.')
  if (compensation !== 'paid' && kind !== null && !compensated.has(kind))
    return invalid(`Lines of the kind ${kind} are always paid.`)
  const kinds = found.kindsOfType
  const typeId = entryTypeId ?? dayTypeId
  if (typeId !== null && !kinds)
    return refuse('pay_type_rule_type_not_found', `There is no entry type or day type ${typeId}.`)
  if (kind !== null && kinds && !kinds.includes(kind))
    return invalid(`The type gives no lines of the kind ${kind}.`)
  if (compensation !== 'paid' && kinds && !kinds.some(each => compensated.has(each)))
    return invalid('The lines of the type are always paid.')
  if (found.sameRuleId !== null)
    return refuse('pay_type_rule_exists', 'Another rule is for the same lines.', { ruleId: found.sameRuleId })
  return undefined
}

const invalid = (detail: string) => refuse('pay_type_rule_invalid', detail)
