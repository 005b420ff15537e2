import type { Instant } from '../../../../../platform/vocabulary/dates.ts'
import { type Accepted, accept } from '../../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import {
  importRows,
  type ImportOutcome,
  type Known,
  type Mode,
  type ModeCode,
  type RefusedRow,
  refusedRow,
  type RowRules,
} from '../../../../records/imports/protocol/port.ts'
import type { Criteria } from '../criteria.ts'
import { criteriaNames } from '../matching.ts'
import type { RateCard, RateRule } from '../record.ts'
import * as rateRules from '../rules.ts'
import type { ImportedRule } from './record.ts'
import type { ReadRow } from './rows.ts'
import type { RowError } from './shapes.ts'

export interface ImportCircumstances {
  readonly now: Instant
  /** Those that rows name. */
  readonly cards: readonly RateCard[]
  /** Every rule of them. */
  readonly stored: readonly RateRule[]
  readonly defaultCard: RateCard | null
  readonly mode: Mode
  readonly nextId: () => Id
  readonly filename: string | null
}

type Row = ReadRow | RefusedRow<RowError>
type Outcome = Accepted<ImportOutcome<ImportedRule, RowError | ModeCode>, never>
type RateRules = RowRules<ReadRow, ImportedRule, never, RowError>

/**
 * Makes rules and adds versions to them row by row, the earliest first whatever the order of the rows: a version ends the one
 * that is open before it.
 */
export function importRates(rows: readonly Row[], circumstances: ImportCircumstances): Outcome {
  const order = [...rows.keys()].sort((a, b) => startOf(rows[a]).localeCompare(startOf(rows[b])))
  const cards = new Map(circumstances.cards.map(card => [card.id, card]))
  const records = circumstances.stored.flatMap((rule): ImportedRule[] => {
    const card = cards.get(rule.rateCardId)
    return card ? [{ ...rule, card, madeCard: false }] : []
  })
  const decision = importRows(
    {
      ...circumstances,
      rows: order.flatMap(index => rows[index] ?? []),
      records,
      newIds: rows.map(circumstances.nextId),
    },
    ratesOfCards(rows, circumstances),
  )
  const { outcomes, written } = decision.state
  const placed = new Map(order.map((index, place) => [index, outcomes[place]]))
  return {
    ...decision,
    state: {
      outcomes: rows.flatMap((_, index) => placed.get(index) ?? []),
      written: written.map(each => ({ ...each, index: order[each.index] ?? each.index })),
    },
  }
}

const startOf = (row: Row | undefined): string => (row && 'version' in row ? row.version.validFrom : '')

function ratesOfCards(rows: readonly Row[], circumstances: ImportCircumstances): RateRules {
  const { now, nextId } = circumstances
  const cards = new Map(circumstances.cards.map(card => [card.code, card]))
  const names = new Map(
    rows.flatMap(row => ('error' in row || row.cardName === undefined ? [] : [[row.cardCode, row.cardName]])),
  )
  return {
    names: ({ card, madeCard, ...rule }) => [
      ruleName(card.code, rule),
      cardName(card.code),
      ...(madeCard && card.isDefault ? [defaultName] : []),
    ],
    name: ({ cardCode, criteria }) => ruleName(cardCode, criteria),
    match: ({ cardCode, criteria }, known) => known.named(ruleName(cardCode, criteria)),
    create(row, known) {
      const card = cards.get(row.cardCode) ?? known.named(cardName(row.cardCode))?.card
      const added = card ? accept(card) : newCard(row.cardCode, names, known, circumstances)
      if ('error' in added) return added
      const made = rateRules.createRule(added.state.id, row.criteria, [row.version], {
        now,
        rules: [],
        missing: null,
        nextId,
      })
      // What it names was found beforehand, and no rule has the criteria.
      if (made.refusal !== undefined) return refusedRow(made.refusal as RowError, 'validTo')
      return accept(
        { ...made.state.rule, card: added.state, madeCard: !card },
        { audit: [...added.audit, ...made.audit] },
      )
    },
    update: (rule, { version }) => withVersion(rule, version, circumstances),
  }
}

function newCard(
  code: string,
  names: ReadonlyMap<string, string>,
  known: Known<ImportedRule>,
  { now, nextId, defaultCard }: ImportCircumstances,
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
  { validFrom, validTo, rateCentsPerHour }: ReadRow['version'],
  { now, nextId }: ImportCircumstances,
): Accepted<ImportedRule, never> | RefusedRow<RowError> {
  const same = rule.versions.find(
    version => version.validFrom === validFrom && version.rateCentsPerHour === rateCentsPerHour,
  )
  if (same && (validTo == null || validTo === same.validTo)) return accept(rule)
  const decision =
    same?.validTo === null && validTo != null
      ? rateRules.endRule(rule, validTo, now)
      : rateRules.addVersion(
          rule,
          { versionId: nextId(), validFrom, validTo: validTo ?? null, rateCentsPerHour },
          now,
        )
  if (decision.refusal === 'version_ranges_overlap') return refusedRow('version_ranges_overlap', 'validFrom')
  if (decision.refusal !== undefined) return refusedRow('range_end_before_start', 'validTo')
  return accept<ImportedRule, never>({ ...rule, ...decision.state.rule }, { audit: decision.audit })
}

const defaultName = 'default card'
const cardName = (code: string): string => `card ${code}`
const ruleName = (code: string, criteria: Criteria): string =>
  `rule ${code} ${criteriaNames.map(name => criteria[name] ?? '-').join(' ')}`
