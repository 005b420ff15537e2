import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { session } from '../../modules/people/session/sign-in/contract.ts'
import type { Operation } from '../../platform/contract/operation.ts'
import type { AnswerOf } from '../../platform/http/handler.ts'
import { Reader } from '../../platform/http/language.ts'
import { formFields } from '../../platform/http/text.ts'
import type { Keyring } from '../../platform/secrets/keyring.ts'
import type { Services } from '../../platform/services.ts'
import { passkeyOrigin } from '../../platform/vocabulary/relying-party.ts'
import { ownPath } from './destination.ts'
import { isLanguage, type Language } from './language.ts'
import { type OperationRequest, type Outcome, perform } from './operations.ts'

/** A cookie of the pages: for our server alone, never for scripts. Over HTTPS its name binds it to this host. */
interface PageCookie {
  readonly name: string
  readonly maxAgeSeconds: number
}

const nameIn = ({ name }: PageCookie, baseUrl: string): string =>
  baseUrl.startsWith('https:') ? `__Host-konttori-${name}` : `konttori-${name}`

/** The `Set-Cookie` header; an empty value takes the cookie away. */
const setCookie = (cookie: PageCookie, value: string, baseUrl: string): string =>
  [
    `${nameIn(cookie, baseUrl)}=${encodeURIComponent(value)}`,
    `Max-Age=${value === '' ? 0 : cookie.maxAgeSeconds}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    ...(baseUrl.startsWith('https:') ? ['Secure'] : []),
  ].join('; ')

function readCookie(cookie: PageCookie, header: string | undefined, baseUrl: string): string | undefined {
  const name = nameIn(cookie, baseUrl)
  for (const pair of (header ?? '').split(';')) {
    const [key, value] = pair.trim().split('=', 2)
    if (key !== name || !value) continue
    try {
      return decodeURIComponent(value)
    } catch {
      return undefined
    }
  }
  return undefined
}

const languageCookie: PageCookie = { name: 'language', maxAgeSeconds: 365 * 86_400 }

/** How long what is carried from one page to the next may be used. */
const carriedSeconds = 15 * 60

export type PageServices = Pick<Services, 'baseUrl' | 'keyring' | 'mail'>

export type OpenSession = AnswerOf<(typeof session.operations)['get']>

/** One request of a browser to a page. */
export class Visit {
  readonly path: string
  readonly query: URLSearchParams
  /** The fields of the form; empty for a page that is only looked at. */
  readonly form: URLSearchParams
  readonly language: Language
  readonly baseUrl: string
  /** Whether mail leaves the service; otherwise it is held. */
  readonly sendsMail: boolean
  /** Where passkeys work; null when nowhere. */
  readonly passkeyOrigin: string | null
  readonly requestId: string
  readonly #server: FastifyInstance
  readonly #request: FastifyRequest
  readonly #reply: FastifyReply
  readonly #keyring: Keyring
  /** What the browser will send from now on. */
  #cookie: string | undefined

  constructor(
    server: FastifyInstance,
    request: FastifyRequest,
    reply: FastifyReply,
    { baseUrl, keyring, mail }: PageServices,
  ) {
    const [path = '', query = ''] = request.url.split('?', 2)
    // Links to the page's other languages are made of it, also where nothing is at the address.
    this.path = ownPath(path) ?? '/'
    this.query = new URLSearchParams(query)
    this.form = formFields(Buffer.isBuffer(request.body) ? request.body.toString('utf8') : '')
    this.baseUrl = baseUrl
    this.sendsMail = mail !== null
    this.passkeyOrigin = passkeyOrigin(baseUrl)
    this.#keyring = keyring
    this.requestId = request.requestId
    this.#server = server
    this.#request = request
    this.#reply = reply
    this.#cookie = request.headers.cookie
    const chosen = this.cookie(languageCookie)
    this.language = isLanguage(chosen)
      ? chosen
      : new Reader(request.headers['accept-language'], null).language
  }

  cookie(cookie: PageCookie): string | undefined {
    return readCookie(cookie, this.#cookie, this.baseUrl)
  }

  /** Gives the browser a cookie; an empty value takes it away. */
  setCookie(cookie: PageCookie, value: string): void {
    this.#keep(setCookie(cookie, value, this.baseUrl))
  }

  /** A value sealed for the next page, which the browser carries and cannot read; `purpose` is what may open it. */
  seal(purpose: string, value: unknown, seconds = carriedSeconds): string {
    const until = Date.now() + seconds * 1000
    return this.#keyring.seal(JSON.stringify({ until, value }), `page ${purpose}`).toString('base64url')
  }

  /** What `seal` sealed for the purpose; undefined when it is too old or not ours. */
  unseal<Value>(purpose: string, text: string | null | undefined): Value | undefined {
    if (!text) return undefined
    try {
      const opened = this.#keyring.open(Buffer.from(text, 'base64url'), `page ${purpose}`)
      const { until, value } = JSON.parse(opened) as { until: number; value: Value }
      return Date.now() < until ? value : undefined
    } catch {
      return undefined
    }
  }

  /**
   * Keeps a sealed value in the browser until it is forgotten or the time, a quarter of an hour, has gone by. What is
   * `bound` to a session is nothing to anyone who signs in next on the same browser.
   */
  keep(name: string, value: unknown, bound = '', seconds = carriedSeconds): void {
    this.setCookie({ name, maxAgeSeconds: seconds }, this.seal(`${name} ${bound}`, value, seconds))
  }

  kept<Value>(name: string, bound = ''): Value | undefined {
    return this.unseal(`${name} ${bound}`, this.cookie({ name, maxAgeSeconds: carriedSeconds }))
  }

  forget(name: string): void {
    if (this.cookie({ name, maxAgeSeconds: 0 }) !== undefined) this.setCookie({ name, maxAgeSeconds: 0 }, '')
  }

  chooseLanguage(language: Language): void {
    this.setCookie(languageCookie, language)
  }

  /** Performs an operation of the public interface for this browser; it keeps the cookies that the operation gives. */
  async perform<Op extends Operation>(
    operation: Op,
    request: OperationRequest<Op> = {},
  ): Promise<Outcome<Op>> {
    const visit = { cookie: this.#cookie, language: this.language }
    const { outcome, cookies } = await perform(this.#server, this.#request, visit, operation, request)
    for (const cookie of cookies) this.#keep(cookie)
    return outcome
  }

  /** The browser's session; undefined when it has none, or one that has ended. */
  async session(): Promise<OpenSession | undefined> {
    const outcome = await this.perform(session.operations.get)
    return outcome.done ? outcome.answer : undefined
  }

  #keep(cookie: string): void {
    this.#reply.header('set-cookie', cookie)
    const [pair = ''] = cookie.split(';', 1)
    const [name = ''] = pair.split('=', 1)
    const others = (this.#cookie ?? '')
      .split('; ')
      .filter(other => other !== '' && !other.startsWith(`${name}=`))
    this.#cookie = [...others, ...(pair.endsWith('=') ? [] : [pair])].join('; ')
  }
}
