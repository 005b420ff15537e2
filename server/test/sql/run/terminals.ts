import { paired } from '../../../src/modules/time/terminals/test/devices.ts'
import type { World } from '../../world/world.ts'
import { ok } from './outcome.ts'

/** Terminals: registered for units, paired, rotated at once and later, punched at by badge, by PIN and out of a queue. */
export async function terminals(world: World): Promise<void> {
  const admin = world.as('aino')
  const { members, catalogs } = world.meri
  const terminal = { name: 'Verstas', planningUnitIds: [catalogs.planningUnits.office] }
  const { id } = await ok(admin.post('/v1/terminals', terminal))
  const path = `/v1/terminals/${id}`
  const device = world.withKey(await paired(world, admin, id))
  await ok(device.post('/v1/device/clock', { deviceTime: new Date().toISOString() }))

  const badgeCode = 'FADE0001'
  await ok(admin.put(`/v1/memberships/${members.paavo.id}/badge`, { badgeCode, pin: '2580' }))
  const { items } = await ok(device.get('/v1/device/members'))
  if (items.length === 0) throw new Error('the members of the office punch there')
  const { serverTime } = await ok(device.get('/v1/device'))
  const tap = (kind: string, digit: number, by: object) => ({
    clientPunchId: `0199f2a0-0000-4000-8000-00000000004${digit}`,
    kind,
    occurredAt: serverTime,
    ...by,
  })
  const byPin = { membershipId: members.paavo.id, pin: '2580' }
  await ok(device.post('/v1/device/punches', tap('clock_in', 1, byPin)))
  await device.post('/v1/device/punches', tap('clock_out', 2, { badgeCode: 'NOBODY99' }))
  await ok(device.post('/v1/device/punches/batch', { punches: [tap('clock_out', 3, { badgeCode })] }))

  const later = await ok(admin.post(`${path}/rotate`, { overlapMinutes: 10 }))
  await ok(world.withKey(later.credential).get('/v1/device'))
  await ok(admin.post(`${path}/rotate`, { overlapMinutes: 5 }))
  await ok(admin.post(`${path}/rotate`, {}))
  await ok(admin.patch(path, { allMembers: true, planningUnitIds: [] }))
  await ok(admin.post(`${path}/revoke`, {}))
}
