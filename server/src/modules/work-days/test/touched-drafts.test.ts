import { describe, expect, it } from 'vitest'
import { addDays } from '../../../platform/vocabulary/dates.ts'
import { startWorld } from '../../../../test/world/world.ts'

const world = await startWorld()
const { members, catalogs } = world.meri
const { work } = catalogs.entryTypes
type Name = keyof typeof members

const aino = world.as('aino')
const dayOf = (name: Name, date: string) => `/v1/team/members/${members[name].id}/work-days/${date}`
const span = (startMinutes: number, endMinutes: number) => ({ entryTypeId: work, startMinutes, endMinutes })

/** Writes a draft and answers how to ask when it last changed. */
async function draft(name: Name, date: string, entries = [span(480, 960)]) {
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
    await aino.patch(`/v1/memberships/${members.paavo.id}`, { worktimeModelId: id })
    const before = await draft('paavo', '2026-10-04')
    const first = await draft('paavo', '2026-10-05')
    const other = await draft('onni', '2026-10-05')
    const added = await aino.post(`/v1/worktime-models/${id}/versions`, {
      validFrom: '2026-10-05',
      validTo: '2026-10-11',
      kind: 'fixed',
      dayTargets: [300, 300, 300, 300, 300, 0, 0],
    })
    expect(added.status).toBe(201)
    expect([await before(), await first(), await other()]).toEqual([false, true, false])
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
