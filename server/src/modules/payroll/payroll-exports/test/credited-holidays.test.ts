import { expect, it } from 'vitest'
import { paid, startPayroll } from './payroll.ts'

const { aino, batchOf, linesOf, members, path, span, tauno, world, write } = await startPayroll()

type Name = keyof typeof members

/** Monday to Sunday; Friday is Independence Day, which the default model credits. */
const week = { from: '2024-12-02', to: '2024-12-08' }
const holiday = '2024-12-06'
const period = { periodStart: week.from, periodEnd: week.to }
const fullDay = [span(480, 930)]

const workWeek = async (name: Name) => {
  for (const day of ['02', '03', '04', '05']) await write(name, `2024-12-${day}`, fullDay)
}
const missedBy = async (name: Name, looked: object = period) => {
  const { body } = await tauno.post('/v1/export-batches/preview', looked)
  return body.blockers
    .filter(
      (blocker: { code: string; membershipId: string | null }) =>
        blocker.code === 'unapproved_day' && blocker.membershipId === members[name].id,
    )
    .map(({ workDate }: { workDate: string }) => workDate)
}
const approveAll = async (ids: readonly string[]) =>
  expect(await aino.post('/v1/work-days/approve-batch', { ids })).toMatchObject({
    status: 200,
    body: { actedCount: ids.length, skippedCount: 0 },
  })
const idsOf = (answer: { body: { acted: { id: string }[] } }): string[] =>
  answer.body.acted.map(({ id }) => id)
const creditOf = async (name: Name, batchId: string) =>
  (await linesOf(batchId)).filter(
    ({ membershipId, kind }: { membershipId: string; kind: string }) =>
      membershipId === members[name].id && kind === 'credit',
  )

it.each([
  ['was never written', 'veera', false],
  ['was written without entries', 'onni', true],
] as const)(
  'a credited holiday that %s is confirmed and approved with its week, and paid',
  async (_, name, written) => {
    await workWeek(name)
    if (written) await write(name, holiday, [])
    const open = [2, 3, 4, 5].map(day => `2024-12-0${day}`)
    expect(await missedBy(name)).toEqual([...open, holiday])

    const range = await aino.post(path(name, 'confirm-range'), week)
    expect(range).toMatchObject({
      status: 201,
      body: { actedCount: 5, skipped: [{ workDate: '2024-12-07' }, { workDate: '2024-12-08' }] },
    })
    expect(await missedBy(name)).toEqual([...open, holiday])
    await approveAll(idsOf(range))
    expect(await missedBy(name)).toEqual([])
    const batch = await batchOf(period)
    expect(await creditOf(name, batch.id)).toMatchObject([{ minutes: 450, workDate: holiday }])
  },
)

it('its member confirms it alone or with the week, and until it is approved it is counted and named', async () => {
  const lumi = world.as('lumi')
  await workWeek('lumi')
  expect(await missedBy('lumi', { periodStart: holiday, periodEnd: holiday })).toEqual([holiday])
  const { body: looked } = await tauno.post('/v1/export-batches/preview', {
    periodStart: holiday,
    periodEnd: holiday,
  })
  expect(looked.blockerCounts).toMatchObject([{ code: 'unapproved_day', count: 1 }])
  expect(looked.blockers).toMatchObject([{ workDate: holiday, workDayId: null, displayName: 'Lumi Aalto' }])
  expect((await batchOf({ periodStart: holiday, periodEnd: holiday })).warnings).toMatchObject([
    { code: 'day_not_approved', count: 1 },
  ])

  const confirmed = await lumi.post(`/v1/me/work-days/${holiday}/confirm`, {})
  expect(confirmed).toMatchObject({ status: 200, body: { status: 'confirmed', creditedMinutes: 450 } })
  expect(await lumi.post(`/v1/me/work-days/${holiday}/reopen`, {})).toMatchObject({ status: 200 })
  expect(await missedBy('lumi')).toContain(holiday)

  const range = await lumi.post('/v1/me/work-days/confirm-range', week)
  expect(range).toMatchObject({ status: 201, body: { actedCount: 5 } })
  await approveAll(idsOf(range))
  const batch = await batchOf(period)
  expect(batch).toMatchObject({ dayCount: 5, warnings: [{ code: 'payroll_number_missing' }] })
  expect(batch.totals).toEqual([paid('normal', 1800), paid('credit', 450)])
})
