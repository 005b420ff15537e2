import type { Sample } from '../../platform/contract/samples/samples.ts'
import { type Content, type Html, html } from '../../platform/http/html.ts'
import type { Contents } from '../contents.ts'
import { codePath, guidePath, operationPath } from '../places.ts'

/** What guides need of the installation that they are read at. */
export interface Installation {
  readonly baseUrl: string
  readonly contents: Contents
}

export interface GuideSection {
  readonly id: string
  readonly title: string
  /** The program that the code belongs to, where it is not the guide's own. */
  readonly program?: string
  readonly parts: readonly Part[]
}

/** Text, or code. The code of one program and language, from the first section to the last, is what a test runs. */
export type Part = Html | readonly Sample[]

export interface Guide {
  /** The last part of its address; it never changes. */
  readonly name: string
  readonly title: string
  /** One sentence for the overview and the search. */
  readonly summary: string
  sections(installation: Installation): readonly GuideSection[]
}

/** Paragraphs and lists of a guide. */
export const text = (strings: TemplateStringsArray, ...values: Content[]): Html => html(strings, ...values)

export const shell = (program: string): Sample => ({ language: 'shell', title: 'curl', text: program.trim() })

export const typescript = (program: string): Sample => ({
  language: 'typescript',
  title: 'TypeScript',
  text: program.trim(),
})

export const python = (program: string): Sample => ({
  language: 'python',
  title: 'Python',
  text: program.trim(),
})

/** Code that is not part of the guide's program: what somebody types elsewhere, or what an answer looks like. */
export const shown = (code: string, label: string): Html =>
  html`<pre tabindex="0" role="region" aria-label="${label}"><code>${code.trim()}</code></pre>`

export const operation = (id: string): Html => html`<a href="${operationPath(id)}"><code>${id}</code></a>`
export const refusal = (code: string): Html => html`<a href="${codePath(code)}"><code>${code}</code></a>`
export const guide = (name: string, words: string): Html => html`<a href="${guidePath(name)}">${words}</a>`
