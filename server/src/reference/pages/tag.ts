import type { Lifecycle } from '../../platform/contract/lifecycle.ts'
import { otherwiseOf, outcomesOf, type Transition } from '../../platform/contract/lifecycle.ts'
import { type Html, html } from '../../platform/http/html.ts'
import type { Contents, TagContents } from '../contents.ts'
import {
  codePath,
  errorsPath,
  eventsPath,
  operationPath,
  overviewPath,
  tagCodesPath,
  tagPath,
} from '../places.ts'
import type { ReferencePage } from '../shell/page.ts'
import { heading, linkedProse, prose, words } from '../shell/prose.ts'
import { codeList } from './codes.ts'

/** What stands under a tag: its operations, the lives of its records, its events. */
export function tagPage(tag: TagContents, contents: Contents): ReferencePage {
  const sections = [
    ...(tag.lifecycles.length > 0 ? [{ id: 'lifecycles', title: 'States' }] : []),
    ...(tag.events.length > 0 ? [{ id: 'events', title: 'Events' }] : []),
    ...(tag.codes.length > 0 ? [{ id: 'codes', title: 'Codes' }] : []),
  ]
  return {
    path: tagPath(tag.name),
    title: tag.name,
    trail: [{ href: overviewPath, title: 'Reference' }],
    tag,
    sections,
    body: html`<h1>${tag.name}</h1><p class="lead">${linkedProse(tag.about, contents)}</p>
<section>${heading(2, 'operations', 'Operations')}<ul class="index">${tag.operations.map(
      operation =>
        html`<li id="${operation.id}"><a href="${operationPath(operation.id)}">${operation.id}</a> <code data-method="${operation.method}">${operation.path}</code><p>${prose(operation.summary)}</p></li>`,
    )}</ul></section>
${tag.lifecycles.length > 0 && html`<section>${heading(2, 'lifecycles', 'States')}${tag.lifecycles.map(lifecycleTable)}</section>`}
${
  tag.events.length > 0 &&
  html`<section>${heading(2, 'events', 'Events')}<p>${tag.events.map(([name], index) => html`${index > 0 && ', '}<a href="${eventsPath}#${name}"><code>${name}</code></a>`)}</p></section>`
}
${
  tag.codes.length > 0 &&
  html`<section>${heading(2, 'codes', 'Codes')}<p><a href="${tagCodesPath(tag.name)}">The ${tag.codes.length} codes of ${tag.name}</a>, each with when it is answered and what to do.</p></section>`
}`,
  }
}

/** What moves a record from one state to the next, and the code answered from any other state. */
function lifecycleTable({ resource, initial, states, transitions }: Lifecycle): Html {
  const id = `life-${resource}`
  return html`${heading(3, id, words(resource.replaceAll('_', ' ')))}
<p>Begins as ${listed(outcomesOf(initial))}.</p>
<div class="scroll" tabindex="0" role="region" aria-labelledby="${id}"><table><thead><tr><th scope="col">Action</th><th scope="col">From</th><th scope="col">To</th><th scope="col">Otherwise</th></tr></thead><tbody>${Object.entries(
    transitions,
  ).map(
    ([action, transition]) =>
      html`<tr><th scope="row">${words(action.replaceAll('_', ' '))}</th><td class="states">${transition.from.join(', ')}</td><td class="states">${outcomesOf(transition.to).join(', ')}</td><td>${otherwise(transition, states)}</td></tr>`,
  )}</tbody></table></div>`
}

const listed = (states: readonly string[]): Html[] =>
  states.map((state, index) => html`${index > 0 && ', '}<code>${state}</code>`)

function otherwise(transition: Transition, states: readonly string[]): Html[] {
  const codes = states.flatMap(state => otherwiseOf(transition, state) ?? [])
  return [...new Set(codes)].map(
    (code, index) => html`${index > 0 && ', '}<a href="${codePath(code)}">${code}</a>`,
  )
}

/** The codes that the contracts of a tag declare. */
/** A tag of which codes alone are promised has no page. */
const isThere = ({ operations }: TagContents): boolean => operations.length > 0

export const tagCodesPage = (tag: TagContents): ReferencePage => ({
  path: isThere(tag) ? tagPath(tag.name) : errorsPath,
  title: `Codes of ${tag.name}`,
  trail: [
    { href: overviewPath, title: 'Reference' },
    isThere(tag) ? { href: tagPath(tag.name), title: tag.name } : { href: errorsPath, title: 'Error codes' },
  ],
  tag,
  body: html`<h1>Codes of ${tag.name}</h1>${codeList(tag.codes)}`,
})
