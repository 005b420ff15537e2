import { membersInCells } from '../../../people/members/port.ts'
import { codesOf, exportOf } from '../../../records/imports/port.ts'
import { numberOf } from '../accruals/amounts.ts'
import { leaveBalances } from '../entitlements/contract.ts'
import { handlers } from '../entitlements/handlers.ts'
import { transactionsOf } from '../entitlements/store.ts'
import { allPolicies } from '../policies/port.ts'
import { openingsIn } from './openings.ts'
import { openingRow } from './row.ts'

export const leaveExportModule = exportOf(openingRow, { contract: leaveBalances, key: 'list', handlers })({
  operation: 'leaveBalances',
  summary: 'Export opening leave balances',
  description:
    'A row is what a member brought of a leave year, for each of these balances. With `date` it is what the member has on that day instead, without what can be taken only later, as another system opens it: into the same organisation it would be counted twice.',
  async rows(items, { db, caller, query }) {
    const members = [...new Set(items.map(({ membershipId }) => membershipId))]
    const isOnDate = query['date'] !== undefined
    const [transactions, policy, member] = await Promise.all([
      isOnDate ? [] : transactionsOf(db, members),
      allPolicies(db).then(codesOf),
      membersInCells(db, caller, members),
    ])
    const openings = Map.groupBy(openingsIn(transactions), placeOf)
    return items.flatMap(balance => {
      const who = {
        memberEmail: member(balance.membershipId),
        policyCode: policy(balance.leavePolicyId),
      }
      const there = balance.balance - balance.earning
      if (isOnDate) return there === 0 ? [] : [{ ...who, effectiveDate: balance.asOf, amount: there }]
      return (openings.get(placeOf(balance)) ?? []).map(({ leaveYearStart, effectiveDate, amount }) => ({
        ...who,
        leaveYearStart,
        effectiveDate,
        amount: numberOf(amount),
      }))
    })
  },
})

const placeOf = (of: { readonly membershipId: string; readonly leavePolicyId: string }): string =>
  `${of.membershipId} ${of.leavePolicyId}`
