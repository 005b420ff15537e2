import { createHmac, timingSafeEqual } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCertificateAuthority } from '../../server/test/world/certificates.ts'

/** A delivery whose signature is right. */
export interface Delivery {
  readonly id: string
  readonly event: string
  readonly integrationEventId: string | null
  readonly createdAt: string
  readonly data: Readonly<Record<string, unknown>>
}

export interface Receiver {
  readonly url: string
  /** The certificate of the authority that the receiver's own is signed by. */
  readonly authorityFile: string
  /** What the endpoint's deliveries are signed with; until it is set, deliveries wait. */
  secret: string
  readonly heard: readonly Delivery[]
  readonly forged: number
  /** Resolves when as many deliveries have been heard, or not, after so many seconds. */
  waitFor(count: number, seconds: number): Promise<boolean>
  close(): Promise<void>
}

const replayWindowSeconds = 300

/** A real HTTPS server on loopback that checks signatures as the interface says. */
export async function startReceiver(): Promise<Receiver> {
  const { authority, folder, authorityFile } = await writeAuthority()
  const inbox = new Inbox()
  const server = createServer(authority.issue(['localhost']), (request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const signature = String(request.headers['x-service-signature'])
      response.writeHead(inbox.take(Buffer.concat(parts), signature)).end()
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return Object.assign(inbox, {
    url: `https://localhost:${port}/hooks`,
    authorityFile,
    close: async () => {
      await closed(server)
      await rm(folder, { recursive: true, force: true })
    },
  })
}

class Inbox {
  secret = ''
  forged = 0
  readonly #heard = new Map<string, Delivery>()
  #listener = () => {}

  get heard(): Delivery[] {
    return [...this.#heard.values()].sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1))
  }

  /** The status that a delivery is answered with. */
  take(body: Buffer, signature: string): number {
    if (this.secret === '') return 503
    if (!isGenuine(body, signature, this.secret)) {
      this.forged += 1
      return 401
    }
    const delivery = JSON.parse(body.toString('utf8')) as Delivery
    // At least once: the same event may come again, under the same id.
    this.#heard.set(delivery.integrationEventId ?? delivery.id, delivery)
    this.#listener()
    return 204
  }

  waitFor(count: number, seconds: number): Promise<boolean> {
    return new Promise(resolve => {
      const deadline = setTimeout(() => resolve(this.#heard.size >= count), seconds * 1000)
      this.#listener = () => {
        if (this.#heard.size < count) return
        clearTimeout(deadline)
        resolve(true)
      }
      this.#listener()
    })
  }
}

async function writeAuthority() {
  const authority = createCertificateAuthority('First month')
  const folder = await mkdtemp(join(tmpdir(), 'konttori-receiver-'))
  const authorityFile = join(folder, 'authority.pem')
  await writeFile(authorityFile, authority.certificate)
  return { authority, folder, authorityFile }
}

async function closed(server: Server): Promise<void> {
  server.closeAllConnections()
  await new Promise(resolve => server.close(resolve))
}

/** `t=<unix seconds>,v1=<hex HMAC-SHA256 of "<t>.<raw body>">`; during a rotation there are two `v1`, and either will do. */
function isGenuine(body: Buffer, header: string, secret: string): boolean {
  const parts = header.split(',').map(part => part.split('=', 2) as [string, string])
  const time = parts.find(([name]) => name === 't')?.[1] ?? ''
  if (secret === '' || Math.abs(Date.now() / 1000 - Number(time)) > replayWindowSeconds) return false
  const expected = createHmac('sha256', secret).update(`${time}.`).update(body).digest()
  return parts.some(([name, value]) => {
    const given = Buffer.from(value ?? '', 'hex')
    return name === 'v1' && given.length === expected.length && timingSafeEqual(given, expected)
  })
}
