import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { versionAt } from '../../../../platform/vocabulary/versions.ts'
import { firstOfFlexPeriod, lastOfFlexPeriod } from '../accounts/bounds.ts'
import { type MemberTerms, memberTerms } from '../movements/member-terms.ts'
import { alignMovements } from '../movements/moving.ts'
import type { AccountOf, Movement, RowInForce } from '../movements/record.ts'
import { settleBlankDates } from '../movements/settling-blanks.ts'
import { type BalanceOn, balancesOn, rowsOfSource } from '../movements/store.ts'
import { timeBanks } from '../time-banks/register.ts'
import { type AccountClosed, bankClosed, flexClosed, movementsOfClosing } from './caps.ts'
import type { Closing, ClosingResult, ToClose } from './slot.ts'

/** The end of flexitime periods: dates without entries are settled, and what is above the ceiling is cut. */
export const flexClosing: Closing = {
  kind: 'flex_period',
  order: 100,
  async close(tx, what) {
    const { date, members, timeZone } = what
    const terms = await memberTerms(tx, timeZone, members)
    const ending = members.filter(id => endsPeriod(terms, id, date))
    if (ending.length === 0) return []
    const from = ending
      .map(id => firstOfFlexPeriod(date, terms.modelOn(id, date)?.flexPeriodMonths ?? 12))
      .reduce((a, b) => (a < b ? a : b))
    await settleBlankDates(tx, ending, { from, to: date }, terms, {
      explanation: { code: 'found_anew_at_period_end', values: {} },
      actorMembershipId: what.actorMembershipId,
    })
    return closeAccounts(tx, { ...what, members: ending }, ({ kind, membershipId }, balance) => {
      const model = kind === 'flex' ? terms.modelOn(membershipId, date) : null
      return model && { part: 'flex', ...flexClosed(balance, model) }
    })
  },
}

const endsPeriod = (terms: MemberTerms, membershipId: Id, date: PlainDate): boolean => {
  const model = terms.modelOn(membershipId, date)
  return model?.kind === 'flex' && lastOfFlexPeriod(date, model.flexPeriodMonths) === date
}

/** The end of a year: the caps of time banks and what of them is carried over. */
export const bankClosing: Closing = {
  kind: 'year_end',
  order: 100,
  async close(tx, what) {
    if (!what.date.endsWith('-12-31')) return []
    const banks = new Map((await timeBanks.store.list(tx)).map(bank => [bank.id, bank]))
    return closeAccounts(tx, what, ({ timeBankId }, balance) => {
      const bank = timeBankId === null ? undefined : banks.get(timeBankId)
      const version = bank && versionAt(bank.versions, what.date)
      return version ? { part: `time_bank:${bank.code}`, ...bankClosed(balance, version) } : null
    })
  },
}

type Close = (account: AccountOf, balance: number) => (AccountClosed & { readonly part: string }) | null

/** Closes accounts by what is on them without the closing itself, so that a further run finds the same. Three statements. */
async function closeAccounts(tx: WriteTransaction, what: ToClose, close: Close): Promise<ClosingResult[]> {
  const { date, members, closingId, actorMembershipId } = what
  const [accounts, rows] = await Promise.all([
    balancesOn(tx, members, date),
    rowsOfSource(tx, 'closing', closingId, members),
  ])
  const rowsOf = Map.groupBy(rows, accountKey)
  const closed = accounts.flatMap(account => {
    const own = rowsOf.get(accountKey(account)) ?? []
    const before = account.minutes - own.reduce((sum, { minutes }) => sum + minutes, 0)
    const result = close(account, before)
    return result ? [{ account, own, before, result }] : []
  })
  const inForce: RowInForce[] = closed.flatMap(({ own }) => own)
  const wanted: Movement[] = closed.flatMap(({ account, result }) =>
    movementsOfClosing(account, result, { date, closingId }),
  )
  alignMovements(tx, inForce, wanted, {
    explanation: { code: 'closed_anew', values: {} },
    actorMembershipId,
  })
  return closed.map(({ account, before, result }) => resultOf(account, before, result))
}

const resultOf = (
  { membershipId }: BalanceOn,
  before: number,
  { part, cuts, warning }: AccountClosed & { readonly part: string },
): ClosingResult => ({
  membershipId,
  part,
  unit: 'minutes',
  before: String(before),
  after: String(cuts.reduce((sum, { minutes }) => sum + minutes, before)),
  rows: cuts.map(({ kind, minutes, explanation }) => ({ kind, amount: String(minutes), explanation })),
  warning,
})

const accountKey = ({ membershipId, kind, timeBankId }: AccountOf): string =>
  `${membershipId} ${kind} ${timeBankId}`
