import { type RawBuilder, sql } from 'kysely'
import { explained } from '../../../../platform/contract/sentences.ts'
import { keysetPage, openPage } from '../../../../platform/data/paging.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { checkedRange } from '../../../../platform/http/date-range.ts'
import { handle } from '../../../../platform/http/handler.ts'
import { addDays, dateIn, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import type { Locale } from '../../../../platform/vocabulary/locales.ts'
import { whole } from '../../../../platform/vocabulary/page.ts'
import { settingsOf } from '../../../company/organisation/port.ts'
import { authorityOver, findReachable, memberNamed } from '../../../people/members/port.ts'
import { moveBalances } from '../movements/moving.ts'
import type { BalanceTransaction } from '../movements/record.ts'
import { timeBanks } from '../time-banks/register.ts'
import { keptBalanceReasons } from '../reasons.ts'
import { balances } from './contract.ts'
import { saveCorrection } from './corrections/store.ts'
import { stepsAhead } from './projecting.ts'
import * as rules from './rules.ts'
import type { Explanation } from './shapes.ts'
import * as store from './store.ts'
import { boundsBetween } from './terms.ts'
import { accountView, rowView, transactionView, whyOf } from './view.ts'
import { keepsBalances, movableBy, visibleTo } from './visibility.ts'

type Source = Explanation['sources'][number]

/** Movements by what made them, in the order of their last days; what came and was taken back stays to be seen. */
function sourcesOf(rows: readonly BalanceTransaction[], language: Locale): Source[] {
  const bySource = Map.groupBy(rows, keyOf)
  return [...bySource.values()].flatMap(ofOne => {
    const [first] = ofOne
    if (!first) return []
    return [
      {
        sourceType: first.sourceType,
        sourceId: first.sourceId,
        from: first.countedFrom ?? datesOf(ofOne).reduce((a, b) => (a < b ? a : b)),
        to: datesOf(ofOne).reduce((a, b) => (a > b ? a : b)),
        minutes: ofOne.reduce((sum, { minutes }) => sum + minutes, 0),
        rows: ofOne.map(row => ({
          transactionId: row.id,
          kind: row.kind,
          minutes: row.minutes,
          ruleVersionId: row.ruleVersionId,
          ...whyOf(row, language),
          createdAt: row.createdAt,
        })),
      },
    ]
  })
}

const datesOf = (rows: readonly BalanceTransaction[]): PlainDate[] =>
  rows.map(({ effectiveDate }) => effectiveDate)

/** What a movement by hand made is its own source; a reversal is of the source that it takes back. */
const keyOf = (row: BalanceTransaction): string =>
  row.sourceType === 'manual'
    ? `manual ${row.reversesTransactionId ?? row.id}`
    : [row.sourceType, row.sourceId, row.countedFrom, row.effectiveDate].join(' ')

const longestWindow = 366
const usualWindow = 92

export const handlers = handle(balances, {
  async list({ query, caller, now, db }) {
    const asOf = query.asOf ?? dateIn(caller.organisation.timeZone, now)
    const { membershipId, kind } = query
    const page = openPage(db, query, {
      operation: 'balances.list',
      listed: { alias: 'a', text: memberNamed(db.orgId, sql`a.membership_id`) },
      keys: store.byId,
      sweep: store.sweep,
      within: asOf,
    })
    const ofPage = store.ofPage({ membershipId, kind }, visibleTo(caller), page.fragment)
    const { accounts, show } = await read(db, ofPage, asOf)
    const { items, pageInfo } = page.answer(accounts)
    return { items: items.map(show), pageInfo }
  },

  async get({ params, query, caller, now, db, refuse }) {
    const asOf = query.asOf ?? dateIn(caller.organisation.timeZone, now)
    const { accounts, show } = await read(db, store.withId(params.id, visibleTo(caller)), asOf)
    const [account] = accounts
    return account ? show(account) : refuse('balance_not_found')
  },

  async listOwn({ query, caller, now, db }) {
    const asOf = query.asOf ?? dateIn(caller.organisation.timeZone, now)
    const { accounts, show } = await read(db, store.ofMember(caller.membership.id), asOf)
    return whole(accounts.map(show))
  },

  async open({ body, caller, now, db, refuse, commit }) {
    const { kind, timeBankId = null } = body
    if ((kind === 'time_bank') !== (timeBankId !== null))
      refuse('balance_time_bank_mismatch', 'A time bank, and only that, has a timeBankId.')
    const asOf = dateIn(caller.organisation.timeZone, now)
    const membershipId = body.membershipId.toLowerCase()
    const [member, bank, found] = await Promise.all([
      findReachable(db, caller, membershipId),
      timeBankId === null ? null : timeBanks.store.find(db, timeBankId),
      store.findAccountOf(db, { membershipId, kind, timeBankId }, asOf),
    ])
    if (!member) refuse('membership_not_found')
    if (timeBankId !== null && !bank?.active) refuse('time_bank_not_found')
    const fresh = { id: newId(), membershipId, kind, timeBankId, createdAt: db.now, updatedAt: db.now }
    const account = await commit(rules.open(fresh, found), async opened => {
      if (!found) await store.insertAccount(db, opened)
    })
    const [view] = await shown(db, [{ ...account, balanceMinutes: found?.balanceMinutes ?? 0 }], asOf)
    return view ?? refuse('membership_not_found')
  },

  async listTransactions({ params, query, caller, now, db, language, refuse }) {
    const { from, to } = query
    const today = dateIn(caller.organisation.timeZone, now)
    const [account, page] = await Promise.all([
      store.findAccount(db, params.id, today, visibleTo(caller)),
      keysetPage(db, query, {
        operation: 'balances.listTransactions',
        keys: store.latestFirst,
        sweep: store.sweepTransactions,
        within: params.id,
        rows: keyset => store.listTransactions(db, params.id, { from, to }, keyset),
        show: row => transactionView(row, language),
      }),
    ])
    return account ? page : refuse('balance_not_found')
  },

  async addTransaction({ params, body, caller, now, db, language, refuse, commit }) {
    const today = dateIn(caller.organisation.timeZone, now)
    const [account, settings] = await Promise.all([
      store.findAccount(db, params.id, today, movableBy(caller)),
      settingsOf(db),
    ])
    if (!account) return refuse('balance_not_found')
    const decision = rules.correct(account, body, {
      today,
      by: caller.membership.id,
      keepsAll: keepsBalances(caller),
      authority: await authorityOver(db, caller, account.membershipId),
      selfApprovalAllowed: settings.selfApprovalAllowed,
      secondApprover: settings.balanceCorrectionsNeedSecondApprover,
      ...{ id: newId(), now: db.now },
    })
    const corrected = await commit(decision, state =>
      'movement' in state ? moveBalances(db, [state.movement]) : saveCorrection(db, state.correction),
    )
    const [written, after] = await Promise.all([
      'movement' in corrected ? store.lastWritten(db, account.id) : null,
      store.findAccount(db, account.id, today, movableBy(caller)),
    ])
    const [balance] = await shown(db, [after ?? account], today)
    if (!balance) return refuse('balance_not_found')
    return {
      balance,
      transaction: written ? rowView(written, language) : null,
      correction: 'correction' in corrected ? corrected.correction : null,
    }
  },

  async explain({ params, query, caller, now, db, language, refuse }) {
    const asOf = query.asOf ?? dateIn(caller.organisation.timeZone, now)
    const { from } = checkedRange(
      { from: query.from ?? addDays(asOf, -usualWindow), to: asOf },
      longestWindow,
      refuse,
    )
    const [account, rows] = await Promise.all([
      store.findAccount(db, params.id, asOf, visibleTo(caller)),
      store.transactionsBetween(db, params.id, from, asOf),
    ])
    if (!account) return refuse('balance_not_found')
    const unfolded = rows.reduce((sum, { minutes }) => sum + minutes, 0)
    const { id: accountId, balanceMinutes } = account
    const carriedMinutes = balanceMinutes - unfolded
    return { accountId, asOf, balanceMinutes, from, carriedMinutes, sources: sourcesOf(rows, language) }
  },

  async project({ params, query, caller, now, db, language, refuse }) {
    const today = dateIn(caller.organisation.timeZone, now)
    const { until } = query
    const found = store.withId(params.id, visibleTo(caller))
    const [[account], toCome, boundsOn] = await Promise.all([
      store.accounts(db, today, found),
      store.transactionsBetween(db, params.id, addDays(today, 1), until),
      boundsBetween(db, store.holdersOf(db.orgId, found), today, until),
    ])
    if (!account) return refuse('balance_not_found')
    checkedRange({ from: today, to: until }, longestWindow, refuse)
    const { id: accountId, balanceMinutes } = account
    const steps = stepsAhead({
      ...{ today, until, balanceMinutes, toCome },
      boundsOn: date => boundsOn(account, date),
    })
    const reached = [balanceMinutes, ...steps.map(step => step.balanceMinutes)]
    return {
      ...{ accountId, asOf: today, balanceMinutes, until },
      steps: steps.map(step => ({ ...step, ...explained(keptBalanceReasons, step.explanation, language) })),
      projectedMinutes: reached.at(-1) ?? balanceMinutes,
      lowestMinutes: Math.min(...reached),
    }
  },
})

/** Accounts, and how each is shown with what it may hold; their holders are found along with them. */
async function read(db: TenantDb, rest: RawBuilder<unknown>, asOf: PlainDate) {
  const [accounts, boundsOn] = await Promise.all([
    store.accounts(db, asOf, rest),
    boundsBetween(db, store.holdersOf(db.orgId, rest), asOf, asOf),
  ])
  const show = (account: store.AccountOn) => accountView(account, asOf, boundsOn(account, asOf))
  return { accounts, show }
}

async function shown(db: TenantDb, accounts: readonly store.AccountOn[], asOf: PlainDate) {
  if (accounts.length === 0) return []
  const members = [...new Set(accounts.map(({ membershipId }) => membershipId))]
  const boundsOn = await boundsBetween(db, members, asOf, asOf)
  return accounts.map(account => accountView(account, asOf, boundsOn(account, asOf)))
}
