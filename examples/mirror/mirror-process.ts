/**
 * The mirror as a program: hears webhooks over HTTPS, looks by itself every few seconds, and tells its fingerprint
 * when asked. It may be killed at any instant; started again on the same file it goes on.
 */
import { createServer } from 'node:https'
import { createClient, verifyWebhook } from '../../sdk/src/index.ts'
import { Mirror, type Window } from './mirror.ts'
import { type Fingerprint, Replica } from './replica.ts'

export interface MirrorTask {
  readonly baseUrl: string
  readonly key: string
  readonly file: string
  readonly windows: readonly Window[]
  readonly port: number
  readonly tls: { readonly key: string; readonly cert: string }
  readonly secret: string
  /** The part of the webhooks that is acknowledged and then lost, so that something has to be missed. */
  readonly lose: number
}

export type MirrorNews =
  | { readonly kind: 'ready' }
  | { readonly kind: 'heard'; readonly lost: boolean }
  | ({ readonly kind: 'settled' } & Fingerprint)

const lookEveryMs = 2000
const tell = (news: MirrorNews) => process.send?.(news)

function start({ baseUrl, key, file, windows, port, tls, secret, lose }: MirrorTask): void {
  const replica = new Replica(file)
  const mirror = new Mirror(createClient({ baseUrl, key }), replica, windows)
  const look = () =>
    mirror.catchUp().catch(error => console.error(`  the mirror will look again: ${String(error)}`))

  const server = createServer({ ...tls }, async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const message = await verifyWebhook(Buffer.concat(parts), request.headers, secret).catch(() => undefined)
    response.writeHead(message ? 204 : 401).end()
    if (!message) return
    const lost = Math.random() < lose
    tell({ kind: 'heard', lost })
    if (!lost && replica.hears(message.integrationEventId ?? message.id)) void look()
  })
  server.listen(port, '127.0.0.1', () => {
    void look()
    setInterval(look, lookEveryMs)
    tell({ kind: 'ready' })
  })
  process.on('message', message => {
    if (message === 'settle')
      void mirror.catchUp().then(() => tell({ kind: 'settled', ...replica.fingerprint() }))
  })
}

process.once('message', task => start(task as MirrorTask))
