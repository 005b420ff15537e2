import { describe, expect, it } from 'vitest'
import { sentBy } from '../../../../../test/world/sent-statements.ts'
import { startWorld } from '../../../../../test/world/world.ts'
import { holdWriteLock } from '../../../../../test/lifecycle/held-lock.ts'
import { addDays } from '../../../../platform/vocabulary/dates.ts'
import { planningIn } from './planning.ts'

const world = await startWorld()
const { veera, onni } = world.meri.members
const admin = world.as('aino')
const { unit, shift, publish, unpublish, shiftNow, eventsOf } = planningIn(world)
const planned = await unit()
const first = '2027-03-08'
const rounds = 8

/** What is planned for members is exactly what is published, minute for minute. */
async function expectPlannedAsPublished() {
  const differing = await world.database.owner(
    `select coalesce(s.id, w.source_id) as id from (select * from shifts where org_id = $1 and state = 'published') s
     full join (select * from planned_work where org_id = $1) w on w.source_id = s.id
     where s.id is null or w.source_id is null or s.membership_id <> w.membership_id or s.work_date <> w.work_date
       or s.start_at <> w.start_at or s.end_at <> w.end_at
       or w.minutes <> extract(epoch from s.end_at - s.start_at) / 60 - s.break_minutes`,
    [world.meri.id],
  )
  expect(differing).toEqual([])
}

describe('publishing at the same time as', () => {
  it('an edit tells the edited plan, or the edit is a change after it', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const date = addDays(first, 2 * round)
      const { id } = await shift(planned, veera.id, date)
      const [edited, { status, body }] = await Promise.all([
        admin.patch(`/v1/shifts/${id}`, { startMinutes: 600, endMinutes: 1080 }),
        publish(planned, date, date),
      ])
      expect([edited.status, status]).toEqual([200, 201])
      const told = (await admin.get(`/v1/shift-publications/${body.publication.id}/shifts`)).body.items
      const now = await shiftNow(id)
      const changed = (await eventsOf('shift.changed')).filter(({ shiftId }) => shiftId === id)
      expect(now).toMatchObject({ state: 'published', startMinutes: 600 })
      const isAfter = told[0].startMinutes === 480
      expect([told[0].startMinutes, now.changedSincePublished, changed.length]).toEqual(
        isAfter ? [480, true, 1] : [600, false, 0],
      )
    }
    await expectPlannedAsPublished()
  })

  it('an edit that comes while the plan is read is seen, since the plan is asked for after its mark', async () => {
    await shift(planned, veera.id, '2027-04-19')
    const sent = await sentBy(() => publish(planned, '2027-04-19', '2027-04-19'))
    const tripOf = (text: string) => sent.find(({ statement }) => statement.text.includes(text))?.trip ?? -1
    const mark = tripOf('max(s.updated_at)')
    expect(mark).toBeGreaterThanOrEqual(0)
    expect(tripOf('s."note"')).toBeGreaterThan(mark)
  })

  it('a lock of payroll that comes before it is refused', async () => {
    const date = '2027-04-26'
    await shift(planned, veera.id, date)
    const write = await holdWriteLock(world.database, world.meri.id)
    const publishing = admin.post(
      '/v1/shift-publications',
      { planningUnitId: planned, periodFrom: date, periodTo: date },
      { 'idempotency-key': 'published-beside-payroll' },
    )
    await write.awaitedByKey()
    await world.database.owner(
      `insert into payroll_locks (org_id, id, period_start, period_end, locked_at, updated_at)
       values ($1, gen_random_uuid(), $2, $2, now(), now())`,
      [world.meri.id, date],
    )
    await write.release()
    expect(await publishing).toMatchObject({ status: 422, body: { code: 'shift_period_locked' } })
  })

  it('another publishing happens once', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const date = addDays('2027-05-03', 2 * round)
      const { id } = await shift(planned, onni.id, date)
      const answers = await Promise.all([1, 2, 3].map(() => publish(planned, date, date)))
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
      expect((await shiftNow(id)).version).toBe(1)
    }
    await expectPlannedAsPublished()
  })

  it('taking back and acknowledging leaves one of them', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const date = addDays('2027-06-07', 2 * round)
      const { id } = await shift(planned, onni.id, date)
      await publish(planned, date, date)
      const [taken, acknowledged] = await Promise.all([
        unpublish(planned, date, date),
        world.as('onni').post(`/v1/me/shifts/${id}/acknowledge`, {}),
      ])
      expect(taken.status).toBe(200)
      expect([200, 404]).toContain(acknowledged.status)
      expect(await shiftNow(id)).toMatchObject({ state: 'draft', acknowledgedAt: null })
    }
    await expectPlannedAsPublished()
  })
})
