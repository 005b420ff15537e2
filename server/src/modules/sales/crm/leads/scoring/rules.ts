import type { Instant, PlainDate } from '../../../../../platform/vocabulary/dates.ts'
import {
  accept,
  type Decision,
  type Refused,
  refuse,
  said,
} from '../../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import { channels } from '../channels.ts'
import type { GivenScoreRule, NewScoreVersion, ScoreRule } from './shapes.ts'

export interface StoredScoreVersion {
  readonly id: Id
  readonly validFrom: PlainDate
  readonly rules: readonly ScoreRule[]
  readonly createdAt: Instant
}

export interface Circumstances {
  readonly id: Id
  readonly now: Instant
  readonly today: PlainDate
  /** The ids among the wanted sources that there are, and the keys of the custom fields of leads. */
  readonly sourceIds: ReadonlySet<Id>
  readonly fieldKeys: ReadonlySet<string>
}

type RuleCode = 'crm_lead_score_rule_invalid' | 'lead_source_not_found' | 'custom_field_unknown'

export function add(
  { validFrom, rules: given }: NewScoreVersion,
  { id, now, today, ...known }: Circumstances,
): Decision<StoredScoreVersion, never, RuleCode | 'crm_lead_version_in_past'> {
  const from = validFrom ?? today
  if (from < today)
    return refuse('crm_lead_version_in_past', said`The version would begin before ${{ today }}.`)
  const rules: ScoreRule[] = []
  const codes = new Set<string>()
  for (const rule of given) {
    const wrong = codes.has(rule.code) ? invalid(rule, 'is there twice') : faultOf(rule, known)
    if (wrong) return wrong
    codes.add(rule.code)
    rules.push(keptRule(rule))
  }
  const version: StoredScoreVersion = { id, validFrom: from, rules, createdAt: now }
  const changes = [
    { field: 'validFrom', to: from },
    { field: 'rules', to: rules },
  ]
  return accept(version, {
    audit: [{ action: 'lead_scoring.add_version', targetType: 'lead_score_version', targetId: id, changes }],
  })
}

const keptRule = ({ code, name, points, when, field = null, value = null }: GivenScoreRule): ScoreRule => ({
  code,
  name,
  points,
  when,
  field,
  value: value !== null && when === 'source' ? value.toLowerCase() : value,
})

const invalid = ({ code }: GivenScoreRule, wrong: string): Refused<'crm_lead_score_rule_invalid'> =>
  refuse('crm_lead_score_rule_invalid', `The rule “${code}” ${wrong}.`, { rule: code })

const takesField = new Set(['field_present', 'field_equals'])
const takesValue = new Set(['field_equals', 'source', 'channel', 'email_domain'])

function faultOf(
  rule: GivenScoreRule,
  { sourceIds, fieldKeys }: Pick<Circumstances, 'sourceIds' | 'fieldKeys'>,
): Refused<RuleCode> | undefined {
  const { when, field = null, value = null, code } = rule
  if (takesField.has(when) !== (field !== null))
    return invalid(rule, takesField.has(when) ? 'needs a field' : 'takes no field')
  if (takesValue.has(when) !== (value !== null))
    return invalid(rule, takesValue.has(when) ? 'needs a value' : 'takes no value')
  // Anyone who writes a rule could find a business id that they are not shown by trying.
  if (when === 'field_equals' && field === 'businessId') return invalid(rule, 'cannot compare businessId')
  if (when === 'channel' && !channels.some(channel => channel === value))
    return invalid(rule, `names no channel: one of ${channels.join(', ')}`)
  if (when === 'source' && !sourceIds.has((value ?? '').toLowerCase()))
    return refuse('lead_source_not_found', `The rule “${code}” names no lead source.`)
  const key = field?.startsWith('customFields.') ? field.slice('customFields.'.length) : null
  return key !== null && !fieldKeys.has(key)
    ? refuse('custom_field_unknown', `The rule “${code}” names no custom field of leads.`, { key })
    : undefined
}
