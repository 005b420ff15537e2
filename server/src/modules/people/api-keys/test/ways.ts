import { made, type Ways } from '../../../../../test/breadth/ways.ts'

export const ways: Ways = ({ world, human }) => {
  const { members } = world.meri
  const newKey = (body: object = {}): Promise<{ id: string }> =>
    made(human.post('/v1/api-keys', { name: 'A key', kind: 'service', scope: ['org.admin'], ...body }))
  return {
    'apiKeys.create': () =>
      human.post('/v1/api-keys', { name: 'A key', kind: 'service', scope: ['org.admin'] }),
    'apiKeys.update': async () =>
      human.patch(`/v1/api-keys/${(await newKey()).id}`, { name: 'Another name' }),
    'apiKeys.revoke': async () => human.post(`/v1/api-keys/${(await newKey()).id}/revoke`, {}),
    'apiKeys.rotate': async () => human.post(`/v1/api-keys/${(await newKey()).id}/rotate`, {}),
    'apiKeys.reassign': async () =>
      human.post(`/v1/api-keys/${(await newKey({ scope: [] })).id}/reassign`, {
        ownerMembershipId: members.onni.id,
      }),
  }
}
