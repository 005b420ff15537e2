import { describe, expect, it } from 'vitest'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { paid, startPayroll } from './payroll.ts'

const { aino, approve, batchOf, correct, linesOf, path, members, span } = await startPayroll()

const sixDaysFrom = (monday: string) =>
  [0, 1, 2, 3, 4, 5].map(days => Temporal.PlainDate.from(monday).add({ days }).toString())
const elevenHours = [span(420, 1080)]
const periodStart = '2027-04-05'

const codesIn = (lines: readonly { explanation?: { code: string } }[]) =>
  lines.flatMap(({ explanation }) => explanation?.code ?? [])

async function twoWeekPeriods(name: keyof typeof members, agreed: object = {}): Promise<void> {
  const code = `period_${newId().slice(-12)}`
  const versions = [
    { validFrom: '2020-01-01', kind: 'period', periodWeeks: 2, periodStartsOn: periodStart, ...agreed },
  ]
  const model = await aino.post('/v1/worktime-models', { code, name: code, versions })
  expect(model).toMatchObject({ status: 201 })
  const patch = { worktimeModelId: model.body.id }
  expect(await aino.patch(`/v1/memberships/${members[name].id}`, patch)).toMatchObject({ status: 200 })
}

async function approveDayType(name: keyof typeof members, date: string, dayTypeId: string): Promise<string> {
  expect(await aino.put(`${path(name, date)}/day-type`, { dayTypeId })).toMatchObject({ status: 200 })
  const confirmed = await aino.post(`${path(name, date)}/confirm`, {})
  expect(confirmed).toMatchObject({ status: 200 })
  const id: string = confirmed.body.workDayId
  expect(await aino.post(`/v1/work-days/${id}/approve`, {})).toMatchObject({ status: 200 })
  return id
}

const brokenOff = [paid('normal', 2880), paid('overtime_50', 720), paid('overtime_100', 360)]

describe('period-based work of two weeks, six shifts of eleven hours and a week away', () => {
  it('on annual holiday is told by the average of the days worked, and as one period once it is none', async () => {
    await twoWeekPeriods('paavo')
    const { body } = await aino.post('/v1/day-types', {
      code: 'summer_holiday',
      name: 'Vuosiloma',
      versions: [{ validFrom: '2020-01-01', credit: 'target' }],
    })
    for (const date of sixDaysFrom(periodStart)) await approve('paavo', date, elevenHours)
    const holidays = []
    for (const day of ['12', '13', '14', '15', '16'])
      holidays.push(await approveDayType('paavo', `2027-04-${day}`, body.id))
    const batch = await batchOf({ periodStart, periodEnd: '2027-04-18' })
    expect(batch.totals).toEqual(expect.arrayContaining(brokenOff))
    expect(codesIn(await linesOf(batch.id))).toContain('broken_period_overtime')

    for (const [index, id] of holidays.entries()) {
      await correct(id)
      const date = `2027-04-${12 + index}`
      await aino.put(`${path('paavo', date)}/day-type`, { dayTypeId: null })
      await approve('paavo', date, [span(420, 421)])
    }
    const corrected = await batchOf({ periodStart: '2027-04-19', periodEnd: '2027-05-02' })
    expect(corrected.totals).toEqual(
      expect.arrayContaining([
        paid('normal', 1080 + 5),
        paid('overtime_50', -720),
        paid('overtime_100', -360),
      ]),
    )
  })

  it('on unpaid absence, of which payroll is told nothing, is told by it in a later batch too', async () => {
    await twoWeekPeriods('otso')
    const away = await aino.post('/v1/entry-types', {
      code: 'unpaid_away',
      name: 'Palkaton',
      category: 'absence',
      versions: [{ validFrom: '2020-01-01', countsToTarget: false }],
    })
    for (const date of sixDaysFrom('2027-05-03')) await approve('otso', date, elevenHours)
    await approve('otso', '2027-05-09', [span(480, 960, away.body.id)])
    const first = await batchOf({ periodStart: '2027-05-03', periodEnd: '2027-05-09' })
    expect(first.totals).toContainEqual(paid('normal', 3960))
    await approve('otso', '2027-05-10', [span(420, 480)])
    const second = await batchOf({ periodStart: '2027-05-10', periodEnd: '2027-05-16' })
    // Seven days worked, 4020 minutes: 660 above eight hours a day, all within two hours a day.
    expect(second.totals).toEqual(
      expect.arrayContaining([paid('normal', 60 - 660), paid('overtime_50', 660)]),
    )
  })

  it('of 40 hours agreed is additional work above the share of the days worked', async () => {
    await twoWeekPeriods('tauno', { weeklyMinutes: 1200 })
    for (const date of sixDaysFrom('2027-06-14')) await approve('tauno', date, [span(480, 900)])
    const away = await aino.post('/v1/day-types', {
      ...{ code: 'winter_holiday', name: 'Talviloma' },
      versions: [{ validFrom: '2020-01-01', credit: 'target' }],
    })
    for (const day of ['21', '22', '23', '24', '25'])
      await approveDayType('tauno', `2027-06-${day}`, away.body.id)
    const batch = await batchOf({ periodStart: '2027-06-14', periodEnd: '2027-06-27' })
    expect(codesIn(await linesOf(batch.id))).toContain('broken_period_additional_work')
  })
})
