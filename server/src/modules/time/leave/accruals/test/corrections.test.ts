import { describe, expect, it } from 'vitest'
import { amountOf } from '../amounts.ts'
import type { Movement } from '../ledger.ts'
import { employed, figures, general, historyOf, usage, yearly } from './policies.ts'

const correction = (date: string, days: number, leaveYearStart: string): Movement => ({
  ...usage(date, -days),
  amount: amountOf(days),
  kind: 'correction',
  leaveYearStart,
})

const on = (movements: readonly Movement[]) => {
  const versions = general({ levels: [yearly(10)] })
  const history = historyOf(versions, employed('2024-01-01'), '2025-12-31', { movements: [...movements] })
  const { accrued, carriedOver, used, available } = figures(history, '2025-06-01')
  return { accrued, carriedOver, used, available }
}

describe('corrections by hand', () => {
  const untouched = { accrued: 10, carriedOver: 10, used: 0, available: 20 }

  it('are of what was earned, and nobody has used what they take off', () => {
    expect(on([])).toEqual(untouched)
    expect(on([correction('2025-05-01', 2, '2025-01-01')])).toEqual({
      ...untouched,
      accrued: 12,
      available: 22,
    })
    expect(on([correction('2025-05-01', -2, '2025-01-01')])).toEqual({
      ...untouched,
      accrued: 8,
      available: 18,
    })
  })

  it('leave everything as it was where one takes back another', () => {
    const there = correction('2025-05-01', 2, '2025-01-01')
    expect(on([there, correction('2025-05-02', -2, '2025-01-01')])).toEqual(untouched)
  })

  it('take off what is left of other years where their own has too little', () => {
    expect(on([correction('2025-05-01', -12, '2025-01-01')])).toMatchObject({ used: 0, available: 8 })
  })
})
