import { newId } from '../../../../platform/vocabulary/ids.ts'
import { made, type Ways } from '../../../../../test/breadth/ways.ts'
import { pairedDevice } from './devices.ts'

export const ways: Ways = ({ world, admin }) => {
  const device = () => pairedDevice(world, admin)
  const path = async (): Promise<string> => `/v1/terminals/${(await device()).terminalId}`
  const badge = (name: 'onni' | 'veera') => `/v1/memberships/${world.meri.members[name].id}/badge`
  const tap = async (badgeCode: string) => {
    await made(admin.put(badge('veera'), { badgeCode }))
    return { clientPunchId: newId(), kind: 'clock_in', occurredAt: '2026-11-20T05:58:12Z', badgeCode }
  }
  return {
    'terminals.update': async () => admin.patch(await path(), { name: 'Varasto' }),
    'terminals.rotate': async () => admin.post(`${await path()}/rotate`, {}),
    'terminals.revoke': async () => admin.post(`${await path()}/revoke`, {}),
    'badges.set': () => admin.put(badge('onni'), { badgeCode: 'AA:BB:CC:01', pin: '2580' }),
    'badges.clear': async () => {
      await made(admin.put(badge('onni'), { badgeCode: 'AA:BB:CC:02' }))
      return admin.delete(badge('onni'))
    },
    'device.measureClock': async () =>
      (await device()).client.post('/v1/device/clock', { deviceTime: new Date().toISOString() }),
    'device.punch': async () => (await device()).client.post('/v1/device/punches', await tap('AA:BB:CC:03')),
    'device.punchBatch': async () =>
      (await device()).client.post('/v1/device/punches/batch', { punches: [await tap('AA:BB:CC:04')] }),
  }
}
