import type { WriteTransaction } from '../../../../../platform/data/database.ts'
import { auditLine, type RecordWords } from '../../../../../platform/vocabulary/records.ts'
import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import {
  type Blocker,
  type ImportChange,
  isChangedSince,
  type UndoCall,
  type Undoing,
  usesOf,
} from '../../../../records/imports/port.ts'
import type { RateCard, RateRule } from '../record.ts'
import { cardWords, ruleWords } from '../rules.ts'
import {
  cardsWithIds,
  removeCards,
  removeRules,
  removeVersions,
  rulesOfCards,
  rulesWithIds,
  saveRules,
} from '../store.ts'
import { cardFields } from './remembered.ts'

/** Undoes an import of rates: rules and cards that it made go, and rules that it changed get their former versions back. */
export async function undo({ db, services, changes }: UndoCall): Promise<Undoing> {
  const stored = await rulesWithIds(
    db,
    changes.map(({ recordId }) => recordId),
  )
  const madeIds = changes.flatMap(change => madeCard(change)?.id ?? [])
  const [cards, ofCards, uses] = await Promise.all([
    cardsWithIds(db, madeIds),
    rulesOfCards(db, madeIds),
    usesOf(db, 'rate-cards', madeIds, services.contributions),
  ])
  const removing = new Set(changes.flatMap(({ recordId, before }) => (before === null ? recordId : [])))
  const others = new Set(ofCards.flatMap(({ id, rateCardId }) => (removing.has(id) ? [] : rateCardId)))
  const useOf = (id: Id) => (others.has(id) ? 'rate_rules' : uses.get(id))
  const plan = planOf(changes, {
    rules: new Map(stored.map(rule => [rule.id, rule])),
    cards: new Map(cards.map(card => [card.id, card])),
    useOf,
  })
  const { blockers, removed, removedCards, restored } = plan
  return {
    blockers,
    facts: [],
    audit: [
      ...removed.map(({ id }) => gone(ruleWords, id)),
      ...removedCards.map(id => gone(cardWords, id)),
      ...restored.map(({ from, to }) =>
        auditLine(ruleWords, 'update', to.id, [{ field: 'versions', from: from.versions, to: to.versions }]),
      ),
    ],
    save: () => putBack(db, plan),
  }
}

/** Removes what the import made, and gives rules the versions that they had. */
function putBack(tx: WriteTransaction, { removed, removedCards, restored }: Plan): Promise<unknown> {
  const former = new Set(restored.flatMap(({ to }) => to.versions.map(({ versionId }) => versionId)))
  const added = [...removed, ...restored.map(({ from }) => from)].flatMap(({ versions }) =>
    versions.flatMap(({ versionId }) => (former.has(versionId) ? [] : versionId)),
  )
  tx.defer(removeVersions(tx, added))
  tx.defer(
    removeRules(
      tx,
      removed.map(({ id }) => id),
    ),
  )
  tx.defer(removeCards(tx, removedCards))
  return saveRules(
    tx,
    restored.map(({ to }) => ({ rule: { ...to, updatedAt: tx.now }, versions: to.versions })),
  )
}

const gone = (words: RecordWords, id: Id) => auditLine(words, 'delete', id, [])

const madeCard = ({ after }: ImportChange) => after['card'] as ReturnType<typeof cardFields> | undefined

interface Plan {
  readonly blockers: Blocker[]
  readonly removed: RateRule[]
  readonly removedCards: Id[]
  readonly restored: { readonly from: RateRule; readonly to: RateRule }[]
}

function planOf(
  changes: readonly ImportChange[],
  {
    rules,
    cards,
    useOf,
  }: {
    readonly rules: ReadonlyMap<Id, RateRule>
    readonly cards: ReadonlyMap<Id, RateCard>
    readonly useOf: (cardId: Id) => string | undefined
  },
): Plan {
  const plan: Plan = { blockers: [], removed: [], removedCards: [], restored: [] }
  for (const change of changes) {
    const { recordId: id, rowIndex: index, before } = change
    const rule = rules.get(id)
    const made = madeCard(change)
    const card = made && cards.get(made.id)
    const by = made && useOf(made.id)
    if (!rule) plan.blockers.push({ index, id, code: 'record_changed' })
    else if (by !== undefined) plan.blockers.push({ index, id, code: 'record_in_use', by })
    else if (isChangedSince(card ? { ...rule, card: cardFields(card) } : rule, change))
      plan.blockers.push({ index, id, code: 'record_changed' })
    else if (before === null) {
      plan.removed.push(rule)
      if (made) plan.removedCards.push(made.id)
    } else
      plan.restored.push({
        from: rule,
        to: { ...rule, versions: before['versions'] as RateRule['versions'] },
      })
  }
  return plan
}
