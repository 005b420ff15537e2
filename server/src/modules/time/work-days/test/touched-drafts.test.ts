import { describe, expect, it } from 'vitest'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { addDays } from '../../../../platform/vocabulary/dates.ts'
import { patience } from '../../../../../test/world/patience.ts'
import { startWorld } from '../../../../../test/world/world.ts'

const world = await startWorld()
const { members, catalogs } = world.meri
const { work } = catalogs.entryTypes
type Name = keyof typeof members

const aino = world.as('aino')
const dayOf = (who: string, date: string) =>
  `/v1/team/members/${who in members ? members[who as Name].id : who}/work-days/${date}`
const span = (startMinutes: number, endMinutes: number) => ({ entryTypeId: work, startMinutes, endMinutes })

/** The rows of the register and the details of the same days, which say the same. */
async function figuresAgree(from: string, to: string) {
  const { body } = await aino.get(`/v1/work-days?from=${from}&to=${to}&limit=100`)
  for (const row of body.items) {
    const { workDayId: _, ...detail } = (await aino.get(`/v1/work-days/${row.id}`)).body
    const { id: __, ...figures } = row
    expect(detail).toMatchObject(figures)
  }
  return body.items
}

/** Writes a draft and answers how to ask whether it has changed since. */
async function draft(name: string, date: string, entries = [span(480, 960)]) {
  const written = await aino.put(`${dayOf(name, date)}/entries`, { entries })
  expect(written.status).toBe(200)
  return async () => (await aino.get(dayOf(name, date))).body.updatedAt !== written.body.updatedAt
}

describe('a change of what drafts are read by moves updatedAt of exactly those it concerns', () => {
  it('a version of their worktime model, on its dates', async () => {
    const model = await aino.post('/v1/worktime-models', {
      code: 'short',
      name: 'Lyhyt',
      versions: [{ validFrom: '2026-01-01', kind: 'fixed', dayTargets: [360, 360, 360, 360, 360, 0, 0] }],
    })
    const { id } = model.body
    const onModel = await aino.post(
      '/v1/memberships',
      { firstNames: 'Lyhyt', lastName: 'Viikko', role: 'employee', worktimeModelId: id },
      { 'idempotency-key': newId() },
    )
    const before = await draft(onModel.body.id, '2026-10-04')
    const first = await draft(onModel.body.id, '2026-10-05')
    const other = await draft('onni', '2026-10-05')
    const added = await aino.post(`/v1/worktime-models/${id}/versions`, {
      validFrom: '2026-10-05',
      validTo: '2026-10-11',
      kind: 'fixed',
      dayTargets: [300, 300, 300, 300, 300, 0, 0],
    })
    expect(added.status).toBe(201)
    expect([await before(), await first(), await other()]).toEqual([false, true, false])
    const rows = await figuresAgree('2026-10-04', '2026-10-05')
    expect(rows).toContainEqual(
      expect.objectContaining({
        membershipId: onModel.body.id,
        workDate: '2026-10-05',
        expectedTargetMinutes: 300,
      }),
    )
  })

  it('their time zone', async () => {
    const shift = await draft('sisu', '2026-03-28', [span(1320, 1800)])
    const { updatedAt } = (await aino.get('/v1/settings')).body
    await aino.patch('/v1/settings', { timeZone: 'Europe/Helsinki' })
    expect((await aino.get('/v1/settings')).body.updatedAt).toBe(updatedAt)
    expect(await shift()).toBe(false)
    await aino.patch('/v1/settings', { timeZone: 'Asia/Tokyo' })
    try {
      expect(await shift()).toBe(true)
      await expect
        .poll(async () => (await aino.get(dayOf('sisu', '2026-03-28'))).body.workedMinutes, patience)
        .toBe(480)
      await figuresAgree('2026-03-28', '2026-03-28')
    } finally {
      await aino.patch('/v1/settings', { timeZone: 'Europe/Helsinki' })
    }
  })

  it('a frozen day not, but it is a draft as of now once it is opened again', async () => {
    const { body: model } = await aino.post('/v1/worktime-models', {
      code: 'opened',
      name: 'Avattu',
      versions: [{ validFrom: '2026-01-01', kind: 'fixed', dayTargets: [360, 360, 360, 360, 360, 0, 0] }],
    })
    const { body: member } = await aino.post(
      '/v1/memberships',
      { firstNames: 'Oili', lastName: 'Avaaja', role: 'employee', worktimeModelId: model.id },
      { 'idempotency-key': newId() },
    )
    const day = `/v1/team/members/${member.id}/work-days/2026-10-05`
    await aino.put(`${day}/entries`, { entries: [span(480, 960)] })
    expect((await aino.post(`${day}/confirm`, {})).body.expectedTargetMinutes).toBe(360)
    await aino.post(`/v1/worktime-models/${model.id}/versions`, {
      validFrom: '2026-10-01',
      kind: 'fixed',
      dayTargets: [300, 300, 300, 300, 300, 0, 0],
    })
    expect((await aino.get(day)).body.expectedTargetMinutes).toBe(360)
    const { body: opened } = await aino.post(`${day}/reopen`, {})
    expect(opened.expectedTargetMinutes).toBe(300)
    expect((await aino.get(day)).body).toEqual(opened)
  })

  it('the days behind a bounded version that ended the open one', async () => {
    const behind = await draft('onni', '2026-12-07')
    const type = await aino.post('/v1/day-types', {
      code: 'study',
      name: 'Opinnot',
      versions: [{ validFrom: '2026-01-01', credit: 'target' }],
    })
    await aino.put(`${dayOf('onni', '2026-12-08')}/day-type`, { dayTypeId: type.body.id })
    const { updatedAt } = (await aino.get(dayOf('onni', '2026-12-08'))).body
    await aino.post(`/v1/day-types/${type.body.id}/versions`, {
      validFrom: '2026-12-01',
      validTo: '2026-12-02',
      credit: 'fixed',
      creditMinutes: 60,
    })
    const after = (await aino.get(dayOf('onni', '2026-12-08'))).body
    expect(after.creditedMinutes).toBe(0)
    expect(after.updatedAt).not.toBe(updatedAt)
    await figuresAgree('2026-12-07', '2026-12-08')
    expect(await behind()).toBe(false)
  })

  const foundersDay = {
    date: '2026-10-21',
    code: 'founders_day',
    kind: 'public',
    name: { fi: 'Perustajan päivä' },
  }
  it.each([
    ['added', '2026-10-21', () => aino.post('/v1/holidays', foundersDay)],
    ['taken back', '2026-10-21', () => aino.delete('/v1/holidays/2026-10-21/founders_day')],
    ['removed from the calendar', '2026-12-25', () => aino.delete('/v1/holidays/2026-12-25/christmas_day')],
    ['restored', '2026-12-25', () => aino.post('/v1/holidays/2026-12-25/christmas_day/restore', {})],
  ])('a holiday that is %s, with the shifts into it', async (_, date, change) => {
    const on = await draft('veera', date)
    const shiftInto = await draft('onni', addDays(date, -1), [span(1320, 1740)])
    const dayBefore = await draft('elina', addDays(date, -1))
    const dayAfter = await draft('veera', addDays(date, 1))
    expect((await change()).status).toBeLessThan(300)
    expect([await on(), await shiftInto(), await dayBefore(), await dayAfter()]).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect(await figuresAgree(addDays(date, -1), addDays(date, 1))).not.toEqual([])
  })
})

it('a frozen day keeps its updatedAt', async () => {
  await draft('veera', '2026-10-28')
  const confirmed = await aino.post(`${dayOf('veera', '2026-10-28')}/confirm`, {})
  expect(confirmed.status).toBe(200)
  await aino.post('/v1/holidays', {
    date: '2026-10-28',
    code: 'annual_meeting',
    kind: 'public',
    name: { fi: 'Vuosikokous' },
  })
  const read = await aino.get(dayOf('veera', '2026-10-28'))
  expect(read.body.updatedAt).toBe(confirmed.body.updatedAt)
})

describe('the register', () => {
  it('shows in a sweep what a change of rules has moved, with its figures', async () => {
    await draft('lumi', '2026-09-01')
    await draft('lumi', '2026-09-02')
    const sweep = async (since: string) =>
      (await aino.get(`/v1/work-days?from=2026-09-01&to=2026-09-30&updatedSince=${since}`)).body.items
    const watermark = (await sweep('2026-01-01T00:00:00.000Z')).at(-1).updatedAt
    const added = await aino.post('/v1/holidays', {
      date: '2026-09-01',
      code: 'name_day',
      kind: 'public',
      name: { fi: 'Nimipäivä' },
    })
    expect(added.status).toBe(201)
    const swept = (await sweep(watermark)).filter((row: { updatedAt: string }) => row.updatedAt > watermark)
    expect(swept).toMatchObject([{ workDate: '2026-09-01', expectedTargetMinutes: 0 }])
  })

  it('agrees with the detail of days that lie outside the employment now', async () => {
    await draft('helmi', '2026-09-08')
    await aino.patch(`/v1/memberships/${members.helmi.id}`, { employmentStartDate: '2026-09-09' })
    const rows = await figuresAgree('2026-09-08', '2026-09-08')
    expect(rows).toMatchObject([{ expectedTargetMinutes: 0, workedMinutes: 480 }])
  })

  it('agrees with the detail of a day whose model was assigned since', async () => {
    await draft('otso', '2026-09-10')
    const own = async () =>
      (await aino.get(`/v1/team/members/${members.otso.id}/work-days?from=2026-09-10&to=2026-09-10`)).body
        .items
    expect(await own()).toEqual(await figuresAgree('2026-09-10', '2026-09-10'))
  })
})
