import { describe, expect, it } from 'vitest'
import { newId } from '../../../platform/vocabulary/ids.ts'
import type { Client } from '../../../../test/world/client.ts'
import { startWorld } from '../../../../test/world/world.ts'

const world = await startWorld()
const { members, catalogs, projects } = world.meri
const { work, break: lunch } = catalogs.entryTypes
type Name = keyof typeof members

const daysOf = (name: Name) => `/v1/team/members/${members[name].id}/work-days`
const dayOf = (name: Name, date: string) => `${daysOf(name)}/${date}`
const span = (startMinutes: number, endMinutes: number, entryTypeId = work) => ({
  entryTypeId,
  startMinutes,
  endMinutes,
})
const officeDay = { entries: [span(480, 960), span(690, 720, lunch)] }

const elina = world.as('elina')
const eero = world.as('eero')
const aino = world.as('aino')
const veera = world.as('veera')

/** A confirmed day of Veera's, on a date that no other test uses. */
async function confirmedDay(date: string, by: Client = elina): Promise<string> {
  expect(await by.put(`${dayOf('veera', date)}/entries`, officeDay)).toMatchObject({ status: 200 })
  const confirmed = await by.post(`${dayOf('veera', date)}/confirm`, {})
  expect(confirmed).toMatchObject({ status: 200, body: { status: 'confirmed' } })
  return confirmed.body.workDayId
}

const eventsOf = async (event: string, workDayId: string) => {
  const { body } = await aino.get(`/v1/integration-events?event=${event}&limit=100`)
  return body.items.filter((row: { payload: { workDayId?: string } }) => row.payload.workDayId === workDayId)
}

describe('writing entries', () => {
  it('derives the frame and says what every minute is', async () => {
    const written = await elina.put(`${dayOf('veera', '2026-10-14')}/entries`, officeDay)
    expect(written).toMatchObject({
      status: 200,
      body: {
        workDayId: null,
        membershipId: members.veera.id,
        workDate: '2026-10-14',
        status: 'draft',
        startMinutes: 480,
        endMinutes: 960,
        breakMinutes: 30,
        workedMinutes: 450,
        entries: [
          { entryTypeId: work, startMinutes: 480, endMinutes: 960, durationMinutes: null, source: 'import' },
          { entryTypeId: lunch },
        ],
        interpretation: { targetMinutes: 450, workedMinutes: 450, deviationMinutes: 0 },
      },
    })
    for (const line of written.body.interpretation.lines)
      expect(line).toMatchObject({
        rule: { versionId: expect.any(String) },
        explain: expect.stringMatching(/\d/),
      })
    const read = await elina.get(dayOf('veera', '2026-10-14'))
    expect(read.body).toEqual(written.body)
  })

  it('replaces the whole day; an empty list clears it to a blank draft', async () => {
    await elina.put(`${dayOf('veera', '2026-10-13')}/entries`, officeDay)
    const cleared = await elina.put(`${dayOf('veera', '2026-10-13')}/entries`, { entries: [] })
    expect(cleared).toMatchObject({ status: 200, body: { status: 'draft', workedMinutes: 0, entries: [] } })
  })

  it('takes a duration in place of a span, allocations by level code, and a note', async () => {
    const entries = [
      {
        entryTypeId: work,
        durationMinutes: 450,
        allocations: [{ dimensionId: 'project', valueId: projects.get('tower') }],
        note: 'Piirustukset',
      },
    ]
    const written = await elina.put(`${dayOf('veera', '2026-10-12')}/entries`, { entries })
    expect(written).toMatchObject({
      status: 200,
      body: {
        startMinutes: 0,
        endMinutes: 0,
        workedMinutes: 450,
        entries: [
          {
            allocations: [{ dimensionId: catalogs.dimensions.project, valueId: projects.get('tower') }],
            note: 'Piirustukset',
          },
        ],
      },
    })
  })

  it('counts a night shift over the change to winter time by the hours that pass', async () => {
    const written = await elina.put(`${dayOf('veera', '2026-10-24')}/entries`, {
      entries: [span(1320, 1800)],
    })
    expect(written.body).toMatchObject({ startMinutes: 1320, endMinutes: 1800, workedMinutes: 540 })
  })

  it.each([
    [{ entries: [{ entryTypeId: work }] }, 422, 'entry_form_invalid'],
    [{ entries: [span(960, 480)] }, 422, 'entry_end_before_start'],
    [{ entries: [span(480, 960), span(900, 1000)] }, 422, 'entry_overlap'],
    [
      { entries: [{ entryTypeId: work, durationMinutes: 1440 }, span(0, 60)] },
      422,
      'entry_day_total_exceeded',
    ],
    [{ entries: [{ entryTypeId: newId(), durationMinutes: 60 }] }, 404, 'entry_type_not_found'],
    [
      {
        entries: [
          {
            entryTypeId: work,
            durationMinutes: 60,
            allocations: [{ dimensionId: 'moon', valueId: newId() }],
          },
        ],
      },
      404,
      'dimension_not_found',
    ],
    [
      {
        entries: [
          {
            entryTypeId: work,
            durationMinutes: 60,
            allocations: [{ dimensionId: 'project', valueId: newId() }],
          },
        ],
      },
      404,
      'dimension_value_not_found',
    ],
    [{ entries: [span(480, 2881)] }, 400, 'bad-request'],
    [{ entries: [{ ...span(480, 960), startMinutes: '480' }] }, 400, 'bad-request'],
    [{}, 400, 'bad-request'],
  ])('%j answers %i %s and keeps the day as it was', async (body, status, code) => {
    await elina.put(`${dayOf('veera', '2026-10-09')}/entries`, officeDay)
    const before = await elina.get(dayOf('veera', '2026-10-09'))
    expect(await elina.put(`${dayOf('veera', '2026-10-09')}/entries`, body)).toMatchObject({
      status,
      body: { code },
    })
    expect((await elina.get(dayOf('veera', '2026-10-09'))).body).toEqual(before.body)
  })

  it('with expectedUpdatedAt is refused when the day has changed since, and on a day that is not there', async () => {
    const path = `${dayOf('veera', '2026-10-08')}/entries`
    const missing = { ...officeDay, expectedUpdatedAt: '2026-10-08T10:00:00.000Z' }
    expect(await elina.put(path, missing)).toMatchObject({ status: 409, body: { code: 'day_changed' } })
    const { body } = await elina.put(path, officeDay)
    const zoned = body.updatedAt.replace('Z', '+00:00')
    expect(await elina.put(path, { ...officeDay, expectedUpdatedAt: zoned })).toMatchObject({ status: 200 })
    expect(await elina.put(path, { ...officeDay, expectedUpdatedAt: body.updatedAt })).toMatchObject({
      status: 409,
      body: { code: 'day_changed' },
    })
  })

  it('as a dry run checks and reports, and writes nothing', async () => {
    const path = dayOf('veera', '2026-10-07')
    const looked = await elina.put(`${path}/entries`, { ...officeDay, dryRun: true })
    expect(looked).toMatchObject({ status: 200, body: { workedMinutes: 450 } })
    expect((await elina.get(path)).body).toMatchObject({ updatedAt: null, entries: [] })
  })

  it('on a confirmed, approved or exported day is refused', async () => {
    const id = await confirmedDay('2026-10-06')
    const write = () => elina.put(`${dayOf('veera', '2026-10-06')}/entries`, officeDay)
    expect(await write()).toMatchObject({ status: 409, body: { code: 'day_confirmed_locked' } })
    await elina.post(`/v1/work-days/${id}/approve`, {})
    expect(await write()).toMatchObject({ status: 409, body: { code: 'day_confirmed_locked' } })
  })
})

describe('a day type', () => {
  it('marks the whole day, is cleared by null, and an unknown one is refused', async () => {
    const path = `${dayOf('veera', '2026-10-05')}/day-type`
    const marked = await elina.put(path, { dayTypeId: catalogs.dayTypes.annual_holiday })
    expect(marked).toMatchObject({
      status: 200,
      body: { dayTypeId: catalogs.dayTypes.annual_holiday, creditedMinutes: 450, workedMinutes: 0 },
    })
    expect(await elina.put(path, { dayTypeId: newId() })).toMatchObject({
      status: 404,
      body: { code: 'day_type_not_found' },
    })
    expect(await elina.put(path, { dayTypeId: null })).toMatchObject({
      status: 200,
      body: { dayTypeId: null, creditedMinutes: 0 },
    })
  })

  it('alone is enough to confirm the day', async () => {
    await elina.put(`${dayOf('veera', '2026-10-02')}/day-type`, { dayTypeId: catalogs.dayTypes.training_day })
    expect(await elina.post(`${dayOf('veera', '2026-10-02')}/confirm`, {})).toMatchObject({
      status: 200,
      body: { status: 'confirmed' },
    })
  })
})

describe('who may write whose days', () => {
  it('a supervisor those of direct and indirect reports, nobody upwards or beside, a member their own', async () => {
    const write = (client: Client, name: Name) =>
      client.put(`${dayOf(name, '2026-09-30')}/entries`, officeDay)
    expect((await write(elina, 'veera')).status).toBe(200)
    expect((await write(eero, 'veera')).status).toBe(200)
    expect((await write(aino, 'veera')).status).toBe(200)
    for (const [client, name] of [
      [elina, 'eero'],
      [elina, 'onni'],
      [elina, 'elina'],
      [eero, 'paavo'],
    ] as const)
      expect(await write(client, name)).toMatchObject({ status: 404, body: { code: 'membership_not_found' } })
    expect(await write(veera, 'veera')).toMatchObject({ status: 403, body: { code: 'insufficient_role' } })
    expect(await veera.put('/v1/me/work-days/2026-09-30/entries', officeDay)).toMatchObject({
      status: 200,
      body: { membershipId: members.veera.id, entries: [{ source: 'manual' }, {}] },
    })
  })

  it('nobody on behalf of others once the organisation forbids it', async () => {
    await aino.patch('/v1/settings', { supervisorMayActOnBehalf: false })
    try {
      expect(await elina.put(`${dayOf('veera', '2026-09-29')}/entries`, officeDay)).toMatchObject({
        status: 403,
        body: { code: 'acting_on_behalf_disabled' },
      })
      expect(await veera.put('/v1/me/work-days/2026-09-29/entries', officeDay)).toMatchObject({ status: 200 })
    } finally {
      await aino.patch('/v1/settings', { supervisorMayActOnBehalf: true })
    }
  })

  it('a manager’s register holds the days of reports only, payroll and administrators see all', async () => {
    await world.as('paavo').put('/v1/me/work-days/2026-09-28/entries', officeDay)
    await veera.put('/v1/me/work-days/2026-09-28/entries', officeDay)
    await elina.put('/v1/me/work-days/2026-09-28/entries', officeDay)
    const seenBy = async (client: Client) => {
      const { body } = await client.get('/v1/work-days?from=2026-09-28&to=2026-09-28')
      return body.items.map((row: { membershipId: string }) => row.membershipId).sort()
    }
    const ids = (...names: Name[]) => names.map(name => members[name].id).sort()
    expect(await seenBy(elina)).toEqual(ids('veera'))
    expect(await seenBy(eero)).toEqual(ids('veera', 'elina'))
    expect(await seenBy(aino)).toEqual(ids('veera', 'elina', 'paavo'))
    expect(await seenBy(world.as('tauno'))).toEqual(ids('veera', 'elina', 'paavo'))
    expect((await veera.get('/v1/work-days?from=2026-09-28&to=2026-09-28')).body.code).toBe(
      'insufficient_role',
    )
  })
})

describe('the life of a day', () => {
  it('a returned day carries the reason, tells the log, and can be edited again', async () => {
    const id = await confirmedDay('2026-09-25')
    expect(await elina.post(`/v1/work-days/${id}/return`, {})).toMatchObject({ status: 400 })
    const returned = await elina.post(`/v1/work-days/${id}/return`, {
      reason: 'Perjantailta puuttuu projekti.',
    })
    expect(returned).toMatchObject({
      status: 200,
      body: { status: 'draft', returnReason: 'Perjantailta puuttuu projekti.' },
    })
    expect(await eventsOf('workday.returned', id)).toMatchObject([
      {
        payload: {
          workDayId: id,
          membershipId: members.veera.id,
          workDate: '2026-09-25',
          returnedAt: returned.body.updatedAt,
        },
      },
    ])
    expect(await veera.put('/v1/me/work-days/2026-09-25/entries', officeDay)).toMatchObject({ status: 200 })
    expect(await veera.post('/v1/me/work-days/2026-09-25/confirm', {})).toMatchObject({
      status: 200,
      body: { workDayId: id, status: 'confirmed', returnReason: null },
    })
  })

  it('reopen, unapprove and correct lead back to draft, each only from its own states', async () => {
    const id = await confirmedDay('2026-09-24')
    const path = dayOf('veera', '2026-09-24')
    expect(await elina.post(`/v1/work-days/${id}/unapprove`, {})).toMatchObject({
      status: 409,
      body: { code: 'day_not_approved' },
    })
    expect(await elina.post(`/v1/work-days/${id}/correct`, { reason: 'x' })).toMatchObject({
      status: 409,
      body: { code: 'day_not_correctable' },
    })
    expect(await elina.post(`${path}/reopen`, {})).toMatchObject({ status: 200, body: { status: 'draft' } })
    expect(await elina.post(`${path}/reopen`, {})).toMatchObject({
      status: 409,
      body: { code: 'day_not_confirmed' },
    })
    await elina.post(`${path}/confirm`, {})
    expect(await elina.post(`${path}/confirm`, {})).toMatchObject({
      status: 409,
      body: { code: 'day_already_confirmed' },
    })
    await elina.post(`/v1/work-days/${id}/approve`, {})
    expect(await elina.post(`${path}/reopen`, {})).toMatchObject({
      status: 409,
      body: { code: 'day_not_confirmed' },
    })
    expect(await elina.post(`/v1/work-days/${id}/unapprove`, {})).toMatchObject({
      status: 200,
      body: { status: 'draft' },
    })
    expect(await eventsOf('workday.unapproved', id)).toHaveLength(1)
    await elina.post(`${path}/confirm`, {})
    await elina.post(`/v1/work-days/${id}/approve`, {})
    expect(await elina.post(`/v1/work-days/${id}/correct`, { reason: 'Väärä projekti' })).toMatchObject({
      status: 200,
      body: { status: 'draft' },
    })
    expect(await eventsOf('workday.corrected', id)).toHaveLength(1)
    const { body } = await elina.get(`/v1/work-days/${id}/history`)
    expect(body.items.map((line: { action: string }) => line.action.replace('work_days.', ''))).toEqual([
      'write_entries',
      'confirm',
      'reopen',
      'confirm',
      'approve',
      'unapprove',
      'confirm',
      'approve',
      'correct',
    ])
    expect(body.items.at(-1)).toMatchObject({ membershipId: members.elina.id, reason: 'Väärä projekti' })
  })

  it('nobody approves an own day, unless the organisation allows it', async () => {
    await elina.put('/v1/me/work-days/2026-09-23/entries', officeDay)
    const { body } = await elina.post('/v1/me/work-days/2026-09-23/confirm', {})
    expect(await elina.post(`/v1/work-days/${body.workDayId}/approve`, {})).toMatchObject({ status: 404 })
    expect(await eero.post(`/v1/work-days/${body.workDayId}/approve`, {})).toMatchObject({ status: 200 })
    await aino.put('/v1/me/work-days/2026-09-23/entries', officeDay)
    const own = await aino.post('/v1/me/work-days/2026-09-23/confirm', {})
    expect(await aino.post(`/v1/work-days/${own.body.workDayId}/approve`, {})).toMatchObject({
      status: 403,
      body: { code: 'self_approval_forbidden' },
    })
    await aino.patch('/v1/settings', { selfApprovalAllowed: true })
    expect(await aino.post(`/v1/work-days/${own.body.workDayId}/approve`, {})).toMatchObject({ status: 200 })
    await aino.patch('/v1/settings', { selfApprovalAllowed: false })
  })

  it('stands still inside a locked payroll period, and moves again when the lock is lifted', async () => {
    const id = await confirmedDay('2026-08-10')
    const lock = await world
      .as('tauno')
      .post('/v1/payroll-locks', { periodStart: '2026-08-01', periodEnd: '2026-08-31' })
    const locked = { status: 409, body: { code: 'period_locked' } }
    expect(await elina.post(`/v1/work-days/${id}/approve`, {})).toMatchObject(locked)
    expect(await elina.post(`/v1/work-days/${id}/return`, { reason: 'x' })).toMatchObject(locked)
    expect(await elina.put(`${dayOf('veera', '2026-08-11')}/entries`, officeDay)).toMatchObject(locked)
    expect(await elina.post('/v1/work-days/approve-batch', { ids: [id] })).toMatchObject({
      body: { actedCount: 0, skipped: [{ id, code: 'period_locked' }] },
    })
    await world.as('tauno').post(`/v1/payroll-locks/${lock.body.id}/lift`, {})
    expect(await elina.post(`/v1/work-days/${id}/approve`, {})).toMatchObject({ status: 200 })
  })
})

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

describe('the approval queue', () => {
  it('holds what waits for the caller, and lets go of what is decided', async () => {
    const id = await confirmedDay('2026-05-04')
    const waiting = async (client: Client) => {
      const { body } = await client.get('/v1/team/approvals?limit=100')
      return body.items.map((item: { workDayId: string }) => item.workDayId)
    }
    expect(await waiting(elina)).toContain(id)
    expect(await waiting(eero)).toContain(id)
    await elina.post(`/v1/work-days/${id}/approve`, {})
    expect(await waiting(elina)).not.toContain(id)
  })
})

describe('deleting a member', () => {
  it('is refused by a day with entries, and not by a blank draft', async () => {
    const created = await aino.post(
      '/v1/memberships',
      { firstNames: 'Hetki', lastName: 'Vain', role: 'employee' },
      { 'idempotency-key': newId() },
    )
    const path = `/v1/memberships/${created.body.id}`
    const entries = `/v1/team/members/${created.body.id}/work-days/2026-06-05/entries`
    await aino.put(entries, officeDay)
    expect(await aino.delete(path)).toMatchObject({ status: 409, body: { code: 'membership_in_use' } })
    await aino.put(entries, { entries: [] })
    expect(await aino.delete(path)).toMatchObject({ status: 204 })
    expect(await aino.get(path)).toMatchObject({ status: 404 })
  })
})
