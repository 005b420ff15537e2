import { html } from '../../platform/http/html.ts'
import type { Document } from './page.ts'

/** Tells whoever opened a link that leads nowhere, and what to do next. */
export const deadLink = (said: {
  readonly title: string
  readonly reason: string
  readonly advice: string
  readonly way: { readonly to: string; readonly label: string }
}): Document => ({
  title: said.title,
  status: 404,
  content: html`<h1>${said.title}</h1>
<p>${said.reason}</p>
<p>${said.advice}</p>
<p><a class="button" href="${said.way.to}">${said.way.label}</a></p>`,
})
