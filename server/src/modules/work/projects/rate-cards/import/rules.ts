import type { Instant, PlainDate } from '../../../../../platform/vocabulary/dates.ts'
import { type Accepted, accept } from '../../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import {
  type Known,
  type RefusedRow,
  refusedRow,
  type RowRules,
} from '../../../../records/imports/protocol/port.ts'
import type { Criteria, RateCard, RateRule, SavedRule } from '../record.ts'
import { criteriaNames } from '../matching.ts'
import { PriceBook, type PriceSources } from '../price-book.ts'
import { type ApprovedHours, repricedOf, repricedProjects, repricingRefusal } from '../repricing-rules.ts'
import * as rateRules from '../rules.ts'
import type { RowError } from './row.ts'
import type { RateOfRow } from './rows.ts'

/** A rule of a card as rows mean it. */
export interface ImportedRule extends RateRule {
  readonly card: RateCard
  /** Whether the card was made for this rule, by its row. */
  readonly madeCard: boolean
}

interface Circumstances {
  readonly now: Instant
  /** The cards that rows name. */
  readonly cards: readonly RateCard[]
  /** Every rule of them. */
  readonly stored: readonly RateRule[]
  readonly defaultCard: RateCard | null
  /** Approved hours that rows may give another price, and what prices depend on. */
  readonly approved: { readonly hours: readonly ApprovedHours[]; readonly sources: PriceSources }
  /** By the code of a card what rows call it. */
  readonly names: ReadonlyMap<string, string>
  readonly nextId: () => Id
}

/**
 * Makes rules and adds versions to them row by row, the earliest first whatever the order of the rows: a version ends the one
 * that is open before it.
 */
export function rateRows(circumstances: Circumstances): RowRules<RateOfRow, ImportedRule, never, RowError> & {
  readonly records: readonly ImportedRule[]
} {
  const { now, nextId, stored } = circumstances
  const byId = new Map(circumstances.cards.map(card => [card.id, card]))
  const cards = new Map(circumstances.cards.map(card => [card.code, card]))
  const guard = new Repricing(circumstances.approved)
  return {
    records: stored.flatMap(rule => {
      const card = byId.get(rule.rateCardId)
      return card ? [{ ...rule, card, madeCard: false }] : []
    }),
    order: ({ version }) => version.validFrom,
    names: ({ card, madeCard, ...rule }) => [
      ruleName(card.code, rule),
      cardName(card.code),
      ...(madeCard && card.isDefault ? [defaultName] : []),
    ],
    name: ({ cardCode, criteria }) => ruleName(cardCode, criteria),
    match: ({ cardCode, criteria }, known) => known.named(ruleName(cardCode, criteria)),
    create(row, known) {
      const card = cards.get(row.cardCode) ?? known.named(cardName(row.cardCode))?.card
      const added = card ? accept(card) : newCard(row.cardCode, known, circumstances)
      if ('error' in added) return added
      const at = { now, rules: [], missing: null, nextId }
      const made = rateRules.createRule(added.state.id, row.criteria, [row.version], at)
      // What it names was found beforehand, and no rule has the criteria.
      if (made.refusal !== undefined) return refusedRow(made.refusal as RowError, 'validTo')
      const rule = { ...made.state.rule, card: added.state, madeCard: !card }
      return (
        guard.refusalOf(rule, row.version.validFrom) ??
        accept(rule, { audit: [...added.audit, ...made.audit] })
      )
    },
    update(rule, { version }) {
      const changed = withVersion(rule, version, circumstances)
      if ('error' in changed || changed.state === rule) return changed
      return guard.refusalOf(changed.state, version.validFrom) ?? changed
    },
  }
}

/** Whether rows would give approved hours another price, each with the rules as the rows before have left them. */
class Repricing {
  readonly #hours: readonly ApprovedHours[]
  #sources: PriceSources

  constructor({ hours, sources }: Circumstances['approved']) {
    this.#hours = hours
    this.#sources = sources
  }

  refusalOf(rule: ImportedRule, from: PlainDate): RefusedRow<RowError> | undefined {
    const others = this.#sources.rules.filter(({ id }) => id !== rule.id)
    const defaultCardId = rule.card.isDefault ? rule.card.id : this.#sources.defaultCardId
    const then = { ...this.#sources, rules: [...others, rule], defaultCardId }
    const hours = this.#hours.filter(({ workDate }) => workDate >= from)
    const repriced =
      hours.length === 0 ? [] : repricedOf(hours, new PriceBook(this.#sources), new PriceBook(then))
    const refused = repricingRefusal(repricedProjects(repriced), false)
    if (refused) return { ...refusedRow(refused.refusal, 'validFrom'), detail: refused.detail }
    this.#sources = then
    return undefined
  }
}

function newCard(
  code: string,
  known: Known<ImportedRule>,
  { now, nextId, names, defaultCard }: Circumstances,
): Accepted<RateCard, never> | RefusedRow<RowError> {
  const name = names.get(code)
  if (name === undefined) return refusedRow('missing_required', 'cardName')
  const made = rateRules.createCard(
    nextId(),
    { code, name },
    { now, codeHolder: null, defaultCard: defaultCard ?? known.named(defaultName)?.card ?? null },
  )
  return made.refusal === undefined
    ? accept(made.state.card, made)
    : refusedRow<RowError>('invalid_value', 'cardCode')
}

/** A rule with the version of a row; one that it has already may be given a last day, and is otherwise never edited. */
function withVersion(
  rule: ImportedRule,
  { validFrom, validTo, rateCentsPerHour }: RateOfRow['version'],
  { now, nextId }: Circumstances,
): Accepted<ImportedRule, never> | RefusedRow<RowError> {
  const same = rule.versions.find(
    version => version.validFrom === validFrom && version.rateCentsPerHour === rateCentsPerHour,
  )
  if (same && (validTo == null || validTo === same.validTo)) return accept(rule)
  const wanted = { validFrom, validTo: validTo ?? null, rateCentsPerHour }
  const added = rateRules.versionOf(wanted, nextId(), rule.versions)
  const decision =
    same?.validTo === null && validTo != null
      ? rateRules.endRule(rule, validTo, now)
      : rateRules.addVersion(rule, added, now)
  if (decision.refusal === 'version_ranges_overlap') return refusedRow('version_ranges_overlap', 'validFrom')
  if (decision.refusal !== undefined) return refusedRow('range_end_before_start', 'validTo')
  return accept<ImportedRule, never>({ ...rule, ...decision.state.rule }, { audit: decision.audit })
}

const defaultName = 'default card'
const cardName = (code: string): string => `card ${code}`
const ruleName = (code: string, criteria: Criteria): string =>
  `rule ${code} ${criteriaNames.map(name => criteria[name] ?? '-').join(' ')}`

/** A rule with the versions that are other than before. */
export function savedRule(before: ImportedRule | null, after: ImportedRule): SavedRule {
  const former = new Map(before?.versions.map(version => [version.versionId, version]))
  const { card: _, madeCard: __, ...rule } = after
  return {
    rule,
    versions: after.versions.filter(version => former.get(version.versionId)?.validTo !== version.validTo),
  }
}

/** What is kept of a rule to undo an import by; of its card only where the import made that too. */
export const keptRule = ({ card, madeCard, ...rule }: ImportedRule): Readonly<Record<string, unknown>> => ({
  ...rule,
  ...(madeCard && { card: cardFields(card) }),
})

/** The fields of a card that nobody may have changed for it to be made undone. */
export const cardFields = ({ id, code, name, isDefault, active }: RateCard) => ({
  ...{ id, code, name, isDefault, active },
})
