import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { made } from '../../../../../../test/breadth/ways.ts'
import { mailsWritten } from '../../../../../../test/world/mail.ts'
import { startWorld } from '../../../../../../test/world/world.ts'
import { addDays, dateIn } from '../../../../../platform/vocabulary/dates.ts'
import { planningIn } from '../../publications/test/planning.ts'

const world = await startWorld()
const { members } = world.meri
const { veera, onni } = members
const [admin, asVeera, asOnni] = [world.as('aino'), world.as('veera'), world.as('onni')]
const { unit, shift, publish, unpublish, shiftNow, eventsOf } = planningIn(world)
const refused = (status: number, code: string) => ({ status, body: { code } })
const planned = await unit()
let days = 0
/** A date of its own for each test, two apart for the rest between. */
const nextDate = () => addDays('2027-03-08', 2 * days++)
const ownOf = async (by = asVeera, query = ''): Promise<any[]> =>
  (await made(by.get(`/v1/me/shifts?limit=100${query}`))).items
const ownShift = async (id: string, by = asVeera) => (await ownOf(by)).find(each => each.id === id)
const acknowledge = (id: string, by = asVeera, body: object = {}) =>
  by.post(`/v1/me/shifts/${id}/acknowledge`, body)
const published = async (membershipId = veera.id, more: object = {}) => {
  const date = nextDate()
  const { id } = await shift(planned, membershipId, date, more)
  expect(await publish(planned, date, date)).toMatchObject({ status: 201 })
  return { id: id as string, date }
}
const mailsOf = async (to: string) => (await mailsWritten(world.database, { kind: 'shift_plan', to })).length
const targetOf = async (membershipId: string, date: string) =>
  (await admin.get(`/v1/team/members/${membershipId}/work-days/${date}`)).body.expectedTargetMinutes

describe('own shifts', () => {
  it('are the published ones of the caller, and what was cancelled since', async () => {
    const { id, date } = await published()
    const draft = await shift(planned, veera.id, nextDate())
    const colleagues = await published(onni.id)
    const shown = await ownOf(asVeera, `&from=${date}&to=${addDays(date, 30)}`)
    expect(shown.map(each => each.id)).toEqual([id])
    expect(shown[0]).toMatchObject({
      ...{ planningUnitId: planned, workDate: date, plannedMinutes: 450, state: 'published' },
      ...{ needsAcknowledgement: true, acknowledgedAt: null },
    })
    for (const other of [draft.id, colleagues.id])
      expect(await acknowledge(other)).toMatchObject(refused(404, 'shift_own_not_found'))
    expect(await world.as('sanna').get('/v1/me/shifts')).toMatchObject({ status: 402 })
    await admin.post(`/v1/shifts/${id}/cancel`, { reason: 'Inventaario' })
    expect(await ownShift(id)).toMatchObject({
      ...{ state: 'cancelled', cancelReason: 'Inventaario', needsAcknowledgement: false },
    })
  })

  it('say as what their time is to be recorded, and ask anew where that changes', async () => {
    const { id } = await published()
    expect(await ownShift(id)).toMatchObject({ entryTypeId: null })
    await acknowledge(id)
    const standby = world.meri.catalogs.entryTypes.standby
    await made(admin.patch(`/v1/shifts/${id}`, { entryTypeId: standby }))
    expect(await ownShift(id)).toMatchObject({ entryTypeId: standby, needsAcknowledgement: true })
  })

  it('are also those of a claim: cancelled they are told like any other', async () => {
    const { date } = await published(onni.id)
    const open = await made(
      admin.post('/v1/open-shifts', {
        ...{ planningUnitId: planned, workDate: date, startMinutes: 480, endMinutes: 960, slots: 1 },
        ...{ claimPolicy: 'first_come', eligible: 'unit' },
      }),
    )
    const { shiftId } = await made(asVeera.post(`/v1/me/open-shifts/${open.id}/claim`, {}))
    expect(await ownShift(shiftId)).toMatchObject({ state: 'published', needsAcknowledgement: true })
    await made(admin.post(`/v1/shifts/${shiftId}/cancel`, { reason: 'Inventaario' }))
    expect(await ownShift(shiftId)).toMatchObject({ state: 'cancelled', cancelReason: 'Inventaario' })
    const draft = await shift(planned, veera.id, nextDate())
    await made(admin.post(`/v1/shifts/${draft.id}/cancel`, { reason: 'Turha' }))
    expect(await ownShift(draft.id)).toBeUndefined()
  })

  it('are acknowledged as they were read, and again after each change', async () => {
    const { id } = await published()
    const { updatedAt } = (await ownShift(id)) ?? {}
    const acknowledged = await acknowledge(id, asVeera, { expectedUpdatedAt: updatedAt })
    expect(acknowledged).toMatchObject({ status: 200, body: { needsAcknowledgement: false, version: 1 } })
    // Once more says the same, and changes nothing.
    expect((await acknowledge(id)).body).toEqual(acknowledged.body)
    const before = (await eventsOf('shift.changed')).length
    await admin.patch(`/v1/shifts/${id}`, { startMinutes: 540, endMinutes: 1020 })
    expect((await eventsOf('shift.changed')).slice(0, -before || undefined)).toHaveLength(1)
    expect(await shiftNow(id)).toMatchObject({ version: 2, changedSincePublished: true })
    expect(await ownShift(id)).toMatchObject({ needsAcknowledgement: true, version: 2 })
    expect(await acknowledge(id, asVeera, { expectedUpdatedAt: updatedAt })).toMatchObject(
      refused(409, 'shift_stale'),
    )
    expect(await acknowledge(id)).toMatchObject({ status: 200, body: { needsAcknowledgement: false } })
    await unpublish(planned, (await shiftNow(id)).workDate, (await shiftNow(id)).workDate)
    expect(await ownShift(id)).toBeUndefined()
  })

  it('of a period are acknowledged at once, but for what changed after they were read', async () => {
    const [first, second] = [await published(onni.id), await published(onni.id)]
    const range = { from: first.date, to: second.date }
    const { updatedAt: seenAt } = (await ownShift(second.id, asOnni)) ?? {}
    await admin.patch(`/v1/shifts/${first.id}`, { breakMinutes: 45 })
    const all = (more: object = {}) => asOnni.post('/v1/me/shifts/acknowledge-all', { ...range, ...more })
    expect((await all({ seenAt })).body).toEqual({ acknowledgedCount: 1 })
    expect((await all()).body).toEqual({ acknowledgedCount: 1 })
    expect((await all()).body).toEqual({ acknowledgedCount: 0 })
    expect(await all({ to: addDays(first.date, 80) })).toMatchObject(refused(422, 'range_too_long'))
  })
})

describe('a change after publication', () => {
  it('moves what is planned for the day, tells both members once by mail, and is one event', async () => {
    const version = { validFrom: '2024-01-01', kind: 'shift', weeklyMinutes: 2400 }
    const rota = await made(
      admin.post('/v1/worktime-models', { code: 'rota', name: 'Vuorotyö', versions: [version] }),
    )
    for (const { id } of [veera, onni])
      await made(admin.patch(`/v1/memberships/${id}`, { worktimeModelId: rota.id }))
    const { id, date } = await published()
    expect(await targetOf(veera.id, date)).toBe(450)
    const before = [await mailsOf(veera.email), await mailsOf(onni.email)]
    const events = (await eventsOf('shift.changed')).length
    expect(await admin.patch(`/v1/shifts/${id}`, { membershipId: onni.id })).toMatchObject({ status: 200 })
    expect([await targetOf(veera.id, date), await targetOf(onni.id, date)]).toEqual([0, 450])
    expect([await mailsOf(veera.email), await mailsOf(onni.email)]).toEqual(before.map(count => count + 1))
    expect((await eventsOf('shift.changed')).length).toBe(events + 1)
    expect(await ownShift(id)).toBeUndefined()
    expect(await ownShift(id, asOnni)).toMatchObject({ needsAcknowledgement: true })
    // A note is told by the interface alone.
    await admin.patch(`/v1/shifts/${id}`, { note: 'Avaa kassa' })
    expect(await mailsOf(onni.email)).toBe((before[1] ?? 0) + 1)
    await admin.post(`/v1/shifts/${id}/cancel`, { reason: 'Inventaario' })
    expect(await targetOf(onni.id, date)).toBe(0)
    expect(await mailsOf(onni.email)).toBe((before[1] ?? 0) + 2)
  })
})

describe('the next shift', () => {
  it('is in the overview, and published shifts are in the calendars of member and unit', async () => {
    const today = dateIn('Europe/Helsinki', (await admin.get('/v1/sandbox/clock')).body.now)
    const own = (await admin.post('/v1/planning-units', { name: 'Kalenteri' })).body.id
    await admin.post(`/v1/memberships/${members.paavo.id}/units`, { planningUnitId: own })
    await admin.patch(`/v1/memberships/${members.paavo.id}`, { supervisorMembershipId: members.elina.id })
    const date = addDays(today, 8)
    const { id } = await shift(own, members.paavo.id, date)
    await shift(own, members.paavo.id, addDays(date, 2))
    const paavo = world.as('paavo')
    expect((await paavo.get('/v1/me/overview')).body.nextShift).toBeNull()
    const summaries = async (url: string) => {
      const { body } = await world.anonymous.get(new URL(url).pathname)
      return new ICAL.Component(ICAL.parse(body))
        .getAllSubcomponents('vevent')
        .map(each => new ICAL.Event(each).summary)
    }
    const feed = (await made(paavo.post('/v1/me/calendar-feed', {}))).url
    const elina = world.as('elina')
    const ofUnit = (await made(elina.post('/v1/me/unit-calendar-feeds', { planningUnitId: own }))).url
    expect([await summaries(feed), await summaries(ofUnit)]).toEqual([[], []])
    expect(await publish(own, date, date)).toMatchObject({ status: 201 })
    expect((await paavo.get('/v1/me/overview')).body.nextShift).toMatchObject({
      ...{ shiftId: id, workDate: date, planningUnitId: own },
    })
    expect(await summaries(feed)).toEqual(['Shift: Kalenteri'])
    expect(await summaries(ofUnit)).toEqual([expect.stringMatching(/Paavo.*: Shift/)])
    await unpublish(own, date, date)
    expect(await summaries(feed)).toEqual([])
    expect((await paavo.get('/v1/me/overview')).body.nextShift).toBeNull()
  })
})
