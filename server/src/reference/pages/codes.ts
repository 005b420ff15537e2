import type { ErrorEntry } from '../../platform/contract/error-entries.ts'
import { saidIn } from '../../platform/contract/refusals.ts'
import { type Html, html } from '../../platform/http/html.ts'
import type { Contents } from '../contents.ts'
import {
  codePath,
  errorsPath,
  guidePath,
  operationPath,
  overviewPath,
  tagCodesPath,
  tagPath,
} from '../places.ts'
import type { ReferencePage } from '../shell/page.ts'
import { heading, linkedProse, prose } from '../shell/prose.ts'

/** Operations that a code lists by name; one that more can answer lists their tags. */
const mostOperations = 100

/** The catalogue: what any operation can answer in full, and the way to the codes of each tag. */
export const catalogueCodesPage = (contents: Contents): ReferencePage => ({
  path: errorsPath,
  title: 'Error codes',
  trail: [{ href: overviewPath, title: 'Reference' }],
  sections: [
    { id: 'general', title: 'Of any operation' },
    { id: 'by-tag', title: 'Of one tag' },
  ],
  body: html`<h1>Error codes</h1>
<p class="lead">Every refusal has a code that never changes its meaning. <a href="${guidePath('errors')}">The guide</a> says how to read one; <a href="/v1/errors">/v1/errors</a> has all ${contents.codes.size} as JSON.</p>
<section>${heading(2, 'general', 'Of any operation')}${codeList(contents.generalCodes)}</section>
<section>${heading(2, 'by-tag', 'Of one tag')}<ul class="index">${[...contents.tags, ...contents.announced]
    .filter(tag => tag.codes.length > 0)
    .map(
      tag =>
        html`<li><a href="${tagCodesPath(tag.name)}">${tag.name}</a> <span>${tag.codes.length} codes</span><p>${prose(tag.about)}</p></li>`,
    )}</ul></section>`,
})

export const codeList = (entries: readonly ErrorEntry[]): Html =>
  html`<dl class="codes">${entries.map(
    ({ code, status, when, waitsFor }) =>
      html`<dt id="${code}"><a href="${codePath(code)}">${code}</a> <span>${status}</span></dt><dd>${prose(when)}${waitsFor && html` <em>It comes with ${waitsFor}.</em>`}</dd>`,
  )}</dl>`

/** The page that a problem document's `type` points to. */
export const codePage = (entry: ErrorEntry, contents: Contents): ReferencePage => ({
  path: errorsPath,
  title: entry.code,
  trail: [
    { href: overviewPath, title: 'Reference' },
    { href: errorsPath, title: 'Error codes' },
  ],
  body: html`<h1 class="id">${entry.code}</h1>
<p class="lead">${entry.title}. Status <strong>${entry.status}</strong>.</p>
${entry.waitsFor && html`<p><strong>Not answered yet.</strong> It comes with ${entry.waitsFor}; handle it now, so that nothing is to be changed then.</p>`}
<h2>When</h2><p>${linkedProse(entry.when, contents)}</p>
<h2>What to do</h2><p>${linkedProse(entry.remedy, contents)}</p>
${fieldsOf(entry, contents)}
${inOtherLanguages(entry, contents)}
<p class="soft">${entry.retryable ? 'The same request may succeed later.' : 'Repeating the same request does not help.'}</p>
<h2>Operations</h2>${operationsOf(entry, contents)}`,
})

/** What of the detail is a field beside it. */
function fieldsOf({ code }: ErrorEntry, contents: Contents): Html | undefined {
  const values = contents.problemValues.get(code)
  return (
    values &&
    html`<h2>Fields beside the detail</h2><p>Each is there where the detail says it.</p>
<dl class="codes">${Object.entries(values).map(
      ([name, { schema }]) => html`<dt><code>${name}</code></dt><dd>${meaningOf(schema)}</dd>`,
    )}</dl>`
  )
}

const meaningOf = (schema: object): string => ('description' in schema ? String(schema.description) : '')

/** What people read whose language is another one. */
function inOtherLanguages({ code }: ErrorEntry, contents: Contents): Html {
  const refusal = contents.catalogue.get(code)
  if (!refusal) throw new Error(`the code ${code} is not in the catalogue`)
  return html`<h2>In Finnish and Swedish</h2>
<dl class="codes">${(['fi', 'sv'] as const).map(language => {
    const { title, remedy } = saidIn(language, refusal)
    return html`<dt lang="${language}">${title}</dt><dd lang="${language}">${linkedProse(remedy, contents)}</dd>`
  })}</dl>`
}

function operationsOf({ operations }: ErrorEntry, contents: Contents): Html {
  if (operations.length === 0) return html`<p>No published operation answers it.</p>`
  if (operations.length <= mostOperations)
    return html`<ul class="columns">${operations.map(id => html`<li><a href="${operationPath(id)}">${id}</a></li>`)}</ul>`
  const byTag = Map.groupBy(operations, id => contents.operations.get(id)?.tag ?? '')
  return html`<p>${operations.length} operations can answer it:</p>
<ul class="columns">${[...byTag].map(([tag, ids]) => html`<li><a href="${tagPath(tag)}">${tag}</a> <span>${ids.length}</span></li>`)}</ul>`
}
