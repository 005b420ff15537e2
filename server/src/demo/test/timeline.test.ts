import { describe, expect, it } from 'vitest'
import { observedHolidays } from '../../modules/company/catalogs/holidays/observed-holidays.ts'
import { addDays, dateIn, datesInRange } from '../../platform/vocabulary/dates.ts'
import { harmaja } from '../companies/harmaja/harmaja.ts'
import { saarni } from '../companies/saarni.ts'
import { letterOn } from '../days/rota.ts'
import { shiftStarts } from '../days/shift-day.ts'
import { Period, startOf } from '../timeline/period.ts'
import { plannedWindow } from '../timeline/shifts.ts'
import { dealSteps } from '../timeline/deals.ts'
import { retirementOf } from '../timeline/records.ts'
import { taskSteps } from '../timeline/tasks.ts'
import { timelineOf } from '../timeline/timeline.ts'
import { Ledger } from './ledger.ts'

const periodTo = (now: string): Period => {
  const today = dateIn('Europe/Helsinki', now)
  const holidays = observedHolidays(startOf(today), addDays(today, 62), [])
  return new Period(now, 'Europe/Helsinki', new Set(holidays.map(({ date }) => date)))
}

const timeline = (company: typeof harmaja, now: string) => timelineOf(company, periodTo(now), 'test')

// Steps of 61 days meet early, middle and late days of a month; the others are where calendars are odd.
const spread = datesInRange('2026-11-01', '2027-12-31').filter((_, index) => index % 61 === 0)
const odd = ['2026-12-31', '2027-01-01', '2027-01-06', '2027-03-28', '2027-05-31', '2027-10-31', '2028-02-29']
const todays = [...spread, ...odd]

const monthly = ['open_deal', 'move_deal', 'won', 'lost']

describe('the timeline', () => {
  it.each(todays)('on %s holds only what the rules allow, and leaves every state behind', today => {
    for (const company of [harmaja, saarni]) {
      const ledger = new Ledger(company)
      for (const step of timeline(company, `${today}T10:15:00.000Z`)) ledger.apply(step)
      expect(ledger.refused).toEqual([])
      expect(ledger.statuses()).toEqual(new Set(['draft', 'confirmed', 'approved', 'exported']))
      expect(ledger.returnedAndNotMended()).toBe(1)
      expect(ledger.batches.filter(count => count > 0).length).toBeGreaterThanOrEqual(2)
    }
  })

  it('on no date of a year leaves a task to nobody, or gives one to somebody who has left', () => {
    const wrong = datesInRange('2026-11-01', '2027-10-31').flatMap(today =>
      [harmaja, saarni].flatMap(company => {
        const period = periodTo(`${today}T10:15:00.000Z`)
        const lastDay = retirementOf(period)
        return taskSteps(company, period).flatMap(({ change }) => {
          if (change.does !== 'add') return []
          const { task, startDate } = change
          const here = task.assignees.filter(({ retires }) => !retires || startDate <= lastDay)
          if (here.length > 0 && here.length === task.assignees.length) return []
          return [`${today} ${task.key} begun on ${startDate}: ${task.assignees.map(({ key }) => key)}`]
        })
      }),
    )
    expect(wrong).toEqual([])
  })

  it.each(todays)(
    'on %s has deals that come in, go on, and are won and lost, in each of six months',
    today => {
      const now = Date.parse(`${today}T10:15:00.000Z`)
      const steps = dealSteps(harmaja, periodTo(`${today}T10:15:00.000Z`)).filter(({ at }) => at <= now)
      const happened = steps.map(step =>
        step.kind === 'close_deal' ? [step.at, step.closing.outcome] : [step.at, step.kind],
      )
      const month = 30 * 86_400_000
      for (let ago = 0; ago < 6; ago++)
        expect(
          new Set(
            happened.filter(([at]) => Math.floor((now - Number(at)) / month) === ago).map(([, what]) => what),
          ),
        ).toEqual(expect.toSatisfy((kinds: Set<unknown>) => monthly.every(kind => kinds.has(kind))))
      expect(happened.some(([, what]) => what === 'reopen_deal')).toBe(true)
    },
  )

  it.each(todays)(
    'on %s has weeks of a rota in which somebody was late, ill, or came on a day off',
    today => {
      const { from } = plannedWindow(today)
      const worked = timeline(harmaja, `${today}T10:15:00.000Z`).flatMap(step => {
        if (step.kind !== 'record' || step.person.work?.kind !== 'shifts') return []
        if (step.date < from || step.date >= today) return []
        const letter = letterOn(step.person.work.place, step.date)
        if (step.day.dayType !== null) return ['ill or away']
        if (letter === null) return ['helps out']
        return [(step.day.entries[0]?.from ?? 0) > shiftStarts[letter] ? 'late' : 'as planned']
      })
      expect(new Set(worked)).toEqual(new Set(['as planned', 'late', 'ill or away', 'helps out']))
    },
  )

  it('comes in order and ends by now', () => {
    const now = '2027-02-03T06:00:00.000Z'
    const instants = timeline(harmaja, now).map(({ at }) => at)
    expect(instants).toEqual(instants.toSorted((a, b) => a - b))
    expect(instants.at(-1)).toBeLessThanOrEqual(Date.parse(now))
  })

  it('is the same for the same seed and instant, and another for another seed', () => {
    const now = '2026-11-21T12:00:00.000Z'
    expect(timeline(saarni, now)).toEqual(timeline(saarni, now))
    expect(timelineOf(saarni, periodTo(now), 'other')).not.toEqual(timeline(saarni, now))
  })

  it('tells the same of a date whenever it is made', () => {
    const recorded = (now: string) =>
      new Map(
        timeline(harmaja, now).flatMap(step =>
          step.kind === 'record' && step.day.dayType === null
            ? [
                [
                  `${step.person.key} ${step.date}`,
                  step.day.entries.map(({ from, to }) => [from, to]),
                ] as const,
              ]
            : [],
        ),
      )
    const earlier = recorded('2026-11-21T12:00:00.000Z')
    const later = recorded('2026-12-10T12:00:00.000Z')
    const both = [...earlier.keys()].filter(day => later.has(day))
    expect(both.length).toBeGreaterThan(1000)
    for (const day of both) expect(later.get(day)).toEqual(earlier.get(day))
  })

  it('has night shifts, overtime, standby, travel, notes and every day type', () => {
    const days = timeline(harmaja, '2026-11-21T12:00:00.000Z').flatMap(step =>
      step.kind === 'record' ? [step.day] : [],
    )
    const entries = days.flatMap(day => day.entries)
    expect(entries.some(({ to }) => (to ?? 0) > 1440)).toBe(true)
    expect(new Set(entries.map(({ type }) => type))).toEqual(
      new Set([
        'work',
        'overtime_ordered',
        'training',
        'travel',
        'travel_outside',
        'standby',
        'break',
        'coffee_break',
        'errand',
      ]),
    )
    expect(new Set(days.flatMap(({ dayType }) => dayType ?? []))).toEqual(
      new Set(['annual_holiday', 'paid_leave', 'unpaid_leave', 'training_day', 'flex_leave']),
    )
    expect(entries.filter(({ note }) => note !== undefined).length).toBeGreaterThan(100)
  })

  it('puts most hours of the sites on two projects', () => {
    const projects = Map.groupBy(
      timeline(harmaja, '2026-11-21T12:00:00.000Z')
        .flatMap(step => (step.kind === 'record' ? step.day.entries : []))
        .flatMap(({ project }) => project ?? []),
      project => project,
    )
    const counts = [...projects]
      .map(([code, uses]) => ({ code, uses: uses.length }))
      .sort((a, b) => b.uses - a.uses)
    expect(
      counts
        .slice(0, 2)
        .map(({ code }) => code)
        .sort(),
    ).toEqual(['AS-2611', 'KO-2604'])
    expect(counts.length).toBe(Object.keys(harmaja.projects).length)
  })
})
