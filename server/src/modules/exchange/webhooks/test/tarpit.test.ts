import { once } from 'node:events'
import { createServer, type Server } from 'node:https'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { createCertificateAuthority } from '../../../../../test/world/certificates.ts'
import { createOutboundHttps } from '../../../../platform/gateways/outbound-https/outbound-https.ts'
import { silentLog } from '../../../../platform/telemetry/log.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { PostsInThread } from '../../../../platform/gateways/signed-posts/in-thread.ts'
import { made, startWorld } from './world.ts'
import { patience } from '../../../../../test/world/patience.ts'

const authority = createCertificateAuthority()
const host = '127.0.0.1'
const reach = { allowPrivate: true, ca: authority.certificate }
const outbound = createOutboundHttps(reach)
const world = await startWorld(outbound, new PostsInThread('webhooks', reach, silentLog))

/** Takes whatever comes and answers nothing until it is told to. */
class Tarpit {
  readonly #taken: ServerResponse[] = []
  #open = false

  /** Requests that wait for an answer; on a slow machine some may have been given up at their deadline meanwhile. */
  get held(): number {
    return this.#taken.filter(({ destroyed }) => !destroyed).length
  }

  take(response: ServerResponse): void {
    if (this.#open) response.writeHead(204).end()
    else this.#taken.push(response)
  }

  release(): void {
    this.#open = true
    for (const response of this.#taken) if (!response.destroyed) response.writeHead(204).end()
  }
}

const servers: Server[] = []
const heard = new Map<string, number>()
const tarpits = new Map<string, Tarpit>()

/** Fifty HTTPS servers; what each of their paths has heard is counted. */
beforeAll(async () => {
  for (let count = 0; count < 50; count++) {
    const server = createServer(
      authority.issue([host]),
      (request: IncomingMessage, response: ServerResponse) => {
        request.resume().once('end', () => {
          const { port } = server.address() as AddressInfo
          const url = `https://${host}:${port}${request.url}`
          heard.set(url, (heard.get(url) ?? 0) + 1)
          const tarpit = tarpits.get(url)
          if (tarpit) tarpit.take(response)
          else response.writeHead(204).end()
        })
      },
    )
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    servers.push(server)
  }
})

afterAll(async () => {
  await outbound.close()
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
})

function urlAt(index: number, path: string): string {
  const server = servers[index]
  if (!server) throw new Error(`there is no server ${index}`)
  return `https://${host}:${(server.address() as AddressInfo).port}${path}`
}

function tarpitAt(url: string): Tarpit {
  const tarpit = new Tarpit()
  tarpits.set(url, tarpit)
  onTestFinished(() => tarpit.release())
  return tarpit
}

/** An organisation whose webhooks all subscribe to the same event. */
async function organisation(urls: readonly string[]): Promise<Id> {
  const orgId = await world.organisation()
  const ask = world.as(orgId)
  for (const url of urls) {
    const { status } = await ask('POST', '/v1/webhooks', { url, events: ['thing.made'] })
    expect(status).toBe(201)
  }
  return orgId
}

const events = (count: number) => Array.from({ length: count }, () => made())
const heardAt = (url: string) => heard.get(url) ?? 0
/** On a slow machine an answer may come after the deadline, and its delivery once more. */
const hasHeard = (count: number) => (url: string) => heardAt(url) >= count
const until = (holds: () => unknown) => vi.waitFor(holds, patience)

test('one tarpit among fifty holds its own deliveries and nobody else’s', async () => {
  const urls = Array.from({ length: 50 }, (_, index) => urlAt(index, '/one-of-fifty'))
  const [trap = '', ...others] = urls
  const tarpit = tarpitAt(trap)
  const orgId = await organisation(urls)
  const worker = world.worker()
  for (let round = 0; round < 4; round++) await world.announce(orgId, ...events(5))
  await worker.sweep()
  await until(() => expect(others.every(hasHeard(20))).toBe(true))
  // Everything else has arrived while the tarpit has answered nothing, and it holds but its own share.
  expect(tarpit.held).toBeLessThanOrEqual(8)

  await world.announce(orgId, ...events(5))
  await worker.sweep()
  await until(() => expect(others.every(hasHeard(25))).toBe(true))
  expect(tarpit.held).toBeLessThanOrEqual(8)

  tarpit.release()
  await worker.settled()
  expect(heardAt(trap)).toBeGreaterThanOrEqual(25)
})

test('forty-nine tarpits do not hold up the one that answers', async () => {
  const urls = Array.from({ length: 50 }, (_, index) => urlAt(index, '/forty-nine'))
  const [good = '', ...traps] = urls
  const tarpitsOf = traps.map(tarpitAt)
  const orgId = await organisation(urls)
  const worker = world.worker()
  await world.announce(orgId, ...events(10))
  await worker.sweep()
  await until(() => expect(heardAt(good)).toBeGreaterThanOrEqual(10))
  for (const tarpit of tarpitsOf) tarpit.release()
  await worker.settled()
})

test('an organisation with nothing but tarpits holds up no other, not even at the same host', async () => {
  const paths = Array.from({ length: 50 }, (_, index) => urlAt(0, `/trap-${index}`))
  const tarpitsOf = paths.map(tarpitAt)
  const trapped = await organisation(paths)
  const good = urlAt(0, '/good')
  const other = await organisation([good])
  // Room for no more than what the tarpits take.
  const worker = world.worker({ attempts: 50, perOrganisation: 50 })
  await world.announce(trapped, ...events(3))
  await worker.sweep()
  await until(() => expect(worker.underWay).toBe(50))
  await world.announce(other, ...events(20))
  await worker.sweep()
  await until(() => expect(heardAt(good)).toBeGreaterThanOrEqual(20))
  for (const tarpit of tarpitsOf) tarpit.release()
  await worker.settled()
  for (const path of paths) expect(heardAt(path)).toBeGreaterThanOrEqual(3)
})
