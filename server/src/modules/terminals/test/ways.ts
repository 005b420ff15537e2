import { made, type Ways } from '../../../../test/breadth/ways.ts'

export const ways: Ways = ({ world, admin }) => {
  const terminal = async (): Promise<string> =>
    (await made(admin.post('/v1/terminals', { name: 'Varasto', allMembers: true }))).id
  const paired = async (): Promise<string> => {
    const id = await terminal()
    const { expiresAt: _, ...code } = await made(admin.post(`/v1/terminals/${id}/pairing-code`, {}))
    await made(world.anonymous.post('/v1/device/pair', code))
    return `/v1/terminals/${id}`
  }
  const member = `/v1/memberships/${world.meri.members.onni.id}/badge`
  return {
    'terminals.update': async () => admin.patch(`/v1/terminals/${await terminal()}`, { name: 'Halli' }),
    'terminals.rotate': async () => admin.post(`${await paired()}/rotate`, {}),
    'terminals.revoke': async () => admin.post(`${await paired()}/revoke`, {}),
    'badges.set': () => admin.put(member, { badgeCode: 'AA:BB:CC:01', pin: '2580' }),
    'badges.clear': async () => {
      await made(admin.put(member, { badgeCode: 'AA:BB:CC:02' }))
      return admin.delete(member)
    },
  }
}
