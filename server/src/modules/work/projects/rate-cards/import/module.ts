import type { WriteTransaction } from '../../../../../platform/data/database.ts'
import { type Id, newId } from '../../../../../platform/vocabulary/ids.ts'
import { auditLine } from '../../../../../platform/vocabulary/records.ts'
import { entryTypesWithCodes } from '../../../../company/catalogs/entry-types/port.ts'
import { membersNamed } from '../../../../people/members/port.ts'
import { type ImportChange, importOf, type UndoneRecords, usesOf } from '../../../../records/imports/port.ts'
import { asUsual, byCode, kept, plainDate } from '../../../../records/imports/protocol/port.ts'
import { winnersByCode } from '../../../customers/port.ts'
import { projectsWithCodes } from '../../record/port.ts'
import { projectRolesWithCodes } from '../../roles/port.ts'
import type { RateRule } from '../record.ts'
import { cardWords, ruleWords } from '../rules.ts'
import { approvedOfCards, repricedByUndoing } from './repricing.ts'
import * as store from '../store.ts'
import { rateRow } from './row.ts'
import { readRow } from './rows.ts'
import { cardFields, keptRule, rateRows, savedRule } from './rules.ts'

/** A rule that an import wrote, with the card that it made for it. */
type StoredRule = RateRule & { readonly card?: ReturnType<typeof cardFields> }

export const rateImportModule = importOf(
  rateRow,
  rateRows,
)({
  operation: 'importRateCards',
  summary: 'Import rates of rate cards',
  description: `Adds up to 500 rates to rate cards, of as many cards as the rows name. ${asUsual} A row means the rule of its card with the same project, customer, member, role and kind of work, and adds a version to it; a rule or card that is not there is made. The earliest rows are carried out first: a version ends the one that is open before it. A version that is there already is never edited, but may be given a last day. A row that changes nothing writes nothing, and one that would give approved hours another price is refused. ${kept}`,
  feature: 'projects',
  example: {
    rows: [
      { cardCode: 'standard', cardName: 'Standard rates', validFrom: '2027-01-01', rateCentsPerHour: 8500 },
    ],
    filename: 'rates.csv',
    results: [{ id: 'a41', targetCode: 'standard' }],
    importId: 'a42',
  },
  names: {
    projectCode: {
      missing: 'project_not_found',
      read: async (db, codes) => byCode(await projectsWithCodes(db, codes)),
    },
    customerCode: { missing: 'customer_not_found', read: winnersByCode },
    memberEmail: { missing: 'membership_not_found', read: membersNamed },
    projectRoleCode: {
      missing: 'project_role_not_found',
      read: async (db, codes) => byCode(await projectRolesWithCodes(db, codes)),
    },
    entryTypeCode: {
      missing: 'entry_type_not_found',
      read: async (db, codes) => byCode(await entryTypesWithCodes(db, codes)),
    },
  },
  async find(rows, { db, services }) {
    const codes = [...new Set(rows.flatMap(({ said }) => said.cardCode ?? []))]
    const [cards, defaultCard] = await Promise.all([store.cardsWithCodes(db, codes), store.defaultCard(db)])
    const stored = await store.rulesOfCards(
      db,
      cards.map(({ id }) => id),
    )
    const names = new Map(
      rows.flatMap(({ said: { cardCode = '', cardName } }) =>
        cardName === undefined ? [] : [[cardCode, cardName]],
      ),
    )
    const from = rows.flatMap(({ said }) => plainDate(said.validFrom ?? '') ?? []).toSorted()[0]
    const priced = { cards, orDefault: defaultCard === null, from: from ?? null }
    const approved = await approvedOfCards(db, services.contributions, priced)
    return { cards, stored, defaultCard, names, approved, nextId: newId }
  },
  read: readRow,
  save(written, _, { db }) {
    db.defer(
      store.saveCards(
        db,
        written.flatMap(({ after }) => (after.madeCard ? after.card : [])),
      ),
    )
    return store.saveRules(
      db,
      written.map(({ before, after }) => savedRule(before, after)),
    )
  },
  targetCode: ({ card }) => card.code,
  kept: ({ before, after }) => ({ before: before && keptRule(before), after: keptRule(after) }),
  /** Rules and cards that it made go, and rules that it changed get their former versions back. */
  undo: {
    async stored(db, ids, changes) {
      const [rules, cards] = await Promise.all([
        store.rulesWithIds(db, ids),
        store.cardsWithIds(
          db,
          changes.flatMap(change => madeCard(change)?.id ?? []),
        ),
      ])
      const cardOf = new Map(cards.map(card => [card.id, cardFields(card)]))
      return rules.map((rule): StoredRule => {
        const card = cardOf.get(rule.rateCardId)
        return card ? { ...rule, card } : rule
      })
    },
    async find({ db, services, changes }) {
      const made = changes.flatMap(change => madeCard(change)?.id ?? [])
      const removing = new Set(changes.flatMap(({ recordId, before }) => (before === null ? recordId : [])))
      const [ofCards, uses] = await Promise.all([
        store.rulesOfCards(db, made),
        usesOf(db, 'rate-cards', made, services.contributions),
      ])
      const others = new Set(ofCards.flatMap(({ id, rateCardId }) => (removing.has(id) ? [] : rateCardId)))
      const repricing = await repricedByUndoing(db, services.contributions, changes)
      return {
        useOf: (id: Id) => (others.has(id) ? 'rate_rules' : uses.get(id)),
        repricing,
      }
    },
    blocks({ id }, change, { useOf, repricing }) {
      const refused = repricing(id)
      if (refused) return { code: refused }
      const made = madeCard(change)
      const by = made && useOf(made.id)
      return by === undefined ? undefined : { code: 'record_in_use', by }
    },
    audit: {
      line: (verb, { id, card }, changes) => [
        auditLine(ruleWords, verb, id, changes),
        ...(card ? [auditLine(cardWords, verb, card.id, [])] : []),
      ],
      changes: (before, after) => [{ field: 'versions', from: before.versions, to: after.versions }],
    },
    save: (undone, { db }) => putBack(db, undone),
  },
})

const madeCard = ({ before, after }: ImportChange) =>
  before === null ? (after['card'] as ReturnType<typeof cardFields> | undefined) : undefined

/** Removes what the import made, and gives rules the versions that they had. */
function putBack(tx: WriteTransaction, { removed, restored }: UndoneRecords<StoredRule>): Promise<unknown> {
  const former = new Set(restored.flatMap(({ after }) => after.versions.map(({ versionId }) => versionId)))
  const added = [...removed, ...restored.map(({ before }) => before)].flatMap(({ versions }) =>
    versions.flatMap(({ versionId }) => (former.has(versionId) ? [] : versionId)),
  )
  tx.defer(store.removeVersions(tx, added))
  tx.defer(
    store.removeRules(
      tx,
      removed.map(({ id }) => id),
    ),
  )
  tx.defer(
    store.removeCards(
      tx,
      removed.flatMap(({ card }) => card?.id ?? []),
    ),
  )
  return store.saveRules(
    tx,
    restored.map(({ after }) => ({ rule: after, versions: after.versions })),
  )
}
