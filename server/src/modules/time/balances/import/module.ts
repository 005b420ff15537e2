import { dateIn } from '../../../../platform/vocabulary/dates.ts'
import { settingsOf } from '../../../company/organisation/port.ts'
import { memberInRow, membersInReach } from '../../../people/members/port.ts'
import { importOf, type UndoCall, type Undoing } from '../../../records/imports/port.ts'
import { asUsual, kept } from '../../../records/imports/protocol/port.ts'
import { timeBanks } from '../time-banks/register.ts'
import { openingRow } from './row.ts'
import { type Opening, openingRows, readRow } from './rules.ts'
import { openingsOf, saveOpenings } from './store.ts'

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
  names: { membershipId: memberInRow({ among: membersInReach, isNeeded: true }) },
  async find(rows, { db, caller, now }) {
    const members = [...new Set(rows.flatMap(({ named }) => named.membershipId?.id ?? []))]
    const [openings, banks, settings] = await Promise.all([
      openingsOf(db, members),
      timeBanks.store.list(db),
      settingsOf(db),
    ])
    return {
      openings,
      banks: new Map(banks.flatMap(({ id, code, active }) => (active ? [[code, id]] : []))),
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
      'opening_imported_anew',
    ),
  undo,
})

/** Undone, an account stays and has what it had. */
async function undo({ db, caller, changes }: UndoCall): Promise<Undoing> {
  const members = changes.map(({ after }) => (after as unknown as Opening).membershipId)
  const stored = await openingsOf(db, [...new Set(members)])
  const byId = new Map(stored.map(opening => [opening.id, opening]))
  const asImported = ({ after }: (typeof changes)[number], found: Opening | undefined) =>
    found?.minutes === after['minutes'] && found?.effectiveDate === after['effectiveDate']
  const blockers = changes.flatMap(change =>
    asImported(change, byId.get(change.recordId))
      ? []
      : [{ index: change.rowIndex, id: change.recordId, code: 'record_changed' }],
  )
  const former = changes.flatMap(({ recordId, before }) => {
    const found = byId.get(recordId)
    const { minutes = null, effectiveDate = null } = (before ?? {}) as Partial<Opening>
    return found ? [{ ...found, minutes, effectiveDate }] : []
  })
  const audit = former.map(({ id, minutes }) => ({
    action: 'balances.restore',
    targetType: 'balance_account',
    targetId: id,
    changes: [{ field: 'minutes', to: minutes }],
  }))
  const save = () => saveOpenings(db, former, stored, caller.membership.id, 'import_undone')
  return { blockers, facts: [], audit, save }
}
