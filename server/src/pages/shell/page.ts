import type { Html } from '../../platform/http/html.ts'
import type { Asset } from './assets.ts'
import type { Visit } from './visit.ts'

/** What a visit is answered with: a document, or another place to go to, by a GET (303) unless the page has moved (308). */
export type PageAnswer = Document | { readonly goTo: string; readonly status?: 303 | 308 }

export interface Document {
  readonly title: string
  readonly content: Html
  /** 200 unless said otherwise. */
  readonly status?: number
  /** `card` for one short form, `wide` for a page with several parts. */
  readonly shape?: 'card' | 'wide'
  /** Own scripts beside that of all forms; the page should work without. */
  readonly scripts?: readonly Asset[]
  /** Origins that an answer to one of its forms may lead on to. */
  readonly formTargets?: readonly string[]
  /** Where the browser goes on to by itself, without a redirect. */
  readonly refresh?: string
  /** The query that the page is reached with again, as when its language is changed. */
  readonly keep?: Readonly<Record<string, string | undefined>>
}

/** A page: what it shows, and what it does with its form. */
export interface Page {
  readonly path: `/${string}`
  /** For people outside, who have no account: nothing on it leads to one, and there is no script. */
  readonly outside?: true
  show?(visit: Visit): Promise<PageAnswer> | PageAnswer
  take?(visit: Visit): Promise<PageAnswer>
}
