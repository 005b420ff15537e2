import { memberDayContexts, membersNamed } from '../../../people/members/port.ts'
import { importOf } from '../../../records/imports/port.ts'
import { asUsual, kept } from '../../../records/imports/protocol/port.ts'
import { transactionsOf } from '../entitlements/store.ts'
import { allPolicies } from '../policies/port.ts'
import { bring } from './bringing.ts'
import { openingsIn } from './openings.ts'
import { openingRow } from './row.ts'
import { openingRows, readRow } from './rules.ts'
import { undo } from './undo.ts'

export const leaveImportModule = importOf(
  openingRow,
  openingRows,
)({
  operation: 'importLeaveBalances',
  summary: 'Import opening leave balances',
  description: `Adds the leave that up to 500 members bring. ${asUsual} A row means what the member has brought of a leave year of the policy: another amount is said by a further row of the balance, the same one changes nothing. The balance is opened where the member has none of the policy. Undoing takes the leave back by counter-rows. ${kept}`,
  example: {
    rows: [
      {
        ...{ memberEmail: 'aino@example.com', policyCode: 'annual_holiday', leaveYearStart: '2025-04-01' },
        ...{ effectiveDate: '2027-01-01', amount: 12.5 },
      },
    ],
    filename: 'leave.csv',
    results: [{ id: 'a41', targetCode: 'annual_holiday' }],
    importId: 'a42',
  },
  names: { memberEmail: { missing: 'membership_not_found', read: membersNamed } },
  async find(rows, { db, caller }) {
    const ids = [...new Set(rows.flatMap(({ named }) => named.memberEmail?.id ?? []))]
    const [policies, transactions, members] = await Promise.all([
      allPolicies(db),
      transactionsOf(db, ids),
      memberDayContexts(db, ids),
    ])
    const { id, role } = caller.membership
    return {
      openings: openingsIn(transactions),
      policies,
      employedFrom: memberId =>
        members.find(member => member.id === memberId)?.employmentStartDate ?? undefined,
      ownId: role === 'admin' ? null : id,
    }
  },
  read: readRow,
  save: (written, _, { db, caller }) => bring(db, written, caller.membership.id),
  targetCode: ({ leavePolicyId }, { policies }) =>
    policies.find(({ id }) => id === leavePolicyId)?.code ?? null,
  undo,
})
