import {
  type Lifecycle,
  otherwiseOf,
  outcomesOf,
  type Transition,
} from '../../platform/contract/lifecycle.ts'
import { type Html, html } from '../../platform/http/html.ts'
import type { TagContents } from '../contents.ts'
import { codePath, overviewPath, tagPath, tagStatesPath } from '../places.ts'
import type { ReferencePage } from '../shell/page.ts'
import { heading, words } from '../shell/prose.ts'

/** The lives of the records of a tag. */
export const tagStatesPage = (tag: TagContents): ReferencePage => ({
  path: tagStatesPath(tag.name),
  title: `States of ${tag.name}`,
  trail: [
    { href: overviewPath, title: 'Reference' },
    { href: tagPath(tag.name), title: tag.name },
  ],
  body: html`<h1>States of ${tag.name}</h1>${tag.lifecycles.map(lifecycleTable)}`,
})

/** What moves a record from one state to the next, and the code answered from any other state. */
function lifecycleTable({ resource, initial, states, transitions }: Lifecycle): Html {
  const id = `life-${resource}`
  return html`${heading(2, id, words(resource.replaceAll('_', ' ')))}
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
