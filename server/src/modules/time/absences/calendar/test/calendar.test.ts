import { describe, expect, it } from 'vitest'
import { made } from '../../../../../../test/breadth/ways.ts'
import type { Client } from '../../../../../../test/world/client.ts'
import { startWorld } from '../../../../../../test/world/world.ts'
import { addDays } from '../../../../../platform/vocabulary/dates.ts'
import { absenceType, absent } from './absent.ts'
import { teamsIn } from './teams.ts'

const world = await startWorld()
const { members } = world.meri
const [admin, hr, payroll, eero, elina, veera, onni, otso] = (
  ['aino', 'helmi', 'tauno', 'eero', 'elina', 'veera', 'onni', 'otso'] as const
).map(name => world.as(name)) as [Client, Client, Client, Client, Client, Client, Client, Client]
const types = {
  open: await absenceType(world, 'open'),
  team: await absenceType(world, 'team'),
  manager: await absenceType(world, 'manager'),
  hr: await absenceType(world, 'hr'),
}
/** A Monday in a week without holidays. */
const monday = '2027-02-08'
const sunday = '2027-02-14'
const on = (days: number) => addDays(monday, days)
const { unit, employee } = teamsIn(world)
const read = (client: Client, query = '', window = `from=${monday}&to=${sunday}`) =>
  made(client.get(`/v1/team/calendar?${window}&limit=100${query}`))
const rowOf = async (client: Client, membershipId: string, query = '') =>
  (await read(client, query)).items.find(
    (each: { membershipId: string }) => each.membershipId === membershipId,
  )

describe('the calendar of a team', () => {
  it('tells what an absence is of as its type says', async () => {
    const unitId = await unit(members.veera.id)
    const stretch = (startDate: string, endDate: string) => ({
      startDate,
      endDate,
      part: 'full',
      waiting: false,
    })
    const withheld = { periodId: null, absenceTypeId: null, absenceTypeName: null }
    for (const [index, sensitivity] of (['open', 'team', 'manager', 'hr'] as const).entries())
      await absent(world, members.veera.id, types[sensitivity], { from: on(index) })
    const seenBy = async (client: Client) =>
      (await rowOf(client, members.veera.id, `&planningUnitId=${unitId}`))?.absences.map(
        (each: { absenceTypeName: string | null }) => each.absenceTypeName,
      )
    const names = [types.open.name, types.team.name, types.manager.name, types.hr.name]
    for (const client of [admin, hr, payroll, veera]) expect(await seenBy(client)).toEqual(names)
    for (const client of [eero, elina]) expect(await seenBy(client)).toEqual([...names.slice(0, 3), null])
    const [, , , masked] = (await rowOf(elina, members.veera.id)).absences
    expect(masked).toEqual({ ...stretch(on(3), on(3)), ...withheld })
    // A colleague sees both of the withheld ones as one stretch, and nobody outside the unit sees anything by it.
    const colleague = (await rowOf(onni, members.veera.id)).absences
    expect(colleague.slice(0, 2)).toMatchObject([
      { absenceTypeName: names[0] },
      { absenceTypeName: names[1] },
    ])
    expect(colleague.slice(2)).toEqual([{ ...stretch(on(2), on(3)), ...withheld }])
    expect(await seenBy(onni)).toBeUndefined()
    expect(await seenBy(otso)).toEqual([names[0], names[1], null])
  })

  it('shows what waits to those who decide it, and to whom it is of', async () => {
    const id = await absent(world, members.onni.id, types.team, {
      from: on(0),
      to: on(1),
      state: 'submitted',
    })
    const gone = { from: on(3), state: 'cancelled' }
    await absent(world, members.onni.id, types.team, gone)
    for (const client of [onni, eero, hr])
      expect((await rowOf(client, members.onni.id)).absences).toMatchObject([{ periodId: id, waiting: true }])
    for (const client of [veera, elina, otso])
      expect((await rowOf(client, members.onni.id)).absences).toEqual([])
  })

  it('joins the days of one part and clips them to the window', async () => {
    const unitId = await unit()
    const id = await employee(unitId)
    await absent(world, id, types.hr, { from: on(-3), to: on(0) })
    await absent(world, id, types.manager, { from: on(1), part: 'am' })
    await absent(world, id, types.hr, { from: on(1), part: 'pm' })
    await absent(world, id, types.hr, { from: on(2), part: 'hours' })
    await absent(world, id, types.open, { from: on(6), to: on(9) })
    await made(admin.post(`/v1/memberships/${members.onni.id}/units`, { planningUnitId: unitId }))
    expect((await rowOf(onni, id, `&planningUnitId=${unitId}`)).absences).toMatchObject([
      { startDate: on(0), endDate: on(1), part: 'full', absenceTypeName: null },
      { startDate: on(2), endDate: on(2), part: 'hours' },
      { startDate: on(6), endDate: on(6), absenceTypeName: types.open.name },
    ])
  })

  it('is of those whom the caller may know of, by pages', async () => {
    const foreign = world.as('ilmari')
    expect((await read(foreign)).items.map((each: { displayName: string }) => each.displayName)).toHaveLength(
      2,
    )
    const left = await employee(await unit())
    await made(admin.post(`/v1/memberships/${left}/deactivate`, {}))
    expect(await rowOf(admin, left)).toBeUndefined()
    const whole = (await read(admin)).items
    const paged: unknown[] = []
    for (let cursor = ''; ; ) {
      const page = await made(
        admin.get(`/v1/team/calendar?from=${monday}&to=${sunday}&limit=3&cursor=${cursor}`),
      )
      paged.push(...page.items)
      if (!page.pageInfo.hasMore) break
      cursor = page.pageInfo.nextCursor
    }
    expect(paged).toEqual(whole)
    const long = await admin.get(`/v1/team/calendar?from=${monday}&to=${on(62)}`)
    expect(long).toMatchObject({ status: 422, body: { code: 'range_too_long' } })
    const turned = await admin.get(`/v1/team/calendar?from=${sunday}&to=${monday}`)
    expect(turned).toMatchObject({ body: { code: 'range_end_before_start' } })
  })
})

describe('the coverage of a unit', () => {
  it('counts who is expected and who is there in the weaker half of each day, and warns', async () => {
    const unitId = await unit()
    const model = world.meri.catalogs.worktimeModels.fixed_37_5
    const [first, second, third] = [
      await employee(unitId, model),
      await employee(unitId, model),
      await employee(unitId, model),
    ]
    await employee(unitId)
    const weekdays = [2, 2, 2, 2, 2, 0, 1]
    const minimums = [{ validFrom: '2027-01-01', weekdays }]
    await made(admin.put(`/v1/planning-units/${unitId}/staffing-minimum`, { minimums }))
    await absent(world, first, types.hr, { from: on(0), to: on(6) })
    await absent(world, second, types.hr, { from: on(1), part: 'am' })
    await absent(world, third, types.hr, { from: on(1), part: 'pm' })
    await absent(world, third, types.hr, { from: on(2), part: 'hours', minutes: 100 })
    await absent(world, third, types.hr, { from: on(3) })
    await absent(world, third, types.hr, { from: on(4), state: 'submitted' })
    const { coverage } = await read(admin, `&planningUnitId=${unitId}`)
    const line = (each: Record<string, unknown>) => [
      each['expectedMembers'],
      each['absentMembers'],
      each['partlyAbsentMembers'],
      each['presentMembers'],
      each['minimumMembers'],
      each['belowMinimum'],
    ]
    expect(coverage.map(line)).toEqual([
      [3, 1, 0, 2, 2, false],
      [3, 1, 2, 1, 2, true],
      [3, 1, 1, 2, 2, false],
      [3, 2, 0, 1, 2, true],
      [3, 1, 0, 2, 2, false],
      [0, 0, 0, 0, 0, false],
      [0, 0, 0, 0, 1, true],
    ])
    // Independence Day is a Monday and needs as many as a Sunday; before anything was set nothing is needed.
    const december = await read(admin, `&planningUnitId=${unitId}`, 'from=2027-12-06&to=2027-12-06')
    expect(december.coverage).toMatchObject([{ expectedMembers: 0, minimumMembers: 1 }])
    const before = await read(admin, `&planningUnitId=${unitId}`, 'from=2026-12-31&to=2026-12-31')
    expect(before.coverage).toMatchObject([{ minimumMembers: null, belowMinimum: false }])
  })

  it('counts hours of absence for the part of the day that they cover, where fewest are there', async () => {
    const unitId = await unit()
    const model = world.meri.catalogs.worktimeModels.fixed_37_5
    const staff = await Promise.all([1, 2, 3, 4].map(() => employee(unitId, model)))
    const away = async (day: number, ...minutes: number[]) => {
      for (const [at, each] of minutes.entries())
        await absent(world, staff[at] ?? '', types.hr, { from: on(day), part: 'hours', minutes: each })
    }
    await away(0, 30)
    await away(1, 225)
    await away(2, 100, 100, 100)
    await away(3, 450, 300)
    await absent(world, staff[3] ?? '', types.hr, { from: on(4), part: 'am' })
    await away(4, 240)
    const { coverage } = await read(admin, `&planningUnitId=${unitId}`)
    const shown = coverage
      .slice(0, 5)
      .map((each: Record<string, unknown>) => [
        each['absentMembers'],
        each['partlyAbsentMembers'],
        each['presentMembers'],
      ])
    expect(shown).toEqual([
      [0, 1, 4],
      [0, 1, 3],
      [0, 3, 3],
      [1, 1, 2],
      [0, 2, 2],
    ])
  })

  it('is told to those who see the whole unit, and to nobody else', async () => {
    const unitId = await unit(members.veera.id, members.elina.id)
    const coverageFor = async (client: Client) => (await read(client, `&planningUnitId=${unitId}`)).coverage
    for (const client of [admin, hr, otso, eero, elina, veera])
      expect(await coverageFor(client)).toHaveLength(7)
    expect(await coverageFor(onni)).toBeNull()
    await made(admin.post(`/v1/memberships/${members.paavo.id}/units`, { planningUnitId: unitId }))
    expect(await coverageFor(eero)).toBeNull()
    expect(await coverageFor(elina)).toHaveLength(7)
    expect((await read(admin)).coverage).toBeNull()
    expect((await read(world.as('ilmari'), `&planningUnitId=${unitId}`)).items).toEqual([])
  })
})

describe('the plan of absences of a member', () => {
  it('has what is planned and what waits, and nothing of others', async () => {
    const window = 'from=2027-05-01&to=2027-08-31'
    const periodId = await absent(world, members.paavo.id, types.hr, { from: '2027-06-01', to: '2027-06-05' })
    await absent(world, members.paavo.id, types.open, { from: '2027-07-01', state: 'draft' })
    await absent(world, members.paavo.id, types.open, { from: '2027-07-02', state: 'declined' })
    await absent(world, members.veera.id, types.open, { from: '2027-07-03' })
    const plan = await made(world.as('paavo').get(`/v1/me/absence-plan?${window}`))
    expect(plan).toMatchObject({
      availableOn: '2027-08-31',
      absences: [
        { periodId, absenceTypeName: types.hr.name, startDate: '2027-06-01', state: 'approved' },
        { state: 'draft' },
      ],
    })
    expect(plan.absences).toHaveLength(2)
    const at = await made(world.as('paavo').get(`/v1/me/absence-plan?${window}&availableOn=2027-06-15`))
    expect(at.availableOn).toBe('2027-06-15')
  })
})
