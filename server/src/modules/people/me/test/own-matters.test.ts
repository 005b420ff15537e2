import { describe, expect, test } from 'vitest'
import { startWorld } from '../../../../../test/world/world.ts'
import { addDays, datesInRange } from '../../../../platform/vocabulary/dates.ts'

const world = await startWorld()
const { members, catalogs } = world.meri
const veera = world.as('veera')
const elina = world.as('elina')

// Thursday 2027-02-25: the 31 days before it have no holiday, and Meri is a sandbox whose clock can be moved there.
const today = '2027-02-25'
await world.as('aino').post('/v1/sandbox/clock/advance', { to: `${today}T10:00:00Z` })

const isWorkday = (date: string) => Temporal.PlainDate.from(date).dayOfWeek <= 5
const workdays = datesInRange(addDays(today, -31), addDays(today, -1)).filter(isWorkday)

const work = [{ entryTypeId: catalogs.entryTypes.work, durationMinutes: 450 }]
const write = (client: typeof veera, date: string, entries: object[] = work) =>
  client.put(`/v1/me/work-days/${date}/entries`, { entries })
const overview = async (client = veera, query = '') => (await client.get(`/v1/me/overview${query}`)).body
const requests = async (query = '', client = veera) =>
  (await client.get(`/v1/me/requests?limit=100${query}`)).body.items
const missingDates = async (client = veera) =>
  (await overview(client)).missingDays.map(({ workDate }: { workDate: string }) => workDate)

/** A day of Veera's, written and confirmed. */
async function confirmed(date: string): Promise<string> {
  expect(await write(veera, date)).toMatchObject({ status: 200 })
  const day = await veera.post(`/v1/me/work-days/${date}/confirm`, {})
  expect(day).toMatchObject({ status: 200 })
  return day.body.workDayId
}

describe('the overview', () => {
  test('of a member who has done nothing yet tells the day and every day that is missing', async () => {
    expect(await overview(world.as('onni'))).toEqual({
      today: {
        workDate: today,
        workDay: expect.objectContaining({
          workDayId: null,
          workDate: today,
          status: 'draft',
          workedMinutes: 0,
          expectedTargetMinutes: 450,
          updatedAt: null,
        }),
        punch: null,
      },
      nextShift: null,
      balances: [],
      entitlements: [],
      openRequests: [],
      decisionsSince: { since: expect.stringMatching(/^2027-02-18T10:00/), count: 0 },
      missingDays: workdays.map(workDate => ({ workDate, targetMinutes: 450, written: false })),
    })
  })

  test('tells a day as it stands, and no longer misses it once it is confirmed', async () => {
    await write(veera, today, [{ entryTypeId: catalogs.entryTypes.work, startMinutes: 480, endMinutes: 720 }])
    expect((await overview()).today.workDay).toMatchObject({
      status: 'draft',
      startMinutes: 480,
      endMinutes: 720,
      workedMinutes: 240,
      updatedAt: expect.any(String),
    })
    const [first = '', second = ''] = workdays
    await write(veera, first)
    expect((await overview()).missingDays.slice(0, 2)).toEqual([
      { workDate: first, targetMinutes: 450, written: true },
      { workDate: second, targetMinutes: 450, written: false },
    ])
    await veera.post(`/v1/me/work-days/${first}/confirm`, {})
    expect(await missingDates()).toEqual(workdays.slice(1))
  })

  test('misses no day without a target, before the employment, or of a locked period', async () => {
    const paavo = world.as('paavo')
    const { id } = members.paavo
    // A former member has no overview.
    await world.as('helmi').patch(`/v1/memberships/${id}`, { employmentStartDate: '2027-02-15' })
    const employed = workdays.filter(date => date >= '2027-02-15')
    expect(await missingDates(paavo)).toEqual(employed)
    const lock = await world
      .as('aino')
      .post('/v1/payroll-locks', { periodStart: '2027-02-15', periodEnd: '2027-02-17' })
    expect(await missingDates(paavo)).toEqual(employed.filter(date => date > '2027-02-17'))
    await world.as('aino').post(`/v1/payroll-locks/${lock.body.id}/lift`, {})
    await paavo.put('/v1/me/work-days/2027-02-15/day-type', { dayTypeId: catalogs.dayTypes.unpaid_leave })
    // Without a model nothing is expected from today on; the days before keep theirs.
    await world.as('helmi').patch(`/v1/memberships/${id}`, { worktimeModelId: null })
    expect(await missingDates(paavo)).toEqual(employed.slice(1))
  })

  test('counts what waits, what was sent back and what was decided, since an instant', async () => {
    const [approvedId, returnedId] = [await confirmed('2027-02-01'), await confirmed('2027-02-02')]
    await confirmed('2027-02-03')
    const before = await overview()
    await elina.post(`/v1/work-days/${approvedId}/approve`, {})
    await elina.post(`/v1/work-days/${returnedId}/return`, { reason: 'The lunch break is missing.' })
    const after = await overview()
    expect(after.openRequests).toEqual([{ kind: 'work_day', count: before.openRequests[0].count - 1 }])
    expect(after.decisionsSince.count).toBe(before.decisionsSince.count + 2)
    const later = (await requests()).find(({ id }: { id: string }) => id === returnedId).updatedAt
    expect((await overview(veera, `?since=${later}`)).decisionsSince).toEqual({ since: later, count: 1 })
    const hour = encodeURIComponent('2027-02-25T23:30:00+02:00')
    expect((await overview(veera, `?since=${hour}`)).decisionsSince).toEqual({
      since: '2027-02-25T21:30:00.000Z',
      count: 0,
    })
  })

  test('is the caller’s own and nobody else’s', async () => {
    expect((await overview(world.as('sisu'))).openRequests).toEqual([])
    expect(await requests('', world.as('eero'))).toEqual([])
    expect(await requests('', world.as('aino'))).toEqual([])
    expect((await overview(world.as('sanna'))).openRequests).toEqual([])
  })

  test('is reachable with a key of an empty scope, also a service key, as its owner', async () => {
    const { secret } = await world.key('veera', { scope: [], kind: 'service' })
    const service = world.withKey(secret)
    for (const path of ['/v1/me/overview', '/v1/me/requests', '/v1/me/entitlements'])
      expect(await service.get(path)).toMatchObject({ status: 200 })
    expect((await overview(service)).openRequests).toEqual((await overview()).openRequests)
  })

  test('refuses an instant that is none', async () => {
    expect(await veera.get('/v1/me/overview?since=yesterday')).toMatchObject({
      status: 400,
      body: { code: 'bad-request', errors: [{ parameter: 'since' }] },
    })
  })
})

describe('the requests', () => {
  test('of days follow them through their life', async () => {
    const id = await confirmed('2027-02-08')
    const state = async () => (await requests()).find((row: { id: string }) => row.id === id)
    expect(await state()).toMatchObject({
      kind: 'work_day',
      subjectId: id,
      state: 'pending',
      fromDate: '2027-02-08',
      toDate: '2027-02-08',
      reason: null,
    })
    await elina.post(`/v1/work-days/${id}/return`, { reason: 'Which project?' })
    expect(await state()).toMatchObject({ state: 'returned', reason: 'Which project?' })
    await write(veera, '2027-02-08')
    expect(await state()).toMatchObject({ state: 'returned' })
    await veera.post('/v1/me/work-days/2027-02-08/confirm', {})
    expect(await state()).toMatchObject({ state: 'pending', reason: null })
    await elina.post(`/v1/work-days/${id}/approve`, {})
    expect(await state()).toMatchObject({ state: 'approved' })
    const batch = await world
      .as('tauno')
      .post(
        '/v1/export-batches',
        { periodStart: '2027-02-08', periodEnd: '2027-02-08' },
        { 'idempotency-key': 'own-matters' },
      )
    expect(batch).toMatchObject({ status: 201 })
    expect(await state()).toMatchObject({ state: 'approved' })
    await elina.post(`/v1/work-days/${id}/correct`, { reason: 'The hours were another’s.' })
    expect(await state()).toMatchObject({ state: 'returned' })
  })

  test('have no drafts that were never handed in, and none that the member took back', async () => {
    await write(veera, '2027-02-10')
    await confirmed('2027-02-11')
    await veera.post('/v1/me/work-days/2027-02-11/reopen', {})
    const dates = (await requests()).map(({ fromDate }: { fromDate: string }) => fromDate)
    expect(dates).not.toContain('2027-02-10')
    expect(dates).not.toContain('2027-02-11')
  })

  test('are filtered, paged with the latest change first, and swept in the order of change', async () => {
    const all = await requests()
    expect(all.length).toBeGreaterThan(3)
    expect(all.map(({ updatedAt }: { updatedAt: string }) => updatedAt)).toEqual(
      all
        .map(({ updatedAt }: { updatedAt: string }) => updatedAt)
        .toSorted()
        .reverse(),
    )
    for (const state of ['pending', 'returned', 'approved', 'declined'])
      expect(await requests(`&state=${state}&kind=work_day`)).toEqual(
        all.filter((row: { state: string }) => row.state === state),
      )
    const paged: unknown[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { body } = await veera.get(`/v1/me/requests?limit=2${cursor && `&cursor=${cursor}`}`)
      paged.push(...body.items)
      cursor = body.pageInfo.nextCursor
    }
    expect(paged).toEqual(all)
    const [, second] = all
    expect(await requests(`&updatedSince=${second.updatedAt}`)).toEqual(all.slice(0, 2).reverse())
  })

  test('give no cursor that another member could read on with', async () => {
    const { body } = await veera.get('/v1/me/requests?limit=1')
    expect(
      await world.as('onni').get(`/v1/me/requests?limit=1&cursor=${body.pageInfo.nextCursor}`),
    ).toMatchObject({ status: 400, body: { code: 'bad-request' } })
  })
})

test('entitlements are empty while no leave is kept, on any date', async () => {
  const none = { items: [], pageInfo: { nextCursor: null, hasMore: false } }
  expect(await veera.get('/v1/me/entitlements')).toMatchObject({ status: 200, body: none })
  expect(await veera.get('/v1/me/entitlements?date=2027-12-31')).toMatchObject({ status: 200, body: none })
  expect(await veera.get('/v1/me/entitlements?date=2027-02-30')).toMatchObject({ status: 400 })
})
