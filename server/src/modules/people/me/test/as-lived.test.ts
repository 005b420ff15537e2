import { describe, expect, it } from 'vitest'
import { made } from '../../../../../test/breadth/ways.ts'
import { startWorld } from '../../../../../test/world/world.ts'
import { addDays, dateIn } from '../../../../platform/vocabulary/dates.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { absenceType } from '../../../time/absences/calendar/test/absent.ts'

const world = await startWorld()
const [admin, onni] = [world.as('aino'), world.as('onni')]
const { id: onniId } = world.meri.members.onni
const today = dateIn('Europe/Helsinki', new Date().toISOString())

/** A bank of eight hours, annual holiday, a clocking in and a week of absence ahead: a member's time as it is lived. */
async function live(): Promise<{ readonly absenceId: string }> {
  await made(
    admin.post('/v1/imports/opening-balances', {
      rows: [{ membershipId: onniId, kind: 'banked_leave', minutes: 480, effectiveDate: '2026-01-01' }],
    }),
  )
  const holiday = { code: 'vuosiloma', name: 'Vuosiloma', unit: 'days' }
  const law = [{ validFrom: '2015-01-01', kind: 'finnish_annual_holiday' }]
  const policy = await made(admin.post('/v1/leave-policies', { ...holiday, versions: law }))
  const versions = [{ validFrom: '2015-01-01', leavePolicyIds: [policy.id] }]
  const group = await made(admin.post('/v1/leave-groups', { code: 'kaikki', name: 'Kaikki', versions }))
  const joined = { membershipIds: [onniId], validFrom: '2025-01-01' }
  await made(admin.post(`/v1/leave-groups/${group.id}/members`, joined))
  const [leave] = (await made(admin.get(`/v1/leave-balances?membershipId=${onniId}`))).items
  const correction = { effectiveDate: today, amount: 3, reason: 'Agreed.' }
  await made(admin.post(`/v1/leave-balances/${leave.id}/transactions`, correction))
  await made(onni.post('/v1/me/punch/clock-in', { clientPunchId: newId() }))
  const type = await absenceType(world, 'open')
  const asked = { absenceTypeId: type.id, startDate: addDays(today, 14), endDate: addDays(today, 20) }
  const { id } = await made(onni.post('/v1/me/absences', { ...asked, submit: true }))
  await made(world.as('eero').post(`/v1/absences/${id}/approve`, {}))
  return { absenceId: id }
}
const { absenceId } = await live()

describe('time as it is lived', () => {
  it('is all in the overview of the member', async () => {
    const overview = await made(onni.get('/v1/me/overview'))
    expect(overview.today.punch).toMatchObject({ state: 'working', workDate: today })
    expect(overview.balances).toContainEqual(
      expect.objectContaining({ kind: 'banked_leave', balanceMinutes: 480 }),
    )
    expect(overview.entitlements).toContainEqual(
      expect.objectContaining({ name: 'Vuosiloma', unit: 'days', asOf: today }),
    )
    expect(overview.decisionsSince.count).toBeGreaterThan(0)
    const { items } = await made(admin.get('/v1/presence?state=working'))
    expect(items).toMatchObject([{ membershipId: onniId, source: 'punch' }])
    const plan = await made(onni.get(`/v1/me/absence-plan?from=${today}&to=${addDays(today, 60)}`))
    expect(plan).toMatchObject({ absences: [{ periodId: absenceId, state: 'approved' }] })
    expect(plan.entitlements).toMatchObject([{ name: 'Vuosiloma', asOf: addDays(today, 60) }])
  })

  it('is named before the member is deactivated', async () => {
    const preview = await made(admin.post(`/v1/memberships/${onniId}/deactivate`, { dryRun: true }))
    for (const kind of ['planned_absences', 'unsettled_balances', 'unsettled_leave_balances'])
      expect(preview.openWork, kind).toContainEqual({ kind, count: 1 })
  })
})
