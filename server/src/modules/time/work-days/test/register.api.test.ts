import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { startWorld } from '../../../../../test/world/world.ts'
import { officeOf } from './office.ts'

const world = await startWorld()
const { members } = world.meri
const { dayOf, officeDay } = officeOf(world)
const aino = world.as('aino')

interface Row {
  readonly id: string
  readonly membershipId: string
  readonly workDate: string
  readonly status: string
}

/** A day of each state, of Veera and of Onni, on the dates of one week. */
const states = ['draft', 'confirmed', 'approved', 'exported'] as const
beforeAll(async () => {
  for (const name of ['veera', 'onni'] as const) {
    for (const date of ['2026-06-01', '2026-06-02', '2026-06-03', '2026-06-04'])
      await aino.put(`${dayOf(name, date)}/entries`, officeDay)
    for (const date of ['2026-06-02', '2026-06-03', '2026-06-04'])
      await aino.post(`${dayOf(name, date)}/confirm`, {})
    const approve = async (date: string) =>
      aino.post(`/v1/work-days/${(await aino.get(dayOf(name, date))).body.workDayId}/approve`, {})
    await approve('2026-06-04')
  }
  const batch = { periodStart: '2026-06-04', periodEnd: '2026-06-04' }
  expect((await aino.post('/v1/export-batches', batch, { 'idempotency-key': newId() })).status).toBeLessThan(
    300,
  )
  for (const name of ['veera', 'onni'] as const) {
    const { workDayId } = (await aino.get(dayOf(name, '2026-06-03'))).body
    await aino.post(`/v1/work-days/${workDayId}/approve`, {})
  }
})

const rows = async (filter: string): Promise<Row[]> =>
  (await aino.get(`/v1/work-days?from=2026-06-01&to=2026-06-30&limit=100${filter}`)).body.items

describe('the register', () => {
  it.each(states)('holds the %s days alone, when asked', async status => {
    const found = await rows(`&status=${status}`)
    expect(found.map(row => row.status)).toEqual([status, status])
    expect(found).toEqual((await rows('')).filter(row => row.status === status))
  })

  it('holds what payroll has, or what it has not', async () => {
    expect((await rows('&exported=true')).map(row => row.status)).toEqual(['exported', 'exported'])
    expect(await rows('&exported=false')).toEqual((await rows('')).filter(row => row.status !== 'exported'))
    expect(await rows('&exported=false&status=exported')).toEqual([])
  })

  it('holds the days of one member, and of nobody whom the caller may not know of', async () => {
    const ofVeera = await rows(`&membershipId=${members.veera.id}`)
    expect(ofVeera).toEqual((await rows('')).filter(row => row.membershipId === members.veera.id))
    expect(ofVeera).toHaveLength(4)
    const path = `/v1/work-days?from=2026-06-01&to=2026-06-30&membershipId=${members.onni.id}`
    expect((await world.as('elina').get(path)).body.items).toEqual([])
    expect((await world.as('eero').get(path)).body.items).toHaveLength(4)
  })

  it('filters a sweep too', async () => {
    const swept = await rows('&updatedSince=2026-01-01T00:00:00.000Z&status=approved')
    expect(swept.map(row => row.status)).toEqual(['approved', 'approved'])
  })

  it('gives each filter its own cursor', async () => {
    const page = '/v1/work-days?from=2026-06-01&to=2026-06-30&limit=1'
    const { body } = await aino.get(`${page}&exported=false`)
    const { nextCursor } = body.pageInfo
    const next = (filter: string) => aino.get(`${page}${filter}&cursor=${encodeURIComponent(nextCursor)}`)
    expect(await next('&exported=false')).toMatchObject({ status: 200 })
    for (const filter of ['', '&exported=true', '&status=draft', `&membershipId=${members.veera.id}`])
      expect(await next(filter)).toMatchObject({ status: 400, body: { errors: [{ parameter: 'cursor' }] } })
  })

  it('knows no other status', async () => {
    const answer = await aino.get('/v1/work-days?from=2026-06-01&to=2026-06-30&status=paid')
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ parameter: 'status' }] } })
  })
})

describe('a day by its id', () => {
  it.each([
    ['veera', 200],
    ['aino', 200],
    ['helmi', 404],
    ['lumi', 404],
    ['onni', 404],
  ] as const)(
    'is answered to %s with %i, as its history is: to its member, and to who supervises or pays',
    async (name, status) => {
      const { workDayId } = (await aino.get(dayOf('veera', '2026-06-02'))).body
      expect(await world.as(name).get(`/v1/work-days/${workDayId}`)).toMatchObject({ status })
      expect(await world.as(name).get(`/v1/work-days/${workDayId}/history`)).toMatchObject({ status })
    },
  )
})
