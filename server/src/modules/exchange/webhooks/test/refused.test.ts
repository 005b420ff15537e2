import { expect, it } from 'vitest'
import { startWorld } from '../../../../../test/world/world.ts'
import { secretLimit } from '../shapes.ts'

const { service } = await startWorld()

const created = async (): Promise<string> => {
  const webhook = { url: 'https://hooks.example.com/in', events: ['member.created'] }
  const { status, body } = await service.post('/v1/webhooks', webhook)
  expect(status).toBe(201)
  return `/v1/webhooks/${body.id}`
}
const refusedWith = (code: string) => ({ status: 409, body: { code } })

it('a webhook is paused once and resumed once', async () => {
  const webhook = await created()
  expect(await service.post(`${webhook}/resume`, {})).toMatchObject(refusedWith('webhook_not_paused'))
  expect(await service.post(`${webhook}/pause`, {})).toMatchObject({ status: 200 })
  expect(await service.post(`${webhook}/pause`, {})).toMatchObject(refusedWith('webhook_already_paused'))
  expect(await service.post(`${webhook}/resume`, {})).toMatchObject({ status: 200 })
})

it('a webhook signs with so many secrets at most, and the refused one is not in force', async () => {
  const webhook = await created()
  const rotate = () => service.post(`${webhook}/rotate-secret`, {})
  for (let signing = 1; signing < secretLimit; signing++)
    expect(await rotate()).toMatchObject({ status: 200 })
  const before = await service.get(webhook)
  expect(await rotate()).toMatchObject(refusedWith('webhook_secret_limit_reached'))
  expect((await service.get(webhook)).body).toEqual(before.body)
})
