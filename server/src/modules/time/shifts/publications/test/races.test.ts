import { describe, expect, it } from 'vitest'
import { sentBy } from '../../../../../../test/world/sent-statements.ts'
import { startWorld } from '../../../../../../test/world/world.ts'
import { holdWriteLock } from '../../../../../../test/lifecycle/held-lock.ts'
import { absenceType, absent } from '../../../absences/calendar/test/absent.ts'
import { addDays } from '../../../../../platform/vocabulary/dates.ts'
import { planningIn as rulesOf } from '../../test/planning.ts'
import { planningIn } from './planning.ts'

const world = await startWorld()
const { veera, onni } = world.meri.members
const admin = world.as('aino')
const { unit, shift, publish, unpublish, shiftNow, eventsOf } = planningIn(world)
const planned = await unit()
const { weigh } = rulesOf(world)
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

/** What changes while a publication waits for its write, of Veera's shift on a date, and the code that it is then refused with. */
const changes: Record<
  string,
  {
    code: string
    before?: (unit: string, date: string) => unknown
    change: (unit: string, date: string) => Promise<unknown>
  }
> = {
  'payroll takes the day': {
    code: 'shift_period_locked',
    change: (_, date) =>
      world.database.owner(
        `insert into payroll_locks (org_id, id, period_start, period_end, locked_at, updated_at)
         values ($1, gen_random_uuid(), $2, $2, now(), now())`,
        [world.meri.id, date],
      ),
  },
  'an absence is approved': {
    code: 'shift_member_absent',
    change: (_, date) => absent(world, veera.id, absences, { from: date }),
  },
  'a rule comes to refuse': {
    code: 'shift_notice_short',
    before: unit =>
      weigh(unit, 'shift_notice_short', 'warning', {
        rules: [{ code: 'shift_notice_short', severity: 'warning', limit: 60 }],
      }),
    change: unit =>
      world.database.owner(
        `update shift_rule_settings set rules = replace(rules::text, 'warning', 'refusal')::jsonb
         where org_id = $1 and planning_unit_id = $2`,
        [world.meri.id, unit],
      ),
  },
  'its unit is closed': {
    code: 'shift_unit_closed',
    before: unit => weigh(unit, 'shift_unit_closed', 'refusal'),
    change: (unit, date) =>
      world.database.owner(
        `insert into shift_closures (org_id, planning_unit_id, closed_from, closed_to, name, created_at, updated_at)
         values ($1, $2, $3, $3, 'Inventaario', now(), now())`,
        [world.meri.id, unit, date],
      ),
  },
  'another unit plans its member at the same time': {
    code: 'shift_overlap',
    change: async (_, date) =>
      world.database.owner(
        `insert into shifts (org_id, id, planning_unit_id, membership_id, work_date, start_minutes, end_minutes,
           break_minutes, start_at, end_at, tags, state, changed_since_published, version, warnings, created_at, updated_at)
         select org_id, gen_random_uuid(), $2, membership_id, work_date, start_minutes, end_minutes, break_minutes,
           start_at, end_at, '{}', 'draft', false, 1, '[]', created_at, updated_at
         from shifts where org_id = $1 and membership_id = $3 and work_date = $4`,
        [world.meri.id, another, veera.id, date],
      ),
  },
}
const absences = await absenceType(world, 'hr')
const another = await unit()

describe('what a plan is checked by is as of the write', () => {
  /** Publishes a day of a unit, and lets something happen while it waits for its write. */
  async function publishMeanwhile(of: string, date: string, happens: () => Promise<unknown>) {
    const write = await holdWriteLock(world.database, world.meri.id)
    const body = { planningUnitId: of, periodFrom: date, periodTo: date }
    const publishing = admin.post('/v1/shift-publications', body, { 'idempotency-key': `beside-${date}` })
    await write.awaitedByKey()
    await happens()
    await write.release()
    return publishing
  }
  const dateOf = (name: string) => addDays('2027-01-04', 3 * Object.keys(changes).indexOf(name))

  it.each(Object.entries(changes))('%s', async (name, { code, before, change }) => {
    const [of, date] = [await unit(), dateOf(name)]
    await before?.(of, date)
    const { id } = await shift(of, veera.id, date)
    expect(await publishMeanwhile(of, date, () => change(of, date))).toMatchObject({
      status: 422,
      body: { code, violations: [{ shiftId: id, code }] },
    })
    expect(await shiftNow(id)).toMatchObject({ state: 'draft' })
  })

  it('a reason that was kept by another shift of the unit is gone', async () => {
    const [of, date] = [await unit(), '2027-01-26']
    await weigh(of, 'shift_daily_rest', 'override')
    const { id } = await shift(of, veera.id, date)
    const evening = { startMinutes: 1080, endMinutes: 1500, overrideReason: 'Sovittu' }
    const before = await shift(of, veera.id, addDays(date, -1), evening)
    const answer = await publishMeanwhile(of, date, () =>
      world.database.owner(`update shifts set warnings = '[]' where org_id = $1 and id = $2`, [
        world.meri.id,
        before.id,
      ]),
    )
    const code = 'shift_daily_rest'
    expect(answer).toMatchObject({ status: 422, body: { code, violations: [{ shiftId: id, code }] } })
  })

  it('so that what refused it before does so no more', async () => {
    const [of, date] = [await unit(), '2027-02-01']
    await shift(of, veera.id, date)
    const absence = await absent(world, veera.id, absences, { from: date })
    const answer = await publishMeanwhile(of, date, () =>
      world.database.owner(`update absence_periods set state = 'cancelled' where org_id = $1 and id = $2`, [
        world.meri.id,
        absence,
      ]),
    )
    expect(answer).toMatchObject({ status: 201, body: { publication: { publishedCount: 1 } } })
  })

  it('and is asked for again out of the write, once where it changed and not at all where it did not', async () => {
    const of = await unit()
    for (const [date, whose, times] of [
      ['2027-02-08', veera.id, 2],
      ['2027-02-11', onni.id, 1],
    ] as const) {
      await shift(of, veera.id, date)
      const sent = await sentBy(() =>
        publishMeanwhile(of, date, () => absent(world, whose, absences, { from: date, part: 'hours' })),
      )
      const texts = sent.map(({ statement }) => statement.text.trim())
      const begun = texts.lastIndexOf('begin')
      const asked = (text: string) => text.startsWith('select a.period_id')
      expect(texts.filter(text => text === 'begin')).toHaveLength(times)
      expect(texts.slice(0, begun).filter(asked)).toHaveLength(times)
      expect(texts.slice(begun).filter(asked)).toEqual([])
    }
  })
})
