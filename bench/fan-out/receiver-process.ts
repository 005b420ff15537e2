/** Receivers of webhooks, in a process of their own: as many HTTPS servers as it is asked for. Each acknowledges at once. */
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'

export interface Received {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export type ReceiverTask =
  | { readonly kind: 'listen'; readonly servers: number; readonly key: string; readonly cert: string }
  /** From now on counts from zero, of one address or of all, and answers when so many different ones have come. */
  | { readonly kind: 'expect'; readonly count: number; readonly keep: boolean; readonly only: string | null }

export type ReceiverNews =
  | { readonly kind: 'listening'; readonly urls: readonly string[] }
  | {
      readonly kind: 'arrived'
      readonly atMs: number
      readonly repeats: number
      readonly kept: readonly Received[]
    }

/** What the sender's HTTP client sets by itself. */
const ownHeaders = new Set(['host', 'connection', 'content-length', 'transfer-encoding'])

let awaited = Number.POSITIVE_INFINITY
let keep = false
let only: string | null = null
let kept: Received[] = []
let came = 0
const seen = new Set<string>()

function count(url: string, headers: NodeJS.Dict<string | string[]>, body: Buffer): void {
  if (only !== null && url !== only) return
  came++
  seen.add(`${url} ${String(headers['x-service-delivery'])}`)
  if (keep)
    kept.push({
      url,
      body: body.toString('utf8'),
      headers: Object.fromEntries(
        Object.entries(headers).flatMap(([name, value]) =>
          ownHeaders.has(name) || value === undefined ? [] : [[name, String(value)]],
        ),
      ),
    })
  if (seen.size < awaited) return
  awaited = Number.POSITIVE_INFINITY
  process.send?.({
    kind: 'arrived',
    atMs: Date.now(),
    repeats: came - seen.size,
    kept,
  } satisfies ReceiverNews)
  kept = []
}

async function listen(servers: number, tls: { key: string; cert: string }): Promise<string[]> {
  const urls: string[] = []
  for (let ordinal = 0; ordinal < servers; ordinal++) {
    const server = createServer(tls, (request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        response.writeHead(204).end()
        count(url, request.headers, Buffer.concat(chunks))
      })
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const url = `https://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`
    urls.push(url)
  }
  return urls
}

process.on('message', (task: ReceiverTask) => {
  if (task.kind === 'expect') {
    awaited = task.count
    ;({ keep, only } = task)
    came = 0
    seen.clear()
    process.send?.({ kind: 'listening', urls: [] } satisfies ReceiverNews)
  } else
    void listen(task.servers, task).then(urls =>
      process.send?.({ kind: 'listening', urls } satisfies ReceiverNews),
    )
})
