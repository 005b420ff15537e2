import { describe, expect, it } from 'vitest'
import { addDays } from '../../../../../platform/vocabulary/dates.ts'
import { thresholdOvertimeOf } from '../overtime-of-stretch.ts'
import { balanceTermsOf } from '../balance-terms.ts'
import type { OvertimeCompensation } from '../day.ts'
import { stretchOf } from '../stretch.ts'
import { dayOf, duration, everyDay, interpret, model, orderedWork, span, work } from './example-day.ts'
import { said } from './said.ts'

const MONDAY = '2026-03-02'

const compensations = (rest: Parameters<typeof interpret>[0]) =>
  interpret(rest).interpretation.lines.map(({ kind, minutes, compensation }) => [kind, minutes, compensation])

describe('what a line says of where its minutes go', () => {
  it.each(['overtime_account', 'banked_leave'] as const)('with %s: additional work and overtime', account => {
    const version = model('fixed', {
      ...everyDay(420),
      overtimeCompensation: account,
      evening: { fromMinutes: 1080, toMinutes: 1380, premiumBp: 1500 },
    })
    expect(compensations({ model: version, entries: [span(work, '07:00', '19:00')] })).toEqual([
      ['normal', 420, 'paid'],
      ['additional', 60, account],
      ['overtime_50', 120, account],
      ['overtime_100', 120, account],
      ['evening', 60, 'paid'],
    ])
  })

  it('is pay where the model says nothing else', () => {
    expect(compensations({ entries: [span(work, '08:00', '17:00')] })).toEqual([
      ['normal', 480, 'paid'],
      ['overtime_50', 60, 'paid'],
    ])
  })

  it('holds for work that the employer orders on a day of flexitime', () => {
    const version = model('flex', { overtimeCompensation: 'overtime_account' })
    const entries = [duration(work, 480), duration(orderedWork, 60)]
    const { balanceTerms } = interpret({ model: version, entries }).interpretation
    expect(balanceTerms).toMatchObject([{ accountKind: 'overtime', minutes: 90 }])
  })
})

describe('overtime of a stretch', () => {
  const week = (overtimeCompensation: OvertimeCompensation) => {
    const version = model('fixed', { overtimeCompensation })
    const days = Array.from({ length: 6 }, (_, index) =>
      dayOf({
        workDate: addDays(MONDAY, index),
        model: version,
        entries: [duration(work, index < 5 ? 480 : 360)],
      }),
    )
    const overtime = thresholdOvertimeOf(
      stretchOf(MONDAY, () => version),
      days,
    )
    return { days, overtime }
  }

  it('goes where the model of its day says, with what the day has not moved', () => {
    const { days, overtime } = week('overtime_account')
    expect(overtime.lines).toMatchObject([
      { kind: 'overtime_50', minutes: 360, replaces: 'additional', compensation: 'overtime_account' },
    ])
    expect(days[5]?.interpretation.balanceTerms).toMatchObject([{ minutes: 360 }])
    expect(overtime.balanceTerms).toMatchObject([
      {
        accountKind: 'overtime',
        minutes: 180,
        explanation: said('180 min time off: -360 min × 1 + 360 min × 1.5.'),
      },
    ])
  })

  it('goes there whole where its day was paid', () => {
    const { days } = week('overtime_account')
    const paid = days.map(({ lines, ...day }) => ({
      ...day,
      lines: lines.map(({ compensation: _, ...line }) => line),
    }))
    const stretch = stretchOf(MONDAY, () => model('fixed'))
    expect(thresholdOvertimeOf(stretch, paid).balanceTerms).toMatchObject([{ minutes: 540 }])
  })

  it('of plain pay moves nothing', () => {
    expect(week('paid').overtime).toMatchObject({ overtimeMinutes: 360, balanceTerms: [] })
  })
})

describe('balance terms of lines', () => {
  const line = (minutes: number, compensation: OvertimeCompensation) => ({
    minutes,
    creditBp: 15000,
    compensation,
  })

  it('are one for each account, and none for pay', () => {
    const lines = [line(60, 'paid'), line(60, 'banked_leave'), line(30, 'overtime_account')]
    expect(balanceTermsOf(lines)).toMatchObject([
      { accountKind: 'overtime', minutes: 45 },
      { accountKind: 'banked_leave', minutes: 90 },
    ])
  })

  it('take back exactly what they gave', () => {
    expect(balanceTermsOf([line(1, 'overtime_account')])).toMatchObject([{ minutes: 2 }])
    expect(balanceTermsOf([line(-1, 'overtime_account')])).toMatchObject([{ minutes: -2 }])
    expect(balanceTermsOf([line(7, 'banked_leave'), line(-7, 'banked_leave')])).toEqual([])
  })
})
