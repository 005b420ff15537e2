import type { Instant, PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { accept, type Decision, refuse } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import {
  auditLine,
  createRecord,
  patchRecord,
  type RecordWords,
} from '../../../../platform/vocabulary/records.ts'
import { type OverlapCode, placeVersion, placeVersions } from '../../../../platform/vocabulary/versions.ts'
import type { Criteria, RateCard, RateRule, RateVersion, SavedRule } from './record.ts'
import { criteriaNames, isSameCriteria } from './matching.ts'
import type { CardPatch, GivenVersion, NewCard } from './shapes.ts'

export const cardWords: RecordWords = { singular: 'rate_card', plural: 'rate_cards', words: 'rate card' }
export const ruleWords: RecordWords = {
  singular: 'rate_rule',
  plural: 'rate_rules',
  words: 'rule of a rate card',
}

/** What a write of a card is decided in. */
export interface CardCircumstances {
  readonly now: Instant
  readonly codeHolder: Id | null
  /** The card that is the default one now. */
  readonly defaultCard: RateCard | null
}

/** A card that was written, and the one that is the default no more. */
export interface WrittenCard {
  readonly card: RateCard
  readonly formerDefault: RateCard | null
}

type CardCode = 'code_already_in_use' | 'rate_card_default_inactive'

export function createCard(
  id: Id,
  { default: wanted, ...named }: NewCard,
  { now, codeHolder, defaultCard }: CardCircumstances,
): Decision<WrittenCard, never, CardCode> {
  const isDefault = wanted ?? defaultCard === null
  const card = { id, ...named, isDefault, active: true, createdAt: now, updatedAt: now }
  const made = createRecord<RateCard>(cardWords, card, codeHolder)
  return made.refusal === undefined ? { ...made, state: replacing(made.state, null, defaultCard, now) } : made
}

export function updateCard(
  card: RateCard,
  { default: isDefault, ...patch }: CardPatch,
  { now, codeHolder, defaultCard }: CardCircumstances,
): Decision<WrittenCard, never, CardCode> {
  const wanted = { ...patch, ...(isDefault !== undefined && { isDefault }) }
  const after = { ...card, ...wanted }
  if (after.isDefault && !after.active)
    return refuse('rate_card_default_inactive', 'The default rate card is an active one.')
  const patched = patchRecord<RateCard>(cardWords, card, wanted, { now, codeHolder })
  return patched.refusal === undefined
    ? { ...patched, state: replacing(patched.state, card, defaultCard, now) }
    : patched
}

/** The card with the one whose place as the default it takes. */
function replacing(
  card: RateCard,
  before: RateCard | null,
  defaultCard: RateCard | null,
  now: Instant,
): WrittenCard {
  const takes = card.isDefault && before?.isDefault !== true && defaultCard !== null
  return { card, formerDefault: takes ? { ...defaultCard, isDefault: false, updatedAt: now } : null }
}

export type MissingCode =
  | 'project_not_found'
  | 'customer_not_found'
  | 'membership_not_found'
  | 'project_role_not_found'
  | 'entry_type_not_found'
  | 'article_not_found'

/** What a write of rules is decided in. */
export interface RuleCircumstances {
  readonly now: Instant
  /** The rules that the card has. */
  readonly rules: readonly RateRule[]
  /** The first criterion that names nothing. */
  readonly missing: MissingCode | null
  readonly nextId: () => Id
}

/** The criteria of a rule, in their one form. */
export const criteriaOf = (given: Partial<Criteria>): Criteria =>
  Object.fromEntries(
    criteriaNames.map(name => [name, given[name]?.toLowerCase() ?? null]),
  ) as unknown as Criteria

export const versionOf = (
  { validFrom, validTo = null, rateCentsPerHour, articleId }: GivenVersion,
  versionId: Id,
  former: readonly RateVersion[] = [],
): RateVersion => {
  const before = former.findLast(version => version.validFrom < validFrom)
  const article = articleId === undefined ? before?.articleId : articleId?.toLowerCase()
  return { versionId, validFrom, validTo, rateCentsPerHour, articleId: article ?? null }
}

export function createRule(
  rateCardId: Id,
  criteria: Criteria,
  given: readonly GivenVersion[],
  { now, rules, missing, nextId }: RuleCircumstances,
): Decision<SavedRule, never, MissingCode | OverlapCode | 'rate_rule_exists'> {
  if (missing) return refuse(missing, 'A criterion of the rule names nothing that there is.')
  const twin = rules.find(rule => isSameCriteria(rule, criteria))
  if (twin)
    return refuse('rate_rule_exists', 'The rate card has a rule with the same criteria.', { ruleId: twin.id })
  const versions = placeVersions(given.map(version => versionOf(version, nextId())))
  if ('refusal' in versions) return versions
  const id = nextId()
  const rule: RateRule = { id, rateCardId, ...criteria, createdAt: now, updatedAt: now, versions }
  const changes = [
    { field: 'rateCardId', to: rateCardId },
    ...criteriaNames.flatMap(field => (criteria[field] === null ? [] : [{ field, to: criteria[field] }])),
    { field: 'versions', to: versions },
  ]
  return accept({ rule, versions }, { audit: [auditLine(ruleWords, 'create', id, changes)] })
}

/** A rule with a version more. The version that is open then ends the day before. */
export function addVersion(
  rule: RateRule,
  version: RateVersion,
  now: Instant,
  articleMissing = false,
): Decision<SavedRule, never, OverlapCode | 'article_not_found'> {
  if (articleMissing) return refuse('article_not_found', 'No article in use has this id.')
  const placed = placeVersion(rule.versions, version)
  if ('refusal' in placed) return placed
  const { versions, added, closed } = placed
  return accept(
    {
      rule: { ...rule, versions, updatedAt: now },
      versions: closed ? [closed, added] : [added],
    },
    {
      audit: [auditLine(ruleWords, 'add_version', rule.id, [{ field: 'versions', from: closed, to: added }])],
    },
  )
}

/** A rule whose open version has a last day. */
export function endRule(
  rule: RateRule,
  validTo: PlainDate,
  now: Instant,
): Decision<SavedRule, never, 'rate_rule_ended' | 'range_end_before_start'> {
  const open = rule.versions.find(version => version.validTo === null)
  if (!open) return refuse('rate_rule_ended', 'No version of the rule is open.')
  if (validTo < open.validFrom)
    return refuse('range_end_before_start', `The open version holds from ${open.validFrom} on.`)
  const closed = { ...open, validTo }
  const versions = rule.versions.map(version => (version === open ? closed : version))
  return accept(
    { rule: { ...rule, versions, updatedAt: now }, versions: [closed] },
    { audit: [auditLine(ruleWords, 'end', rule.id, [{ field: 'versions', from: open, to: closed }])] },
  )
}
