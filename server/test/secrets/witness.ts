import type { FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'

/** Fields that hold something whose knowledge is a right: in JSON, forms, queries and fragments. */
const secretFields = new Set([
  'password',
  'current',
  'new',
  'token',
  'key',
  'secret',
  'clientSecret',
  'client_secret',
  'challenge',
  'recoveryCode',
  'recoveryCodes',
  'access_token',
  'refresh_token',
  'code_verifier',
])
const inText =
  /(?:^|[?&#\s])(token|secret|code|code_verifier|client_secret|access_token|refresh_token|password)=([^&\s"'<>]{8,})/g

/** Sees every request and answer that a test sends, and remembers what of it nobody else may ever read. */
export class Witness {
  readonly #secrets = new Map<string, Set<string>>()
  #heard = 0

  /** How many requests and answers it has seen. */
  get heard(): number {
    return this.#heard
  }

  /** The secrets by the name of what carried them. */
  get secrets(): ReadonlyMap<string, ReadonlySet<string>> {
    return this.#secrets
  }

  /** Listens to the server's own requests without a network, and to every `fetch`. */
  listen(server: FastifyInstance): void {
    const inject = server.inject.bind(server) as (options: object) => Promise<InjectedAnswer>
    const listening = async (options: InjectedRequest) => {
      const answer = await inject(options)
      this.hear(options.headers ?? {}, options.payload ?? '')
      this.hear(answer.headers, answer.payload)
      return answer
    }
    Object.assign(server, { inject: listening })

    const { fetch } = globalThis
    globalThis.fetch = async (input, init) => {
      const request = new Request(input, init)
      this.hear(Object.fromEntries(request.headers), await request.clone().text())
      const answer = await fetch(input, init)
      const headers = { ...Object.fromEntries(answer.headers), 'set-cookie': answer.headers.getSetCookie() }
      this.hear(headers, await answer.clone().text())
      return answer
    }
    onTestFinished(() => {
      globalThis.fetch = fetch
    })
  }

  remember(name: string, secret: string): void {
    // Shorter ones, such as the six digits of an authenticator, are found everywhere by chance.
    if (secret.length < 12) return
    const known = this.#secrets.get(name)
    if (known) known.add(secret)
    else this.#secrets.set(name, new Set([secret]))
  }

  /** Takes the secrets out of a request or an answer. */
  hear(headers: Headers, body: unknown): void {
    this.#heard++
    for (const [name, value] of Object.entries(headers))
      for (const text of Array.isArray(value) ? value : [String(value ?? '')])
        this.#hearHeader(name.toLowerCase(), text)
    const text = typeof body === 'string' ? body : ''
    this.read(text)
    if (/^\s*[[{]/.test(text)) this.#hearJson(JSON.parse(text))
  }

  #hearHeader(name: string, value: string): void {
    if (name === 'authorization') {
      const [scheme, credentials = ''] = value.split(' ')
      if (scheme === 'Bearer') this.remember('bearer', credentials)
      else this.remember('basic', Buffer.from(credentials, 'base64').toString().split(':')[1] ?? '')
    } else if (name === 'cookie') for (const pair of value.split('; ')) this.#hearCookie(pair)
    else if (name === 'set-cookie') this.#hearCookie(value.split(';', 1)[0] ?? '')
    else if (name === 'location') this.read(value)
  }

  #hearCookie(pair: string): void {
    this.remember('cookie', pair.slice(pair.indexOf('=') + 1))
  }

  /** Takes the secrets out of a text, such as a link in a mail. */
  read(text: string): void {
    for (const [, name = '', value = ''] of text.matchAll(inText))
      this.remember(name, decodeURIComponent(value))
  }

  #hearJson(value: unknown, name = ''): void {
    if (typeof value === 'string') {
      if (secretFields.has(name)) this.remember(name, value)
      this.read(value)
    } else if (Array.isArray(value)) for (const item of value) this.#hearJson(item, name)
    else if (value !== null && typeof value === 'object')
      for (const [field, inner] of Object.entries(value)) this.#hearJson(inner, field)
  }
}

type Headers = Readonly<Record<string, unknown>>

interface InjectedRequest {
  readonly headers?: Headers
  readonly payload?: unknown
}

interface InjectedAnswer {
  readonly headers: Headers
  readonly payload: string
}
