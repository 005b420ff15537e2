import { describe, expect, it } from 'vitest'
import { key, paid, startPayroll } from './payroll.ts'

const { aino, approve, batchOf, catalogs, correct, linesOf, members, span, tauno, world } =
  await startPayroll()

type Name = keyof typeof members

const newEmployer = async (name: string, registryCode: string): Promise<string> => {
  const made = await aino.post('/v1/employers', { name, registryCode })
  expect(made).toMatchObject({ status: 201 })
  return made.body.id
}
const shipyard = await newEmployer('Telakka Oy', '0112038-9')
const harbour = await newEmployer('Satama Oy', '2345678-0')

/** What `konttori member assign` writes: what a member is from a date on. */
const assign = (name: Name, kind: string, assignedId: string, from: string) =>
  world.database.owner(
    `insert into membership_assignments (org_id, membership_id, kind, valid_from, assigned_id, coming)
     values ($1, $2, $3, $4, $5, false)`,
    [world.meri.id, members[name].id, kind, from, assignedId],
  )

const employ = async (name: Name, employerId: string, from: string) => {
  await assign(name, 'employer', employerId, from)
  await world.database.owner(`update memberships set employer_id = $3 where org_id = $1 and id = $2`, [
    world.meri.id,
    members[name].id,
    employerId,
  ])
}

const numbered = async (name: Name, payrollNumber: string) =>
  expect(
    await aino.put(`/v1/memberships/${members[name].id}/employment`, {
      payrollNumber,
      employmentType: 'permanent',
    }),
  ).toMatchObject({ status: 200 })

const period = (periodStart: string, periodEnd = periodStart) => ({ periodStart, periodEnd })
const hours = (count: number) => [span(480, 480 + count * 60)]
const preview = async (body: object) => {
  const answer = await tauno.post('/v1/export-batches/preview', body)
  expect(answer).toMatchObject({ status: 200 })
  return answer.body
}
const told = async (batchId: string) =>
  (await linesOf(batchId)).map(
    ({ kind, minutes, payrollNumber, correctionOf }: Record<string, any>) =>
      `${kind} ${minutes} ${payrollNumber} ${correctionOf?.sign ?? 0}`,
  )

/** A day of seven and a half hours that one employer was told, which belongs to another since and was corrected. */
async function movedDay(
  name: Name,
  date: string,
  [before, after]: [string, string],
  corrected: number,
  groupId?: string,
) {
  await numbered(name, before)
  await employ(name, shipyard, '2024-01-01')
  const dayId = await approve(name, date, hours(7.5))
  const first = await batchOf({ ...period(date), employerId: shipyard, ...(groupId && { groupId }) })
  expect(await told(first.id)).toEqual([`normal 450 ${before} 0`])
  await numbered(name, after)
  await employ(name, harbour, '2024-01-08')
  await correct(dayId)
  await approve(name, date, hours(corrected))
  return { dayId, first }
}

describe('a day that went to another employer after it was told', () => {
  it('is told to the new one in its batch, and taken back in a batch of the old one under its number there', async () => {
    const date = '2024-02-05'
    const { dayId } = await movedDay('onni', date, ['4001', '4002'], 7)
    const later = period(date, '2024-02-09')
    const ofHarbour = await batchOf({ ...later, employerId: harbour })
    expect(await told(ofHarbour.id)).toEqual(['normal 420 4002 1'])
    const looked = await preview({ ...later, employerId: shipyard })
    expect(looked).toMatchObject({ dayCount: 0, memberCount: 1, totals: [paid('normal', -450)] })
    const ofShipyard = await batchOf({ ...later, employerId: shipyard })
    expect(ofShipyard).toMatchObject({ dayCount: 0, snapshotHash: looked.snapshotHash })
    expect(await told(ofShipyard.id)).toEqual(['normal -450 4001 -1'])
    expect((await aino.get(`/v1/work-days/${dayId}`)).body).toMatchObject({ exportBatchId: ofHarbour.id })
    expect(await batchOf(later)).toMatchObject({ nothingToDeliver: true })

    expect(await tauno.post(`/v1/export-batches/${ofShipyard.id}/cancel`, {}, key())).toMatchObject({
      status: 200,
    })
    expect((await preview({ ...later, employerId: shipyard })).totals).toEqual([paid('normal', -450)])
    expect((await preview({ ...later, employerId: harbour })).totals).toEqual([])

    await correct(dayId)
    expect((await preview({ ...later, employerId: shipyard })).totals).toEqual([paid('normal', -450)])
    await approve('onni', date, hours(6))
    const both = await batchOf(later)
    expect(await told(both.id)).toEqual(['normal -450 4001 -1', 'normal -420 4002 -1', 'normal 360 4002 1'])
  })

  it('is taken back from the old one first where its batch comes first', async () => {
    const date = '2024-03-04'
    await movedDay('elina', date, ['4011', '4012'], 7.5)
    const ofShipyard = await batchOf({ ...period(date), employerId: shipyard })
    expect(await told(ofShipyard.id)).toEqual(['normal -450 4011 -1'])
    const ofHarbour = await batchOf({ ...period(date), employerId: harbour })
    expect(await told(ofHarbour.id)).toEqual(['normal 450 4012 1'])
    expect(await batchOf(period(date))).toMatchObject({ nothingToDeliver: true })
  })

  it('goes back and forth with what each was told', async () => {
    const date = '2024-04-08'
    const { dayId } = await movedDay('paavo', date, ['4021', '4022'], 7)
    const ofShipyard = await batchOf({ ...period(date), employerId: shipyard })
    await employ('paavo', shipyard, '2024-01-15')
    const again = await batchOf({ ...period(date), employerId: shipyard })
    expect(again.totals).toEqual([paid('normal', 420)])
    // The lines of the day stand on what the first of them took back.
    expect(await tauno.post(`/v1/export-batches/${ofShipyard.id}/cancel`, {}, key())).toMatchObject({
      status: 409,
      body: { code: 'export_batch_corrected' },
    })
    await employ('paavo', harbour, '2024-01-22')
    await correct(dayId)
    await approve('paavo', date, hours(5))
    const both = await batchOf(period(date))
    expect(both.totals).toEqual([paid('normal', -120)])
    expect(await told(both.id)).toEqual(['normal -420 4022 -1', 'normal 300 4022 1'])
  })

  it('is in no batch that ends before it, nor of another staff group than its own or the one that told it', async () => {
    const date = '2024-05-06'
    const { hourly, monthly } = catalogs.staffGroups
    await movedDay('otso', date, ['4031', '4032'], 7, monthly)
    const totalsOf = async (groupId: string) =>
      (await preview({ ...period(date), employerId: shipyard, groupId })).totals
    expect((await preview({ ...period('2024-05-03'), employerId: shipyard })).totals).toEqual([])
    expect(await totalsOf(hourly)).toEqual([])
    await assign('otso', 'staff_group', hourly, '2024-01-08')
    for (const group of [hourly, monthly]) expect(await totalsOf(group)).toEqual([paid('normal', -450)])
    expect((await batchOf(period(date))).totals).toEqual([paid('normal', -30)])
  })
})

describe('overtime of a week', () => {
  it('is taken back from the employer whose day left it, under the number that it knows', async () => {
    const dates = Array.from({ length: 6 }, (_, index) => `2024-06-0${index + 3}`)
    await numbered('veera', '4041')
    await employ('veera', shipyard, '2024-01-01')
    const ids: string[] = []
    for (const date of dates) ids.push(await approve('veera', date, hours(7)))
    const week = period('2024-06-03', '2024-06-09')
    const first = await batchOf({ ...week, employerId: shipyard })
    expect(first.totals).toContainEqual(paid('overtime_50', 120))
    await numbered('veera', '4042')
    await employ('veera', harbour, '2024-06-08')
    await correct(ids[5] ?? '')
    await approve('veera', '2024-06-08', hours(7))
    const ofHarbour = await batchOf({ ...week, employerId: harbour })
    expect(await told(ofHarbour.id)).toEqual(['additional 420 4042 1'])
    const ofShipyard = await batchOf({ ...week, employerId: shipyard })
    expect(ofShipyard.totals).toContainEqual(paid('overtime_50', -120))
    const minutes = ofShipyard.totals.map((total: { minutes: number }) => total.minutes)
    expect(minutes.reduce((sum: number, own: number) => sum + own, 0)).toBe(-420)
    const numbers = (await linesOf(ofShipyard.id)).map(
      (line: Record<string, unknown>) => line['payrollNumber'],
    )
    expect(new Set(numbers)).toEqual(new Set(['4041']))
  })
})

describe('a day that was told before the member had an employer', () => {
  it('counts for the first one that they get: a correction is told as a difference', async () => {
    const date = '2024-07-01'
    await numbered('lumi', '4051')
    const dayId = await approve('lumi', date, hours(7.5))
    await batchOf(period(date))
    expect(await aino.patch(`/v1/memberships/${members.lumi.id}`, { employerId: shipyard })).toMatchObject({
      status: 200,
    })
    await correct(dayId)
    await approve('lumi', date, hours(7.5))
    expect(await batchOf({ ...period(date), employerId: shipyard })).toMatchObject({
      dayCount: 1,
      nothingToDeliver: true,
    })
    await correct(dayId)
    await approve('lumi', date, hours(7))
    const batch = await batchOf({ ...period(date), employerId: shipyard })
    expect(await told(batch.id)).toEqual(['normal -450 4051 -1', 'normal 420 4051 1'])
    expect(await batchOf(period(date))).toMatchObject({ nothingToDeliver: true })
  })
})
