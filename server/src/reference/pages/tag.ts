import { html } from '../../platform/http/html.ts'
import type { Contents, TagContents } from '../contents.ts'
import {
  errorsPath,
  eventsPath,
  operationPath,
  overviewPath,
  tagCodesPath,
  tagPath,
  tagStatesPath,
} from '../places.ts'
import type { ReferencePage } from '../shell/page.ts'
import { heading, linkedProse, prose } from '../shell/prose.ts'
import { codeList } from './codes.ts'

/** What stands under a tag: its operations, its events, and the way to its states and codes. */
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
<section>${heading(2, 'operations', 'Operations')}<ul class="index operations">${tag.operations.map(
      operation =>
        html`<li id="${operation.id}"><a href="${operationPath(operation.id)}">${operation.id}</a> <code data-method="${operation.method}">${operation.path}</code> ${prose(operation.summary)}</li>`,
    )}</ul></section>
${
  tag.lifecycles.length > 0 &&
  html`<section>${heading(2, 'lifecycles', 'States')}<p><a href="${tagStatesPath(tag.name)}">The states of ${tag.name}</a>, and what moves a record from one to the next.</p></section>`
}
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
