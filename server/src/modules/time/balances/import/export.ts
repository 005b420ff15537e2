import { memberCells } from '../../../people/members/port.ts'
import { codesOf, exportOf } from '../../../records/imports/port.ts'
import { balances } from '../accounts/contract.ts'
import { handlers } from '../accounts/handlers.ts'
import { rowsOfSources } from '../movements/store.ts'
import { timeBanks } from '../time-banks/register.ts'
import { openingRow } from './row.ts'

export const openingExportModule = exportOf(openingRow, { contract: balances, key: 'list', handlers })({
  operation: 'openingBalances',
  summary: 'Export opening balances',
  description:
    'A row is what an import gave one of these accounts to begin with. With `asOf` it is what the account has at the end of that day instead, as another system opens it: into the same organisation it would be counted twice.',
  async rows(items, { db, caller, query }) {
    const isAsOf = query['asOf'] !== undefined
    const [imported, banks, cells] = await Promise.all([
      isAsOf
        ? []
        : rowsOfSources(
            db,
            'import',
            items.map(({ id }) => id),
          ),
      timeBanks.store.list(db).then(codesOf),
      memberCells(
        db,
        caller,
        items.map(({ membershipId }) => membershipId),
      ),
    ])
    const openings = new Map(imported.map(row => [row.sourceId, row]))
    return items.flatMap(account => {
      const opening = openings.get(account.id)
      const minutes = isAsOf ? account.balanceMinutes : (opening?.minutes ?? 0)
      if (minutes === 0) return []
      return [
        {
          ...cells(account.membershipId),
          kind: account.kind,
          timeBankCode: banks(account.timeBankId),
          minutes,
          effectiveDate: isAsOf ? account.asOf : opening?.effectiveDate,
        },
      ]
    })
  },
})
