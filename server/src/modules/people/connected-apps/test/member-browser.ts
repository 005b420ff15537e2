import { password } from '../../../../../test/world/founding.ts'

interface Cookie {
  readonly name: string
  readonly value: string
  readonly path: string
}

/** A browser as the authorization server sees one: it keeps cookies by path, follows nobody without being told. */
export class MemberBrowser {
  readonly #origin: string
  readonly #cookies = new Map<string, Cookie>()

  constructor(origin: string) {
    this.#origin = origin
  }

  async send(
    url: string | URL,
    init: { method?: string; form?: Record<string, string> | [string, string][]; json?: unknown } = {},
  ) {
    const target = new URL(url, this.#origin)
    const answer = await fetch(target, {
      method: init.method ?? (init.form || init.json ? 'POST' : 'GET'),
      redirect: 'manual',
      headers: {
        cookie: this.#cookieHeader(target.pathname),
        origin: this.#origin,
        'accept-language': 'en',
        accept: 'text/html',
        ...(init.json !== undefined && { 'content-type': 'application/json' }),
      },
      ...(init.form && { body: new URLSearchParams(init.form) }),
      ...(init.json !== undefined && { body: JSON.stringify(init.json) }),
    })
    for (const header of answer.headers.getSetCookie()) this.#keep(header)
    return answer
  }

  async signIn(email: string): Promise<void> {
    const answer = await this.send('/v1/session', { json: { email, password } })
    if (answer.status !== 201) throw new Error(`signing in answered ${answer.status} ${await answer.text()}`)
  }

  /** Opens the app's request for consent; answers the path of the consent page. */
  async open(authorization: URL): Promise<string> {
    const answer = await this.send(authorization)
    const location = answer.headers.get('location')
    if (answer.status !== 303 || !location)
      throw new Error(`authorize answered ${answer.status} ${await answer.text()}`)
    return new URL(location, this.#origin).pathname
  }

  /** Sends the consent page's form, as it is on the page, and follows as far as to the app. */
  async decide(path: string, decision: 'allow' | 'deny' = 'allow'): Promise<URL> {
    const page = await (await this.send(path)).text()
    const hidden = [...page.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)]
    const form = [['decision', decision], ...hidden.map(([, name = '', value = '']) => [name, value])] as [
      string,
      string,
    ][]
    const decided = await this.send(path, { form })
    if (decided.status !== 303) throw new Error(`consent answered ${decided.status} ${await decided.text()}`)
    return this.goOn(decided.headers.get('location') ?? '')
  }

  /** Goes on in the authorization server and answers where in the app it leads. */
  async goOn(path: string): Promise<URL> {
    const resumed = await this.send(path)
    const location = resumed.headers.get('location')
    if (!location) throw new Error(`resume answered ${resumed.status} ${await resumed.text()}`)
    return new URL(location)
  }

  /** Allows an app what it asks for. */
  async allow(authorization: URL): Promise<URL> {
    return this.decide(await this.open(authorization))
  }

  get cookieNames(): string[] {
    return [...this.#cookies.values()].map(({ name }) => name)
  }

  /** All that it keeps, whatever their path, as one header; the session's first. */
  get cookies(): string {
    const { true: session = [], false: others = [] } = Object.groupBy(this.#cookies.values(), ({ name }) =>
      String(name.endsWith('konttori')),
    )
    return [...session, ...others].map(({ name, value }) => `${name}=${value}`).join('; ')
  }

  #cookieHeader(path: string): string {
    return [...this.#cookies.values()]
      .filter(cookie => path === cookie.path || path.startsWith(cookie.path.replace(/\/?$/, '/')))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ')
  }

  #keep(header: string): void {
    const [pair = '', ...attributes] = header.split(/;\s*/)
    const at = pair.indexOf('=')
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)]
    const path = attributes.find(attribute => /^path=/i.test(attribute))?.slice(5) ?? '/'
    if (value === '') this.#cookies.delete(`${path} ${name}`)
    else this.#cookies.set(`${path} ${name}`, { name, value, path })
  }
}
