import { made, type Ways } from '../../../../../test/breadth/ways.ts'

export const ways: Ways = ({ admin }) => {
  const newWebhook = (): Promise<{ id: string }> =>
    made(
      admin.post('/v1/webhooks', {
        url: 'https://hooks.example.com/',
        events: ['workday.confirmed', 'workday.approved'],
      }),
    )
  return {
    'webhooks.delete': async () => admin.delete(`/v1/webhooks/${(await newWebhook()).id}`),
    'webhooks.rotateSecret': async () =>
      admin.post(`/v1/webhooks/${(await newWebhook()).id}/rotate-secret`, {}),
    'webhooks.pause': async () => admin.post(`/v1/webhooks/${(await newWebhook()).id}/pause`, {}),
    'webhooks.resume': async () => {
      const { id } = await newWebhook()
      await made(admin.post(`/v1/webhooks/${id}/pause`, {}))
      return admin.post(`/v1/webhooks/${id}/resume`, {})
    },
    'webhooks.sendTest': async () => admin.post(`/v1/webhooks/${(await newWebhook()).id}/test`, {}),
    'webhooks.recover': async () => {
      const { id } = await newWebhook()
      return admin.post(`/v1/webhooks/${id}/recover`, { since: '2026-01-01T00:00:00Z' })
    },
  }
}
