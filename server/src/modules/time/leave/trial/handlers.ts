import { checkedDate } from '../../../../platform/http/checked-date.ts'
import { handle } from '../../../../platform/http/handler.ts'
import { dateIn, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { placeVersion } from '../../../../platform/vocabulary/versions.ts'
import { numberOf } from '../accruals/amounts.ts'
import { figuresOn } from '../accruals/figures.ts'
import { type History, ledger } from '../accruals/ledger.ts'
import { historiesOf } from '../entitlements/histories.ts'
import { materialOf } from '../entitlements/material.ts'
import { accountsOfPolicy } from '../entitlements/store.ts'
import {
  allPolicies,
  checkRules,
  completeRules,
  type DatedPolicy,
  type GivenRules,
} from '../policies/port.ts'
import { leavePolicyTrials } from './contract.ts'

interface Difference {
  readonly availableBefore: number
  readonly availableAfter: number
  readonly lines: readonly {
    readonly line: string
    readonly date: PlainDate
    readonly before: number
    readonly after: number
  }[]
}

/** What other rules change of an account up to a date, or undefined for nothing. */
function difference(before: History, after: History, date: PlainDate): Difference | undefined {
  const [was, is] = [linesOf(before, date), linesOf(after, date)]
  const lines = [...new Map([...was, ...is])]
    .map(([line, { date: on }]) => ({
      line,
      date: on,
      before: numberOf(was.get(line)?.amount ?? 0),
      after: numberOf(is.get(line)?.amount ?? 0),
    }))
    .filter(line => line.before !== line.after)
    .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
  const availableBefore = figuresOn(before, date).available
  const availableAfter = figuresOn(after, date).available
  return lines.length === 0 && availableBefore === availableAfter
    ? undefined
    : { availableBefore, availableAfter, lines }
}

const linesOf = (history: History, date: PlainDate) =>
  new Map(ledger(history, date).lines.map(line => [line.line, line]))

const balancesAtOnce = 100

export const handlers = handle(leavePolicyTrials, {
  async tryVersion({ params, body, caller, now, db, refuse }) {
    const { timeZone } = caller.organisation
    const { version, afterBalanceId = null } = body
    const today = dateIn(timeZone, now)
    const until = checkedDate(body.date ?? today, today, refuse)
    const { validFrom, validTo = null, ...given } = version
    const rules = completeRules(given as GivenRules)
    const wrong = checkRules(rules)
    if (wrong) refuse(wrong.refusal, wrong.detail)
    const [policies, accounts] = await Promise.all([
      allPolicies(db),
      accountsOfPolicy(db, params.id, afterBalanceId, balancesAtOnce + 1),
    ])
    const policy =
      policies.find(({ id }) => id === params.id.toLowerCase()) ?? refuse('leave_policy_not_found')
    const added: DatedPolicy = { ...rules, versionId: newId(), validFrom, validTo }
    const placed = placeVersion(policy.versions, added)
    if ('refusal' in placed) return refuse(placed.refusal, placed.detail)
    const compared = accounts.slice(0, balancesAtOnce)
    const material = await materialOf(
      db,
      compared.map(({ membershipId }) => membershipId),
    )
    const wanted = { until, timeZone, fromNothing: true }
    const tried = { policyId: policy.id, versions: placed.versions }
    const [before, after] = await Promise.all([
      historiesOf(db, material, compared, wanted),
      historiesOf(db, material, compared, { ...wanted, tried }),
    ])
    const changes = before.flatMap(({ account, history }, index) => {
      const changed = difference(history, after[index]?.history ?? history, until)
      if (!changed) return []
      const { id: leaveBalanceId, membershipId } = account
      return [{ leaveBalanceId, membershipId, ...changed, lines: [...changed.lines] }]
    })
    return {
      asOf: until,
      comparedCount: compared.length,
      changes,
      nextAfterId: accounts.length > balancesAtOnce ? (compared.at(-1)?.id ?? null) : null,
    }
  },
})
