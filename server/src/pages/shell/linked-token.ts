import type { Visit } from './visit.ts'

/**
 * The token of a mailed link. A link brings it in its query, which histories, proxies and `Referer` remember; so the
 * first look only moves it, sealed, into a cookie and leads to the address without it. Looking uses no token up: mail
 * scanners look at every link.
 */
export class LinkedToken {
  readonly #name: string
  readonly #seconds: number | undefined

  /** `seconds`: how long it is kept, where a quarter of an hour is too short to read what it opens. */
  constructor(name: string, seconds?: number) {
    this.#name = name
    this.#seconds = seconds
  }

  /** Where to go first when the token is still in the address. */
  cleared(visit: Visit): { goTo: string } | undefined {
    const token = visit.query.get('token')
    if (token === null) return undefined
    this.keep(visit, token)
    return { goTo: visit.path }
  }

  /** The token of the link that was opened last; empty without one, or when it was kept long enough. */
  of(visit: Visit): string {
    return visit.kept<string>(this.#name) ?? ''
  }

  keep(visit: Visit, token: string): void {
    // A cookie has room for some 4,000 bytes; no token of ours is near it.
    if (token !== '' && token.length <= 500) visit.keep(this.#name, token, '', this.#seconds)
    else this.forget(visit)
  }

  forget(visit: Visit): void {
    visit.forget(this.#name)
  }
}
