import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { startWorld } from '../../../../../test/world/world.ts'

const world = await startWorld()
const { catalogs } = world.meri
const { monthly, hourly } = catalogs.staffGroups
const aino = world.as('aino')
const tauno = world.as('tauno')

const date = '2026-06-03'
const june = { periodStart: '2026-06-01', periodEnd: '2026-06-30' }
const held = (lockId: string, workDate = date) => ({
  status: 409,
  body: { code: 'period_locked', lockId, workDate },
})

let member: string
let model: string
let absence: string
let dayType: string
beforeAll(async () => {
  model = await made('/v1/worktime-models', {
    code: 'eight_hours',
    name: '8 h',
    versions: [{ validFrom: '2026-01-01', kind: 'fixed' }],
  })
  absence = await made('/v1/entry-types', {
    code: 'dentist',
    name: 'Hammaslääkäri',
    category: 'absence',
    versions: [{ validFrom: '2026-01-01', countsToTarget: true }],
  })
  dayType = await made('/v1/day-types', {
    code: 'course',
    name: 'Kurssi',
    versions: [{ validFrom: '2026-01-01', credit: 'target' }],
  })
  member = await made('/v1/memberships', {
    firstNames: 'Lukko',
    lastName: 'Lukkonen',
    role: 'employee',
    employmentStartDate: '2026-01-01',
    worktimeModelId: model,
    staffGroupId: monthly,
  })
  const entries = [
    { entryTypeId: catalogs.entryTypes.work, startMinutes: 480, endMinutes: 960 },
    { entryTypeId: absence, durationMinutes: 60 },
  ]
  expect(await aino.put(`${day()}/entries`, { entries })).toMatchObject({ status: 200 })
  expect(await aino.put(`${day()}/day-type`, { dayTypeId: dayType })).toMatchObject({ status: 200 })
})

async function made(path: string, body: object): Promise<string> {
  const answer = await aino.post(path, body, { 'idempotency-key': newId() })
  expect(answer).toMatchObject({ status: 201 })
  return answer.body.id
}

const day = (workDate = date) => `/v1/team/members/${member}/work-days/${workDate}`
const read = async () => (await aino.get(day())).body

const locks: string[] = []
async function lock(period: object): Promise<string> {
  const { status, body } = await tauno.post('/v1/payroll-locks', period)
  expect(status).toBe(201)
  locks.push(body.id)
  return body.id
}
afterEach(async () => {
  for (const id of locks.splice(0))
    expect(await tauno.post(`/v1/payroll-locks/${id}/lift`, {})).toMatchObject({ status: 200 })
})

const version = (path: string, rules: object) => () =>
  aino.post(path, { validFrom: '2026-06-01', validTo: '2026-06-30', ...rules })
const patch = (change: object) => () => aino.patch(`/v1/memberships/${member}`, change)

describe('a locked draft stands still', () => {
  const changes: [string, () => ReturnType<typeof aino.get>][] = [
    [
      'a version of its worktime model',
      () => version(`/v1/worktime-models/${model}/versions`, { kind: 'fixed', weeklyMinutes: 2400 })(),
    ],
    ['a version of its day type', () => version(`/v1/day-types/${dayType}/versions`, { credit: 'none' })()],
    [
      'a version of the type of an entry',
      () => version(`/v1/entry-types/${absence}/versions`, { countsToTarget: false })(),
    ],
    [
      'a holiday',
      () => aino.post('/v1/holidays', { date, code: 'name_day', kind: 'public', name: { fi: 'Nimipäivä' } }),
    ],
    ['another time zone', () => aino.patch('/v1/settings', { timeZone: 'Europe/Stockholm' })],
    ['a later beginning of the employment', () => patch({ employmentStartDate: '2026-06-04' })()],
    ['an earlier end of the employment', () => patch({ employmentEndDate: '2026-06-02' })()],
    [
      'terms with an earlier end',
      () => aino.put(`/v1/memberships/${member}/employment`, { endDate: '2026-06-02' }),
    ],
    [
      'a leaving date',
      () =>
        aino.post(`/v1/memberships/${member}/termination`, {
          endDate: '2026-06-02',
          reasonCode: 'own_notice',
        }),
    ],
  ]

  it.each(changes)('%s that reaches into it is refused, and alters nothing', async (_, change) => {
    const before = await read()
    const lockId = await lock(june)
    expect(await change()).toMatchObject(held(lockId))
    expect(await read()).toEqual(before)
  })

  it('what ends before it or begins after it is taken', async () => {
    await lock(june)
    const before = await read()
    const rules = { kind: 'fixed', dayTargets: [300, 300, 300, 300, 300, 0, 0] }
    const path = `/v1/worktime-models/${model}/versions`
    expect(await aino.post(path, { validFrom: '2026-07-01', ...rules })).toMatchObject({ status: 201 })
    expect(await patch({ employmentEndDate: '2026-06-30' })()).toMatchObject({ status: 200 })
    expect(await patch({ employmentEndDate: null })()).toMatchObject({ status: 200 })
    expect(await read()).toEqual(before)
  })

  it('a lock of another group holds nobody else', async () => {
    await lock({ ...june, groupId: hourly })
    expect(await patch({ employmentEndDate: '2026-06-02' })()).toMatchObject({ status: 200 })
    expect(await patch({ employmentEndDate: null })()).toMatchObject({ status: 200 })
  })

  it('a dry run says so too', async () => {
    const lockId = await lock({ ...june, groupId: monthly })
    const told = await aino.post(`/v1/entry-types/${absence}/versions`, {
      validFrom: '2026-06-01',
      validTo: '2026-06-30',
      countsToTarget: false,
      dryRun: true,
    })
    expect(told).toMatchObject(held(lockId))
  })

  it('a confirmed day that the end of the employment would leave unpaid stands still too', async () => {
    const confirmed = '2026-06-10'
    const entries = [{ entryTypeId: catalogs.entryTypes.work, startMinutes: 480, endMinutes: 960 }]
    await aino.put(`${day(confirmed)}/entries`, { entries })
    expect(await aino.post(`${day(confirmed)}/confirm`, {})).toMatchObject({ status: 200 })
    const lockId = await lock(june)
    expect(await patch({ employmentEndDate: '2026-06-09' })()).toMatchObject(held(lockId, confirmed))
    expect(await patch({ employmentEndDate: '2026-06-10' })()).toMatchObject({ status: 200 })
    const cancelled = await patch({ employmentEndDate: null })()
    expect(cancelled).toMatchObject({ status: 200 })
  })
})

describe('what counts from today', () => {
  const coming = '2098-10-15'
  const untilFar = { periodStart: '2026-07-01', periodEnd: '2098-12-31' }
  beforeAll(async () => {
    expect(await aino.put(`${day(coming)}/entries`, { entries: [] })).toMatchObject({ status: 200 })
  })

  it('takes no day out of the lock of its group, unless another lock holds it', async () => {
    const lockId = await lock({ ...untilFar, groupId: monthly })
    const leaves = (id: string) => ({ status: 409, body: { code: 'period_locked', lockId: id } })
    expect(await patch({ staffGroupId: hourly })()).toMatchObject(leaves(lockId))
    expect(await patch({ staffGroupId: null })()).toMatchObject(leaves(lockId))
    await lock({ ...untilFar, groupId: hourly })
    expect(await patch({ staffGroupId: hourly })()).toMatchObject({ status: 200 })
  })

  it('gives a locked draft no other worktime model', async () => {
    const lockId = await lock(untilFar)
    expect(await patch({ worktimeModelId: null })()).toMatchObject(held(lockId, coming))
  })

  it('cancels no leaving date behind which a locked day would be employed again', async () => {
    const leave = await aino.post(`/v1/memberships/${member}/termination`, {
      endDate: '2098-10-14',
      reasonCode: 'own_notice',
    })
    expect(leave).toMatchObject({ status: 200 })
    const lockId = await lock(untilFar)
    expect(await aino.delete(`/v1/memberships/${member}/termination`)).toMatchObject(held(lockId, coming))
  })
})
