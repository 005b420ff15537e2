import { deprecationSentence } from '../../platform/contract/deprecation.ts'
import { whyNotTaken } from '../../platform/contract/idempotency.ts'
import type { NamedOperation } from '../../platform/contract/family.ts'
import { refusalsOf } from '../../platform/contract/openapi/answers.ts'
import { exampleOf } from '../../platform/contract/openapi/example.ts'
import { samplesOf } from '../../platform/contract/samples/samples.ts'
import type { TSchema } from '../../platform/contract/shapes.ts'
import { type Html, html } from '../../platform/http/html.ts'
import { type Contents, tagNamed } from '../contents.ts'
import {
  codePath,
  eventsPath,
  fieldsPath,
  guidePath,
  operationPath,
  overviewPath,
  tagPath,
} from '../places.ts'
import type { ReferencePage, Section } from '../shell/page.ts'
import { breakable, heading, linkedProse, prose } from '../shell/prose.ts'
import { code, sampleTabs } from '../shell/samples.ts'
import { type Field, fieldList, fieldsOf, shownWithin, typeOf, type Shape } from './fields.ts'

/** Fields on one page; with the navigation they stay below a thousand elements. */
const room = 80

/** What is sent or answered, as one section. */
export interface Part {
  readonly id: 'path' | 'query' | 'body' | 'answer'
  readonly title: string
  readonly fields: readonly Field[]
  readonly schema: TSchema
}

/** One operation: who may, what is sent, what is answered, how it is refused, and samples beside it. */
export function operationPage(operation: NamedOperation, contents: Contents): ReferencePage {
  const { id, summary, description } = operation
  const parts = partsOf(operation)
  const deprecated = deprecationSentence(operation)
  return {
    path: operationPath(id),
    title: id,
    ...placeIn(operation, contents),
    sections: [
      ...parts.map(part => ({ id: part.id, title: part.title })),
      { id: 'refusals', title: 'Refusals' } satisfies Section,
    ],
    body: html`<h1 class="id">${breakable(id)}</h1>
<p class="lead">${linkedProse(summary, contents)}</p>
<p class="request"><b data-method="${operation.method}">${operation.method}</b> <code>${operation.path}</code></p>
${deprecated && html`<p><strong>${linkedProse(deprecated, contents)}</strong> <a href="${guidePath('errors')}#deprecation">How long it goes on to work</a></p>`}
${description && html`<p>${linkedProse(description, contents)}</p>`}
${needsOf(operation)}
${sectionsOf(operation, parts)}
${refusalsSection(operation, contents)}`,
    beside: html`${sampleTabs('language', samplesOf(operation, contents.baseUrl), `How to call ${id}`)}${answerExample(operation)}`,
  }
}

/** The trail and the tag of everything about an operation. */
export function placeIn(operation: NamedOperation, contents: Contents): Pick<ReferencePage, 'trail' | 'tag'> {
  const tag = tagNamed(contents, operation.tag)
  return {
    trail: [
      { href: overviewPath, title: 'Reference' },
      { href: tagPath(operation.tag), title: operation.tag },
    ],
    ...(tag && { tag }),
  }
}

export function partsOf({ params, query, body, answers, status = 200 }: NamedOperation): Part[] {
  const part = (id: Part['id'], title: string, schema: TSchema | undefined): Part[] =>
    schema ? [{ id, title, schema, fields: id === 'path' ? pathFields(params) : fieldsOf(schema) }] : []
  return [
    ...part('path', 'Path', params && ({} as TSchema)),
    ...part('query', 'Query', query),
    ...part('body', 'Body', body),
    ...part('answer', `Answer ${status}`, answers),
  ]
}

const pathFields = (params: NamedOperation['params'] = {}): Field[] =>
  Object.entries(params).map(([name, parameter]) => ({
    path: name,
    depth: 0,
    required: true,
    shape:
      'schema' in parameter
        ? (parameter.schema as Shape)
        : { type: 'string', description: `An id; one that is not there answers \`${parameter.missing}\`.` },
  }))

/** What is sent is told first; the answer has the room that is left. */
function sectionsOf({ id }: NamedOperation, parts: readonly Part[]): Html[] {
  let left = room
  return parts.map(part => {
    const share = Math.max(part.id === 'answer' ? left : Math.min(left, 60), 1)
    left -= shownWithin(part.fields, share)
    const deeper = (path: string) => fieldsPath(id, `${part.id}.${path}`)
    return html`<section>${heading(2, part.id, part.title)}${
      part.fields.length > 0
        ? fieldList(part.id, part.fields, { room: share, deeper })
        : html`<p>${typeOf(part.schema as Shape)}</p>`
    }</section>`
  })
}

function needsOf(operation: NamedOperation): Html {
  const { needs, feature, idempotency, emits = [] } = operation
  const withoutKey = whyNotTaken(operation)
  return html`<dl class="facts"><div><dt>Who</dt><dd>${whoOf(operation)}</dd></div>${
    needs !== 'none' &&
    html`<div><dt>Needs</dt><dd>${needs.map((capability, index) => html`${index > 0 && ' or '}<code>${capability}</code>`)}</dd></div>`
  }${feature && html`<div><dt>Module</dt><dd><code>${feature}</code></dd></div>`}${
    idempotency === 'required' &&
    html`<div><dt>Header</dt><dd><a href="${guidePath('idempotency')}"><code>Idempotency-Key</code></a>, required of keys and tokens</dd></div>`
  }${
    withoutKey !== undefined &&
    html`<div><dt>Header</dt><dd><a href="${guidePath('idempotency')}"><code>Idempotency-Key</code></a> has no effect. ${prose(withoutKey)}</dd></div>`
  }${
    emits.length > 0 &&
    html`<div><dt>Emits</dt><dd>${emits.map((event, index) => html`${index > 0 && ', '}<a href="${eventsPath}#${event}"><code>${event}</code></a>`)}</dd></div>`
  }</dl>`
}

function whoOf({ credential = 'any' }: NamedOperation): Html {
  const said = {
    any: 'Any key, token or session',
    personal: 'A member’s own key, token or session; no service key',
    session: 'A browser session; no key',
    credential_settings: 'A browser session; no key',
    device: 'A paired device; no key, token or session',
    anonymous: 'No credential',
    public: 'Anyone',
  }[credential]
  return html`<a href="${guidePath('authentication')}">${said}</a>`
}

/** The operation's own codes in full; those of every operation by their names. */
function refusalsSection(operation: NamedOperation, contents: Contents): Html {
  const own = new Set(operation.refuses)
  const refusals = refusalsOf(operation, contents.catalogue)
  const others = refusals.filter(({ code: name }) => !own.has(name))
  return html`<section>${heading(2, 'refusals', 'Refusals')}
${
  own.size > 0 &&
  html`<dl class="codes">${refusals
    .filter(({ code: name }) => own.has(name))
    .map(
      ({ code: name, refusal }) =>
        html`<dt><a href="${codePath(name)}">${name}</a> <span>${refusal.status}</span></dt><dd>${prose(refusal.when)}</dd>`,
    )}</dl>`
}
<p class="soft">As other operations do: ${others.map(({ code: name }, index) => html`${index > 0 && ', '}<a href="${codePath(name)}">${name}</a>`)}.</p></section>`
}

function answerExample({ answers, example, status = 200 }: NamedOperation): Html | false {
  if (!answers) return html`<p class="soft">Answers ${status} without a body.</p>`
  const answer = example?.answer ?? exampleOf(answers)
  return html`<h2 class="small">Answer ${status}</h2>${code(JSON.stringify(answer, null, 2), 'An answer')}`
}
