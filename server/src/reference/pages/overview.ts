import { html } from '../../platform/http/html.ts'
import type { Contents } from '../contents.ts'
import type { Guide } from '../guides/guide.ts'
import { errorsPath, eventsPath, guidePath, overviewPath, reasonsPath, tagPath } from '../places.ts'
import type { ReferencePage } from '../shell/page.ts'
import { heading, prose } from '../shell/prose.ts'
import { sampleTabs } from '../shell/samples.ts'
import { firstRequest } from '../guides/first-request.ts'

/** Where readers begin: the first request, the forms that values have, the guides and the tags. */
export const overviewPage = (contents: Contents, guides: readonly Guide[]): ReferencePage => ({
  path: overviewPath,
  title: 'Reference',
  trail: [],
  sections: [
    { id: 'first-request', title: 'The first request' },
    { id: 'forms', title: 'How values are written' },
    { id: 'guides', title: 'Guides' },
    { id: 'operations', title: 'Operations' },
  ],
  body: html`<h1>The HTTP interface</h1>
<p class="lead">${contents.operations.size} operations, JSON over HTTPS, every path under <code>${contents.baseUrl}/v1</code>. What stands here is made from the contracts that the service checks its requests and answers against.</p>
<section>${heading(2, 'first-request', 'The first request')}
<p>Put an API key into the environment as <code>KEY</code>, and ask who you are:</p>
${sampleTabs('first-request', firstRequest(contents.baseUrl), 'The first request')}
<p>The answer names the member that the key acts as, what it may do, and what is left of its rate limits. <a href="${guidePath('authentication')}">Authentication</a> says where keys come from.</p></section>
<section>${heading(2, 'forms', 'How values are written')}
<ul><li>Identifiers are UUIDs. Dates are <code>YYYY-MM-DD</code>, instants RFC 3339 in UTC, <code>2026-11-20T07:00:00.000Z</code>.</li>
<li>Times of day are minutes from midnight and durations minutes; money is integer cents, rates are basis points: 10000 is the whole.</li>
<li>In a <code>PATCH</code>, <code>null</code> clears a field and an absent field keeps its value.</li>
<li>Answers may get new fields, lists of words new words, and the service new codes: ignore what you do not know, and take an unknown code as final.</li>
<li>Every refusal is a problem document with a stable <code>code</code>: <a href="${guidePath('errors')}">Errors</a>, <a href="${errorsPath}">all codes</a>.</li></ul></section>
<section>${heading(2, 'guides', 'Guides')}<ul class="cards">${guides.map(
    ({ name, title, summary }) => html`<li><a href="${guidePath(name)}">${title}</a><p>${summary}</p></li>`,
  )}</ul></section>
<section>${heading(2, 'operations', 'Operations')}<ul class="index">${contents.tags.map(
    ({ name, about, operations }) =>
      html`<li><a href="${tagPath(name)}">${name}</a> <span>${operations.length}</span><p>${prose(about)}</p></li>`,
  )}</ul>
<p>For tools: <a href="/openapi.json">openapi.json</a>, <a href="${eventsPath}">events</a>, <a href="${reasonsPath}">reasons</a>, <a href="/v1/errors">/v1/errors</a>.</p></section>`,
})
