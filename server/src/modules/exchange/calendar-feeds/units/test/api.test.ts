import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { made } from '../../../../../../test/breadth/ways.ts'
import type { Client } from '../../../../../../test/world/client.ts'
import { startWorld } from '../../../../../../test/world/world.ts'
import { addDays, dateIn } from '../../../../../platform/vocabulary/dates.ts'
import { absenceType, absent } from '../../../../time/absences/calendar/test/absent.ts'
import { teamsIn } from '../../../../time/absences/calendar/test/teams.ts'

const world = await startWorld()
const { members } = world.meri
const [admin, hr, elina, veera] = [world.as('aino'), world.as('helmi'), world.as('elina'), world.as('veera')]
const { unit, employee } = teamsIn(world)
const types = { open: await absenceType(world, 'open'), hr: await absenceType(world, 'hr') }

describe('the calendar feed of a unit', () => {
  const path = '/v1/me/unit-calendar-feeds'
  const feed = async (client: Client, planningUnitId: string) =>
    new URL((await made(client.post(path, { planningUnitId }))).url).pathname
  const summaries = async (address: string) => {
    const { status, body } = await world.anonymous.get(address)
    if (status !== 200) return status
    return new ICAL.Component(ICAL.parse(body))
      .getAllSubcomponents('vevent')
      .map(each => new ICAL.Event(each))
      .map(event => `${event.summary} ${event.startDate.toString()} ${event.endDate.toString()}`)
  }
  const today = dateIn('Europe/Helsinki', new Date().toISOString())

  it('is named after the unit, and takes no line of its name for one of the calendar', async () => {
    const name = 'Yö, päivä; ilta\nBEGIN:VEVENT'
    const { id } = await made(admin.post('/v1/planning-units', { name }))
    const { body } = await world.anonymous.get(await feed(admin, id))
    const calendar = new ICAL.Component(ICAL.parse(body))
    for (const property of ['name', 'x-wr-calname'])
      expect(calendar.getFirstProperty(property)?.toICALString()).toContain(
        String.raw`Yö\, päivä\; ilta\nBEGIN:VEVENT`,
      )
    expect(calendar.getAllSubcomponents('vevent')).toEqual([])
  })

  it('is for its supervisors, masked, and dies with their authority', async () => {
    const unitId = await unit()
    const id = await employee(unitId)
    const refused = await elina.post(path, { planningUnitId: unitId })
    expect(refused).toMatchObject({ status: 404, body: { code: 'planning_unit_not_found' } })
    expect(await veera.post(path, { planningUnitId: unitId })).toMatchObject({ status: 403 })
    await made(admin.patch(`/v1/memberships/${id}`, { supervisorMembershipId: members.elina.id }))
    const name = (await made(admin.get(`/v1/memberships/${id}`))).displayName
    await absent(world, id, types.hr, { from: addDays(today, 10), to: addDays(today, 12) })
    await absent(world, id, types.open, { from: addDays(today, 20), part: 'am' })
    const address = await feed(elina, unitId)
    expect(await summaries(address)).toEqual([
      `${name}: absent ${addDays(today, 10)} ${addDays(today, 13)}`,
      `${name}: ${types.open.name} (morning) ${addDays(today, 20)} ${addDays(today, 21)}`,
    ])
    expect((await made(elina.get(path))).items).toMatchObject([{ planningUnitId: unitId }])
    const second = await feed(elina, unitId)
    expect(await summaries(address)).toBe(404)
    await made(admin.patch(`/v1/memberships/${id}`, { supervisorMembershipId: members.eero.id }))
    expect(await summaries(second)).toBe(404)
    await made(admin.patch(`/v1/memberships/${id}`, { supervisorMembershipId: members.elina.id }))
    expect(await summaries(second)).toHaveLength(2)
    expect((await elina.delete(`${path}/${unitId}`)).status).toBe(204)
    expect((await elina.delete(`${path}/${unitId}`)).status).toBe(204)
    expect(await summaries(second)).toBe(404)
    const foreign = (await made(world.as('sanna').post('/v1/planning-units', { name: 'Toinen' }))).id
    for (const answer of [
      await elina.delete(`${path}/${foreign}`),
      await hr.post(path, { planningUnitId: foreign }),
    ])
      expect(answer).toMatchObject({ status: 404, body: { code: 'planning_unit_not_found' } })
  })

  it('tells those whom the supervisor sees, not others of the unit', async () => {
    const unitId = await unit()
    const [mine, other] = [await employee(unitId), await employee(unitId)]
    await made(admin.patch(`/v1/memberships/${mine}`, { supervisorMembershipId: members.elina.id }))
    for (const id of [mine, other]) await absent(world, id, types.open, { from: addDays(today, 3) })
    expect(await summaries(await feed(elina, unitId))).toHaveLength(1)
    expect(await summaries(await feed(hr, unitId))).toHaveLength(2)
  })
})
