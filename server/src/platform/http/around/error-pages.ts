import type { FastifyInstance } from 'fastify'
import { type Contract, catalogueOf, operationsOf } from '../../contract/family.ts'
import { refusalsOf } from '../../contract/openapi/answers.ts'
import type { Refusal } from '../../contract/refusals.ts'
import { RequestRefused } from '../../vocabulary/request-refused.ts'
import { type Html, html, page, sendPage, sentence } from './html.ts'

/** A code as programs read it. */
interface ErrorEntry {
  readonly code: string
  readonly status: number
  readonly title: string
  readonly when: string
  readonly remedy: string
  readonly retryable: boolean
  /** The operations that can answer it. */
  readonly operations: readonly string[]
}

/** `GET /v1/errors` the whole catalogue, `GET /errors` as a page, and `GET /errors/{code}` the page a problem points to. */
export function addErrorPages(app: FastifyInstance, contracts: readonly Contract[]): void {
  const entries = entriesOf(contracts)
  const byCode = new Map(entries.map(entry => [entry.code, entry]))
  const index = indexPage(entries)

  app.get('/v1/errors', (_request, reply) =>
    reply.send({ items: entries, pageInfo: { nextCursor: null, hasMore: false } }),
  )
  app.get('/errors', (_request, reply) => sendPage(reply, index))
  app.get<{ Params: { code: string } }>('/errors/:code', (request, reply) => {
    const entry = byCode.get(request.params.code)
    if (!entry) throw new RequestRefused('not-found', `There is no code “${request.params.code}”.`)
    const wantsJson =
      request.headers.accept?.includes('application/json') && !request.headers.accept.includes('text/html')
    return wantsJson ? reply.send(entry) : sendPage(reply, codePage(entry))
  })
}

function entriesOf(contracts: readonly Contract[]): ErrorEntry[] {
  const catalogue = catalogueOf(contracts)
  const operations = contracts.flatMap(operationsOf).map(operation => ({
    id: operation.id,
    codes: new Set(refusalsOf(operation, catalogue).map(({ code }) => code)),
  }))
  return [...catalogue]
    .map(([code, refusal]: [string, Refusal]) => ({
      code,
      status: refusal.status,
      title: refusal.title,
      when: refusal.when,
      remedy: refusal.remedy,
      retryable: refusal.retryable ?? false,
      operations: operations.filter(({ codes }) => codes.has(code)).map(({ id }) => id),
    }))
    .sort((a, b) => (a.code < b.code ? -1 : 1))
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
