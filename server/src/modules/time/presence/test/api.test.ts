import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { made } from '../../../../../test/breadth/ways.ts'
import type { Client } from '../../../../../test/world/client.ts'
import { startWorld } from '../../../../../test/world/world.ts'
import { dateIn } from '../../../../platform/vocabulary/dates.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { type Absence, absenceType, absent, retype } from '../../absences/calendar/test/absent.ts'
import { clocked, daily, helsinki, makingIn, nightly, shown } from './making.ts'

type Part = NonNullable<Absence['part']>

const world = await startWorld()
const { meri } = world
const admin = world.as('aino')
const { unit, model, member } = makingIn(world)
const { dayTypes } = meri.catalogs
const sick = await absenceType(world, 'hr')
const holiday = await absenceType(world, 'manager', { dayTypeId: dayTypes.unpaid_leave })
const [before, day] = ['2027-03-09', '2027-03-10']

describe('whom a caller sees', () => {
  const names = async (client: Client, query = '') =>
    (await made(client.get(`/v1/presence?limit=100${query}`))).items.map(
      (each: { displayName: string }) => each.displayName,
    )

  it('is those in their reach and the members of their own units, without leavers', async () => {
    const unitId = await unit()
    const id = await member(null, unitId, 'Näkymätön')
    const name = (await made(admin.get(`/v1/memberships/${id}`))).displayName
    const [otso, onni, eero] = [world.as('otso'), world.as('onni'), world.as('eero')]
    for (const client of [admin, otso, world.service]) expect(await names(client)).toContain(name)
    for (const client of [onni, eero]) {
      expect(await names(client)).not.toContain(name)
      expect(await names(client, `&planningUnitId=${unitId}`)).toEqual([])
    }
    expect(await names(world.as('ilmari'))).not.toContain(name)
    expect(await names(world.as('ilmari'), `&planningUnitId=${unitId}`)).toEqual([])
    await made(admin.post(`/v1/memberships/${meri.members.onni.id}/units`, { planningUnitId: unitId }))
    expect(await names(onni)).toContain(name)
    expect(await names(onni, `&planningUnitId=${unitId}`)).toHaveLength(2)
    // Which other units a colleague belongs to is not told.
    const elsewhere = await unit()
    await made(admin.post(`/v1/memberships/${id}/units`, { planningUnitId: elsewhere }))
    expect(await names(onni, `&planningUnitId=${elsewhere}`)).toEqual([])
    await made(admin.post(`/v1/memberships/${id}/deactivate`, {}))
    for (const client of [onni, admin]) expect(await names(client)).not.toContain(name)
  })

  it('is found by part of the name, never of an address, and by state', async () => {
    expect(await names(admin, '&q=ÅKER')).toEqual(['Veera Åkerblom'])
    expect(await names(admin, '&q=meri.example')).toEqual([])
    expect(await names(admin, '&q=%25')).toEqual([])
    const unitId = await unit()
    const id = await member(null, unitId)
    const query = `&planningUnitId=${unitId}`
    expect(await names(admin, `${query}&state=not_expected`)).toHaveLength(1)
    expect(await names(admin, `${query}&state=working`)).toEqual([])
    const punch = { clientPunchId: newId(), occurredAt: new Date(Date.now() - 60_000).toISOString() }
    const now = new Date().toISOString()
    await world.database.owner(
      `insert into punch_sessions (org_id, id, membership_id, work_date, started_at, state, live_state, since, due_at,
         spans, updated_at)
       values ($1, $2, $3, $4, $5, 'open', 'on_break', $5, now() + interval '1 day', '[]', now())`,
      [meri.id, newId(), id, dateIn(helsinki, now), punch.occurredAt],
    )
    const { items } = await made(admin.get(`/v1/presence?state=on_break${query}`))
    expect(items).toMatchObject([
      { membershipId: id, state: 'on_break', source: 'punch', since: punch.occurredAt },
    ])
  })

  it('is read by pages, with and without a state', async () => {
    for (const query of ['', '&state=off', '&state=not_expected']) {
      const whole = await names(admin, query)
      const paged: string[] = []
      for (let cursor = ''; ; ) {
        const page = await made(admin.get(`/v1/presence?limit=5${query}&cursor=${cursor}`))
        paged.push(...page.items.map((each: { displayName: string }) => each.displayName))
        if (!page.pageInfo.hasMore) break
        cursor = page.pageInfo.nextCursor
      }
      expect(paged).toEqual(whole)
    }
    expect(await admin.get('/v1/presence?date=2026-11-01')).toMatchObject({ status: 400 })
  })
})

describe('why somebody is absent', () => {
  it('changes nothing of what anybody is shown', async () => {
    const unitId = await unit()
    const who = [
      await member(await model({ ...clocked, ...daily }), unitId),
      await member(await model({ ...clocked, ...nightly }), unitId),
      await member(await model({ kind: 'flex' }), unitId),
    ] as const
    const dates = [before, day, '2027-03-11', '2027-03-13']
    const times = [`${day}T02:00`, `${day}T09:00`, `${day}T13:00`, '2027-03-13T10:00']
    const everything = async () =>
      JSON.stringify(
        await Promise.all(
          times.flatMap(at => [
            shown(world, at, { planningUnitId: unitId }),
            shown(world, at, { planningUnitId: unitId, state: 'absent' }),
            shown(world, at, { planningUnitId: unitId, state: 'late' }),
          ]),
        ),
      )
    /** What an absence of a type leaves on its days: a day type, which differs, or nothing. */
    const mark = async (dayTypeId: string | null, rows: readonly Marked[]) => {
      await world.database.owner('delete from work_days where org_id = $1 and membership_id = any($2)', [
        meri.id,
        who,
      ])
      if (dayTypeId === null) return
      for (const { membershipId, date } of rows)
        await world.database.owner(
          `insert into work_days (org_id, id, membership_id, work_date, status, start_minutes, end_minutes, break_minutes,
             worked_minutes, credited_minutes, day_type_id, expected_target_minutes, created_at, updated_at)
           values ($1, $2, $3, $4, 'draft', 0, 0, 0, 0, 0, $5, 0, now(), now()) on conflict do nothing`,
          [meri.id, newId(), membershipId, date, dayTypeId],
        )
    }
    const marks = fc.constantFrom(null, dayTypes.absence_paid, dayTypes.annual_holiday, dayTypes.unpaid_leave)
    const one = fc.record({
      membershipId: fc.constantFrom(...who),
      date: fc.constantFrom(...dates),
      part: fc.constantFrom<Part>('full', 'am', 'pm', 'hours'),
      state: fc.constantFrom('approved', 'cancel_requested', 'submitted', 'declined'),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(one, {
          selector: each => `${each.membershipId} ${each.date}`,
          minLength: 1,
          maxLength: 6,
        }),
        marks,
        marks,
        async (absences, first, second) => {
          const whole = absences.filter(({ part, state }) => part === 'full' && /^(appr|canc)/.test(state))
          const ids: string[] = []
          for (const { membershipId, date, part, state } of absences)
            ids.push(await absent(world, membershipId, sick, { from: date, part, state }))
          await mark(first, whole)
          const was = await everything()
          await retype(world, ids, holiday)
          await mark(second, whole)
          expect(await everything()).toBe(was)
          const values = [meri.id, ids]
          await world.database.owner(
            'delete from absence_days where org_id = $1 and period_id = any($2)',
            values,
          )
          await world.database.owner('delete from absence_periods where org_id = $1 and id = any($2)', values)
        },
      ),
      { numRuns: 40 },
    )
  })
})

interface Marked {
  readonly membershipId: string
  readonly date: string
}
