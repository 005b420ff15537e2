import { describe, expect, it } from 'vitest'
import { made } from '../../../../../../test/breadth/ways.ts'
import { startWorld } from '../../../../../../test/world/world.ts'
import { addDays, dateIn } from '../../../../../platform/vocabulary/dates.ts'

const world = await startWorld()
const [admin, employee] = [world.as('aino'), world.as('onni')]
const today = dateIn('Europe/Helsinki', new Date().toISOString())
const week = (each: number) => [each, each, each, each, each, 0, 0]
let count = 0

const unit = async () =>
  (await made(admin.post('/v1/planning-units', { name: `Vuoro ${++count}` }))).id as string
const path = (id: string) => `/v1/planning-units/${id}/staffing-minimum`
const set = (id: string, rows: [string, number][], more: object = {}) =>
  admin.put(path(id), {
    minimums: rows.map(([validFrom, each]) => ({ validFrom, weekdays: week(each) })),
    ...more,
  })

describe('the minimum staffing of a unit', () => {
  it('is set with the days from which it holds, and whoever has a key reads it', async () => {
    const id = await unit()
    expect((await employee.get(path(id))).body).toEqual({ planningUnitId: id, minimums: [], updatedAt: null })
    const later = addDays(today, 30)
    const answer = await set(id, [
      [later, 4],
      [today, 2],
    ])
    expect(answer).toMatchObject({
      status: 200,
      body: {
        minimums: [
          { validFrom: today, validTo: addDays(later, -1), weekdays: week(2) },
          { validFrom: later, validTo: null, weekdays: week(4) },
        ],
      },
    })
    expect((await employee.get(path(id))).body).toEqual(answer.body)
    expect(await employee.put(path(id), { minimums: [] })).toMatchObject({ status: 403 })
  })

  it('changes from today on only: what is over stays as it was', async () => {
    const id = await unit()
    await world.database.owner(
      `insert into staffing_minimums (org_id, planning_unit_id, valid_from, weekdays, created_at, updated_at)
       values ($1, $2, $3, $4, now(), now())`,
      [world.meri.id, id, addDays(today, -10), JSON.stringify(week(7))],
    )
    const past = await set(id, [[addDays(today, -1), 3]])
    expect(past).toMatchObject({ status: 422, body: { code: 'staffing_minimum_in_past' } })
    const twice = await set(id, [
      [today, 3],
      [today, 4],
    ])
    expect(twice).toMatchObject({ status: 422, body: { code: 'staffing_minimum_repeated' } })
    await made(set(id, [[addDays(today, 5), 3]]))
    const emptied = await made(set(id, []))
    expect(emptied.minimums).toMatchObject([
      { validFrom: addDays(today, -10), validTo: null, weekdays: week(7) },
    ])
    const trail = await made(admin.get(`/v1/audit?targetId=${id}`))
    expect(JSON.stringify(trail)).toContain('staffing_minimums.remove')
  })

  it('is tried dry, and refused to who has read another', async () => {
    const id = await unit()
    expect((await made(set(id, [[today, 3]], { dryRun: true }))).minimums).toHaveLength(1)
    const { updatedAt } = await made(set(id, [[today, 1]]))
    const read = await made(employee.get(path(id)))
    expect(read).toMatchObject({ minimums: [{ weekdays: week(1) }], updatedAt })
    await made(set(id, [[today, 2]], { expectedUpdatedAt: updatedAt }))
    const stale = await set(id, [[today, 5]], { expectedUpdatedAt: updatedAt })
    expect(stale).toMatchObject({ status: 409, body: { code: 'staffing_minimum_stale' } })
  })

  it('is of a unit of the organisation', async () => {
    const foreign = (await made(world.as('sanna').post('/v1/planning-units', { name: 'Toinen' }))).id
    for (const answer of [await admin.get(path(foreign)), await set(foreign, [])])
      expect(answer).toMatchObject({ status: 404, body: { code: 'planning_unit_not_found' } })
  })
})
