import Negotiator from 'negotiator'
import { type AnyCaller, isDevice } from '../access/caller.ts'
import { type Locale, locales } from '../vocabulary/locales.ts'

/** The language of answers to whoever has chosen none. Mail has another: see `defaultLocale`. */
const unchosen: Locale = 'en'

/** Browsers send some 50 characters. What is longer is read so far, so that no header costs more than another. */
const longestHeader = 500

/** `*` with its weight: any language is no choice. */
const anyLanguage = /(^|,)\s*\*[^,]*/g

/** Few different ones are sent, and each takes some microseconds to read. */
const read = new Map<string, Locale | undefined>()
const longestMemory = 500

/**
 * The best of our languages for an `Accept-Language` header (RFC 9110 §12.5.4), undefined where it accepts none of them;
 * of languages that it wants equally, such as by `*`, the reader's own.
 */
export function acceptedLanguage(header: string | undefined, own: Locale | null = null): Locale | undefined {
  if (header === undefined) return undefined
  // The library takes neither the spaces that may stand around `;`, nor another case than its own.
  const wishes = header.slice(0, longestHeader).toLowerCase().replaceAll(/[ \t]/g, '')
  const key = `${own} ${wishes}`
  if (read.has(key)) return read.get(key)
  const ours = [...new Set([own ?? unchosen, unchosen, ...locales])]
  const best = new Negotiator({ headers: { 'accept-language': wishes } }).language(ours) as Locale | undefined
  if (read.size >= longestMemory) read.clear()
  read.set(key, best)
  return best
}

/** The language that a member has chosen; null of one who has not, of a device, and of nobody. */
export const chosenLanguage = (caller: AnyCaller | null): Locale | null =>
  caller === null || isDevice(caller) ? null : caller.membership.locale

/** Who reads an answer: in the language that the request asks for, else the member's, else English. */
export class Reader {
  readonly #header: string | undefined
  readonly #caller: AnyCaller | null
  #answeredIn: Locale | null | undefined

  constructor(header: string | undefined, caller: AnyCaller | null) {
    this.#header = header
    this.#caller = caller
  }

  /** Whoever looks at it makes an answer that depends on it. */
  get language(): Locale {
    const own = chosenLanguage(this.#caller)
    return (this.#answeredIn ??= acceptedLanguage(this.#header, own) ?? own ?? unchosen)
  }

  /**
   * The language that the request or the member has chosen by name; null where neither has. For names that an organisation keeps in a
   * language of its own, which nobody is to lose who has chosen none.
   */
  get chosen(): Locale | null {
    const own = chosenLanguage(this.#caller)
    const chosen =
      acceptedLanguage(this.#header?.slice(0, longestHeader).replaceAll(anyLanguage, ''), own) ?? own
    this.#answeredIn ??= chosen
    return chosen
  }

  /** The language of the answer once it depends on one; null where it would be another for whoever had chosen one. */
  get answeredIn(): Locale | null | undefined {
    return this.#answeredIn
  }
}
