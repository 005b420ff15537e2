import { type Contract, catalogueOf, type NamedOperation, operationsOf } from '../../contract/family.ts'
import { refusalsOf } from '../../contract/openapi/answers.ts'
import { samplesOf } from '../../contract/samples/samples.ts'
import type { TSchema } from '../../contract/shapes.ts'
import { type Html, html } from '../html.ts'
import { page, sentence } from './reference-shell.ts'

type Catalogue = ReturnType<typeof catalogueOf>

/** The reference of every operation on one page, generated from the contracts. */
export function referencePage(contracts: readonly Contract[], baseUrl: string): Html {
  const catalogue = catalogueOf(contracts)
  const byTag = Map.groupBy(contracts.flatMap(operationsOf), operation => operation.tag)
  const tags = [...byTag]
  return page(
    'Konttori – reference',
    html`<div class="layout">
<nav aria-label="Operations">
<p><strong>Konttori 1.0</strong><br><a href="/openapi.json">openapi.json</a><a href="/errors">Error codes</a></p>
${tags.map(
  ([tag, operations]) => html`<p><a href="#${anchor(tag)}"><strong>${tag}</strong></a></p>
<ul>${operations.map(operation => html`<li><a href="#${operation.id}">${operation.id}</a></li>`)}</ul>`,
)}
</nav>
<main>
<h1>The HTTP interface</h1>
<p>Every request carries <code>Authorization: Bearer &lt;key&gt;</code>. Dates are <code>YYYY-MM-DD</code>, instants RFC 3339 in UTC,
time is minutes, money is cents. Every failure is a problem document with a stable <code>code</code>.</p>
${tags.map(
  ([tag, operations]) => html`<section><h2 id="${anchor(tag)}">${tag}</h2>
${operations.map(operation => article(operation, catalogue, baseUrl))}</section>`,
)}
</main></div>`,
  )
}

const anchor = (tag: string): string => `tag-${tag.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`

const article = (operation: NamedOperation, catalogue: Catalogue, baseUrl: string): Html => html`<article>
<h3 id="${operation.id}">${operation.summary}</h3>
<p class="path"><span class="method">${operation.method}</span>${operation.path}</p>
${operation.description && html`<p>${sentence(operation.description)}</p>`}
<p class="soft">${needs(operation)}${operation.emits?.length ? html` Emits ${operation.emits.map(event => html`<code>${event}</code> `)}` : ''}</p>
${operation.query && fields('Query', operation.query)}
${operation.body && fields('Body', operation.body)}
<pre><code>${samplesOf(operation, baseUrl)[0]?.text}</code></pre>
${operation.answers && html`<details><summary>Answer ${operation.status ?? 200}</summary>${shape(operation.answers)}</details>`}
<details><summary>Refusals</summary><table><thead><tr><th scope="col">Status</th><th scope="col">Code</th><th scope="col">When</th></tr></thead><tbody>
${refusalsOf(operation, catalogue).map(
  ({ code, refusal }) =>
    html`<tr><td>${refusal.status}</td><td><a href="/errors/${code}"><code>${code}</code></a></td><td>${sentence(refusal.when)}</td></tr>`,
)}
</tbody></table></details>
</article>`

function needs(operation: NamedOperation): Html {
  if (operation.credential === 'public') return html`Answered to anyone.`
  if (operation.credential === 'anonymous') return html`No credentials.`
  const who =
    operation.credential === 'session'
      ? 'A human session.'
      : operation.credential === 'personal'
        ? "The member's own credential."
        : 'Any credential.'
  if (operation.needs === 'none') return html`${who}`
  return html`${who} Needs ${operation.needs.map((capability, index) => html`${index > 0 && ' or '}<code>${capability}</code>`)}.`
}

const fields = (title: string, schema: TSchema): Html =>
  html`<details open><summary>${title}</summary>${shape(schema)}</details>`

interface JsonShape {
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly description?: string
  readonly properties?: Readonly<Record<string, JsonShape>>
  readonly required?: readonly string[]
  readonly items?: JsonShape
  readonly anyOf?: readonly JsonShape[]
}

/** A shape as a table of its fields, inner objects by their paths. */
function shape(schema: TSchema): Html {
  const rows = [...rowsOf(schema as JsonShape, '')]
  if (rows.length === 0) return html`<p class="soft">${typeOf(schema as JsonShape)}</p>`
  return html`<table><thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead><tbody>
${rows.map(
  row =>
    html`<tr><td><code>${row.path}</code>${row.required && html` <span class="soft">required</span>`}</td><td>${typeOf(row.schema)}</td><td>${sentence(row.schema.description ?? '')}</td></tr>`,
)}
</tbody></table>`
}

function* rowsOf(
  schema: JsonShape,
  path: string,
): Generator<{ path: string; schema: JsonShape; required: boolean }> {
  for (const inner of schema.anyOf ?? []) yield* rowsOf(inner, path)
  if (schema.items) yield* rowsOf(schema.items, `${path}[]`)
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const at = path === '' ? name : `${path}.${name}`
    yield { path: at, schema: field, required: schema.required?.includes(name) ?? false }
    yield* rowsOf(field, at)
  }
}

function typeOf(schema: JsonShape): string {
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' or ')
  if (schema.enum) return schema.enum.map(value => (value === null ? 'null' : `“${value}”`)).join(', ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  const type = Array.isArray(schema.type) ? schema.type.join(' or ') : String(schema.type ?? 'anything')
  return schema.format ? `${type} (${schema.format})` : type
}
