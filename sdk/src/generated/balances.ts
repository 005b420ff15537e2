// Generated from openapi.json by tools/generate-sdk.ts. Do not edit.

import type { Call, CallOptions, KeyedCallOptions } from '../call.ts'
import type { Page } from '../pages.ts'
import type {
  BalanceAccount,
  BalanceCorrection,
  BalanceExplanation,
  BalancePartReason,
  BalancePayout,
  BalanceProjection,
  BalanceReason,
  BalanceTransaction,
  PeriodClosing,
  PeriodClosingResult,
  WithNames,
} from './schemas.ts'

export type BalancesListQuery = {
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** Rows with `updatedAt` at or after it, ordered by (`updatedAt`, `id`). */
  updatedSince?: string | undefined
  /** Only the accounts of the member. */
  membershipId?: string | undefined
  /** What is counted: `flex`, `overtime` taken as time off, `banked_leave`, or a `time_bank` of the organisation. */
  kind?: 'flex' | 'overtime' | 'banked_leave' | 'time_bank' | undefined
  /** The day at the end of which the balance is asked for; today when absent. */
  asOf?: string | undefined
  /** A part of the name of the member, in whatever case and with or without accents. */
  q?: string | undefined
  /** Only the records with these ids, up to 100 with commas between. An id that names nothing, or nothing that the caller may read, is passed over. */
  ids?: string | undefined
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type BalancesListAnswer = Page<BalanceAccount> & WithNames

export type BalancesOpenBody = {
  /** Whose it is to be. */
  membershipId: string
  /** What is counted: `flex`, `overtime` taken as time off, `banked_leave`, or a `time_bank` of the organisation. */
  kind: 'flex' | 'overtime' | 'banked_leave' | 'time_bank'
  /** An active time bank, for the kind `time_bank`; null or absent for the others. */
  timeBankId?: string | null | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type BalancesOpenAnswer = BalanceAccount

export type BalancesGetQuery = {
  /** The day at the end of which the balance is asked for; today when absent. */
  asOf?: string | undefined
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type BalancesGetAnswer = BalanceAccount & WithNames

export type BalancesListOwnQuery = BalancesGetQuery

export type BalancesListOwnAnswer = Page<BalanceAccount> & WithNames

export type BalancesListTransactionsQuery = {
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** Rows with `updatedAt` at or after it, ordered by (`updatedAt`, `id`). */
  updatedSince?: string | undefined
  /** Only movements of this day and later. */
  from?: string | undefined
  /** Only movements of this day and earlier. */
  to?: string | undefined
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type BalancesListTransactionsAnswer = Page<BalanceTransaction> & WithNames

export type BalancesAddTransactionBody = {
  /** A `correction`, which is what it is when absent, or an `opening` balance, which needs `payroll.run` or `org.admin`. */
  kind?: 'correction' | 'opening' | undefined
  /** By how much the balance moves, in minutes; negative takes from it. Not 0. */
  minutes: number
  /** The day from whose end on it counts; today when absent, and never later. */
  effectiveDate?: string | undefined
  /** Why, for whoever reads the balance. */
  reason: string
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type BalancesAddTransactionAnswer = {
  balance: BalanceAccount
  /** The row; null where a second person must approve first. */
  transaction: {
    /** The record as paths and other records refer to it. It never changes. */
    id: string
    /** The balance account. */
    accountId: string
    /** The day from whose end on it counts. */
    effectiveDate: string
    /** By how much the balance moves, in minutes; negative takes from it. */
    minutes: number
    /** What it is. A `reversal` takes back another one; `cap_cut` is what lay above a ceiling at the end of a period. */
    kind:
      | 'accrual'
      | 'usage'
      | 'correction'
      | 'opening'
      | 'carry_over'
      | 'expiry'
      | 'payout'
      | 'cap_cut'
      | 'reversal'
    /** What made it: a work day, a `stretch` of days (a week or a period), a date without entries, an absence, a closing, somebody by hand, an import or a payout. */
    sourceType: 'work_day' | 'stretch' | 'blank_date' | 'absence' | 'closing' | 'manual' | 'import' | 'payout'
    /** The record that made it, by `sourceType`; null for a stretch, a date without entries and a correction by hand. */
    sourceId: string | null
    /** Of a stretch its first day, `effectiveDate` being the last; null otherwise. */
    countedFrom: string | null
    /** The transaction that it takes back; null for none. */
    reversesTransactionId: string | null
    /** The version of the worktime model that made it; null where no rule did. */
    ruleVersionId: string | null
    /** The lines of days that made it; empty for flex, which is no line. */
    parts: readonly {
      /** The day that the line is of. */
      workDate: string
      /** The kind of the line, such as `overtime_50`. */
      lineKind: string
      /** The minutes of the line. */
      minutes: number
      /** What a minute of it is worth, in hundredths of a per cent; 15000 is one and a half. */
      creditBp: number
      /** The version of the rule that made the line. */
      ruleVersionId: string
      explanation: BalancePartReason
      /** How the line came about, in words for people, in the language of the reader. */
      explain: string
    }[]
    /** Why, in the words of whoever wrote it; null where nobody did. */
    reason: string | null
    explanation: BalanceReason
    /** How it came about, in words for people, in the language of the reader. */
    explain: string
    /** Who approved, opened, corrected or closed; null when nobody of the organisation did. */
    actorMembershipId: string | null
    /** When the record was made. */
    createdAt: string
  } | null
  /** What waits for a second person, by the setting `balanceCorrectionsNeedSecondApprover`; null where nothing does. */
  correction: {
    /** The record as paths and other records refer to it. It never changes. */
    id: string
    /** The balance account. */
    accountId: string
    /** Whose balance it is. */
    membershipId: string
    /** What it is to be. */
    kind: 'correction' | 'opening'
    /** By how much the balance is to move, in minutes. */
    minutes: number
    /** The day from whose end on it is to count. */
    effectiveDate: string
    /** Why, in the words of whoever asked for it. */
    reason: string
    /** Whether somebody else has decided it. */
    state: 'submitted' | 'approved' | 'declined' | 'withdrawn'
    /** Why it was declined; null where nobody said. */
    declineReason: string | null
    /** Who asked for it; null for a key of the organisation. */
    askedByMembershipId: string | null
    /** Who decided it; null before. */
    decidedByMembershipId: string | null
    /** When it was decided or withdrawn; null before. */
    decidedAt: string | null
    /** When the record was made. */
    createdAt: string
    /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
    updatedAt: string
  } | null
}

export type BalancesExplainQuery = {
  /** The day at the end of which the balance is asked for; today when absent. */
  asOf?: string | undefined
  /** The first day to unfold; 92 days before `asOf` when absent. */
  from?: string | undefined
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type BalancesExplainAnswer = BalanceExplanation & WithNames

export type BalancesProjectQuery = {
  /** The day up to which to look ahead. */
  until: string
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type BalancesProjectAnswer = BalanceProjection & WithNames

export type BalanceCorrectionsListQuery = {
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** Rows with `updatedAt` at or after it, ordered by (`updatedAt`, `id`). */
  updatedSince?: string | undefined
  /** Only corrections in this state. */
  state?: 'submitted' | 'approved' | 'declined' | 'withdrawn' | undefined
  /** Only corrections of the account. */
  accountId?: string | undefined
  /** Only the records with these ids, up to 100 with commas between. An id that names nothing, or nothing that the caller may read, is passed over. */
  ids?: string | undefined
  /** What is answered besides, with commas between: `may`, what the caller may do with each record, as its `may`; `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: string | undefined
}

export type BalanceCorrectionsListAnswer = Page<BalanceCorrection> & WithNames

export type BalanceCorrectionsGetQuery = {
  /** What is answered besides, with commas between: `may`, what the caller may do with each record, as its `may`; `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: string | undefined
}

export type BalanceCorrectionsGetAnswer = BalanceCorrection & WithNames

export type BalanceCorrectionsApproveBody = {
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type BalanceCorrectionsApproveAnswer = BalanceCorrection

export type BalanceCorrectionsDeclineBody = {
  /** Why, for whoever asked for it. */
  reason?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type BalanceCorrectionsDeclineAnswer = BalanceCorrection

export type BalanceCorrectionsWithdrawBody = BalanceCorrectionsApproveBody

export type BalanceCorrectionsWithdrawAnswer = BalanceCorrection

export type BalancePayoutsListQuery = {
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** Rows with `updatedAt` at or after it, ordered by (`updatedAt`, `id`). */
  updatedSince?: string | undefined
  /** Only the records with these ids, up to 100 with commas between. An id that names nothing, or nothing that the caller may read, is passed over. */
  ids?: string | undefined
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type BalancePayoutsListAnswer = Page<BalancePayout> & WithNames

export type BalancePayoutsPayOutBody = {
  /** How much is paid out, in minutes. */
  minutes: number
  /** The day from whose end on it is gone from the balance; today when absent, and never later. */
  effectiveDate?: string | undefined
  /** Why, for whoever reads the balance. */
  reason: string
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type BalancePayoutsPayOutAnswer = BalancePayout

export type BalancePayoutsWithdrawPath = {
  /** An id. One that the organisation does not have, and text that is no id, answer `balance_not_found`. */
  id: string
  /** An id. One that the organisation does not have, and text that is no id, answer `balance_payout_not_found`. */
  payoutId: string
}

export type BalancePayoutsWithdrawBody = BalanceCorrectionsApproveBody

export type BalancePayoutsWithdrawAnswer = BalancePayout

export type PeriodClosingsListQuery = BalancePayoutsListQuery

export type PeriodClosingsListAnswer = Page<PeriodClosing> & WithNames

export type PeriodClosingsRunBody = {
  /** `flex_period`: the flexitime period of the worktime model that ends on the date. `year_end`: time banks, and leave of the leave years that end on it. */
  kind: 'flex_period' | 'year_end'
  /** The last day of the period or year; it must be over. */
  date: string
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type PeriodClosingsRunAnswer = {
  /** `flex_period`: the flexitime period of the worktime model that ends on the date. `year_end`: time banks, and leave of the leave years that end on it. */
  kind: 'flex_period' | 'year_end'
  /** The last day of what is closed. */
  date: string
  /** One that was broken off stays `running` until the same request is sent again. */
  state: 'running' | 'finished'
  /** Of how many members it is. */
  memberCount: number
  /** Of how many of them it is done. */
  closedCount: number
  /** Who ran it last; null when nobody of the organisation did. */
  startedByMembershipId: string | null
  /** When the record was made. */
  createdAt: string
  /** When it was done; null while it runs. */
  finishedAt: string | null
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
  /** The closing; null in a dry run. */
  id: string | null
  /** Whether nothing was kept. */
  dryRun: boolean
  /** How many results there are, over all members and parts. */
  resultCount: number
  /** How many of them are more or less after the closing than before. */
  changedCount: number
  /** The results that changed something or need somebody to look, at most 500; all of them are at `GET /v1/period-closings/{id}/results`. */
  results: readonly PeriodClosingResult[]
}

export type PeriodClosingsGetQuery = {
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type PeriodClosingsGetAnswer = PeriodClosing & WithNames

export type PeriodClosingsListResultsQuery = {
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** Only the results of the member. */
  membershipId?: string | undefined
  /** A part of the name of the member, in whatever case and with or without accents. */
  q?: string | undefined
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type PeriodClosingsListResultsAnswer = Page<PeriodClosingResult> & WithNames

export const balances = (call: Call) => ({
  /**
   * List balances
   *
   * Page through the balance accounts of the members in reach: payroll and administrators see the whole organisation, a manager their reports and themselves.
   *
   * Takes any credential that holds `worktime.supervise` or `payroll.run` or `reports.team`.
   *
   * `GET /v1/balances`; needs `worktime.supervise` or `payroll.run` or `reports.team`
   */
  list: (query: BalancesListQuery = {}, options?: CallOptions): Promise<BalancesListAnswer> =>
    call({ id: 'balances.list', method: 'GET', path: '/v1/balances' }, { query }, options),

  /**
   * Open a balance account
   *
   * Opens an account of a member, so that it can be given an opening balance. Accounts also open by themselves with the first movement; one that is there already is answered as it is.
   *
   * Takes any credential that holds `payroll.run` or `org.admin`.
   *
   * `POST /v1/balances`; needs `payroll.run` or `org.admin`
   */
  open: (body: BalancesOpenBody, options?: KeyedCallOptions): Promise<BalancesOpenAnswer> =>
    call({ id: 'balances.open', method: 'POST', path: '/v1/balances', keyed: true }, { body }, options),

  /**
   * Read a balance
   *
   * A balance account as of a day: one of the caller, or of a member in reach.
   *
   * Takes any credential.
   *
   * `GET /v1/balances/{id}`
   */
  get: (id: string, query: BalancesGetQuery = {}, options?: CallOptions): Promise<BalancesGetAnswer> =>
    call({ id: 'balances.get', method: 'GET', path: '/v1/balances/{id}' }, { path: { id }, query }, options),

  /**
   * List own balances
   *
   * The balance accounts of the caller as of a day.
   *
   * Takes any credential.
   *
   * `GET /v1/me/balances`
   */
  listOwn: (query: BalancesListOwnQuery = {}, options?: CallOptions): Promise<BalancesListOwnAnswer> =>
    call({ id: 'balances.listOwn', method: 'GET', path: '/v1/me/balances' }, { query }, options),

  /**
   * List the movements of a balance
   *
   * Page through the movements of an account, the latest day first. No movement is ever changed or deleted; what is taken back is taken back by another one.
   *
   * Takes any credential.
   *
   * `GET /v1/balances/{id}/transactions`
   */
  listTransactions: (
    id: string,
    query: BalancesListTransactionsQuery = {},
    options?: CallOptions,
  ): Promise<BalancesListTransactionsAnswer> =>
    call(
      { id: 'balances.listTransactions', method: 'GET', path: '/v1/balances/{id}/transactions' },
      { path: { id }, query },
      options,
    ),

  /**
   * Correct a balance
   *
   * Moves a balance by hand, with a reason: a supervisor that of a report, payroll and administrators anybody's. Where the setting `balanceCorrectionsNeedSecondApprover` is on it waits for a second person, and nothing moves yet.
   *
   * Takes any credential that holds `worktime.supervise` or `payroll.run` or `org.admin`.
   *
   * `POST /v1/balances/{id}/transactions`; needs `worktime.supervise` or `payroll.run` or `org.admin`
   */
  addTransaction: (
    id: string,
    body: BalancesAddTransactionBody,
    options?: KeyedCallOptions,
  ): Promise<BalancesAddTransactionAnswer> =>
    call(
      { id: 'balances.addTransaction', method: 'POST', path: '/v1/balances/{id}/transactions', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Explain a balance
   *
   * Unfolds a balance to the days, weeks, absences and corrections that made it. The window is at most 366 days; what was there before is one figure.
   *
   * Takes any credential.
   *
   * `GET /v1/balances/{id}/explain`
   */
  explain: (
    id: string,
    query: BalancesExplainQuery = {},
    options?: CallOptions,
  ): Promise<BalancesExplainAnswer> =>
    call(
      { id: 'balances.explain', method: 'GET', path: '/v1/balances/{id}/explain' },
      { path: { id }, query },
      options,
    ),

  /**
   * Look ahead at a balance
   *
   * What a balance would be on a day to come, by what is planned already: approved absences that take from it, and what the ends of periods would cut. At most 366 days ahead.
   *
   * Takes any credential.
   *
   * `GET /v1/balances/{id}/projection`
   */
  project: (id: string, query: BalancesProjectQuery, options?: CallOptions): Promise<BalancesProjectAnswer> =>
    call(
      { id: 'balances.project', method: 'GET', path: '/v1/balances/{id}/projection' },
      { path: { id }, query },
      options,
    ),
})

export const balanceCorrections = (call: Call) => ({
  /**
   * List corrections of balances
   *
   * Page through the corrections that needed a second person, the newest first: those of the members in reach.
   *
   * Takes any credential that holds `worktime.supervise` or `payroll.run` or `org.admin`.
   *
   * `GET /v1/balance-corrections`; needs `worktime.supervise` or `payroll.run` or `org.admin`
   */
  list: (
    query: BalanceCorrectionsListQuery = {},
    options?: CallOptions,
  ): Promise<BalanceCorrectionsListAnswer> =>
    call(
      { id: 'balanceCorrections.list', method: 'GET', path: '/v1/balance-corrections' },
      { query },
      options,
    ),

  /**
   * Read a correction of a balance
   *
   * Whoever the decision is delegated to reads it while it waits.
   *
   * Takes any credential that holds `worktime.supervise` or `payroll.run` or `org.admin`.
   *
   * `GET /v1/balance-corrections/{id}`; needs `worktime.supervise` or `payroll.run` or `org.admin`
   */
  get: (
    id: string,
    query: BalanceCorrectionsGetQuery = {},
    options?: CallOptions,
  ): Promise<BalanceCorrectionsGetAnswer> =>
    call(
      { id: 'balanceCorrections.get', method: 'GET', path: '/v1/balance-corrections/{id}' },
      { path: { id }, query },
      options,
    ),

  /**
   * Approve a correction of a balance
   *
   * Lets the balance move. Whoever asked for it, and whose balance it is, cannot. Whoever it is delegated to may do it too.
   *
   * Takes any credential that holds `worktime.supervise` or `payroll.run` or `org.admin`.
   *
   * `POST /v1/balance-corrections/{id}/approve`; needs `worktime.supervise` or `payroll.run` or `org.admin`
   */
  approve: (
    id: string,
    body: BalanceCorrectionsApproveBody = {},
    options?: KeyedCallOptions,
  ): Promise<BalanceCorrectionsApproveAnswer> =>
    call(
      {
        id: 'balanceCorrections.approve',
        method: 'POST',
        path: '/v1/balance-corrections/{id}/approve',
        keyed: true,
      },
      { path: { id }, body },
      options,
    ),

  /**
   * Decline a correction of a balance
   *
   * Whoever it is delegated to may do it too.
   *
   * Takes any credential that holds `worktime.supervise` or `payroll.run` or `org.admin`.
   *
   * `POST /v1/balance-corrections/{id}/decline`; needs `worktime.supervise` or `payroll.run` or `org.admin`
   */
  decline: (
    id: string,
    body: BalanceCorrectionsDeclineBody = {},
    options?: KeyedCallOptions,
  ): Promise<BalanceCorrectionsDeclineAnswer> =>
    call(
      {
        id: 'balanceCorrections.decline',
        method: 'POST',
        path: '/v1/balance-corrections/{id}/decline',
        keyed: true,
      },
      { path: { id }, body },
      options,
    ),

  /**
   * Withdraw a correction of a balance
   *
   * Takes back a correction that nobody has decided; only whoever asked for it can.
   *
   * Takes any credential that holds `worktime.supervise` or `payroll.run` or `org.admin`.
   *
   * `POST /v1/balance-corrections/{id}/withdraw`; needs `worktime.supervise` or `payroll.run` or `org.admin`
   */
  withdraw: (
    id: string,
    body: BalanceCorrectionsWithdrawBody = {},
    options?: KeyedCallOptions,
  ): Promise<BalanceCorrectionsWithdrawAnswer> =>
    call(
      {
        id: 'balanceCorrections.withdraw',
        method: 'POST',
        path: '/v1/balance-corrections/{id}/withdraw',
        keyed: true,
      },
      { path: { id }, body },
      options,
    ),
})

export const balancePayouts = (call: Call) => ({
  /**
   * List the payouts of a balance
   *
   * Page through what was paid out of an account, the newest first.
   *
   * Takes any credential that holds `payroll.run` or `org.admin`.
   *
   * `GET /v1/balances/{id}/payouts`; needs `payroll.run` or `org.admin`
   */
  list: (
    id: string,
    query: BalancePayoutsListQuery = {},
    options?: CallOptions,
  ): Promise<BalancePayoutsListAnswer> =>
    call(
      { id: 'balancePayouts.list', method: 'GET', path: '/v1/balances/{id}/payouts' },
      { path: { id }, query },
      options,
    ),

  /**
   * Pay out a balance
   *
   * Takes minutes from a balance and has them paid: the next payroll batch of the member whose period reaches the day has a line of the kind `payout` for them. When that batch is cancelled, they wait for the next. Nobody is paid what is not there.
   *
   * Takes any credential that holds `payroll.run` or `org.admin`.
   *
   * `POST /v1/balances/{id}/payout`; needs `payroll.run` or `org.admin`
   */
  payOut: (
    id: string,
    body: BalancePayoutsPayOutBody,
    options?: KeyedCallOptions,
  ): Promise<BalancePayoutsPayOutAnswer> =>
    call(
      { id: 'balancePayouts.payOut', method: 'POST', path: '/v1/balances/{id}/payout', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Withdraw a payout
   *
   * Gives back to the balance what no payroll batch has told yet.
   *
   * Takes any credential that holds `payroll.run` or `org.admin`.
   *
   * `POST /v1/balances/{id}/payouts/{payoutId}/withdraw`; needs `payroll.run` or `org.admin`
   */
  withdraw: (
    path: BalancePayoutsWithdrawPath,
    body: BalancePayoutsWithdrawBody = {},
    options?: KeyedCallOptions,
  ): Promise<BalancePayoutsWithdrawAnswer> =>
    call(
      {
        id: 'balancePayouts.withdraw',
        method: 'POST',
        path: '/v1/balances/{id}/payouts/{payoutId}/withdraw',
        keyed: true,
      },
      { path, body },
      options,
    ),
})

export const periodClosings = (call: Call) => ({
  /**
   * List closings
   *
   * Page through the closings of periods and years, the latest date first.
   *
   * Takes any credential that holds `payroll.run` or `org.admin`.
   *
   * `GET /v1/period-closings`; needs `payroll.run` or `org.admin`
   */
  list: (query: PeriodClosingsListQuery = {}, options?: CallOptions): Promise<PeriodClosingsListAnswer> =>
    call({ id: 'periodClosings.list', method: 'GET', path: '/v1/period-closings' }, { query }, options),

  /**
   * Close a period or a year
   *
   * Closes a flexitime period or a year of everybody. At the end of a flexitime period dates without entries are settled, what is above the ceiling is cut, and what is below the floor is reported; at the end of a year what time banks and leave do not carry over ends. It goes over a hundred members at a time, so that others may write meanwhile. The same request once more, also of a closing that was broken off or whose days were corrected since, ends in what is so then: what stands already is not written again. With `dryRun` it tells what it would do.
   *
   * Takes any credential that holds `payroll.run` or `org.admin`.
   *
   * `POST /v1/period-closings`; needs `payroll.run` or `org.admin`
   */
  run: (body: PeriodClosingsRunBody, options?: KeyedCallOptions): Promise<PeriodClosingsRunAnswer> =>
    call(
      { id: 'periodClosings.run', method: 'POST', path: '/v1/period-closings', keyed: true },
      { body },
      options,
    ),

  /**
   * Read a closing
   *
   * Takes any credential that holds `payroll.run` or `org.admin`.
   *
   * `GET /v1/period-closings/{id}`; needs `payroll.run` or `org.admin`
   */
  get: (
    id: string,
    query: PeriodClosingsGetQuery = {},
    options?: CallOptions,
  ): Promise<PeriodClosingsGetAnswer> =>
    call(
      { id: 'periodClosings.get', method: 'GET', path: '/v1/period-closings/{id}' },
      { path: { id }, query },
      options,
    ),

  /**
   * List the results of a closing
   *
   * Page through what a closing did, by member and by what was closed.
   *
   * Takes any credential that holds `payroll.run` or `org.admin`.
   *
   * `GET /v1/period-closings/{id}/results`; needs `payroll.run` or `org.admin`
   */
  listResults: (
    id: string,
    query: PeriodClosingsListResultsQuery = {},
    options?: CallOptions,
  ): Promise<PeriodClosingsListResultsAnswer> =>
    call(
      { id: 'periodClosings.listResults', method: 'GET', path: '/v1/period-closings/{id}/results' },
      { path: { id }, query },
      options,
    ),
})
