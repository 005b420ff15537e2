import { reasonKept } from '../../../../platform/contract/sentences.ts'
import { addDays, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { BalanceTransaction } from '../movements/record.ts'
import type { AccountBounds } from './bounds.ts'
import { type BalanceReason, keptBalanceReasons } from '../reasons.ts'
import type { Projection } from './shapes.ts'

/** What moves a balance, without a word of any language. */
type Step = Omit<Projection['steps'][number], 'explain' | 'explanation'> & {
  readonly explanation: BalanceReason
}

interface LookedAhead {
  readonly today: PlainDate
  readonly until: PlainDate
  /** What is there at the end of today. */
  readonly balanceMinutes: number
  /** What is written for later already, by date. */
  readonly toCome: readonly BalanceTransaction[]
  readonly boundsOn: (date: PlainDate) => AccountBounds
}

/** What moves a balance from tomorrow on: what is planned, and what the end of each period would cut. */
export function stepsAhead({ today, until, balanceMinutes, toCome, boundsOn }: LookedAhead): Step[] {
  const inForce = inForceAmong(toCome)
  const steps: Step[] = []
  let balance = balanceMinutes
  const add = (step: Omit<Step, 'balanceMinutes'>) => {
    balance += step.minutes
    steps.push({ ...step, balanceMinutes: balance })
  }
  const planned = (from: PlainDate, to: PlainDate) => {
    for (const row of inForce)
      if (from < row.effectiveDate && row.effectiveDate <= to)
        add({ date: row.effectiveDate, kind: 'planned', minutes: row.minutes, explanation: reasonOf(row) })
  }
  for (let from = today; from < until; ) {
    const next = addDays(from, 1)
    const { settlesOn } = boundsOn(next)
    const end = settlesOn === null || settlesOn > until ? until : settlesOn
    planned(from, end)
    if (end === settlesOn) {
      const cut = cutAt(end, balance, boundsOn(end))
      if (cut) add(cut)
    }
    from = end
  }
  return steps
}

const reasonOf = (row: BalanceTransaction): BalanceReason => reasonKept(keptBalanceReasons, row)

/** Without what was planned and taken back since: both rows stay, and nothing is to come of them. */
function inForceAmong(rows: readonly BalanceTransaction[]): readonly BalanceTransaction[] {
  const ids = new Set(rows.map(({ id }) => id))
  const takenBack = new Set(
    rows.flatMap(({ id, reversesTransactionId: reversed }) =>
      reversed !== null && ids.has(reversed) ? [id, reversed] : [],
    ),
  )
  return rows.filter(({ id }) => !takenBack.has(id))
}

/** What the end of a period would take from a balance. */
function cutAt(
  date: PlainDate,
  balance: number,
  { ceilingMinutes, carryOverMinutes }: AccountBounds,
): Omit<Step, 'balanceMinutes'> | null {
  if (ceilingMinutes !== null && balance > ceilingMinutes) {
    const limit = carryOverMinutes === null ? ceilingMinutes : Math.min(ceilingMinutes, carryOverMinutes)
    const values = { balanceMinutes: balance, limitMinutes: limit }
    return {
      ...{ date, kind: 'cap_cut', minutes: limit - balance },
      explanation: { code: 'projected_cap_cut', values },
    }
  }
  if (carryOverMinutes !== null && balance > carryOverMinutes) {
    const values = { balanceMinutes: balance, carryOverMinutes }
    return {
      ...{ date, kind: 'expiry', minutes: carryOverMinutes - balance },
      explanation: { code: 'projected_expiry', values },
    }
  }
  return null
}
