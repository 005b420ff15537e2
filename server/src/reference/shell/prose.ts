import { type Html, html } from '../../platform/http/html.ts'
import type { Contents } from '../contents.ts'
import { codePath, eventsPath, operationPath } from '../places.ts'

/** A sentence with `code` in back-ticks. */
export const prose = (text: string): Html[] =>
  text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`))

/** The same, in which codes, events, operations and paths lead to what the reference says about them. */
export const linkedProse = (text: string, contents: Contents): Html[] =>
  text.split('`').map((part, index) => (index % 2 === 1 ? linkedCode(part, contents) : html`${part}`))

function linkedCode(text: string, contents: Contents): Html {
  const place = placeOf(text, contents)
  return place ? html`<a href="${place}"><code>${text}</code></a>` : html`<code>${text}</code>`
}

function placeOf(text: string, contents: Contents): string | undefined {
  if (contents.codes.has(text)) return codePath(text)
  if (contents.operations.has(text)) return operationPath(text)
  const [method, path] = text.split(' ', 2)
  for (const operation of contents.operations.values())
    if (operation.method === method && operation.path === path) return operationPath(operation.id)
  return isEvent(text, contents) ? `${eventsPath}#${text}` : undefined
}

const isEvent = (name: string, { tags, announced }: Contents): boolean =>
  [...tags, ...announced].some(({ events }) => events.some(([event]) => event === name))

/** A heading with its anchor in sight. */
export const heading = (level: 2 | 3, id: string, title: Html | string): Html => {
  const anchor = html`<a class="anchor" href="#${id}" aria-label="Link to “${textOf(title)}”">#</a>`
  return level === 2
    ? html`<h2 id="${id}">${title} ${anchor}</h2>`
    : html`<h3 id="${id}">${title} ${anchor}</h3>`
}

const textOf = (title: Html | string): string =>
  typeof title === 'string' ? title : title.text.replaceAll(/<[^>]+>/g, '')

/** `approveBatch` as `Approve batch`. */
export function words(name: string): string {
  const spaced = name.replaceAll(/(?<=[a-z0-9])[A-Z]/g, letter => ` ${letter.toLowerCase()}`)
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

/** `workDays.approveBatch`, which may break after its dot. */
export const breakable = (id: string): Html => {
  const [name = '', key = ''] = id.split('.', 2)
  return html`${name}.<wbr>${key}`
}
