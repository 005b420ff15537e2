// Generated from openapi.json by tools/generate-sdk.ts. Do not edit.

import type { Call, CallOptions } from '../call.ts'
import type { SearchGroup } from './schemas.ts'

export type SearchSearchQuery = {
  /** What is looked for: words, a code, a number, an address. */
  q: string
  /** Only these kinds, with commas between; the groups of the others are there and empty. All kinds when left out. */
  types?: string | undefined
  /** How many records of a kind at most. */
  limitPerType?: number | undefined
}

export type SearchSearchAnswer = {
  /** One of each kind, always all of them, in this order. */
  groups: readonly SearchGroup[]
}

export const search = (call: Call) => ({
  /**
   * Search everything
   *
   * Look for records of every kind at once. The groups are always the same, one of each kind; those that the caller may not read are empty, and so are those of kinds that are not there yet. Letter case, accents and the form of Unicode do not matter: `aanekosken` finds Äänekosken. Every word of the question must occur, anywhere in a field, so `huolto` finds kiinteistöhuolto. Words of one or two characters are looked for at the beginning of words only. E-mail addresses and telephone numbers are found in any spelling. Typing errors are forgiven where nothing of a kind fits and no word of any kind begins with what was typed: one in a word of four letters, two in a word of nine, none in numbers. Signs such as `%` and `_` stand for themselves. What is no longer active comes last.
   *
   * Takes any credential.
   *
   * `GET /v1/search`
   */
  search: (query: SearchSearchQuery, options?: CallOptions): Promise<SearchSearchAnswer> =>
    call({ id: 'search.search', method: 'GET', path: '/v1/search' }, { query }, options),
})
