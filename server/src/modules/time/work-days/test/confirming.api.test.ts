import { describe, expect, it } from 'vitest'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { startWorld } from '../../../../../test/world/world.ts'
import { officeOf } from './office.ts'

const world = await startWorld()
const { daysOf, dayOf, span, officeDay, confirmedDay, eventsOf } = officeOf(world)

const elina = world.as('elina')
const aino = world.as('aino')
const veera = world.as('veera')

describe('ranges and batches', () => {
  it('confirm what can be confirmed and name every other day with its code; acting on none is a success too', async () => {
    for (const date of ['2026-07-06', '2026-07-07', '2026-07-08'])
      await elina.put(`${dayOf('veera', date)}/entries`, officeDay)
    await elina.post(`${dayOf('veera', '2026-07-07')}/confirm`, {})
    await elina.put(`${dayOf('veera', '2026-07-09')}/entries`, { entries: [span(0, 961)] })
    const range = { from: '2026-07-06', to: '2026-07-12' }
    const answer = await elina.post(`${daysOf('veera')}/confirm-range`, range)
    expect(answer).toMatchObject({ status: 201, body: { actedCount: 2, skippedCount: 5 } })
    expect(answer.body.skipped).toMatchObject([
      { workDate: '2026-07-07', code: 'day_already_confirmed' },
      { workDate: '2026-07-09', code: 'entry_over_max_duration' },
      { workDate: '2026-07-10', code: 'day_empty' },
      { workDate: '2026-07-11', code: 'empty_day_off' },
      { workDate: '2026-07-12', code: 'empty_day_off' },
    ])
    const again = await elina.post(`${daysOf('veera')}/confirm-range`, range)
    expect(again).toMatchObject({ status: 201, body: { actedCount: 0, skippedCount: 7 } })
    const { body } = await aino.get('/v1/integration-events?event=workday.confirmed&limit=100')
    const told = body.items.filter((row: { payload: { workDate: string } }) =>
      row.payload.workDate.startsWith('2026-07-0'),
    )
    expect(told).toHaveLength(3)
    expect(await elina.post(`${daysOf('veera')}/reopen-range`, range)).toMatchObject({
      status: 201,
      body: { actedCount: 3, skippedCount: 4 },
    })
  })

  it('answer the ids of the days that acted, which the next action takes, and those of the days that are there already', async () => {
    for (const date of ['2026-07-20', '2026-07-22'])
      await elina.put(`${dayOf('veera', date)}/entries`, officeDay)
    const range = { from: '2026-07-20', to: '2026-07-23' }
    const confirmRange = (more: object = {}) =>
      elina.post(`${daysOf('veera')}/confirm-range`, { ...range, ...more })
    const looked = await confirmRange({ dryRun: true })
    const { body: confirmed } = await confirmRange()
    expect(looked.body).toEqual(confirmed)
    const { body: register } = await elina.get(`${daysOf('veera')}?from=${range.from}&to=${range.to}`)
    const stored: { id: string; workDate: string }[] = register.items.filter(
      (row: { id: string | null }) => row.id !== null,
    )
    expect(confirmed.acted).toEqual(stored.map(({ id, workDate }) => ({ id, workDate })))
    expect(confirmed.acted.map((day: { workDate: string }) => day.workDate)).toEqual([
      '2026-07-20',
      '2026-07-22',
    ])
    expect(confirmed.skipped).toMatchObject([
      { workDate: '2026-07-21', id: null, code: 'day_empty' },
      { workDate: '2026-07-23', id: null, code: 'day_empty' },
    ])

    const [first, second] = confirmed.acted
    const { body: again } = await confirmRange()
    expect(again).toMatchObject({ acted: [], skipped: [first, {}, second, {}] })
    const { body: reopened } = await elina.post(`${daysOf('veera')}/reopen-range`, range)
    expect(reopened.acted).toEqual(confirmed.acted)
    await confirmRange()
    const ids = [second.id, first.id]
    const { body: returned } = await elina.post('/v1/work-days/return-batch', { ids, reason: 'Tarkista' })
    expect(returned.acted).toEqual([second, first])
    await confirmRange()
    const { body: approved } = await elina.post('/v1/work-days/approve-batch', { ids })
    expect(approved.acted).toEqual([second, first])
  })

  it('have their bounds', async () => {
    const range = (from: string, to: string) => elina.post(`${daysOf('veera')}/confirm-range`, { from, to })
    expect(await range('2026-07-01', '2026-07-31')).toMatchObject({ status: 201 })
    expect(await range('2026-07-01', '2026-08-01')).toMatchObject({
      status: 422,
      body: { code: 'range_too_long', maxDays: 31 },
    })
    expect(await range('2026-07-02', '2026-07-01')).toMatchObject({
      status: 400,
      body: { code: 'range_end_before_start' },
    })
    const register = (from: string, to: string) => aino.get(`/v1/work-days?from=${from}&to=${to}`)
    expect(await register('2026-01-01', '2027-01-01')).toMatchObject({ status: 200 })
    expect(await register('2026-01-01', '2027-01-02')).toMatchObject({
      status: 422,
      body: { code: 'range_too_long' },
    })
    expect(await aino.get('/v1/work-days?from=2026-01-01')).toMatchObject({
      status: 400,
      body: { errors: [{ parameter: 'to' }] },
    })
    const own = (to: string) => veera.get(`/v1/me/work-days?from=2026-01-01&to=${to}`)
    expect(await own('2026-03-03')).toMatchObject({ status: 200 })
    expect(await own('2026-03-04')).toMatchObject({ status: 422, body: { code: 'range_too_long' } })
    const ids = Array.from({ length: 501 }, () => newId())
    expect(await elina.post('/v1/work-days/approve-batch', { ids })).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/ids' }] },
    })
    expect(await elina.post('/v1/work-days/approve-batch', { ids: ids.slice(1) })).toMatchObject({
      status: 200,
      body: { skippedCount: 500 },
    })
  })

  it('approve each day once, whatever else is in the list', async () => {
    const id = await confirmedDay('2026-06-01')
    const draft = await elina.put(`${dayOf('veera', '2026-06-02')}/entries`, officeDay)
    expect(draft.status).toBe(200)
    const register = await elina.get(`${daysOf('veera')}?from=2026-06-01&to=2026-06-02`)
    const draftId = register.body.items.find((row: { workDate: string }) => row.workDate === '2026-06-02').id
    const unknown = newId()
    const answer = await elina.post('/v1/work-days/approve-batch', { ids: [id, draftId, unknown, id] })
    expect(answer).toMatchObject({
      status: 200,
      body: {
        actedCount: 1,
        skippedCount: 2,
        skipped: [
          { id: draftId, code: 'day_not_confirmed' },
          { id: unknown, code: 'work_day_not_found' },
        ],
      },
    })
    expect(await eventsOf('workday.approved', id)).toHaveLength(1)
  })

  it('return a batch with one reason', async () => {
    const ids = [await confirmedDay('2026-06-03'), await confirmedDay('2026-06-04')]
    expect(await elina.post('/v1/work-days/return-batch', { ids, reason: 'Tarkista' })).toMatchObject({
      status: 200,
      body: { actedCount: 2 },
    })
    for (const id of ids) expect(await eventsOf('workday.returned', id)).toHaveLength(1)
  })
})

describe('the organisation’s data rules at confirmation', () => {
  it('a member without a worktime model has no day confirmed', async () => {
    const created = await aino.post(
      '/v1/memberships',
      { firstNames: 'Malliton', lastName: 'Mies', role: 'employee' },
      { 'idempotency-key': newId() },
    )
    const path = `/v1/team/members/${created.body.id}/work-days/2026-06-05`
    expect(await aino.put(`${path}/entries`, officeDay)).toMatchObject({ status: 200 })
    expect(await aino.post(`${path}/confirm`, {})).toMatchObject({
      status: 422,
      body: { code: 'missing_model_version_for_day' },
    })
  })

  it('a hand-entered day under clocking needs a note on any entry', async () => {
    await aino.patch('/v1/settings', { punchPolicy: 'clocking_required' })
    try {
      const path = dayOf('veera', '2026-06-08')
      await elina.put(`${path}/entries`, officeDay)
      expect(await elina.post(`${path}/confirm`, {})).toMatchObject({
        status: 422,
        body: { code: 'manual_entry_reason_required' },
      })
      await elina.put(`${path}/entries`, { entries: [{ ...span(480, 960), note: 'Kello rikki' }] })
      expect(await elina.post(`${path}/confirm`, {})).toMatchObject({ status: 200 })
    } finally {
      await aino.patch('/v1/settings', { punchPolicy: 'free' })
    }
  })

  it('a level that is required and asked at entry must be there', async () => {
    const level = await aino.post('/v1/dimensions', {
      code: 'site',
      name: 'Työmaa',
      required: true,
      askInEntry: true,
    })
    expect(level.status).toBe(201)
    try {
      const path = dayOf('veera', '2026-06-09')
      await elina.put(`${path}/entries`, officeDay)
      expect(await elina.post(`${path}/confirm`, {})).toMatchObject({
        status: 422,
        body: { code: 'required_attribution_missing', dimensionCode: 'site' },
      })
      const value = await aino.post(`/v1/dimensions/${level.body.id}/values`, {
        code: 'kallio',
        name: 'Kallio',
      })
      const entries = [{ ...span(480, 960), allocations: [{ dimensionId: 'site', valueId: value.body.id }] }]
      await elina.put(`${path}/entries`, { entries })
      expect(await elina.post(`${path}/confirm`, {})).toMatchObject({ status: 200 })
    } finally {
      await aino.patch(`/v1/dimensions/${level.body.id}`, { active: false })
    }
  })
})

describe('a credited holiday that nobody wrote', () => {
  const week = { from: '2024-12-02', to: '2024-12-08' }

  it('is confirmed, approved and paid with its week', async () => {
    for (const date of ['2024-12-02', '2024-12-03', '2024-12-04', '2024-12-05'])
      await elina.put(`${dayOf('veera', date)}/entries`, officeDay)
    const confirmed = await elina.post(`${daysOf('veera')}/confirm-range`, week)
    expect(confirmed.body).toMatchObject({ actedCount: 5, skippedCount: 2 })
    const { body } = await elina.get(`${daysOf('veera')}?from=2024-12-02&to=2024-12-08`)
    const ids = body.items.map((row: { id: string }) => row.id)
    expect(await elina.post('/v1/work-days/approve-batch', { ids })).toMatchObject({
      body: { actedCount: 5 },
    })
    expect((await elina.get(dayOf('veera', '2024-12-06'))).body).toMatchObject({
      status: 'approved',
      expectedTargetMinutes: 450,
      creditedMinutes: 450,
      interpretation: { lines: [{ kind: 'credit', minutes: 450 }] },
    })
    const tauno = world.as('tauno')
    const batch = await tauno.post(
      '/v1/export-batches',
      { periodStart: '2024-12-01', periodEnd: '2024-12-31' },
      { 'idempotency-key': newId() },
    )
    const lines = await tauno.get(`/v1/export-batches/${batch.body.id}/lines?limit=100`)
    expect(lines.body.items).toContainEqual(
      expect.objectContaining({ workDate: '2024-12-06', kind: 'credit', minutes: 450 }),
    )
  })
})
