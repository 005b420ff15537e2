import { describe, expect, it } from 'vitest'
import { startWorld } from '../../../../test/world/world.ts'

const world = await startWorld()
const { members, catalogs } = world.meri
const work = catalogs.entryTypes.work
const lunch = catalogs.entryTypes.break

const dayOf = (name: keyof typeof members, date: string) => `/v1/team/members/${members[name].id}/work-days/${date}`
const ordinaryDay = {
  entries: [
    { entryTypeId: work, startMinutes: 480, endMinutes: 960 },
    { entryTypeId: lunch, startMinutes: 690, endMinutes: 720 },
  ],
}

describe('a work day', () => {
  it('written by the supervisor is confirmed, approved and read back as it was', async () => {
    const elina = world.as('elina')
    const written = await elina.put(`${dayOf('veera', '2026-10-14')}/entries`, ordinaryDay)
    expect(written).toMatchObject({
      status: 200,
      body: { workDayId: null, status: 'draft', startMinutes: 480, endMinutes: 960, breakMinutes: 30, workedMinutes: 450 },
    })
    const confirmed = await elina.post(`${dayOf('veera', '2026-10-14')}/confirm`, {})
    expect(confirmed).toMatchObject({ status: 200, body: { status: 'confirmed', expectedTargetMinutes: 450 } })
    const approved = await elina.post('/v1/work-days/approve-batch', { ids: [confirmed.body.workDayId] })
    expect(approved).toMatchObject({ status: 200, body: { actedCount: 1, skippedCount: 0 } })
    const register = await elina.get('/v1/work-days?from=2026-10-01&to=2026-10-31')
    expect(register.body.items).toMatchObject([{ id: confirmed.body.workDayId, status: 'approved', workedMinutes: 450 }])
  })
})
