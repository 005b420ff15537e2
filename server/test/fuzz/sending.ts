import { Agent, request as httpRequest } from 'node:http'
import type { FuzzRequest } from './requests.ts'

export interface FuzzAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly text: string
}

/** Sends requests over real connections, a few at once. */
export class Sender {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 8 })
  readonly #origin: URL

  constructor(origin: string) {
    this.#origin = new URL(origin)
  }

  send({ method, path, headers, body }: FuzzRequest): Promise<FuzzAnswer> {
    const { promise, resolve, reject } = Promise.withResolvers<FuzzAnswer>()
    const outgoing = httpRequest({
      agent: this.#agent,
      host: this.#origin.hostname,
      port: this.#origin.port,
      method,
      path,
      headers: { ...headers, ...(body && { 'content-length': String(body.length) }) },
    })
    outgoing.once('error', reject)
    outgoing.once('response', incoming => {
      const parts: Buffer[] = []
      incoming.on('data', (part: Buffer) => parts.push(part))
      incoming.once('error', reject)
      incoming.once('end', () =>
        resolve({
          status: incoming.statusCode ?? 0,
          headers: incoming.headers,
          text: Buffer.concat(parts).toString('utf8'),
        }),
      )
    })
    outgoing.end(body ?? undefined)
    return promise
  }

  close(): void {
    this.#agent.destroy()
  }
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** The request for a terminal. Credentials are left out by name: they are of a world that is gone by then. */
export function asCurl({ method, path, headers, body }: FuzzRequest, origin: string): string {
  const shown = Object.entries(headers).map(([name, value]) => ` -H ${quoted(`${name}: ${value}`)}`)
  const text = body === null ? '' : ` --data-binary ${binary(body)}`
  return `curl -i -X ${method}${shown.join('')}${text} ${quoted(origin + (path.length > 2000 ? `${path.slice(0, 2000)}…` : path))}`
}

function binary(body: Buffer): string {
  const text = body.toString('utf8')
  if (body.length > 4000) return `${quoted(text.slice(0, 4000))} # … ${body.length} bytes`
  return Buffer.from(text).equals(body) && !text.includes('\0')
    ? quoted(text)
    : `@- <<<"$(base64 -d <<<${body.toString('base64')})"`
}
