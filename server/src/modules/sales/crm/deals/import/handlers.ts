import { handle } from '../../../../../platform/http/handler.ts'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { withChanges } from '../../../../records/custom-fields/port.ts'
import { carryOut } from '../../../../records/imports/port.ts'
import { foundBy, readRows } from '../../../../records/imports/protocol/port.ts'
import { movingBy } from '../circumstances.ts'
import { knownReferences, missingReference } from '../references.ts'
import { saveDeals } from '../store.ts'
import { dealImport } from './contract.ts'
import { namesIn } from './names.ts'
import { remembered } from './remembered.ts'
import { type ReadRow, readRow } from './rows.ts'
import { importDeals } from './rules.ts'
import { dealsNamed } from './store.ts'

export const handlers = handle(dealImport, {
  async importDeals(call) {
    const { body, caller, db } = call
    const { mode = 'upsert', filename = null } = body
    const [names, deals] = await Promise.all([
      namesIn(db, body.rows),
      dealsNamed(db, foundBy(body.rows, 'title')),
    ])
    const rows = readRows(body.rows, row => readRow(row, names))
    const wanted = rows.flatMap(row => ('error' in row ? [] : { wanted: row.patch }))
    const known = await knownReferences(db, [
      ...wanted,
      // A row may take its deal, with the contacts that it has, to another customer.
      ...deals.map(({ contacts }) => ({ wanted: { contacts: [...contacts] } })),
    ])
    const decision = importDeals(rows, {
      ...movingBy(caller, db),
      timeZone: caller.organisation.timeZone,
      pipelines: names.pipelines,
      deals,
      missing: (deal, { patch }: ReadRow) => missingReference(known, patch, deal),
      custom: (deal, { patch }) => withChanges(names.fields, deal?.customFields ?? null, patch.customFields),
      mode,
      newIds: rows.map(newId),
      filename,
    })
    return carryOut(call, {
      register: 'deals',
      decision,
      save: () => saveDeals(db, decision.state.written, names.fields),
      shown: () => ({}),
      remembered,
    })
  },
})
