import { handle } from '../../../../platform/http/handler.ts'
import { dateIn } from '../../../../platform/vocabulary/dates.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { carryOut } from '../../../records/imports/port.ts'
import { settingsOf } from '../../../company/organisation/port.ts'
import { openingImport } from './contract.ts'
import { importOpenings } from './rules.ts'
import { namesInRows, openingsOf, saveOpenings } from './store.ts'

export const handlers = handle(openingImport, {
  async importOpeningBalances(call) {
    const { body, caller, now, db } = call
    const { rows, mode = 'upsert', filename = null } = body
    const [names, settings] = await Promise.all([namesInRows(db, caller, rows), settingsOf(db)])
    const { byId, byNumber, byAddress } = names.members
    const members = [...new Set([byId, byNumber, byAddress].flatMap(named => [...named.values()].flat()))]
    const openings = await openingsOf(db, members)
    const by = caller.membership.id
    return carryOut(call, {
      register: 'opening-balances',
      decision: importOpenings(rows, {
        ...{ names, openings, mode, filename },
        newIds: rows.map(newId),
        today: dateIn(caller.organisation.timeZone, now),
        nobodyElse: settings.selfApprovalAllowed ? null : by,
      }),
      save: saved => saveOpenings(db, saved, openings, by, 'Imported anew.'),
      shown: () => ({}),
      remembered: ({ before, after }) => ({ before: before && { ...before }, after: { ...after } }),
    })
  },
})
