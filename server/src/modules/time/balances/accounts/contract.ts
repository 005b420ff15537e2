import { contract } from '../../../../platform/contract/family.ts'
import { exampleId } from '../../../../platform/contract/openapi/example-id.ts'
import { idOf } from '../../../../platform/contract/operation.ts'
import {
  described,
  object,
  onlyOf,
  optional,
  page,
  PlainDate,
  sweeping,
  wholeList,
} from '../../../../platform/contract/shapes.ts'
import { membershipNotFound } from '../../../people/members/record/refusals.ts'
import { timeBankNotFound } from '../time-banks/refusals.ts'
import { balanceReasons, payoutReasons } from '../reasons.ts'
import { balanceRefusals } from './refusals.ts'
import {
  AsOf,
  BalanceAccount,
  BalanceExplanation,
  BalanceProjection,
  BalanceTransaction,
  Kind,
  NewAccount,
  NewTransaction,
  WrittenTransaction,
} from './shapes.ts'

const ById = { id: idOf('balance_not_found') }
const readers = ['worktime.supervise', 'payroll.run', 'reports.team'] as const
const OnDate = optional(
  described(AsOf, 'The day at the end of which the balance is asked for; today when absent.'),
)

export const balances = contract({
  name: 'balances',
  tag: 'Balances',
  about: 'Time that members have saved or owe: accounts, every movement on them, and the closing of periods.',
  refusals: balanceRefusals,
  uses: { refusals: { ...membershipNotFound, ...timeBankNotFound } },
  events: {},
  reasons: { ...balanceReasons, ...payoutReasons },
  audited: { balance_account: { '*': 'open', reason: 'personal' } },
  operations: {
    list: {
      method: 'GET',
      path: '/v1/balances',
      sweeps: { table: 'balance_accounts', deletions: 'never' },
      summary: 'List balances',
      description:
        'Page through the balance accounts of the members in reach: payroll and administrators see the whole organisation, a manager their reports and themselves.',
      needs: readers,
      listed: { q: 'the name of the member', ids: true },
      query: object({
        ...sweeping,
        membershipId: onlyOf('Only the accounts of the member.', 'membershipId'),
        kind: optional(Kind),
        asOf: OnDate,
      }),
      answers: page(BalanceAccount),
    },
    get: {
      method: 'GET',
      path: '/v1/balances/{id}',
      summary: 'Read a balance',
      description: 'A balance account as of a day: one of the caller, or of a member in reach.',
      needs: 'none',
      params: ById,
      query: object({ asOf: OnDate }),
      answers: BalanceAccount,
      refuses: ['balance_not_found'],
    },
    listOwn: {
      method: 'GET',
      path: '/v1/me/balances',
      summary: 'List own balances',
      description: 'The balance accounts of the caller as of a day.',
      needs: 'none',
      query: object({ asOf: OnDate }),
      answers: wholeList(BalanceAccount),
    },
    open: {
      method: 'POST',
      path: '/v1/balances',
      summary: 'Open a balance account',
      description:
        'Opens an account of a member, so that it can be given an opening balance. Accounts also open by themselves with the first movement; one that is there already is answered as it is.',
      needs: ['payroll.run', 'org.admin'],
      body: NewAccount,
      status: 201,
      answers: BalanceAccount,
      refuses: ['membership_not_found', 'time_bank_not_found', 'balance_time_bank_mismatch'],
      example: { body: { membershipId: exampleId('membershipId'), kind: 'flex' } },
    },
    listTransactions: {
      method: 'GET',
      path: '/v1/balances/{id}/transactions',
      sweeps: { table: 'balance_transactions', deletions: 'never' },
      summary: 'List the movements of a balance',
      description:
        'Page through the movements of an account, the latest day first. No movement is ever changed or deleted; what is taken back is taken back by another one.',
      needs: 'none',
      params: ById,
      query: object({
        ...sweeping,
        from: optional(described(PlainDate, 'Only movements of this day and later.')),
        to: optional(described(PlainDate, 'Only movements of this day and earlier.')),
      }),
      answers: page(BalanceTransaction),
      refuses: ['balance_not_found'],
    },
    addTransaction: {
      method: 'POST',
      path: '/v1/balances/{id}/transactions',
      summary: 'Correct a balance',
      description:
        "Moves a balance by hand, with a reason: a supervisor that of a report, payroll and administrators anybody's. Where the setting `balanceCorrectionsNeedSecondApprover` is on it waits for a second person, and nothing moves yet.",
      needs: ['worktime.supervise', 'payroll.run', 'org.admin'],
      params: ById,
      body: NewTransaction,
      status: 201,
      answers: WrittenTransaction,
      refuses: [
        'balance_not_found',
        'balance_own_account',
        'balance_amount_zero',
        'balance_date_in_future',
        'insufficient_role',
      ],
      example: { body: { minutes: 120, reason: 'Two hours of travel were not recorded.' } },
    },
    explain: {
      method: 'GET',
      path: '/v1/balances/{id}/explain',
      summary: 'Explain a balance',
      description:
        'Unfolds a balance to the days, weeks, absences and corrections that made it. The window is at most 366 days; what was there before is one figure.',
      needs: 'none',
      params: ById,
      query: object({
        asOf: OnDate,
        from: optional(described(PlainDate, 'The first day to unfold; 92 days before `asOf` when absent.')),
      }),
      answers: BalanceExplanation,
      refuses: ['balance_not_found', 'range_end_before_start', 'range_too_long'],
    },
    project: {
      method: 'GET',
      path: '/v1/balances/{id}/projection',
      summary: 'Look ahead at a balance',
      description:
        'What a balance would be on a day to come, by what is planned already: approved absences that take from it, and what the ends of periods would cut. At most 366 days ahead.',
      needs: 'none',
      params: ById,
      query: object({ until: described(PlainDate, 'The day up to which to look ahead.') }),
      answers: BalanceProjection,
      refuses: ['balance_not_found', 'range_end_before_start', 'range_too_long'],
      example: { query: { until: '2027-06-30' } },
    },
  },
})
