import { handle } from '../../../../../platform/http/handler.ts'
import { dateIn } from '../../../../../platform/vocabulary/dates.ts'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { withChanges } from '../../../../records/custom-fields/port.ts'
import { carryOut } from '../../../../records/imports/port.ts'
import { foundBy, readRows } from '../../../../records/imports/protocol/port.ts'
import { queuesOn, saveAllotments } from '../assignment/store.ts'
import { scoringOn } from '../scoring/store.ts'
import { mayInvoice } from '../view.ts'
import { leadImport } from './contract.ts'
import { namesIn } from './names.ts'
import { remembered } from './remembered.ts'
import { readRow } from './rows.ts'
import { importLeads } from './rules.ts'
import { leadsNamed, saveLeads } from './store.ts'

export const handlers = handle(leadImport, {
  async importLeads(call) {
    const { body, caller, db, now } = call
    const { rows, mode = 'upsert', filename = null } = body
    const today = dateIn(caller.organisation.timeZone, now)
    const [names, leads, scoring, queues] = await Promise.all([
      namesIn(db, rows),
      leadsNamed(db, foundBy(rows, 'title')),
      scoringOn(db, today),
      queuesOn(db, today),
    ])
    const { decision, allotments } = importLeads(
      readRows(rows, row => readRow(row, names)),
      {
        now,
        leads,
        mayInvoice: mayInvoice(caller),
        scoring,
        queues,
        custom: (stored, { patch }) => withChanges(names.fields, stored, patch.customFields),
        mode,
        newIds: rows.map(newId),
        filename,
      },
    )
    return carryOut(call, {
      register: 'leads',
      decision,
      save: () => {
        db.defer(saveAllotments(db, allotments))
        return saveLeads(db, decision.state.written, names.fields)
      },
      shown: () => ({}),
      remembered,
    })
  },
})
