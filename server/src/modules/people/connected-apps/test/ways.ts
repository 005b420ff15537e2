import { made, type Ways } from '../../../../../test/breadth/ways.ts'

export const ways: Ways = ({ human }) => {
  const newApp = (): Promise<{ id: string }> =>
    made(
      human.post('/v1/oauth-clients', {
        name: 'Reporting board',
        kind: 'confidential',
        redirectUris: ['https://board.example.com/back'],
        scope: ['org.admin'],
      }),
    )
  return {
    'oauthClients.update': async () =>
      human.patch(`/v1/oauth-clients/${(await newApp()).id}`, { name: 'Another board' }),
    'oauthClients.rotate': async () => human.post(`/v1/oauth-clients/${(await newApp()).id}/rotate`, {}),
    'oauthClients.delete': async () => human.delete(`/v1/oauth-clients/${(await newApp()).id}`),
  }
}
