import { expect, it } from 'vitest'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { paid, startPayroll } from './payroll.ts'

const { aino, approve, batchOf, linesOf, members, span } = await startPayroll()

async function under(name: keyof typeof members, version: object): Promise<void> {
  const code = `model_${newId().slice(-12)}`
  const versions = [{ validFrom: '2020-01-01', ...version }]
  const model = await aino.post('/v1/worktime-models', { code, name: code, versions })
  expect(model).toMatchObject({ status: 201 })
  const patch = { worktimeModelId: model.body.id }
  expect(await aino.patch(`/v1/memberships/${members[name].id}`, patch)).toMatchObject({ status: 200 })
}

const eightHours = [span(480, 960)]
const workweek = (monday: string) =>
  [0, 1, 2, 3, 4].map(days => Temporal.PlainDate.from(monday).add({ days }).toString())

it('a rota of 30 hours worked for 40 is 30 hours plain and 10 of additional work', async () => {
  await under('paavo', { kind: 'shift', weeklyMinutes: 1800 })
  for (const date of workweek('2027-02-01')) await approve('paavo', date, eightHours)
  const batch = await batchOf({ periodStart: '2027-02-01', periodEnd: '2027-02-07' })
  expect(batch.totals).toEqual(expect.arrayContaining([paid('normal', 1800), paid('additional', 600)]))
  expect(await linesOf(batch.id)).toContainEqual(
    expect.objectContaining({
      ...{ kind: 'normal', minutes: -120, workDate: '2027-02-07', countedFrom: '2027-02-01' },
      explain: '120 min of normal work on 2027-02-04 are told as additional work of the week instead.',
    }),
  )
})

it('periods of two weeks of 20 hours worked for 50 are 40 hours plain and 10 of additional work', async () => {
  await under('otso', { kind: 'period', weeklyMinutes: 1200, periodWeeks: 2, periodStartsOn: '2027-02-08' })
  for (const date of workweek('2027-02-08')) await approve('otso', date, eightHours)
  await approve('otso', '2027-02-15', [span(480, 1080)])
  const batch = await batchOf({ periodStart: '2027-02-08', periodEnd: '2027-02-21' })
  expect(batch.totals).toEqual(expect.arrayContaining([paid('normal', 2400), paid('additional', 600)]))
  expect(await linesOf(batch.id)).toContainEqual(
    expect.objectContaining({
      kind: 'additional',
      explanation: expect.objectContaining({ code: 'period_additional_work' }),
    }),
  )
})
