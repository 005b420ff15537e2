import { dateIn } from '../../../../platform/vocabulary/dates.ts'
import { settingsOf } from '../../../company/organisation/port.ts'
import { importOf } from '../../../records/imports/port.ts'
import { asUsual, kept } from '../../../records/imports/protocol/port.ts'
import { openingRow } from './row.ts'
import { openingRows, readRow } from './rules.ts'
import { namesInRows, openingsOf, saveOpenings } from './store.ts'
import { undo } from './undo.ts'

export const openingImportModule = importOf(
  openingRow,
  openingRows,
)({
  operation: 'importOpeningBalances',
  summary: 'Import opening balances',
  description: `Gives up to 500 balance accounts what was there to begin with. ${asUsual} The account of a member is opened where it is missing and has one opening balance by imports: the same row once more changes nothing, and another one takes the former back and writes what it says. ${kept}`,
  example: {
    rows: [{ payrollNumber: '1042', kind: 'flex', minutes: 120, effectiveDate: '2026-01-01' }],
    filename: 'balances.csv',
    results: [{ id: 'a01' }],
    importId: 'a10',
  },
  async find(rows, { db, caller, now }) {
    const sent = rows.map(({ row }) => row)
    const [names, settings] = await Promise.all([namesInRows(db, caller, sent), settingsOf(db)])
    const { byId, byNumber, byAddress } = names.members
    const members = [...new Set([byId, byNumber, byAddress].flatMap(named => [...named.values()].flat()))]
    return {
      ...{ names, openings: await openingsOf(db, members) },
      today: dateIn(caller.organisation.timeZone, now),
      nobodyElse: settings.selfApprovalAllowed ? null : caller.membership.id,
    }
  },
  read: readRow,
  save: (written, { openings }, { db, caller }) =>
    saveOpenings(
      db,
      written.map(({ after }) => after),
      openings,
      caller.membership.id,
      'Imported anew.',
    ),
  undo,
})
