import { describe, expect, it } from 'vitest'
import { made } from '../../../../../../test/breadth/ways.ts'
import { startWorld } from '../../../../../../test/world/world.ts'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { transactionsOf } from '../../../../company/catalogs/test/in-transaction.ts'
import { regularHoursOf } from '../../punched/regular-hours.ts'
import type { PlannedWork } from '../record.ts'
import { removePlannedWork, writePlannedWork } from '../../writing/planned-work.ts'

const world = await startWorld()
const { meri } = world
const { entryTypes, dayTypes } = meri.catalogs
const aino = world.as('aino')
const inTransaction = transactionsOf(world.database)

let count = 0
/** A member under a model of their own: by a rota, where nothing else is said. */
async function member(rules: object = {}) {
  const name = `rota-${++count}`
  const version = { validFrom: '2024-01-01', kind: 'shift', weeklyMinutes: 2400, ...rules }
  const model = await made(aino.post('/v1/worktime-models', { code: name, name, versions: [version] }))
  const body = { firstNames: 'Ruut', lastName: name, role: 'employee', worktimeModelId: model.id }
  const more = { email: null, employmentStartDate: '2024-01-01' }
  return (await made(aino.post('/v1/memberships', { ...body, ...more }, { 'idempotency-key': newId() })))
    .id as string
}

const planned = (membershipId: string, workDate: string, more: Partial<PlannedWork> = {}): PlannedWork => ({
  sourceId: newId(),
  membershipId,
  workDate,
  startAt: `${workDate}T12:00:00.000Z`,
  endAt: `${workDate}T20:00:00.000Z`,
  minutes: 450,
  ...more,
})
const plan = (...rows: PlannedWork[]) => inTransaction(meri.id, tx => writePlannedWork(tx, rows))
const unplan = (...rows: PlannedWork[]) =>
  inTransaction(meri.id, tx =>
    removePlannedWork(
      tx,
      rows.map(({ sourceId }) => sourceId),
    ),
  )
const pathOf = (who: string, date: string) => `/v1/team/members/${who}/work-days/${date}`
const dayOf = async (who: string, date: string) => (await aino.get(pathOf(who, date))).body
const targetOf = async (who: string, date: string) => (await dayOf(who, date)).expectedTargetMinutes
const write = (who: string, date: string, minutes = 480) =>
  aino.put(`${pathOf(who, date)}/entries`, {
    entries: [{ entryTypeId: entryTypes.work, startMinutes: 480, endMinutes: 480 + minutes }],
  })

// A week of October without holidays: Monday is the 12th.
const [monday, tuesday, saturday, nextMonday] = ['2026-10-12', '2026-10-13', '2026-10-17', '2026-10-19']

describe('the published plan of a member under a rota', () => {
  it('is the target of their days, one sum of all that is planned for a date', async () => {
    const id = await member()
    expect(await targetOf(id, saturday)).toBe(0)
    await plan(planned(id, saturday), planned(id, saturday, { minutes: 120 }))
    expect(await targetOf(id, saturday)).toBe(570)
    expect(await targetOf(id, monday)).toBe(0)
  })

  it('leaves the other dates of its week free, and those of other weeks to the model', async () => {
    const id = await member({ dayTargets: [480, 480, 480, 480, 480, 0, 0] })
    const row = planned(id, tuesday)
    await plan(row)
    expect([await targetOf(id, monday), await targetOf(id, tuesday), await targetOf(id, nextMonday)]).toEqual(
      [0, 450, 480],
    )
    await unplan(row)
    expect([await targetOf(id, monday), await targetOf(id, tuesday)]).toEqual([480, 480])
  })

  it('goes before a holiday, which is neither free nor credited then', async () => {
    const free = await member({ holidayEffect: 'target_zero' })
    const credited = await member({ holidayEffect: 'credited', holidayCreditMinutes: 288 })
    const christmas = '2026-12-25'
    expect(await dayOf(credited, christmas)).toMatchObject({ creditedMinutes: 288 })
    await plan(planned(free, christmas), planned(credited, christmas))
    for (const id of [free, credited])
      expect(await dayOf(id, christmas)).toMatchObject({ expectedTargetMinutes: 450, creditedMinutes: 0 })
  })

  it('is what an absence with a credit credits, and what one without takes', async () => {
    const id = await member()
    await plan(planned(id, saturday))
    await aino.put(`${pathOf(id, saturday)}/day-type`, { dayTypeId: dayTypes.absence_paid })
    expect(await dayOf(id, saturday)).toMatchObject({ expectedTargetMinutes: 450, creditedMinutes: 450 })
    await aino.put(`${pathOf(id, monday)}/day-type`, { dayTypeId: dayTypes.absence_paid })
    expect(await dayOf(id, monday)).toMatchObject({ expectedTargetMinutes: 0, creditedMinutes: 0 })
  })

  it('is nothing to other models', async () => {
    const id = await member({ kind: 'fixed', dayTargets: [480, 480, 480, 480, 480, 0, 0] })
    await plan(planned(id, saturday), planned(id, monday))
    expect([await targetOf(id, monday), await targetOf(id, tuesday), await targetOf(id, saturday)]).toEqual([
      480, 480, 0,
    ])
  })
})

describe('a change of the plan', () => {
  it('moves the drafts of the weeks it was and is in, and leaves a confirmed day its target', async () => {
    const id = await member()
    const other = await member()
    const row = planned(id, tuesday)
    await plan(row)
    expect(await write(id, tuesday)).toMatchObject({ status: 200, body: { expectedTargetMinutes: 450 } })
    expect(await aino.post(`${pathOf(id, tuesday)}/confirm`, {})).toMatchObject({ status: 200 })
    const drafts: readonly (readonly [string, string])[] = [
      [id, monday],
      [id, nextMonday],
      [other, monday],
      [id, '2026-10-26'],
    ]
    const before = []
    for (const [who, date] of drafts) before.push((await write(who, date)).body.updatedAt)
    await plan({ ...row, workDate: nextMonday, minutes: 300 })
    const moved = []
    for (const [index, [who, date]] of drafts.entries())
      moved.push((await dayOf(who, date)).updatedAt !== before[index])
    expect(moved).toEqual([true, true, false, false])
    expect(await dayOf(id, tuesday)).toMatchObject({ status: 'confirmed', expectedTargetMinutes: 450 })
    expect(await targetOf(id, nextMonday)).toBe(300)
    // The register says the same of a draft as the day itself.
    const { body } = await aino.get(`/v1/work-days?from=${nextMonday}&to=${nextMonday}&membershipId=${id}`)
    expect(body.items).toMatchObject([{ expectedTargetMinutes: 300 }])
  })

  it('tells the clock when the day ends, before the hours of any model', async () => {
    const id = await member({ kind: 'fixed', schedule: { fromMinutes: 480, toMinutes: 960 } })
    await plan(planned(id, monday))
    const db = world.app.services.database.reader(meri.id)
    const hours = await regularHoursOf(db, 'Europe/Helsinki', [id], monday, tuesday)
    expect([hours.endOn(id, monday), hours.endOn(id, tuesday)]).toEqual([
      `${monday}T20:00:00.000Z`,
      `${tuesday}T13:00:00.000Z`,
    ])
  })
})
