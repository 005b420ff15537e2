import {
  array,
  Code,
  CreatedAt,
  described,
  Id,
  Name,
  named,
  nullable,
  object,
  oneOf,
  optional,
  PlainDate,
  type Static,
  Text,
  Type,
} from '../../../../../platform/contract/shapes.ts'
import { scoreRules } from '../bounds.ts'

export const scoreConditions = [
  'field_present',
  'field_equals',
  'source',
  'channel',
  'email_domain',
  'free_mail',
  'consent_given',
] as const

const Points = Type.Integer({
  minimum: -1000,
  maximum: 1000,
  examples: [20],
  description: 'What it adds to the score, or takes from it.',
})
const RuleCode = described(Code, 'The rule, as `scoreReasons` of a lead names it; unique in its version.')

/** The rules that gave a score; they are named as they were called when they gave it. */
export const ScoreReasons = array(
  named(
    'ScoreReason',
    object({ rule: described(Code, 'The code of a rule that the lead meets.'), name: Name, points: Points }),
  ),
  { description: 'The rules that gave the score, in the order of their version.' },
)
export type ScoreReason = Static<typeof ScoreReasons>[number]

const rule = {
  code: RuleCode,
  name: Name,
  points: Points,
  when: oneOf(scoreConditions, {
    description:
      'What the lead has: a field with any value (`field_present`) or with `value` (`field_equals`, letter case does not matter), the source with the id `value`, the channel `value`, an e-mail address of the domain `value`, an address of a free mail service, or consent to marketing.',
  }),
}
const Field = Type.String({
  pattern:
    '^(contact\\.(name|email|phone|jobTitle)|organisationName|businessId|customFields\\.[a-z][a-z0-9_]{0,49})$',
  examples: ['contact.phone'],
})
const Value = Text(1000, { examples: ['Toimitusjohtaja'] })

export const ScoreRule = named(
  'LeadScoreRule',
  object({
    ...rule,
    field: described(nullable(Field), 'The field that is looked at; null where the condition names none.'),
    value: described(nullable(Value), 'What it is compared with; null where the condition names nothing.'),
  }),
)
export type ScoreRule = Static<typeof ScoreRule>

const GivenScoreRule = object({
  ...rule,
  field: optional(
    described(
      nullable(Field),
      'The field, of `field_present` and `field_equals`: as a lead has it; null or absent for the others.',
    ),
  ),
  value: optional(
    described(
      nullable(Value),
      'What is compared, of every condition with a `value`; null or absent for the others.',
    ),
  ),
})
export type GivenScoreRule = Static<typeof GivenScoreRule>

export const ScoreVersion = named(
  'LeadScoreVersion',
  object({
    id: described(Id, 'The version. It is never edited; scores made by it name it.'),
    validFrom: described(PlainDate, 'The first day on which leads are scored by it.'),
    inForce: Type.Boolean({ description: 'Whether leads are scored by it today.' }),
    rules: array(ScoreRule, { description: 'The rules, each looked at for itself.' }),
    createdAt: CreatedAt,
  }),
)

export const NewScoreVersion = object({
  validFrom: optional(
    described(PlainDate, 'The first day on which leads are scored by it; today when absent.'),
  ),
  rules: array(GivenScoreRule, {
    maxItems: scoreRules,
    description: 'All the rules; none for no scores.',
  }),
})
export type NewScoreVersion = Static<typeof NewScoreVersion>
