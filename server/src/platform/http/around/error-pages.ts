import type { FastifyInstance } from 'fastify'
import { type ErrorEntry, errorEntries } from '../../contract/error-entries.ts'
import type { Contract } from '../../contract/family.ts'
import { RequestRefused } from '../../vocabulary/request-refused.ts'
import { type Html, html } from '../html.ts'
import { type AddressWindow, largeDocument } from '../address-window.ts'
import { KeptDocument } from './kept-document.ts'
import { page, pageHeaders, sendPage, sentence } from './reference-shell.ts'

/** `GET /errors` the whole catalogue as a page, and `GET /errors/{code}` the page a problem points to. */
export function addErrorPages(
  app: FastifyInstance,
  contracts: readonly Contract[],
  readers: AddressWindow,
): void {
  const entries = errorEntries(contracts)
  const byCode = new Map(entries.map(entry => [entry.code, entry]))
  const index = new KeptDocument(indexPage(entries).text, pageHeaders)

  app.get('/errors', { onRequest: readers.counting(largeDocument) }, (request, reply) =>
    index.send(request, reply),
  )
  const counted = { onRequest: readers.counting() }
  app.get<{ Params: { code: string } }>('/errors/:code', counted, (request, reply) => {
    const entry = byCode.get(request.params.code)
    if (!entry) throw new RequestRefused('not-found', `There is no code “${request.params.code}”.`)
    const wantsJson =
      request.headers.accept?.includes('application/json') && !request.headers.accept.includes('text/html')
    return wantsJson ? reply.send(entry) : sendPage(reply, codePage(entry))
  })
}

const codePage = (entry: ErrorEntry): Html =>
  page(
    `${entry.code} – Konttori`,
    html`<main class="single"><p><a href="/errors">All codes</a></p>
<h1><code>${entry.code}</code></h1><p>${entry.title}. Status <strong>${entry.status}</strong>.</p>
<h2>When</h2><p>${sentence(entry.when)}</p>
<h2>What to do</h2><p>${sentence(entry.remedy)}</p>
<p class="soft">${entry.retryable ? 'The same request may succeed later.' : 'Repeating the same request does not help.'}</p>
<h2>Operations</h2><ul>${entry.operations.map(id => html`<li><a href="/docs#${id}">${id}</a></li>`)}</ul></main>`,
  )

const indexPage = (entries: readonly ErrorEntry[]): Html =>
  page(
    'Error codes – Konttori',
    html`<main class="single"><p><a href="/docs">Reference</a></p><h1>Error codes</h1>
<table><thead><tr><th scope="col">Code</th><th scope="col">Status</th><th scope="col">When</th></tr></thead><tbody>
${entries.map(entry => html`<tr><td><a href="/errors/${entry.code}"><code>${entry.code}</code></a></td><td>${entry.status}</td><td>${sentence(entry.when)}</td></tr>`)}
</tbody></table></main>`,
  )
