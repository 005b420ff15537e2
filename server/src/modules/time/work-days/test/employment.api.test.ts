import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { startWorld } from '../../../../../test/world/world.ts'
import { officeOf } from './office.ts'

const world = await startWorld()
const { members, catalogs } = world.meri
const { dayOf, daysOf, officeDay } = officeOf(world)

const aino = world.as('aino')
const outside = { status: 422, body: { code: 'day_outside_employment' } }
type Name = keyof typeof members

const employ = async (name: Name, window: object) =>
  expect(await aino.patch(`/v1/memberships/${members[name].id}`, window)).toMatchObject({ status: 200 })
const write = (name: Name, date: string, body: object = officeDay) =>
  aino.put(`${dayOf(name, date)}/entries`, body)
const confirm = (name: Name, date: string) => aino.post(`${dayOf(name, date)}/confirm`, {})

describe('a day outside the employment', () => {
  beforeAll(() => employ('paavo', { employmentStartDate: '2026-03-02', employmentEndDate: '2026-10-30' }))

  it.each(['2026-03-01', '2026-10-31'])('takes neither entries nor a day type, %s', async date => {
    expect(await write('paavo', date)).toMatchObject(outside)
    const marked = await aino.put(`${dayOf('paavo', date)}/day-type`, {
      dayTypeId: catalogs.dayTypes.annual_holiday,
    })
    expect(marked).toMatchObject({ ...outside, body: { ...outside.body, workDate: date } })
    expect(await confirm('paavo', date)).toMatchObject(outside)
    expect((await aino.get(dayOf('paavo', date))).body).toMatchObject({ updatedAt: null, entries: [] })
  })

  it.each(['2026-03-02', '2026-10-30'])('is not the first or the last day of it, %s', async date => {
    expect(await write('paavo', date)).toMatchObject({ status: 200, body: { expectedTargetMinutes: 450 } })
    expect(await confirm('paavo', date)).toMatchObject({ status: 200 })
  })

  it('expects nothing', async () => {
    expect((await aino.get(dayOf('paavo', '2026-02-27'))).body).toMatchObject({ expectedTargetMinutes: 0 })
    expect((await aino.get(dayOf('paavo', '2026-11-02'))).body).toMatchObject({ expectedTargetMinutes: 0 })
  })

  it('is skipped by a range with its code', async () => {
    const answer = await aino.post(`${daysOf('paavo')}/confirm-range`, {
      from: '2026-02-27',
      to: '2026-03-01',
    })
    const said = {
      code: 'day_outside_employment',
      title: 'The member is not employed on the day',
      remedy: expect.any(String),
    }
    expect(answer.body.skipped).toMatchObject([
      { ...said, violations: [said] },
      { code: 'day_outside_employment' },
      { code: 'day_outside_employment' },
    ])
  })
})

describe('days that a moved window leaves outside', () => {
  it('as drafts keep their entries without a target, are not confirmed, and can be cleared', async () => {
    const last = await write('onni', '2026-09-30')
    const after = await write('onni', '2026-10-01')
    await employ('onni', { employmentEndDate: '2026-09-30' })
    expect((await aino.get(dayOf('onni', '2026-09-30'))).body).toEqual(last.body)
    const left = await aino.get(dayOf('onni', '2026-10-01'))
    expect(left.body).toMatchObject({ expectedTargetMinutes: 0, workedMinutes: 450, entries: [{}, {}] })
    expect(left.body.updatedAt > after.body.updatedAt).toBe(true)
    expect(await confirm('onni', '2026-10-01')).toMatchObject(outside)
    expect(await write('onni', '2026-10-01')).toMatchObject(outside)
    expect(await write('onni', '2026-10-01', { entries: [] })).toMatchObject({ status: 200 })

    await employ('onni', { employmentEndDate: null })
    const back = await aino.get(dayOf('onni', '2026-10-01'))
    expect(back.body).toMatchObject({ expectedTargetMinutes: 450, entries: [] })
    expect((await aino.get(dayOf('onni', '2026-09-30'))).body).toEqual(last.body)
  })

  it('are neither approved nor paid', async () => {
    const [waiting, approved] = ['2026-08-27', '2026-08-28']
    for (const date of [waiting, approved]) {
      await write('elina', date)
      await confirm('elina', date)
    }
    const id = async (date: string) => (await aino.get(dayOf('elina', date))).body.workDayId
    expect(await aino.post(`/v1/work-days/${await id(approved)}/approve`, {})).toMatchObject({ status: 200 })
    await employ('elina', { employmentEndDate: '2026-08-26' })
    expect(await aino.post(`/v1/work-days/${await id(waiting)}/approve`, {})).toMatchObject(outside)
    const batch = await aino.post('/v1/work-days/approve-batch', { ids: [await id(waiting)] })
    expect(batch.body.skipped).toMatchObject([{ code: 'day_outside_employment' }])
    const paid = await aino.post(
      '/v1/export-batches',
      { periodStart: '2026-08-01', periodEnd: '2026-08-31' },
      { 'idempotency-key': newId() },
    )
    expect(paid.status).toBeLessThan(300)
    const preview = await aino.post('/v1/export-batches/preview', {
      periodStart: '2026-08-01',
      periodEnd: '2026-08-31',
    })
    const out = preview.body.blockers.filter(({ code }: { code: string }) => code === 'unapproved_day')
    expect(out).toMatchObject([
      { membershipId: members.elina.id, workDate: waiting },
      { membershipId: members.elina.id, workDate: approved },
    ])
    expect((await aino.get(dayOf('elina', approved))).body.status).toBe('approved')
    expect(JSON.stringify(paid.body)).not.toContain(await id(approved))
    expect(
      await aino.post(`/v1/work-days/${await id(waiting)}/return`, { reason: 'Työsuhde päättyi.' }),
    ).toMatchObject({ status: 200, body: { status: 'draft' } })
    await employ('elina', { employmentEndDate: null })
  })

  it('of an exported day are taken back by an emptied correction', async () => {
    await write('veera', '2026-07-31')
    await confirm('veera', '2026-07-31')
    const { workDayId } = (await aino.get(dayOf('veera', '2026-07-31'))).body
    await aino.post(`/v1/work-days/${workDayId}/approve`, {})
    const batchOf = () =>
      aino.post(
        '/v1/export-batches',
        { periodStart: '2026-07-01', periodEnd: '2026-07-31' },
        { 'idempotency-key': newId() },
      )
    expect((await batchOf()).status).toBeLessThan(300)
    expect((await aino.get(dayOf('veera', '2026-07-31'))).body.status).toBe('exported')
    await employ('veera', { employmentEndDate: '2026-07-30' })
    await aino.post(`/v1/work-days/${workDayId}/correct`, { reason: 'Lähti jo torstaina.' })
    expect(await confirm('veera', '2026-07-31')).toMatchObject(outside)
    await write('veera', '2026-07-31', { entries: [] })
    expect(await confirm('veera', '2026-07-31')).toMatchObject({ status: 200 })
    expect(await aino.post(`/v1/work-days/${workDayId}/approve`, {})).toMatchObject({ status: 200 })
    expect((await batchOf()).status).toBeLessThan(300)
    expect((await aino.get(dayOf('veera', '2026-07-31'))).body.status).toBe('exported')
    await employ('veera', { employmentEndDate: null })
  })
})

it('days of a former employment are still employed, those between it and the next are not', async () => {
  await employ('otso', { employmentStartDate: '2024-01-01', employmentEndDate: '2025-06-30' })
  await employ('otso', { employmentStartDate: '2026-02-02', employmentEndDate: null })
  expect(await write('otso', '2025-06-30')).toMatchObject({ status: 200 })
  expect(await write('otso', '2025-07-01')).toMatchObject(outside)
  expect(await write('otso', '2026-02-02')).toMatchObject({ status: 200 })
})
