import { handle } from '../../../../../platform/http/handler.ts'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { carryOut } from '../../../../records/imports/port.ts'
import { cell, readRows } from '../../../../records/imports/protocol/port.ts'
import { cardsWithCodes, defaultCard, rulesOfCards, saveCards, saveRules } from '../store.ts'
import { rateImport } from './contract.ts'
import { namesIn } from './names.ts'
import { savedRule } from './record.ts'
import { remembered } from './remembered.ts'
import { readRow } from './rows.ts'
import { importRates } from './rules.ts'

export const handlers = handle(rateImport, {
  async importRateCards(call) {
    const { body, db, now } = call
    const { mode = 'upsert', filename = null } = body
    const codes = [...new Set(body.rows.flatMap(row => cell(row.cardCode) ?? []))]
    const [names, cards, standard] = await Promise.all([
      namesIn(db, body.rows),
      cardsWithCodes(db, codes),
      defaultCard(db),
    ])
    const stored = await rulesOfCards(
      db,
      cards.map(({ id }) => id),
    )
    const decision = importRates(
      readRows(body.rows, row => readRow(row, names)),
      { now, cards, stored, defaultCard: standard, mode, nextId: newId, filename },
    )
    const { written } = decision.state
    return carryOut(call, {
      register: 'rate-cards',
      decision,
      save: () => {
        db.defer(
          saveCards(
            db,
            written.flatMap(({ after }) => (after.madeCard ? after.card : [])),
          ),
        )
        return saveRules(
          db,
          written.map(({ before, after }) => savedRule(before, after)),
        )
      },
      shown: rule => ({ targetCode: rule?.card.code ?? null }),
      remembered,
    })
  },
})
