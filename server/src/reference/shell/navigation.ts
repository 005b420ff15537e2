import { type Html, html } from '../../platform/http/html.ts'
import type { NamedOperation } from '../../platform/contract/family.ts'
import type { Contents, TagContents } from '../contents.ts'
import type { Guide } from '../guides/guide.ts'
import {
  errorsPath,
  eventsPath,
  guidePath,
  operationPath,
  overviewPath,
  reasonsPath,
  tagPath,
} from '../places.ts'
import type { ReferencePage } from './page.ts'
import { words } from './prose.ts'

/** Of a tag with more operations than these the navigation lists the records, and the operations of one of them. */
const mostListed = 60

/**
 * The way to every page: the guides, the tags, and the operations of the tag that the reader is in. On narrow screens it
 * opens over the page, which the browser does without script.
 */
export const navigation = (page: ReferencePage, contents: Contents, guides: readonly Guide[]): Html =>
  html`<nav id="navigation" popover aria-label="Reference">
<ul>${item(page, overviewPath, 'Overview')}${item(page, eventsPath, 'Events')}${item(page, errorsPath, 'Error codes')}${item(page, reasonsPath, 'Reasons')}</ul>
<h2>Guides</h2>
<ul>${guides.map(guide => item(page, guidePath(guide.name), guide.title))}</ul>
<h2>Operations</h2>
<ul>${contents.tags.map(tag => tagItem(page, tag))}</ul>
</nav>`

const item = (page: ReferencePage, href: string, title: string): Html =>
  html`<li><a href="${href}"${current(page, href)}>${title}</a>${page.path === href && sectionsOf(page)}</li>`

const current = (page: ReferencePage, href: string): Html | false =>
  page.path === href && html` aria-current="page"`

const sectionsOf = ({ sections = [] }: ReferencePage): Html | false =>
  sections.length > 0 &&
  html`<ul class="sections">${sections.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}</ul>`

function tagItem(page: ReferencePage, tag: TagContents): Html {
  const href = tagPath(tag.name)
  const open = page.tag === tag
  // The page of a tag lists its operations itself.
  const listed = open && page.path !== href
  return html`<li><a href="${href}"${current(page, href)}${open && html` class="open"`}>${tag.name}</a>${page.path === href && sectionsOf(page)}${listed && operationsOf(page, tag)}</li>`
}

/** The operations by what they are of, which is said where a tag has several. */
function operationsOf(page: ReferencePage, tag: TagContents): Html {
  const records = [...Map.groupBy(tag.operations, recordOf)]
  const few = tag.operations.length <= mostListed
  return html`<ul class="operations">${records.map(([name, operations]) => {
    const listed = few || operations.some(({ id }) => operationPath(id) === page.path)
    const title = listed ? words(name) : firstOf(operations, words(name), tag)
    return html`${records.length > 1 && html`<li class="group">${title}</li>`}${listed && operations.map(operation => operationItem(page, operation))}`
  })}</ul>`
}

const firstOf = ([first]: readonly NamedOperation[], title: string, tag: TagContents): Html =>
  html`<a href="${tagPath(tag.name)}#${first?.id ?? ''}">${title}</a>`

const recordOf = ({ id }: NamedOperation): string => id.split('.', 1)[0] ?? ''

const operationItem = (page: ReferencePage, { id, method }: NamedOperation): Html => {
  const href = operationPath(id)
  return html`<li><a href="${href}"${current(page, href)} data-method="${method}">${words(id.slice(id.indexOf('.') + 1))}</a>${page.path === href && sectionsOf(page)}</li>`
}
