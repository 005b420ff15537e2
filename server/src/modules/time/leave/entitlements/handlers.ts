import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Caller } from '../../../../platform/access/caller.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { keysetPage, openPage } from '../../../../platform/data/paging.ts'
import { checkedDate } from '../../../../platform/http/checked-date.ts'
import { handle } from '../../../../platform/http/handler.ts'
import { dateIn, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { memberOfAbsence } from '../../absences/port.ts'
import { reachableBy, memberNamed } from '../../../people/members/port.ts'
import { earningYears, monthsOf } from '../finnish/earning.ts'
import { leaveBalances } from './contract.ts'
import { readHistories } from './accounts-read.ts'
import { type DayFacts, dayFactsOf } from './day-facts.ts'
import type { AccountHistory } from './histories.ts'
import type { LeaveTransaction } from './record.ts'
import { movementsIn } from './rows.ts'
import * as rules from './rules.ts'
import * as store from './store.ts'
import * as view from './view.ts'

const readers = ['worktime.supervise', 'hr.manage', 'payroll.run', 'org.admin'] as const

/** One's own leave, and that of members whom those who answer for time, personnel or pay reach. */
export function visibleTo(caller: Caller, member: RawBuilder<unknown>): RawBuilder<boolean> {
  if (caller.capabilities.has('hr.manage')) return sql<boolean>`true`
  return readers.some(capability => caller.capabilities.has(capability))
    ? reachableBy(caller, sql`${caller.organisation.id}::uuid`, member)
    : sql<boolean>`${member} = ${caller.membership.id}`
}

const visible = (caller: Caller) => visibleTo(caller, sql`a.membership_id`)

export const handlers = handle(leaveBalances, {
  async list({ query, caller, now, db, reader, refuse }) {
    const date = dayOf(query.date, caller, now, refuse)
    const page = openPage(db, query, {
      operation: 'leaveBalances.list',
      listed: { alias: 'a', text: memberNamed(db.orgId, sql`a.membership_id`) },
      keys: store.keys,
      sweep: store.sweep,
      within: date,
    })
    const ofPage = store.ofPage(query, visible(caller), page.fragment)
    const histories = await readHistories(db, ofPage, until(caller, date))
    const { items, pageInfo } = page.answer(histories.map(each => ({ ...each.account, each })))
    return { items: items.map(({ each }) => view.balanceOn(each, date, reader.chosen)), pageInfo }
  },

  async get({ params, query, caller, now, db, reader, refuse }) {
    const date = dayOf(query.date, caller, now, refuse)
    const each = await historyOf(db, caller, params.id, date)
    return each ? view.balanceOn(each, date, reader.chosen) : refuse('leave_balance_not_found')
  },

  async transactions({ params, query, caller, db, language, refuse }) {
    const { from, to } = query
    if (from !== undefined && to !== undefined && to < from)
      refuse('range_end_before_start', `${to} is earlier than ${from}.`)
    const [account, page] = await Promise.all([
      store.findAccount(db, params.id, visible(caller)),
      keysetPage(db, query, {
        operation: 'leaveBalances.transactions',
        keys: store.transactionKeys,
        within: params.id,
        rows: keyset => store.transactionPage(db, params.id, { from, to }, keyset),
        show: row => view.transaction(row, language),
      }),
    ])
    return account ? page : refuse('leave_balance_not_found')
  },

  async correct({ params, body, caller, now, db, dryRun, reader, refuse, commit }) {
    const on = dayOf(body.effectiveDate, caller, now, refuse)
    const found = await historyOf(db, caller, params.id, on)
    const each = found ?? refuse('leave_balance_not_found')
    const decision = rules.correct(newId(), body, circumstances(each, caller, now))
    const row = await commit(decision, async added => {
      db.defer(store.touch(db, [each.account.id]))
      return store.append(db, [added])
    })
    const after = withRows(each, [row])
    return {
      dryRun,
      transaction: view.transaction(row, reader.language),
      balance: view.balanceOn(after, on, reader.chosen),
    }
  },

  async explain({ params, query, caller, now, db, reader, refuse }) {
    const { leaveYearStart } = query
    const date = dayOf(query.date, caller, now, refuse)
    const [found, facts] = await Promise.all([
      historyOf(db, caller, params.id, date),
      leaveYearStart === undefined ? null : factsAround(db, caller, params.id, leaveYearStart),
    ])
    const each = found ?? refuse('leave_balance_not_found')
    const months = leaveYearStart === undefined || !facts ? [] : monthsOfYear(each, leaveYearStart, facts)
    return { ...view.explanation(each, date, reader), months }
  },

  async fallIll({ params, body, caller, now, db, dryRun, reader, refuse, commit }) {
    const wanted = { ...body, absencePeriodId: body.absencePeriodId.toLowerCase() }
    const [found, absentMember] = await Promise.all([
      historyOf(db, caller, params.id, body.to),
      memberOfAbsence(db, wanted.absencePeriodId),
    ])
    const each = found ?? refuse('leave_balance_not_found')
    const hasTaken = each.rows.some(({ sourceId }) => sourceId === wanted.absencePeriodId)
    if (!hasTaken && absentMember !== each.account.membershipId) refuse('absence_not_found')
    const decision = rules.postpone(wanted, circumstances(each, caller, now), newId)
    const { waitingDays, movedDates, rows } = await commit(decision, async state => {
      db.defer(store.touch(db, [each.account.id]))
      return store.append(db, state.rows)
    })
    return {
      dryRun,
      waitingDays,
      movedDays: rows.length,
      movedDates: [...movedDates],
      balance: view.balanceOn(withRows(each, rows), body.to, reader.chosen),
    }
  },
})

/** The requested day, or today. */
function dayOf(
  asked: PlainDate | undefined,
  { organisation }: Caller,
  now: string,
  refuse: Parameters<typeof checkedDate>[2],
): PlainDate {
  const today = dateIn(organisation.timeZone, now)
  return checkedDate(asked ?? today, today, refuse)
}

const until = ({ organisation }: Caller, date: PlainDate) => ({
  until: date,
  timeZone: organisation.timeZone,
})

async function historyOf(
  db: TenantDb,
  caller: Caller,
  id: string,
  date: PlainDate,
): Promise<AccountHistory | undefined> {
  const [found] = await readHistories(db, store.withId(id, visible(caller)), until(caller, date))
  return found
}

const circumstances = (
  { account, history, rows }: AccountHistory,
  { membership }: Caller,
  now: string,
): rules.Circumstances => ({
  account,
  history,
  rows,
  now,
  actor: { id: membership.id, isAdmin: membership.role === 'admin' },
})

/** The same account with rows that were added to it. */
const withRows = (each: AccountHistory, added: readonly LeaveTransaction[]): AccountHistory => {
  const rows = [...each.rows, ...added]
  return { ...each, rows, history: { ...each.history, movements: movementsIn(rows) } }
}

/** What the days of the earning years around a date are worth, of the member of an account. */
function factsAround(db: TenantDb, caller: Caller, id: string, start: PlainDate): Promise<DayFacts> {
  const on = Temporal.PlainDate.from(start)
  const members = store.holdersOf(db.orgId, store.withId(id, visible(caller)))
  return dayFactsOf(db, caller.organisation.timeZone, members, {
    from: on.subtract({ years: 2 }).toString(),
    to: on.add({ years: 2 }).toString(),
  })
}

/** The months of an earning year by the act, with their days. */
function monthsOfYear({ account, history, holding }: AccountHistory, start: PlainDate, facts: DayFacts) {
  const end = history.years.find(year => year.start === start)?.end ?? start
  const years = earningYears(history.versions, holding, { from: start, until: end })
  return years
    .flatMap(year => monthsOf(year, date => facts(account.membershipId, date)))
    .map(({ days, ...month }) => ({ ...month, days: days.map(day => ({ ...day })) }))
}
