import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export interface Heard {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly raw: string
}

export interface LocalReceiver {
  readonly url: string
  readonly heard: readonly Heard[]
  /** The events, in the order of their arrival. */
  readonly events: readonly {
    readonly event: string
    readonly id: string
    readonly integrationEventId: string
  }[]
  /** How it answers from now on; 204 unless said otherwise. */
  react(how: (response: ServerResponse) => void): void
}

/** A developer's own receiver on this machine, over plain HTTP. */
export async function localReceiver(): Promise<LocalReceiver> {
  const heard: Heard[] = []
  let answer = (response: ServerResponse): void => void response.writeHead(204).end()
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const raw = Buffer.concat(parts).toString()
      heard.push({ path: request.url ?? '', headers: request.headers, raw })
      answer(response)
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
  })
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/hook`,
    heard,
    get events() {
      return heard.map(({ raw }) => JSON.parse(raw))
    },
    react: how => void (answer = how),
  }
}
