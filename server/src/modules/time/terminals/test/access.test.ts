import { describe, expect, it } from 'vitest'
import { signedIn } from '../../../people/session/test/browser.ts'
import {
  bodyOf,
  each,
  guarded,
  ofDevices,
  operations,
  urlOf,
} from '../../../../../test/breadth/operations.ts'
import { startWorld } from '../../../../../test/world/world.ts'
import { pairedDevice } from './devices.ts'

const world = await startWorld()
const admin = world.as('aino')
const human = await signedIn(world, 'aino')
const device = await pairedDevice(world, admin)
const headers = { 'idempotency-key': 'terminal' }

it('the operations of devices are those under /v1/device, but for the pairing', () => {
  const paths = operations.filter(({ path }) => path.startsWith('/v1/device'))
  expect(paths.filter(operation => !ofDevices.includes(operation)).map(({ id }) => id)).toEqual([
    'device.pair',
  ])
  expect(ofDevices.every(({ path }) => path.startsWith('/v1/device'))).toBe(true)
})

describe('a device reaches its own operations and nothing else', () => {
  it.each(each(guarded.filter(operation => !ofDevices.includes(operation))))('%s', async (_, operation) => {
    const answer = await device.client.send(operation.method, urlOf(operation), bodyOf(operation), headers)
    expect(answer).toMatchObject({ status: 403, body: { code: 'device_credential_confined' } })
  })

  it.each(each(operations.filter(({ credential }) => credential === 'anonymous')))(
    '%s',
    async (_, operation) => {
      const answer = await device.client.send(operation.method, urlOf(operation), bodyOf(operation), headers)
      expect(answer.status).toBe(403)
    },
  )

  it('and what is answered to anyone is answered as to anyone', async () => {
    for (const operation of operations.filter(
      each => each.credential === 'public' && each.method === 'GET',
    )) {
      const [asDevice, asAnyone] = await Promise.all(
        [device.client, world.anonymous].map(client => client.get(urlOf(operation))),
      )
      expect(asDevice?.status).toBe(asAnyone?.status)
    }
  })

  it('nor is it counted among the keys of anybody', async () => {
    expect(JSON.stringify((await human.get('/v1/api-keys')).body)).not.toContain(device.terminalId)
  })
})

describe('a person does not reach the operations of devices', () => {
  it.each(each(ofDevices))('%s', async (_, operation) => {
    const send = (client: Pick<typeof admin, 'send'>) =>
      client.send(operation.method, urlOf(operation), bodyOf(operation), headers)
    for (const client of [admin, world.service, human])
      expect(await send(client)).toMatchObject({
        status: 403,
        body: { code: 'device_credential_required' },
      })
    expect(await send(world.anonymous)).toMatchObject({ status: 401, body: { code: 'invalid_token' } })
  })
})
