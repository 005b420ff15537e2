import type { FastifyInstance, HTTPMethods } from 'fastify'

/** An answer as a test looks at it. */
export interface Answer {
  readonly status: number
  /** Whatever the answer holds; a test says what it expects. */
  readonly body: any
  readonly headers: Readonly<Record<string, string>>
}

const here = '127.0.0.1'

export type Headers = Readonly<Record<string, string>>

/** Sent as it stands: text and bytes. */
const isPlain = (body: unknown): body is string | Buffer => typeof body === 'string' || Buffer.isBuffer(body)

/** Sends requests as one caller. */
export class Client {
  readonly #server: FastifyInstance
  /** What it sends with every request to be known by. */
  readonly credentials: Headers
  readonly #addressOf: () => string

  /** `addressOf`: the network address that each request comes from, through a proxy of this machine where it is another. */
  constructor(server: FastifyInstance, credentials: Headers, addressOf = () => here) {
    this.#server = server
    this.credentials = credentials
    this.#addressOf = addressOf
  }

  get = (path: string, headers?: Headers) => this.send('GET', path, undefined, headers)
  post = (path: string, body?: unknown, headers?: Headers) => this.send('POST', path, body, headers)
  put = (path: string, body?: unknown, headers?: Headers) => this.send('PUT', path, body, headers)
  patch = (path: string, body?: unknown, headers?: Headers) => this.send('PATCH', path, body, headers)
  delete = (path: string, headers?: Headers) => this.send('DELETE', path, undefined, headers)

  async send(method: HTTPMethods, path: string, body?: unknown, headers: Headers = {}): Promise<Answer> {
    const address = this.#addressOf()
    const answer = await this.#server.inject({
      method: method as 'GET',
      url: path,
      headers: {
        ...(address !== here && { 'x-forwarded-for': address, 'x-forwarded-proto': 'https' }),
        ...this.credentials,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { payload: isPlain(body) ? body : JSON.stringify(body) }),
    })
    const isJson = answer.payload !== '' && String(answer.headers['content-type'] ?? '').includes('json')
    return {
      status: answer.statusCode,
      body: isJson ? JSON.parse(answer.payload) : answer.payload,
      headers: Object.fromEntries(
        Object.entries(answer.headers).map(([name, value]) => [name, String(value)]),
      ),
    }
  }
}
