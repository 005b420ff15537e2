import { describe, expect, it } from 'vitest'
import { numberOf } from '../amounts.ts'
import { gainsByLevels } from '../levels.ts'
import { employed, general, version, yearly } from './policies.ts'

const gains = (versions: ReturnType<typeof general>, holding: ReturnType<typeof employed>, until: string) =>
  gainsByLevels(versions, holding, until).map(({ date, amount }) => [date, numberOf(amount)])

describe('leave by levels', () => {
  it.each([
    ['monthly', 'start', 12, '2026-01-01', '2026-12-01'],
    ['monthly', 'end', 12, '2026-01-31', '2026-12-31'],
    ['quarterly', 'end', 4, '2026-03-31', '2026-12-31'],
    ['twice_a_year', 'start', 2, '2026-01-01', '2026-07-01'],
    ['yearly', 'end', 1, '2026-12-31', '2026-12-31'],
  ] as const)('%s at the %s gives %i times a year', (frequency, gainedAt, times, first, last) => {
    const all = gains(
      general({ levels: [{ ...yearly(2), frequency, gainedAt }] }),
      employed('2026-01-01'),
      '2026-12-31',
    )
    expect([all.length, all[0], all.at(-1)]).toEqual([times, [first, 2], [last, 2]])
  })

  it.each([
    ['calendar', '2027-01-01'],
    ['credit_year', '2026-04-01'],
    ['anniversary', '2026-11-23'],
  ] as const)('of a %s year begins anew on %s', (leaveYear, date) => {
    const all = gains(general({ levels: [yearly(2)], leaveYear }), employed('2025-11-23'), '2027-02-01')
    expect(all.map(([on]) => on)).toContain(date)
  })

  it('gives for the days that the employment covers', () => {
    const levels = [{ ...yearly(24), gainedAt: 'end' as const }]
    expect(gains(general({ levels }), employed('2025-07-02', '2026-06-30'), '2026-12-31')).toEqual([
      ['2025-12-31', 12.0329],
      ['2026-06-30', 11.9014],
    ])
    const whole = general({ levels, proration: 'none' })
    expect(
      gains(whole, employed('2025-07-02', '2026-06-30'), '2026-12-31').map(([, amount]) => amount),
    ).toEqual([24, 24])
  })

  it.each([
    ['up', 1, 13],
    ['down', 1, 12],
    ['nearest', 0.5, 12],
    ['none', 1, 12.0329],
  ] as const)('rounds %s to %d: %d', (rounding, roundingStep, amount) => {
    const versions = general({ levels: [{ ...yearly(24), gainedAt: 'end' }], rounding, roundingStep })
    expect(gains(versions, employed('2025-07-02'), '2025-12-31')).toEqual([['2025-12-31', amount]])
  })

  it.each([
    ['days', 31, '2026-02-01'],
    ['months', 2, '2026-03-01'],
    ['years', 1, '2027-01-01'],
  ] as const)('begins after %s of employment', (startsAfterUnit, startsAfter, first) => {
    const level = { ...yearly(1), frequency: 'monthly', startsAfter, startsAfterUnit } as const
    expect(gains(general({ levels: [level] }), employed('2026-01-01'), '2027-06-30')[0]).toEqual([first, 1])
  })

  it('gives nothing on days that no version covers', () => {
    const monthly = { kind: 'general' as const, levels: [{ ...yearly(1), frequency: 'monthly' as const }] }
    const versions = [version(monthly, '2026-03-01', '2026-04-30'), version(monthly, '2026-06-01')]
    const months = gains(versions, employed('2026-01-01'), '2026-07-31').map(([date]) => date)
    expect(months).toEqual(['2026-03-01', '2026-04-01', '2026-06-01', '2026-07-01'])
  })
})
