import { randomUUID } from 'node:crypto'
import { fetchWhileBusy } from './while-busy.ts'

export interface Answer<Body> {
  readonly status: number
  readonly headers: Headers
  readonly body: Body
}

/** Says each request and its answer in a line, and stops at the first that is refused. */
export class Conversation {
  readonly #baseUrl: string
  #credentials: Readonly<Record<string, string>> = {}

  constructor(baseUrl: string) {
    this.#baseUrl = baseUrl
  }

  useKey(key: string): void {
    this.#credentials = { authorization: `Bearer ${key}` }
  }

  useSession(cookie: string): void {
    this.#credentials = { cookie, origin: this.#baseUrl }
  }

  get = <Body>(path: string) => this.send<Body>('GET', path)
  put = <Body>(path: string, body: unknown) => this.send<Body>('PUT', path, body)
  /** One idempotency key per operation, so that a retry could not run it twice. */
  post = <Body>(path: string, body: unknown) =>
    this.send<Body>('POST', path, body, { 'idempotency-key': randomUUID() })

  async send<Body>(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer<Body>> {
    const answer = await fetchWhileBusy(`${this.#baseUrl}${path}`, {
      method,
      headers: {
        origin: this.#baseUrl,
        ...this.#credentials,
        ...headers,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    const said = text === '' ? undefined : (JSON.parse(text) as Body)
    console.log(`  ${method} ${path}  →  ${answer.status} ${brief(text)}`)
    if (!answer.ok) throw new Error(`${method} ${path} was refused: ${text}`)
    return { status: answer.status, headers: answer.headers, body: said as Body }
  }
}

/** Secrets are shown once by the service, and not at all by us. */
const brief = (text: string): string =>
  text.replaceAll(/"(key|secret|inviteUrl)":"[^"]{6}[^"]*"/g, '"$1":"…"').slice(0, 110) +
  (text.length > 110 ? '…' : '')
