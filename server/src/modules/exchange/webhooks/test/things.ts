import type { Things } from '../../../../../test/breadth/things.ts'

export const things: Things = {
  async webhook_not_found({ made }) {
    const webhook = { url: 'https://hooks.example.com/', events: ['workday.confirmed'] }
    return (await made('/v1/webhooks', webhook)).id
  },
  async webhook_delivery_not_found({ made, thing }) {
    return (await made(`/v1/webhooks/${await thing('webhook_not_found')}/test`, {})).id
  },
}
