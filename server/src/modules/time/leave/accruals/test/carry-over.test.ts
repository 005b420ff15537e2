import { describe, expect, it } from 'vitest'
import { amountOf } from '../amounts.ts'
import { ledger } from '../ledger.ts'
import { absence, employed, general, historyOf, lostOn, figures, usage, yearly } from './policies.ts'

const start = employed('2024-01-01')

describe('carry-over and expiry of leave', () => {
  it.each([
    [0, 10],
    [8, 2],
    [10, 0],
    [12, 0],
  ])('of 10 days carried over, %i taken before the expiry, %i expire', (taken, expired) => {
    const versions = general({ levels: [yearly(10)], carryOverExpiresAfterMonths: 3 })
    const movements = taken === 0 ? [] : [usage('2025-02-10', taken)]
    const history = historyOf(versions, start, '2025-12-31', { movements })
    expect(lostOn(history, '2025-04-01')).toBe(expired)
    expect(figures(history, '2025-04-01').available).toBe(20 - taken - expired)
  })

  it('of 21 days a year with a cap of 28 and 7 carried at most, 15 taken leave 27 the next year', () => {
    const versions = general({ levels: [yearly(21)], balanceCap: 28, carryOverMax: 7 })
    const history = historyOf(versions, start, '2025-12-31', { movements: [usage('2024-07-01', 15)] })
    expect(figures(history, '2025-01-01').available).toBe(27)
  })

  it('with nothing taken the cap of 28 leaves 28, and 14 are lost', () => {
    const versions = general({ levels: [yearly(21)], balanceCap: 28, carryOverMax: 7 })
    const history = historyOf(versions, start, '2025-12-31')
    expect(figures(history, '2025-01-01').available).toBe(28)
    expect(lostOn(history, '2025-01-01')).toBe(14)
  })

  it('milestones of 20, 21, 22 and 23 days with up to 5 carried for 6 months: 20; 26 then 21; 27 then 22; 28 then 23', () => {
    const levels = [yearly(20), yearly(21, 1), yearly(22, 2), yearly(23, 3)]
    const versions = general({ levels, carryOverMax: 5, carryOverExpiresAfterMonths: 6 })
    const history = historyOf(versions, start, '2027-12-31')
    const on = (date: string) => figures(history, date).available
    expect(on('2024-01-01')).toBe(20)
    expect([on('2025-01-01'), on('2025-06-30'), on('2025-07-01')]).toEqual([26, 26, 21])
    expect([on('2026-01-01'), on('2026-07-01')]).toEqual([27, 22])
    expect([on('2027-01-01'), on('2027-07-01')]).toEqual([28, 23])
  })

  describe('an absence over the expiry of 5 residual days on 1 April', () => {
    const rules = { levels: [yearly(25)], carryOverMax: 5, carryOverExpiresAfterMonths: 3 }
    const movements = [usage('2024-08-01', 20), ...absence('2025-03-30', '2025-04-02')]
    const usedOf = (versions: ReturnType<typeof general>) => {
      const history = historyOf(versions, start, '2025-12-31', { movements })
      const lots = ledger(history, '2025-04-02').lots.filter(lot => lot.leaveYearStart === '2025-01-01')
      const used = (carried: boolean) => lots.find(lot => lot.carried === carried)?.used
      return { residual: used(true), current: used(false), lost: lostOn(history, '2025-04-01') }
    }

    it('takes 2 residual and 2 current days by its days', () => {
      expect(usedOf(general(rules))).toEqual({ residual: amountOf(2), current: amountOf(2), lost: 3 })
    })

    it('takes 4 residual days where the policy looks at its beginning', () => {
      expect(usedOf(general({ ...rules, expirySplit: 'by_start' }))).toEqual({
        residual: amountOf(4),
        current: 0,
        lost: 1,
      })
    })
  })

  it('a holiday on a day of leave that was taken gives the day back: 13 are carried, not 12', () => {
    const versions = general({ levels: [yearly(22)] })
    const taken = absence('2024-05-06', '2024-05-15')
    const carried = (movements: typeof taken) =>
      figures(historyOf(versions, start, '2025-12-31', { movements }), '2025-01-01').carriedOver
    expect(carried(taken)).toBe(12)
    expect(carried(taken.slice(1))).toBe(13)
  })

  it('the newest is taken first where the policy says so', () => {
    const versions = general({ levels: [yearly(10)], consumeOrder: 'newest_first', carryOverMax: 5 })
    const history = historyOf(versions, start, '2025-12-31', { movements: [usage('2025-03-03', 4)] })
    expect(figures(history, '2025-03-03')).toMatchObject({
      accrued: 10,
      carriedOver: 5,
      used: 4,
      available: 11,
    })
    const [carried] = ledger(history, '2025-03-03').lots.filter(lot => lot.carried)
    expect(carried?.used).toBe(0)
  })
})

describe('what is left', () => {
  it('leaves what is planned untouched, and counts what comes until then', () => {
    const monthly = { ...yearly(2), frequency: 'monthly', gainedAt: 'end' } as const
    const versions = general({ levels: [monthly] })
    const history = historyOf(versions, start, '2024-12-31', { movements: [usage('2024-07-15', 10)] })
    expect(figures(history, '2024-03-31')).toMatchObject({ accrued: 6, planned: 10, available: 2 })
    expect(figures(history, '2024-06-30').available).toBe(2)
    expect(figures(history, '2024-12-31').available).toBe(14)
  })

  it('may go below nothing as far as the floor', () => {
    const versions = general({ levels: [yearly(5)], negativeFloor: 3 })
    const history = historyOf(versions, start, '2024-12-31', { movements: [usage('2024-02-01', 7)] })
    expect(figures(history, '2024-02-01').available).toBe(1)
    expect(
      figures(historyOf(versions, start, '2025-12-31', { movements: [usage('2024-02-01', 7)] }), '2025-01-01')
        .available,
    ).toBe(6)
  })

  it('tells what is lost unless it is taken, the earliest first', () => {
    const versions = general({ levels: [yearly(20)], carryOverMax: 5, carryOverExpiresAfterMonths: 6 })
    const history = historyOf(versions, start, '2024-12-31', { movements: [usage('2024-07-15', 10)] })
    expect(figures(history, '2024-08-01').expiring).toEqual([
      { amount: 5, expiresOn: '2024-12-31' },
      { amount: 5, expiresOn: '2025-06-30' },
    ])
  })
})
