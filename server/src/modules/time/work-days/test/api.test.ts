import { describe, expect, it } from 'vitest'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import type { Client } from '../../../../../test/world/client.ts'
import { startWorld } from '../../../../../test/world/world.ts'
import { officeOf } from './office.ts'

const world = await startWorld()
const { members, catalogs, projects } = world.meri
const { dayOf, span, officeDay, confirmedDay } = officeOf(world)
const { work, break: lunch } = catalogs.entryTypes
type Name = keyof typeof members

const elina = world.as('elina')
const eero = world.as('eero')
const aino = world.as('aino')
const veera = world.as('veera')

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

describe('whitespace, and characters that show nothing,', () => {
  it('around a note is dropped, and alone is none', async () => {
    const path = `${dayOf('veera', '2026-09-17')}/entries`
    const noteOf = async (note: string) =>
      (await elina.put(path, { entries: [{ ...span(480, 960), note }] })).body.entries[0].note
    expect(await noteOf('  Kello rikki \n')).toBe('Kello rikki')
    expect(await noteOf(' \t\u00a0\n')).toBeNull()
    expect(await noteOf('\u200b\u2060 \ufeff')).toBeNull()
  })

  it('around a reason is dropped, and alone is refused', async () => {
    const id = await confirmedDay('2026-09-18')
    const send = (reason: string) => elina.post(`/v1/work-days/${id}/return`, { reason })
    for (const blank of [' \u00a0\n', '\u200b', '\u200d \ufeff'])
      expect(await send(blank)).toMatchObject({ status: 400, body: { errors: [{ pointer: '/reason' }] } })
    expect(await send(' Projekti puuttuu. ')).toMatchObject({ body: { returnReason: 'Projekti puuttuu.' } })
    for (const step of ['unapprove', 'correct', 'return'])
      expect(await elina.post(`/v1/work-days/${id}/${step}`, { reason: '  ' })).toMatchObject({ status: 400 })
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
