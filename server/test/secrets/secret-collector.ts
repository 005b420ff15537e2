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
  'credential',
  'badgeCode',
  'recoveryCode',
  'recoveryCodes',
  'access_token',
  'refresh_token',
  'code_verifier',
])
const inText =
  /(?:^|[?&#\s])(token|secret|code|code_verifier|client_secret|access_token|refresh_token|password)=([^&\s"'<>]{8,})/g

/** Collects, from the requests and answers of a test, the secrets that must never be shown again. */
export class SecretCollector {
  readonly #secrets = new Map<string, Set<string>>()
  #seen = 0

  /** How many requests and answers it has seen. */
  get seen(): number {
    return this.#seen
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
      this.collect(options.headers ?? {}, options.payload ?? '')
      this.collect(answer.headers, answer.payload)
      return answer
    }
    Object.assign(server, { inject: listening })

    const { fetch } = globalThis
    globalThis.fetch = async (input, init) => {
      const request = new Request(input, init)
      this.collect(Object.fromEntries(request.headers), await request.clone().text())
      const answer = await fetch(input, init)
      const headers = { ...Object.fromEntries(answer.headers), 'set-cookie': answer.headers.getSetCookie() }
      this.collect(headers, await answer.clone().text())
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
  collect(headers: Headers, body: unknown): void {
    this.#seen++
    for (const [name, value] of Object.entries(headers))
      for (const text of Array.isArray(value) ? value : [String(value ?? '')])
        this.#collectFromHeader(name.toLowerCase(), text)
    const text = typeof body === 'string' ? body : ''
    this.collectFromText(text)
    if (/^\s*[[{]/.test(text)) this.#collectFromJson(JSON.parse(text))
  }

  #collectFromHeader(name: string, value: string): void {
    if (name === 'authorization') {
      const [scheme, credentials = ''] = value.split(' ')
      if (scheme === 'Bearer') this.remember('bearer', credentials)
      else this.remember('basic', Buffer.from(credentials, 'base64').toString().split(':')[1] ?? '')
    } else if (name === 'cookie') for (const pair of value.split('; ')) this.#collectFromCookie(pair)
    else if (name === 'set-cookie') this.#collectFromCookie(value.split(';', 1)[0] ?? '')
    else if (name === 'location') this.collectFromText(value)
  }

  #collectFromCookie(pair: string): void {
    this.remember('cookie', pair.slice(pair.indexOf('=') + 1))
  }

  /** Takes the secrets out of a text, such as a link in a mail. */
  collectFromText(text: string): void {
    for (const [, name = '', value = ''] of text.matchAll(inText))
      this.remember(name, decodeURIComponent(value))
  }

  #collectFromJson(value: unknown, name = ''): void {
    if (typeof value === 'string') {
      if (secretFields.has(name)) this.remember(name, value)
      this.collectFromText(value)
    } else if (Array.isArray(value)) for (const item of value) this.#collectFromJson(item, name)
    else if (value !== null && typeof value === 'object')
      for (const [field, inner] of Object.entries(value)) this.#collectFromJson(inner, field)
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
