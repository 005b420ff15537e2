import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { type Id, isId, newId } from '../../../../platform/vocabulary/ids.ts'
import {
  type AbsenceAccounts,
  type AbsenceReason,
  absenceReasonInEnglish,
  type AskedPeriod,
  type PlanContext,
  type PlannedPeriod,
} from '../../absences/port.ts'
import { holidaysOfAllTime } from '../../../company/catalogs/holidays/port.ts'
import { expectedDays } from '../../work-days/port.ts'
import { textOf } from '../accruals/amounts.ts'
import { activePolicyIds } from '../policies/port.ts'
import { historiesOf } from './histories.ts'
import { type Material, materialOf } from './material.ts'
import { planned, type PlanTerms } from './planning.ts'
import type { LeaveTransaction } from './record.ts'
import { sumOf } from './rows.ts'
import { kept } from './told.ts'
import * as store from './store.ts'

/** Leave by policies, for absences that are taken from it: `takesRef` is the id of a policy. */
export const leaveOfAbsences: AbsenceAccounts = {
  kind: 'leave',
  known: (db, refs) => activePolicyIds(db, refs.filter(isId)),
  plan,
  take,
  giveBack,
}

async function plan(
  db: TenantDb,
  asked: readonly AskedPeriod[],
  { timeZone }: PlanContext,
): Promise<readonly PlannedPeriod[]> {
  const dates = asked.flatMap(period => period.dates.map(({ date }) => date)).toSorted()
  const [from, to] = [dates[0], dates.at(-1)]
  if (from === undefined || to === undefined) return asked.map(each => ({ ...each, days: [], refusal: null }))
  const members = [...new Set(asked.map(({ membershipId }) => membershipId))]
  const [material, holidays, expected] = await Promise.all([
    materialOf(db, members),
    holidaysOfAllTime(db),
    expectedDays(db, timeZone, members, from, to),
  ])
  const believed = without(
    material,
    asked.map(({ periodId }) => periodId),
  )
  const histories = await historiesOf(db, believed, believed.accounts, { until: to, timeZone })
  const terms: PlanTerms = {
    holidayOn: new Map(holidays(from, to).map(holiday => [holiday.date, holiday])),
    targetOn: (membershipId, date) => expected(membershipId, date).targetMinutes,
  }
  return planned(asked, histories, terms)
}

/** What the absences themselves have taken is left out of account. */
const without = (material: Material, periodIds: readonly Id[]): Material => {
  const ids = new Set(periodIds)
  const rowsOf = new Map(
    [...material.rowsOf].map(([id, rows]) => [id, rows.filter(row => !ids.has(row.sourceId ?? ''))]),
  )
  return { ...material, rowsOf }
}

async function take(
  tx: WriteTransaction,
  taken: readonly PlannedPeriod[],
  why: AbsenceReason,
): Promise<void> {
  const accounts = await store.accountsOf(tx, [...new Set(taken.map(({ membershipId }) => membershipId))])
  const accountAt = new Map(accounts.map(account => [store.placeOf(account), account]))
  const rows = taken.flatMap(({ periodId, membershipId, ref, days }) => {
    const account = accountAt.get(store.placeOf({ membershipId, leavePolicyId: ref.toLowerCase() }))
    if (!account) return []
    return days
      .filter(({ amount }) => amount !== 0)
      .map(
        ({ date, amount }): LeaveTransaction => ({
          id: newId(),
          accountId: account.id,
          membershipId,
          leavePolicyId: account.leavePolicyId,
          leaveYearStart: date,
          effectiveDate: date,
          amount: textOf(Math.round(-amount * 10_000)),
          kind: 'usage',
          line: null,
          sourceType: 'absence',
          sourceId: periodId,
          ruleVersionId: null,
          explain: kept(why),
          reason: null,
          actorMembershipId: null,
          createdAt: tx.now,
        }),
      )
  })
  return appended(tx, rows)
}

/** Counter-rows for what each absence has taken of each date and not given back. */
async function giveBack(tx: WriteTransaction, periodIds: readonly Id[], why: AbsenceReason): Promise<void> {
  const taken = await store.transactionsOfSources(tx, periodIds)
  const ofDates = Map.groupBy(taken, row => `${row.accountId} ${row.sourceId} ${row.effectiveDate}`)
  const rows = [...ofDates.values()].flatMap((ofDate): LeaveTransaction[] => {
    const [first] = ofDate
    const left = sumOf(ofDate)
    if (!first || left === 0) return []
    const shared = { ...first, id: newId(), kind: 'reversal' as const, sourceType: 'absence' as const }
    return [
      {
        ...shared,
        amount: textOf(-left),
        explain: kept(why),
        reason: absenceReasonInEnglish(why),
        createdAt: tx.now,
      },
    ]
  })
  return appended(tx, rows)
}

async function appended(tx: WriteTransaction, rows: readonly LeaveTransaction[]): Promise<void> {
  if (rows.length === 0) return
  tx.defer(store.append(tx, rows))
  tx.defer(store.touch(tx, [...new Set(rows.map(({ accountId }) => accountId))]))
}
