import { freeTexts, namedRecords } from '../../../platform/port.ts'
import type { Caller } from '../../../platform/access/caller.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import { type Module, module } from '../../../platform/module.ts'
import type { PlainDate } from '../../../platform/vocabulary/dates.ts'
import { termsChanged } from '../../company/catalogs/port.ts'
import { approvalSources, deciding, decisions } from '../../people/approvals/port.ts'
import * as me from '../../people/me/port.ts'
import type { OwnBalance } from '../../people/me/port.ts'
import { openWork, type OpenWork } from '../../people/members/port.ts'
import { type RecordUse, recordUses } from '../../records/imports/port.ts'
import { findable, searchedRegister } from '../../records/search/port.ts'
import { absenceAccounts } from '../absences/port.ts'
import { type ApprovalFollower, approvalFollowers, type Followed } from '../work-days/port.ts'
import { absencesFromBalances } from './absences/accounts.ts'
import { balances } from './accounts/contract.ts'
import { balanceCorrections } from './accounts/corrections/contract.ts'
import { handlers as correctionHandlers } from './accounts/corrections/handlers.ts'
import { mayOfBalanceCorrections } from './accounts/corrections/may.ts'
import { correctionsWaiting } from './accounts/corrections/waiting.ts'
import { handlers } from './accounts/handlers.ts'
import { accounts, ofMember } from './accounts/store.ts'
import { periodClosings, periodClosingsOf } from './closings/contract.ts'
import { handlers as closingHandlers } from './closings/handlers.ts'
import { bankClosing, flexClosing } from './closings/own-closings.ts'
import { closings, reasonsOf } from './closings/slot.ts'
import { readAround, settle } from './movements/settling.ts'
import { adjustBlankDates } from './movements/terms-changed.ts'
import { balancePayouts } from './payouts/contract.ts'
import { handlers as payoutHandlers } from './payouts/handlers.ts'
import * as port from './port.ts'
import { timeBanks } from './time-banks/register.ts'

/** Balances move with the approval of days, in the same transaction, and back with what opens them. */
const followingApprovals: ApprovalFollower = {
  order: 100,
  async ahead(tx, dayIds, { timeZone, actorMembershipId }) {
    const read = await readAround(tx, timeZone, dayIds)
    return (what, days) =>
      settle(tx, timeZone, read, days, {
        explanation: { code: whyFollowing[what], values: {} },
        actorMembershipId,
      })
  },
}

const whyFollowing = {
  approved: 'found_anew_on_approval',
  opened: 'taken_back_on_opening',
  emptied: 'found_anew_on_emptying',
} as const satisfies Readonly<Record<Followed, string>>

/** Accounts of a leaving member on which anything is left. */
const unsettledBalances: OpenWork = {
  kind: 'unsettled_balances',
  count: async (db, membershipId) => {
    const [row] = await db.sql<{ count: number }>`
      select count(*)::int as count from (
        select a.id from balance_accounts a
        join balance_transactions t on t.org_id = ${db.orgId} and t.account_id = a.id
        where a.org_id = ${db.orgId} and a.membership_id = ${membershipId}
        group by a.id having sum(t.minutes) <> 0) unsettled`
    return row?.count ?? 0
  },
}

/** What the member has today, for their overview. */
const ownBalances = async (db: TenantDb, caller: Caller, asOf: PlainDate): Promise<OwnBalance[]> =>
  (await accounts(db, asOf, ofMember(caller.membership.id))).map(({ id, kind, balanceMinutes }) => ({
    accountId: id,
    kind,
    balanceMinutes,
    asOf,
  }))

/** Members have balances. */
const membersWithBalances: RecordUse = {
  register: 'members',
  by: 'balance_accounts',
  used: (db, ids) =>
    db.sql`
      select distinct a.membership_id as id from balance_accounts a
      where a.org_id = ${db.orgId} and a.membership_id = any(${ids}::uuid[])`,
}

const decided = deciding(
  correctionsWaiting,
  balanceCorrections,
  correctionHandlers,
  {
    approve: { operation: 'approve' },
    decline: { operation: 'decline' },
  },
  ['get'],
)

export const balanceModules: readonly Module[] = [
  module({
    contract: balances,
    handlers,
    port,
    contributes: [
      freeTexts.of({ table: 'balance_corrections', texts: ['reason', 'decline_reason'] }),
      freeTexts.of({ table: 'balance_payouts', texts: ['reason'] }),
      namedRecords.of({
        type: 'balance_account',
        nameless: 'A balance account is known by its member and kind.',
      }),
      namedRecords.of({
        type: 'balance_correction',
        nameless: 'A correction is known by its account and date.',
      }),
      namedRecords.of({
        type: 'balance_payout',
        nameless: 'A payout is known by its account and date.',
      }),
      namedRecords.of({
        type: 'period_closing',
        nameless: 'A closing is known by what it closes and its last day.',
      }),
      namedRecords.of({
        type: 'balance_transaction',
        nameless: 'A movement is known by its account and date.',
      }),
      approvalFollowers.of(followingApprovals),
      termsChanged.of(adjustBlankDates),
      absenceAccounts.of(absencesFromBalances),
      me.balances.of(ownBalances),
      openWork.of(unsettledBalances),
      recordUses.of(membersWithBalances),
    ],
  }),
  module({
    contract: balanceCorrections,
    handlers: decided.handlers,
    contributes: [
      mayOfBalanceCorrections,
      approvalSources.of(correctionsWaiting),
      decisions.of(decided.source),
    ],
  }),
  module({ contract: balancePayouts, handlers: payoutHandlers }),
  module({
    contract: periodClosings,
    completed: contributions => ({ contract: periodClosingsOf(reasonsOf(contributions)) }),
    handlers: closingHandlers,
    contributes: [closings.of(flexClosing), closings.of(bankClosing)],
  }),
  module({ ...timeBanks, contributes: findable(searchedRegister('time_bank', 'time_banks')) }),
]
