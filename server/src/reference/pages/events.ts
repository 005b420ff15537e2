import { type Html, html } from '../../platform/http/html.ts'
import type { EventDeclaration } from '../../platform/contract/events.ts'
import type { Contents, TagContents } from '../contents.ts'
import { eventsPath, guidePath, overviewPath, slug, tagPath } from '../places.ts'
import type { ReferencePage } from '../shell/page.ts'
import { heading, prose } from '../shell/prose.ts'

/** Every event: what it takes to hear it, and its payload. */
export function eventsPage({ tags, announced }: Contents): ReferencePage {
  const groups = [...tags, ...announced].filter(({ events }) => events.length > 0)
  return {
    path: eventsPath,
    title: 'Events',
    trail: [{ href: overviewPath, title: 'Reference' }],
    sections: groups.map(({ name }) => ({ id: slug(name), title: name })),
    body: html`<h1>Events</h1>
<p class="lead">What happened, in the log and by webhook. <a href="${guidePath('webhooks')}">The guide</a> says how to receive them; <code>GET /v1/webhook-events</code> has the payloads as JSON Schema.</p>
${groups.map(tag => groupOf(tag, tags.includes(tag)))}`,
  }
}

const groupOf = (tag: TagContents, here: boolean): Html =>
  html`<section>${heading(2, slug(tag.name), tag.name)}
${here ? html`<p><a href="${tagPath(tag.name)}">${prose(tag.about)}</a></p>` : html`<p class="soft">Published so that receivers can be written; none is sent yet.</p>`}
<dl class="events">${tag.events.map(([name, declaration]) => eventOf(name, declaration, tag.jobsOf(name)))}</dl></section>`

const eventOf = (name: string, { capabilities, payload }: EventDeclaration, jobs: readonly string[]): Html =>
  html`<dt id="${name}"><a href="#${name}">${name}</a> <span>${capabilities.join(' and ')}</span></dt><dd>${Object.keys(payload.properties).join(', ')}${jobs.length > 0 && html`<br><span class="soft">Also without a request. ${jobs.join(' ')}</span>`}</dd>`
