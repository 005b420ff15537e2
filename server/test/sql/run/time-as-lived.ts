import { absencesOf } from '../../../src/modules/time/absences/test/office.ts'
import { settleDue } from '../../../src/modules/time/leave/entitlements/jobs.ts'
import { followClock } from '../../../src/modules/time/punch-clock/forgotten/jobs.ts'
import { addDays, dateIn } from '../../../src/platform/vocabulary/dates.ts'
import { newId } from '../../../src/platform/vocabulary/ids.ts'
import type { World } from '../../world/world.ts'
import { ok } from './outcome.ts'

/** Days away and at work: absences by rows and what moves them, staffing, a unit's calendar, and punches that wait for their day. */
export async function timeAsLived(world: World): Promise<void> {
  await absentDays(world)
  await unitsAndTheirPeople(world)
  await punchedDays(world)
}

async function absentDays(world: World): Promise<void> {
  const admin = world.as('aino')
  await absencesOf(world)
  const row = (startDate: string, endDate: string) => ({
    memberEmail: world.meri.members.veera.email,
    absenceType: 'annual_holiday',
    startDate,
    endDate,
  })
  const rows = [row('2027-07-05', '2027-07-09'), row('2027-07-12', '2027-07-13')]
  const { importId } = await ok(admin.post('/v1/imports/absences', { rows }))
  const name = { fi: 'Perustamispäivä', en: 'Founding day' }
  await ok(admin.post('/v1/holidays', { date: '2027-07-07', code: 'founding', name, kind: 'public' }))
  await ok(admin.post(`/v1/imports/${importId}/undo`, {}))
  const policy = {
    code: 'story',
    name: 'Vuosiloma',
    unit: 'days',
    versions: [{ validFrom: '2015-01-01', kind: 'finnish_annual_holiday' }],
  }
  const { id: policyId } = await ok(admin.post('/v1/leave-policies', policy))
  const versions = [{ validFrom: '2015-01-01', leavePolicyIds: [policyId] }]
  const group = await ok(admin.post('/v1/leave-groups', { code: 'story', name: 'Toimihenkilöt', versions }))
  const whose = { membershipIds: [world.meri.members.onni.id], validFrom: '2024-01-01' }
  await ok(admin.post(`/v1/leave-groups/${group.id}/members`, whose))
  await settleDue(world.app.services, world.meri.id)
}

async function unitsAndTheirPeople(world: World): Promise<void> {
  const admin = world.as('aino')
  const { office } = world.meri.catalogs.planningUnits
  const weekdays = [2, 2, 2, 2, 2, 0, 0]
  const needed = (...dates: readonly string[]) =>
    ok(
      admin.put(`/v1/planning-units/${office}/staffing-minimum`, {
        minimums: dates.map(validFrom => ({ validFrom, weekdays })),
      }),
    )
  await needed('2030-01-07', '2030-02-04')
  await needed('2030-01-07')
  await world.as('eero').post('/v1/me/unit-calendar-feeds', { planningUnitId: office })
  const { url } = await ok(admin.post('/v1/me/unit-calendar-feeds', { planningUnitId: office }))
  await world.anonymous.get(new URL(url).pathname)
}

async function punchedDays(world: World): Promise<void> {
  const [admin, veera] = [world.as('aino'), world.as('veera')]
  const { services } = world.app
  const today = dateIn('Europe/Helsinki', new Date().toISOString())
  const [first, second] = [addDays(today, -20), addDays(today, -22)]
  const punch = (kind: string, at: string) =>
    ok(veera.post(`/v1/me/punch/${kind}`, { clientPunchId: newId(), occurredAt: at }))

  const { punch: begun } = await punch('clock-in', `${first}T08:00:00.000Z`)
  await punch('clock-out', `${first}T10:00:00.000Z`)
  const removed = { kind: 'remove', punchId: begun.id, reason: 'Kortti luettiin kahdesti.' }
  const { id } = await ok(veera.post('/v1/me/punch-corrections', removed))
  await ok(admin.post(`/v1/punch-corrections/${id}/approve`, {}))

  const day = `/v1/me/work-days/${second}`
  const entryTypeId = world.meri.catalogs.entryTypes.work
  await ok(veera.put(`${day}/entries`, { entries: [{ entryTypeId, startMinutes: 300, endMinutes: 360 }] }))
  await ok(veera.post(`${day}/confirm`, {}))
  await punch('clock-in', `${second}T08:00:00.000Z`)
  await punch('clock-out', `${second}T10:00:00.000Z`)
  await ok(veera.post(`${day}/reopen`, {}))
  await followClock(services, world.meri.id)
}
