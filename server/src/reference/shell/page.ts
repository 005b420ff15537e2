import type { Html } from '../../platform/http/html.ts'
import type { TagContents } from '../contents.ts'

export interface Link {
  readonly href: string
  readonly title: string
}

export interface Section {
  readonly id: string
  readonly title: string
}

/** One page of the reference. */
export interface ReferencePage {
  /** What the navigation marks as the place where the reader is. */
  readonly path: string
  readonly title: string
  /** The pages above this one, outermost first. */
  readonly trail: readonly Link[]
  /** The tag whose operations the navigation shows. */
  readonly tag?: TagContents
  /** The headings that the navigation shows. */
  readonly sections?: readonly Section[]
  readonly body: Html
  /** Whether the body has pairs of text and code, which are side by side where there is room. */
  readonly pairs?: boolean
  /** Stands right of the text where there is room, and below it elsewhere. */
  readonly beside?: Html
}
