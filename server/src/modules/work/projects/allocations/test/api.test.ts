import { describe, expect, it } from 'vitest'
import { made } from '../../../../../../test/breadth/ways.ts'
import { startWorld } from '../../../../../../test/world/world.ts'
import { newId } from '../../../../../platform/vocabulary/ids.ts'

const world = await startWorld()
const { members, catalogs } = world.meri
const { aino, eero, elina, veera, onni, paavo } = members
const admin = world.as('aino')
const monday = '2027-01-11'
let count = 0

const project = async (body: object = {}) => {
  count++
  const wanted = { code: `R-${count}`, name: `Projekti ${count}`, state: 'active', ...body }
  return (await made(admin.post('/v1/projects', wanted))).id as string
}
const row = (membershipId: string, minutes: number, more: object = {}) => ({
  membershipId,
  weekStart: monday,
  minutes,
  ...more,
})
const plan = (id: string, allocations: object[], more: object = {}) =>
  admin.put(`/v1/projects/${id}/allocations`, { allocations, ...more })
const planned = async (id: string, query = '') =>
  (await admin.get(`/v1/projects/${id}/allocations${query}`)).body.items
const roster = async (query: string, client = admin, window = `from=${monday}&to=2027-01-17`) =>
  (await made(client.get(`/v1/projects/roster?${window}&${query}`))).people
const phase = async (projectId: string, code = 'putket') =>
  (await made(admin.post(`/v1/projects/${projectId}/phases`, { code, name: 'Putket' }))).id as string

describe('a plan', () => {
  it('is set, changed and taken back, and tells what it did', async () => {
    const id = await project()
    const first = await plan(id, [row(veera.id, 600), row(onni.id, 1125, { weekStart: '2027-01-18' })])
    expect(first).toMatchObject({
      status: 200,
      body: {
        dryRun: false,
        changes: [
          { membershipId: veera.id, weekStart: monday, phaseId: null, minutesBefore: 0, minutes: 600 },
          { membershipId: onni.id, weekStart: '2027-01-18', minutesBefore: 0, minutes: 1125 },
        ],
      },
    })
    const [one, two] = await planned(id)
    expect([one, two]).toMatchObject([
      { projectId: id, membershipId: veera.id, weekStart: monday, minutes: 600 },
      { membershipId: onni.id, weekStart: '2027-01-18' },
    ])
    expect((await plan(id, [row(veera.id, 600)])).body.changes).toEqual([])
    expect((await planned(id))[0]).toEqual(one)
    const other = await project()
    await plan(other, [row(veera.id, 240)])
    expect((await plan(id, [row(veera.id, 300)])).body).toMatchObject({
      changes: [{ minutesBefore: 600, minutes: 300 }],
      weeks: [{ membershipId: veera.id, weekStart: monday, plannedMinutes: 540 }],
    })
    expect((await plan(id, [row(veera.id, 0)])).body.changes).toMatchObject([
      { minutesBefore: 300, minutes: 0 },
    ])
    expect(await planned(id)).toEqual([two])
    expect(await planned(id, '?to=2027-01-17')).toEqual([])
    expect(await planned(id, '?from=2027-01-24')).toEqual([two])
    expect(await planned(id, `?membershipId=${veera.id}`)).toEqual([])
    expect(await admin.get(`/v1/projects/${id}/allocations?from=2027-02-01&to=2027-01-01`)).toMatchObject({
      status: 400,
      body: { code: 'range_end_before_start' },
    })
  })

  it('is for a phase beside the project as such', async () => {
    const id = await project()
    const phaseId = await phase(id)
    await plan(id, [row(veera.id, 100), row(veera.id, 200, { phaseId })])
    expect(await planned(id, `?phaseId=${phaseId}`)).toMatchObject([{ minutes: 200, phaseId }])
    const [person] = await roster(`projectId=${id}`)
    expect(person.weeks[0].projects).toContainEqual({ projectId: id, plannedMinutes: 300, actualMinutes: 0 })
    await made(admin.post(`/v1/projects/${id}/phases/${phaseId}/start`, {}))
    await made(admin.post(`/v1/projects/${id}/phases/${phaseId}/complete`, {}))
    expect(await plan(id, [row(veera.id, 201, { phaseId })])).toMatchObject({
      status: 422,
      body: { code: 'project_allocation_phase_ended' },
    })
    expect((await plan(id, [row(veera.id, 199, { phaseId })])).body.changes).toMatchObject([{ minutes: 199 }])
  })

  it('that is asked for dry changes nothing', async () => {
    const id = await project()
    expect((await plan(id, [row(veera.id, 300)], { dryRun: true })).body).toMatchObject({
      dryRun: true,
      changes: [{ minutes: 300 }],
    })
    expect(await planned(id)).toEqual([])
  })

  it('of anything foreign is refused whole', async () => {
    const id = await project()
    const elsewhere = await phase(await project())
    const { sanna } = world.tunturi.members
    for (const [wrong, status, code] of [
      [row(sanna.id, 60), 404, 'membership_not_found'],
      [row(newId(), 60), 404, 'membership_not_found'],
      [row(veera.id, 60, { phaseId: elsewhere }), 404, 'project_phase_not_found'],
      [row(veera.id, 60, { weekStart: '2027-01-12' }), 422, 'project_allocation_week_invalid'],
      [row(onni.id, 61), 422, 'project_allocation_repeated'],
    ] as const)
      expect(await plan(id, [row(onni.id, 60), wrong])).toMatchObject({ status, body: { code } })
    expect(await planned(id)).toEqual([])
    expect(await plan(newId(), [row(veera.id, 60)])).toMatchObject({
      status: 404,
      body: { code: 'project_not_found' },
    })
    expect(await admin.get(`/v1/projects/${newId()}/allocations`)).toMatchObject({ status: 404 })
    expect(await plan(id, [row(veera.id, 10_081)])).toMatchObject({ status: 400 })
    expect(
      await plan(
        id,
        Array.from({ length: 501 }, () => row(veera.id, 1)),
      ),
    ).toMatchObject({ status: 400 })
    expect(
      await world.as('sisu').put(`/v1/projects/${id}/allocations`, { allocations: [row(veera.id, 1)] }),
    ).toMatchObject({
      status: 403,
    })
  })

  it('of a closed project stays as it is', async () => {
    const id = await project()
    const past = row(veera.id, 60, { weekStart: '2026-01-12' })
    await plan(id, [past])
    await made(admin.post(`/v1/projects/${id}/close`, {}))
    expect(await plan(id, [{ ...past, minutes: 0 }])).toMatchObject({
      status: 409,
      body: { code: 'project_closed' },
    })
    expect(await planned(id)).toHaveLength(1)
  })

  it('to come is told to whoever lets the member go, and is not planned further', async () => {
    const id = await project()
    const wanted = { firstNames: 'Lauri', lastName: 'Lähtijä', role: 'employee' }
    const added = await made(admin.post('/v1/memberships', wanted, { 'idempotency-key': newId() }))
    const lauri: string = added.id
    await plan(id, [row(lauri, 60), row(lauri, 60, { weekStart: '2020-01-06' })])
    const leave = (body: object) => made(admin.post(`/v1/memberships/${lauri}/deactivate`, body))
    expect((await leave({ dryRun: true })).openWork).toEqual([{ kind: 'future_allocations', count: 1 }])
    await leave({})
    expect(await plan(id, [row(lauri, 61)])).toMatchObject({
      status: 404,
      body: { code: 'membership_not_found' },
    })
    expect(await plan(id, [row(lauri, 0)])).toMatchObject({ status: 200 })
  })
})

describe('the roster', () => {
  it('shows capacity, plan, work, absence and what is free, week by week', async () => {
    const id = await project()
    await plan(id, [row(paavo.id, 1000)])
    const days = `/v1/team/members/${paavo.id}/work-days`
    await made(
      admin.put(`${days}/2027-01-12/entries`, {
        entries: [
          {
            entryTypeId: catalogs.entryTypes.work,
            durationMinutes: 400,
            allocations: [{ dimensionId: 'project', valueId: id, minutes: 300 }],
          },
          { entryTypeId: catalogs.entryTypes.errand, durationMinutes: 50 },
        ],
      }),
    )
    await made(admin.put(`${days}/2027-01-13/day-type`, { dayTypeId: catalogs.dayTypes.annual_holiday }))
    const window = 'from=2027-01-13&to=2027-01-18'
    expect(await roster(`membershipIds=${paavo.id}`, admin, window)).toEqual([
      {
        membershipId: paavo.id,
        displayName: 'Paavo Heikkilä',
        masked: false,
        weeks: [
          {
            weekStart: '2027-01-11',
            capacityMinutes: 2250,
            absentMinutes: 500,
            plannedMinutes: 1000,
            actualMinutes: 300,
            freeMinutes: 750,
            projects: [{ projectId: id, plannedMinutes: 1000, actualMinutes: 300 }],
          },
          {
            weekStart: '2027-01-18',
            capacityMinutes: 2250,
            absentMinutes: 0,
            plannedMinutes: 0,
            actualMinutes: 0,
            freeMinutes: 2250,
            projects: [],
          },
        ],
      },
    ])
    // Who may not read the days can tell absence neither by its sum nor by what is free.
    const [masked] = await roster(`membershipIds=${paavo.id}`, world.as('sisu'), window)
    expect(masked).toMatchObject({
      masked: true,
      weeks: [
        { absentMinutes: null, freeMinutes: 1250 },
        { absentMinutes: null, freeMinutes: 2250 },
      ],
    })
    expect(JSON.stringify(await roster('', admin, window))).not.toContain(catalogs.dayTypes.annual_holiday)
  })

  it('shows a manager the reports, and the people of projects that they manage, with absence masked', async () => {
    const names = async (query = '', who: 'elina' | 'aino' | 'sisu' = 'elina') =>
      (await roster(query, world.as(who))).map((person: { membershipId: string; masked: boolean }) => [
        person.membershipId,
        person.masked,
      ])
    expect((await names('', 'aino')).length).toBe(Object.keys(members).length)
    expect(Object.fromEntries(await names())).toEqual({ [elina.id]: false, [veera.id]: false })
    const managed = await project({ managerMembershipId: elina.id })
    await plan(managed, [row(onni.id, 60), row(eero.id, 60, { weekStart: '2027-01-18' })])
    expect(Object.fromEntries(await names())).toEqual({
      [elina.id]: false,
      [veera.id]: false,
      [onni.id]: true,
    })
    expect(await names(`membershipIds=${paavo.id},${onni.id},no-id`)).toEqual([[onni.id, true]])
    expect(await names(`projectId=${managed}`)).toEqual([[onni.id, true]])
    expect(await names(`projectId=${managed}`, 'sisu')).toEqual([[onni.id, true]])
    expect(Object.fromEntries(await names('', 'sisu'))).toMatchObject({
      [members.sisu.id]: false,
      [aino.id]: true,
    })
    const elsewhere = await project()
    await plan(elsewhere, [row(paavo.id, 60)])
    expect(await names(`projectId=${elsewhere}`)).toEqual([])
  })

  it('narrows to a planning unit, and to nobody', async () => {
    const { office } = catalogs.planningUnits
    expect((await roster(`planningUnitId=${office}`)).length).toBeGreaterThan(3)
    expect(await roster(`planningUnitId=${newId()}`)).toEqual([])
    expect(await roster('membershipIds=no-id')).toEqual([])
    expect(await roster(`projectId=${newId()}`)).toEqual([])
  })

  it('keeps to 26 weeks', async () => {
    const ask = (from: string, to: string) => admin.get(`/v1/projects/roster?from=${from}&to=${to}`)
    expect(await ask('2027-01-11', '2027-07-11')).toMatchObject({ status: 200 })
    expect((await ask('2027-01-17', '2027-07-05')).body.people[0].weeks).toHaveLength(26)
    expect(await ask('2027-01-17', '2027-07-12')).toMatchObject({
      status: 422,
      body: { code: 'range_too_long' },
    })
    expect(await ask('2027-01-12', '2027-01-11')).toMatchObject({
      status: 400,
      body: { code: 'range_end_before_start' },
    })
  })

  it('is not for another organisation, nor for who may not read projects', async () => {
    for (const name of ['veera', 'tauno', 'sanna'] as const)
      expect(await world.as(name).get(`/v1/projects/roster?from=${monday}&to=${monday}`)).toMatchObject({
        status: name === 'sanna' ? 402 : 403,
      })
  })
})
