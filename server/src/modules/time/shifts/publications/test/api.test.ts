import { describe, expect, it } from 'vitest'
import { mailsWritten } from '../../../../../../test/world/mail.ts'
import { startWorld } from '../../../../../../test/world/world.ts'
import { addDays, dateIn } from '../../../../../platform/vocabulary/dates.ts'
import { planningIn } from './planning.ts'

const world = await startWorld()
const { members } = world.meri
const { veera, onni } = members
const admin = world.as('aino')
const { unit, shift, publish, unpublish, shiftNow, eventsOf, changes } = planningIn(world)
let weeks = 0
/** A week of its own for each test: nobody is in two places at once. */
const week = () => {
  const monday = addDays('2027-03-08', 14 * weeks++)
  return { monday, tuesday: addDays(monday, 1), sunday: addDays(monday, 6) }
}
const refused = (status: number, code: string) => ({ status, body: { code } })
const planPath = (id: string) => `/v1/shift-publications/${id}`
const mailsOf = async (to: string) => (await mailsWritten(world.database, { kind: 'shift_plan', to })).length

describe('publishing', () => {
  it('tells every draft of a unit and period once: one event, frozen rows, one mail a member in their language', async () => {
    const { monday, tuesday, sunday } = week()
    const planned = await unit()
    const [first, second, other, outside] = [
      await shift(planned, veera.id, monday),
      await shift(planned, veera.id, tuesday),
      await shift(planned, onni.id, monday, { note: 'Avaa kassa' }),
      await shift(planned, onni.id, addDays(sunday, 1)),
    ]
    await world.as('veera').patch('/v1/me/profile', { locale: 'sv' })
    const before = [await mailsOf(veera.email), await mailsOf(onni.email)]
    const looked = await publish(planned, monday, sunday, { dryRun: true })
    expect(looked).toMatchObject({ status: 201, body: { publication: { publishedCount: 3 } } })
    expect((await shiftNow(first.id)).state).toBe('draft')

    const { status, body } = await publish(planned, monday, sunday)
    expect(status).toBe(201)
    expect(body.publication).toMatchObject({
      ...{ planningUnitId: planned, periodFrom: monday, periodTo: sunday },
      ...{ publishedCount: 3, recipientCount: 2, unpublishedAt: null },
      publishedByMembershipId: members.aino.id,
    })
    for (const each of [first, second, other])
      expect(await shiftNow(each.id)).toMatchObject({
        ...{ state: 'published', publicationId: body.publication.id },
        ...{ changedSincePublished: false, version: 1, acknowledgedVersion: null },
      })
    expect((await shiftNow(outside.id)).state).toBe('draft')
    expect((await eventsOf('shift.published')).filter(each => each.planningUnitId === planned)).toEqual([
      {
        ...{ publishEventId: body.publication.id, planningUnitId: planned },
        ...{ periodFrom: monday, periodTo: sunday, publishedCount: 3, recipientCount: 2 },
      },
    ])
    expect([await mailsOf(veera.email), await mailsOf(onni.email)]).toEqual(before.map(count => count + 1))
    const mail = (await mailsWritten(world.database, { kind: 'shift_plan', to: onni.email })).at(-1)
    expect(mail?.letter?.paragraphs.join('\n')).toContain('8.3. klo 08.00–16.00')
    expect(mail?.locale).toBe('fi')
  })

  it('freezes what was told, whatever becomes of it, and compares the plan with it', async () => {
    const { monday, tuesday, sunday } = week()
    const planned = await unit()
    const [moved, gone] = [await shift(planned, veera.id, monday), await shift(planned, onni.id, monday)]
    const { publication } = (await publish(planned, monday, sunday)).body
    expect(await changes(planned, monday, sunday)).toMatchObject({ added: 0, changed: 0, removed: 0 })
    await admin.patch(`/v1/shifts/${moved.id}`, { startMinutes: 540, endMinutes: 1020 })
    await admin.post(`/v1/shifts/${gone.id}/cancel`, { reason: 'Inventaario' })
    const added = await shift(planned, onni.id, tuesday)
    const { body } = await admin.get(`${planPath(publication.id)}/shifts`)
    expect(new Map(body.items.map(({ shiftId, startMinutes }: any) => [shiftId, startMinutes]))).toEqual(
      new Map([
        [moved.id, 480],
        [gone.id, 480],
      ]),
    )
    const differing = await changes(planned, monday, sunday)
    expect(differing).toMatchObject({ added: 1, changed: 1, removed: 1 })
    expect(differing.changes).toContainEqual(
      expect.objectContaining({
        shiftId: moved.id,
        fields: ['startMinutes', 'endMinutes', 'startAt', 'endAt'],
        before: expect.objectContaining({ startMinutes: 480 }),
        after: expect.objectContaining({ startMinutes: 540 }),
      }),
    )
    // The next one is measured against, and tells what changed too.
    const next = (await publish(planned, monday, sunday)).body.publication
    expect(next).toMatchObject({ publishedCount: 1, recipientCount: 1 })
    expect(await changes(planned, monday, sunday)).toMatchObject({ added: 0, changed: 0, removed: 0 })
    expect(await shiftNow(moved.id)).toMatchObject({ publicationId: next.id, changedSincePublished: false })
    expect((await admin.get(`${planPath(next.id)}/shifts?membershipId=${onni.id}`)).body.items).toMatchObject(
      [{ shiftId: added.id }],
    )
    await expect(
      world.database.owner('update shift_publication_rows set note = $1 where publication_id = $2', [
        'toinen',
        publication.id,
      ]),
    ).rejects.toThrow('never changed')
  })

  it('is refused without drafts, with a shift of nobody, and for a wrong period', async () => {
    const { monday, sunday } = week()
    const planned = await unit()
    expect(await publish(planned, monday, sunday)).toMatchObject(refused(409, 'shift_publication_empty'))
    const nobodys = await shift(planned, null, monday)
    expect(await publish(planned, monday, sunday)).toMatchObject({
      status: 422,
      body: { code: 'shift_publication_member_missing', shiftIds: [nobodys.id] },
    })
    expect(await publish(planned, sunday, monday)).toMatchObject(refused(400, 'range_end_before_start'))
    expect(await publish(planned, monday, '2028-03-08')).toMatchObject(refused(422, 'range_too_long'))
    expect(await unpublish(planned, monday, sunday)).toMatchObject(
      refused(409, 'shift_publication_taken_back'),
    )
  })

  it('is for those who plan the unit, and told to nobody else', async () => {
    const { monday, tuesday, sunday } = week()
    const planned = await unit()
    await shift(planned, onni.id, monday)
    const { publication } = (await publish(planned, monday, sunday)).body
    const strangers = await planningIn(world).unit()
    await shift(strangers, onni.id, tuesday)
    // Onni is Eero's; nobody under Elina belongs to a unit of paavo's alone.
    const alone = (await admin.post('/v1/planning-units', { name: 'Paavon yksikkö' })).body.id
    await admin.post(`/v1/memberships/${members.paavo.id}/units`, { planningUnitId: alone })
    await shift(alone, members.paavo.id, monday)
    const elina = world.as('elina')
    expect(await publish(alone, monday, sunday, {}, elina)).toMatchObject(
      refused(403, 'planning_unit_not_planned'),
    )
    const none = '0199f2a0-0000-7000-8000-00000000aaaa'
    expect(await publish(none, monday, sunday)).toMatchObject(refused(404, 'planning_unit_not_found'))
    expect(await publish(strangers, monday, sunday, {}, elina)).toMatchObject({ status: 201 })
    expect(await publish(planned, monday, sunday, {}, world.as('veera'))).toMatchObject({ status: 403 })
    const theirs = (await publish(alone, monday, sunday)).body.publication
    expect(await elina.get(planPath(theirs.id))).toMatchObject(refused(404, 'shift_publication_not_found'))
    expect(await elina.get(`${planPath(theirs.id)}/shifts`)).toMatchObject({ status: 404 })
    const listed = (await elina.get('/v1/shift-publications?limit=100')).body.items.map(({ id }: any) => id)
    expect(listed).toContain(publication.id)
    expect(listed).not.toContain(theirs.id)
  })
})

describe('the rules', () => {
  const today = dateIn('Europe/Helsinki', new Date().toISOString())

  it('warn of a notice shorter than a week, and refuse it where the unit says so, until a reason is given', async () => {
    const planned = await unit()
    const soon = addDays(today, 3)
    const told = await shift(planned, veera.id, soon)
    const looked = await publish(planned, soon, soon, { dryRun: true })
    expect(looked.body.warningCounts).toContainEqual({
      ...{ code: 'shift_notice_short', severity: 'warning', count: 1 },
    })
    await world.database.owner(
      `insert into shift_rule_settings (org_id, planning_unit_id, valid_from, closed_on_public_holidays, average_weeks,
         rules, created_at, updated_at) values ($1, $2, $3, false, null, $4, now(), now())`,
      [
        world.meri.id,
        planned,
        today,
        JSON.stringify([{ code: 'shift_notice_short', severity: 'override', limit: null }]),
      ],
    )
    expect(await publish(planned, soon, soon)).toMatchObject({
      status: 422,
      body: { code: 'shift_notice_short', violations: [{ shiftId: told.id, code: 'shift_notice_short' }] },
    })
    const overrideReason = 'Sovittu luottamusmiehen kanssa'
    const { body } = await publish(planned, soon, soon, { overrideReason })
    expect(body).toMatchObject({ publication: { overrideReason }, warnings: [{ shiftId: told.id }] })
    expect((await shiftNow(told.id)).warnings).toContainEqual(
      expect.objectContaining({ overriddenBy: members.aino.id, reason: overrideReason }),
    )
    const { body: trail } = await admin.get(`/v1/audit?targetId=${body.publication.id}`)
    expect(trail.items).toMatchObject([{ action: 'shiftPublications.publish', reason: overrideReason }])
  })

  it('look at the date that a published shift leaves too', async () => {
    const planned = await unit()
    const { monday, sunday } = week()
    const soon = addDays(today, 4)
    const [near, far] = [await shift(planned, onni.id, soon), await shift(planned, onni.id, monday)]
    await publish(planned, soon, soon)
    await publish(planned, monday, monday)
    const warningsOf = async (id: string, workDate: string): Promise<string[]> =>
      (await admin.patch(`/v1/shifts/${id}`, { workDate })).body.warnings.map(({ code }: any) => code)
    expect(await warningsOf(near.id, sunday)).toContain('shift_notice_short')
    expect(await warningsOf(far.id, addDays(monday, 2))).not.toContain('shift_notice_short')
  })
})

describe('taking back', () => {
  it('makes drafts of what was published, forgets what was acknowledged, and tells of it once', async () => {
    const { monday, sunday } = week()
    const planned = await unit()
    const taken = await shift(planned, veera.id, monday)
    const { publication } = (await publish(planned, monday, sunday)).body
    const mails = await mailsOf(veera.email)
    const { status, body } = await unpublish(planned, monday, sunday, 'Kauppa on kiinni')
    expect([status, body]).toMatchObject([200, { unpublishedCount: 1, recipientCount: 1 }])
    expect(await shiftNow(taken.id)).toMatchObject({ state: 'draft', publicationId: null })
    expect(await mailsOf(veera.email)).toBe(mails + 1)
    expect((await admin.get(planPath(publication.id))).body).toMatchObject({
      unpublishReason: 'Kauppa on kiinni',
      unpublishedAt: body.unpublishedAt,
    })
    expect((await eventsOf('shift.unpublished')).filter(each => each.planningUnitId === planned)).toEqual([
      {
        ...{ publishEventId: publication.id, planningUnitId: planned, periodFrom: monday, periodTo: sunday },
        ...{ unpublishedCount: 1, unpublishedAt: body.unpublishedAt },
      },
    ])
    expect(await changes(planned, monday, sunday)).toMatchObject({ added: 1, changed: 0, removed: 0 })
    const again = (await publish(planned, monday, sunday)).body.publication
    expect(again.publishedCount).toBe(1)
  })

  it('is refused where payroll has the days', async () => {
    const planned = await unit()
    const day = '2027-06-07'
    const locked = await shift(planned, veera.id, day)
    await publish(planned, day, day)
    const lock = (await admin.post('/v1/payroll-locks', { periodStart: day, periodEnd: day })).body
    expect(await unpublish(planned, day, day)).toMatchObject({
      status: 422,
      body: { code: 'shift_publication_period_locked', shiftIds: [locked.id] },
    })
    await admin.delete(`/v1/payroll-locks/${lock.id}`)
  })
})
