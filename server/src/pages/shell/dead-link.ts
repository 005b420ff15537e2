import { html } from '../../platform/http/html.ts'
import type { Document } from './page.ts'

/** Tells anyone who opened a link that leads nowhere, and what to do next. */
export const deadLink = (said: {
  readonly title: string
  readonly reason: string
  readonly advice: string
  /** Left out where there is nowhere to go on to. */
  readonly way?: { readonly to: string; readonly label: string }
  /** 404 unless said otherwise. */
  readonly status?: number
}): Document => ({
  title: said.title,
  status: said.status ?? 404,
  content: html`<h1>${said.title}</h1>
<p>${said.reason}</p>
<p>${said.advice}</p>
${said.way && html`<p><a class="button" href="${said.way.to}">${said.way.label}</a></p>`}`,
})
