import { createHmac, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCertificateAuthority } from '../../../../../test/world/certificates.ts'
import { createOutboundHttps } from '../../../../platform/gateways/outbound-https/outbound-https.ts'
import { silentLog } from '../../../../platform/telemetry/log.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { PostsInThread } from '../../../../platform/gateways/signed-posts/in-thread.ts'
import { type Ask, made, startWorld } from './world.ts'

const authority = createCertificateAuthority()
const host = '127.0.0.1'
const reach = { allowPrivate: true, ca: authority.certificate }
const outbound = createOutboundHttps(reach)
const world = await startWorld(outbound, new PostsInThread('webhooks', reach, silentLog))

/** A customer's receiver, written from the interface alone. */
class Customer {
  secret = ''
  answer: (response: ServerResponse) => void = response => response.writeHead(204).end()
  readonly accepted: { id: string; integrationEventId: string }[] = []
  readonly rejected: string[] = []
  readonly paths: string[] = []

  readonly hear = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const raw = Buffer.concat(chunks)
    this.paths.push(request.url ?? '')
    if (this.verify(String(request.headers['x-service-signature']), raw)) {
      const body = JSON.parse(raw.toString('utf8'))
      if (request.headers['x-service-delivery'] !== body.id) this.rejected.push('x-service-delivery')
      if (request.headers['x-service-event'] !== body.event) this.rejected.push('x-service-event')
      this.accepted.push(body)
    } else this.rejected.push('signature')
    this.answer(response)
  }

  verify(header: string, raw: Buffer): boolean {
    const entries = header.split(',').map(entry => entry.split('=') as [string, string])
    const t = Number(entries.find(([name]) => name === 't')?.[1])
    if (!(Math.abs(Date.now() / 1000 - t) <= 300)) return false
    const expected = createHmac('sha256', this.secret).update(`${t}.`).update(raw).digest()
    return entries
      .filter(([name]) => name === 'v1')
      .some(([, hex]) => timingSafeEqual(Buffer.from(hex, 'hex'), expected))
  }
}

const customer = new Customer()
const server = createServer(authority.issue([host]), customer.hear)
let base = ''

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  base = `https://${host}:${(server.address() as AddressInfo).port}`
})

afterAll(async () => {
  await outbound.close()
  server.close()
})

async function subscribed(path: string): Promise<{ orgId: Id; ask: Ask; id: Id }> {
  const orgId = await world.organisation()
  const ask = world.as(orgId)
  const { body } = await ask('POST', '/v1/webhooks', { url: base + path, events: ['thing.made'] })
  customer.secret = body.secret
  return { orgId, ask, id: body.id }
}

async function send(): Promise<void> {
  const worker = world.worker()
  await worker.sweep()
  await worker.settled()
}

describe('a receiver over HTTPS', () => {
  test('verifies what it is sent, also through a rotation', async () => {
    const { orgId, ask, id } = await subscribed('/in?token=a%20b')
    await world.announce(orgId, made())
    await send()
    await ask('POST', `/v1/webhooks/${id}/rotate-secret`)
    await world.announce(orgId, made())
    await send()
    expect(customer.rejected).toEqual([])
    expect(customer.paths).toEqual(['/in?token=a%20b', '/in?token=a%20b'])
    const log = (await ask('GET', '/v1/integration-events')).body.items
    expect(customer.accepted.map(({ integrationEventId }) => integrationEventId)).toEqual(
      log.map((logged: { id: Id }) => logged.id),
    )
    const { items } = (await ask('GET', `/v1/webhooks/${id}/deliveries`)).body
    expect(items).toMatchObject([{ status: 'delivered' }, { status: 'delivered' }])
  })

  test('is not followed where it redirects to', async () => {
    const { orgId, ask, id } = await subscribed('/moved')
    customer.paths.length = 0
    customer.answer = response => response.writeHead(308, { location: `${base}/new` }).end()
    await world.announce(orgId, made())
    await send()
    expect(customer.paths).toEqual(['/moved'])
    const { items } = (await ask('GET', `/v1/webhooks/${id}/deliveries`)).body
    expect(items).toMatchObject([
      { status: 'retrying', attempts: [{ responseStatus: 308, errorCode: 'unacknowledged' }] },
    ])
  })

  test('that says 200 and then never ends has acknowledged', async () => {
    const { orgId, ask, id } = await subscribed('/endless')
    customer.answer = response => {
      response.writeHead(200)
      const pour = () => {
        if (response.destroyed) return
        if (response.write(Buffer.alloc(64 * 1024))) setImmediate(pour)
        else response.once('drain', pour)
      }
      pour()
    }
    await world.announce(orgId, made())
    await send()
    const { items } = (await ask('GET', `/v1/webhooks/${id}/deliveries`)).body
    expect(items).toMatchObject([
      { status: 'delivered', attempts: [{ responseStatus: 200, errorCode: null }] },
    ])
  })

  test('that drips its answer past the deadline has not acknowledged, whatever its status', async () => {
    const { orgId, ask, id } = await subscribed('/drip')
    customer.answer = response => {
      response.writeHead(200)
      const drip = setInterval(() => response.write('.'), 50)
      response.once('close', () => clearInterval(drip))
    }
    await world.announce(orgId, made())
    await send()
    const { items } = (await ask('GET', `/v1/webhooks/${id}/deliveries`)).body
    expect(items).toMatchObject([
      { status: 'retrying', attempts: [{ responseStatus: 200, errorCode: 'timeout' }] },
    ])
    expect(items[0].attempts[0].durationMs).toBeGreaterThanOrEqual(10_000)
  })

  test('that breaks off in the middle of its answer has not acknowledged', async () => {
    const { orgId, ask, id } = await subscribed('/break')
    customer.answer = response => {
      response.writeHead(200, { 'content-length': 100 })
      response.write('half', () => response.destroy())
    }
    await world.announce(orgId, made())
    await send()
    const { items } = (await ask('GET', `/v1/webhooks/${id}/deliveries`)).body
    expect(items).toMatchObject([
      { status: 'retrying', attempts: [{ responseStatus: 200, errorCode: 'connection_failed' }] },
    ])
  })

  test('with a certificate that nobody vouches for is not trusted', async () => {
    const stranger = createServer(createCertificateAuthority('Stranger').issue([host]), customer.hear)
    stranger.listen(0, '127.0.0.1')
    await once(stranger, 'listening')
    const orgId = await world.organisation()
    const ask = world.as(orgId)
    const url = `https://${host}:${(stranger.address() as AddressInfo).port}/`
    const { body } = await ask('POST', '/v1/webhooks', { url, events: ['thing.made'] })
    const before = customer.paths.length
    await world.announce(orgId, made())
    await send()
    expect(customer.paths).toHaveLength(before)
    const { items } = (await ask('GET', `/v1/webhooks/${body.id}/deliveries`)).body
    expect(items).toMatchObject([
      { status: 'retrying', attempts: [{ responseStatus: null, errorCode: 'tls_failed' }] },
    ])
    stranger.close()
  })
})
