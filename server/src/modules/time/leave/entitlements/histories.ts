import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { addDays, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { Gain, History, Movement } from '../accruals/ledger.ts'
import { leaveYearsBetween } from '../accruals/leave-years.ts'
import { gainsByLevels, type Holding } from '../accruals/levels.ts'
import { common, earlier } from '../accruals/spans.ts'
import { gainsByAct } from '../finnish/earning.ts'
import type { DatedPolicy, PolicyWithVersions } from '../policies/dated.ts'
import { type DayFacts, dayFactsOf } from './day-facts.ts'
import type { Material } from './material.ts'
import type { LeaveAccount, LeaveTransaction } from './record.ts'
import { gainsBefore, movementsIn } from './rows.ts'

/** An account with the whole history of it, as facts and rules have it now. */
export interface AccountHistory {
  readonly account: LeaveAccount
  readonly policy: PolicyWithVersions
  readonly holding: Holding
  readonly rows: readonly LeaveTransaction[]
  readonly history: History
  /** Up to when the history knows what is earned. */
  readonly until: PlainDate
}

export interface Wanted {
  /** Up to when at least what is earned is wanted; planned leave is looked at to its end. */
  readonly until: PlainDate
  readonly timeZone: string
  /** Whether nothing that rows tell is believed of what was earned. */
  readonly fromNothing?: boolean
  /** What days are worth, where it is read already. */
  readonly facts?: DayFacts
  /** Rules to look at in place of those of a policy. */
  readonly tried?: { readonly policyId: Id; readonly versions: readonly DatedPolicy[] }
}

/**
 * The histories of accounts. What was earned by the act is believed as far as it is settled and none of its facts have
 * changed: only the days of accounts for which that is not so are read.
 */
export async function historiesOf(
  db: TenantDb,
  material: Material,
  accounts: readonly LeaveAccount[],
  wanted: Wanted,
): Promise<AccountHistory[]> {
  const drafts = accounts.flatMap(account => draftOf(account, material, wanted))
  const due = drafts.filter(({ countedFrom }) => countedFrom !== null)
  const facts = due.length === 0 ? null : (wanted.facts ?? (await factsOf(db, wanted.timeZone, due)))
  return drafts.map(draft => historyOf(draft, facts))
}

interface Draft extends Omit<AccountHistory, 'history'> {
  readonly versions: readonly DatedPolicy[]
  readonly movements: readonly Movement[]
  /** From when on days are counted by the act; null for no day. */
  readonly countedFrom: PlainDate | null
}

function draftOf(account: LeaveAccount, material: Material, wanted: Wanted): Draft[] {
  const policy = material.policies.get(account.leavePolicyId)
  if (!policy) return []
  const { tried } = wanted
  const versions = tried?.policyId === policy.id ? tried.versions : policy.versions
  const rows = material.rowsOf.get(account.id) ?? []
  const movements = movementsIn(rows)
  const until = movements.reduce((last, { date }) => (date > last ? date : last), wanted.until)
  const holding = material.holdingOf(account.membershipId, policy.id)
  const draft = { account, policy, versions, rows, movements, holding, until }
  const fromNothing = wanted.fromNothing === true || tried !== undefined
  return [{ ...draft, countedFrom: countedFrom(draft, fromNothing) }]
}

function countedFrom(
  { account, versions, holding, until }: Omit<Draft, 'countedFrom'>,
  fromNothing: boolean,
): PlainDate | null {
  const [first] = common(holding.employments, holding.held)
  if (!first || !versions.some(({ kind }) => kind === 'finnish_annual_holiday')) return null
  const { settledThrough, nextLineOn, changedFrom } = account
  if (fromNothing || settledThrough === null || nextLineOn === null) return first.from
  if (changedFrom === null && until < nextLineOn) return null
  const from = earlier(changedFrom, addDays(settledThrough, 1)) ?? settledThrough
  const [year] = leaveYearsBetween(versions, first.from, from, from)
  return year && year.start > first.from ? year.start : first.from
}

const factsOf = (db: TenantDb, timeZone: string, due: readonly Draft[]): Promise<DayFacts> =>
  dayFactsOf(
    db,
    timeZone,
    due.map(({ account }) => account.membershipId),
    {
      from: due.map(draft => draft.countedFrom ?? draft.until).toSorted()[0] ?? '',
      to: earningYearEnd(
        due
          .map(({ until }) => until)
          .toSorted()
          .at(-1) ?? '',
      ),
    },
  )

/** The 31 March on a date or after it. */
const earningYearEnd = (date: PlainDate): PlainDate => {
  const year = Number(date.slice(0, 4))
  return date <= `${year}-03-31` ? `${year}-03-31` : `${year + 1}-03-31`
}

function historyOf(draft: Draft, facts: DayFacts | null): AccountHistory {
  const { account, policy, versions, rows, movements, holding, until } = draft
  const gains = [...earnedByAct(draft, facts), ...gainsByLevels(versions, holding, until)]
  const dates = [
    ...common(holding.employments, holding.held).map(({ from }) => from),
    ...movements.flatMap(({ date, leaveYearStart }) => [date, leaveYearStart]),
    until,
  ]
  const from = dates.toSorted()[0] ?? until
  const later = Temporal.PlainDate.from(until).add({ years: 3 }).toString()
  const years = leaveYearsBetween(versions, holding.employments[0]?.from ?? from, from, later)
  const history = { versions, years, gains, movements }
  return { account, policy, holding, rows, until, history }
}

function earnedByAct(
  { account, versions, rows, holding, until, countedFrom }: Draft,
  facts: DayFacts | null,
): Gain[] {
  if (!versions.some(({ kind }) => kind === 'finnish_annual_holiday')) return []
  if (countedFrom === null || !facts) return gainsBefore(rows, addDays(until, 1)).filter(isOfAct)
  const counted = gainsByAct(versions, holding, { from: countedFrom, until }, date =>
    facts(account.membershipId, date),
  )
  return [...gainsBefore(rows, countedFrom).filter(isOfAct), ...counted]
}

/** Lines by levels name their period by two dates; they are worked out anew each time. */
const isOfAct = ({ line }: Gain): boolean => !/^gain \d{4}-\d\d-\d\d /.test(line)
