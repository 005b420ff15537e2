import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, it, vi } from 'vitest'
import { startServedWorld } from '../../../../test/browser/served-world.ts'
import { createCertificateAuthority } from '../../../../test/world/certificates.ts'
import { patience } from '../../../../test/world/patience.ts'
import { listening } from './listening.ts'

const authority = createCertificateAuthority()
const world = await startServedWorld({ webhooksAllowPrivate: true, trustedCa: authority.certificate })

interface Received {
  readonly headers: IncomingHttpHeaders
  readonly raw: string
}

const [byService, byListen]: [Received[], Received[]] = [[], []]
const receive =
  (received: Received[]): Parameters<typeof createServer>[1] =>
  async (request, response) => {
    const parts = []
    for await (const part of request) parts.push(part as Buffer)
    received.push({ headers: request.headers, raw: Buffer.concat(parts).toString() })
    response.writeHead(204).end()
  }
const secure = createSecureServer(authority.issue(['localhost']), receive(byService))
const plain = createServer(receive(byListen))
for (const server of [secure, plain]) {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => void server.close())
}
const portOf = (server: typeof plain) => (server.address() as AddressInfo).port

it('a receiver is sent the same bytes and headers by “listen” as by the service, but for the id of the delivery', async () => {
  const events = ['member.created', 'payroll_period.locked']
  const registered = await world.service.post('/v1/webhooks', {
    url: `https://localhost:${portOf(secure)}/`,
    events,
  })
  const { secret } = registered.body
  const command = listening({
    url: world.origin,
    key: world.meri.serviceKey,
    'forward-to': `http://localhost:${portOf(plain)}/`,
    events,
    secret,
  })
  await command.begun
  const person = { firstNames: 'Åsa “Ä”', lastName: 'Öst', role: 'employee' }
  await world.service.post('/v1/memberships', person, { 'idempotency-key': 'aasa' })
  await world.service.post('/v1/payroll-locks', { periodStart: '2020-01-01', periodEnd: '2020-01-31' })
  await vi.waitUntil(() => byService.length === 2 && byListen.length === 2, patience)

  expect(byListen.map(comparable)).toEqual(byService.map(comparable).toSorted(byEvent))
  expect(byListen.map(({ raw }) => JSON.parse(raw).event)).toEqual(events)
})

const byEvent = (one: ReturnType<typeof comparable>, other: ReturnType<typeof comparable>) =>
  one.raw < other.raw ? -1 : 1

/** All but what is of the address, the delivery or the instant of sending. */
function comparable({ headers, raw }: Received) {
  const {
    host,
    connection: _,
    'x-service-delivery': delivery,
    'x-service-signature': signature,
    ...rest
  } = headers
  expect([host, String(signature).replace(/^t=\d+,v1=[\da-f]{64}$/, 'signed')]).toEqual([
    expect.any(String),
    'signed',
  ])
  const id = String(delivery)
  expect(raw.startsWith(`{"id":"${id}"`)).toBe(true)
  return { headers: rest, raw: raw.replace(id, 'id') }
}
