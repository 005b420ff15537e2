import type { Sample } from '../../platform/contract/samples/samples.ts'
import { Html, html } from '../../platform/http/html.ts'
import type { Contents } from '../contents.ts'
import type { Guide, Part } from '../guides/guide.ts'
import { guidePath, overviewPath } from '../places.ts'
import type { ReferencePage } from '../shell/page.ts'
import { heading } from '../shell/prose.ts'
import { sampleTabs } from '../shell/samples.ts'

export function guidePage(guide: Guide, contents: Contents, guides: readonly Guide[]): ReferencePage {
  const sections = guide.sections({ baseUrl: contents.baseUrl, contents })
  return {
    path: guidePath(guide.name),
    title: guide.title,
    trail: [{ href: overviewPath, title: 'Reference' }],
    sections,
    pairs: true,
    body: html`<h1>${guide.title}</h1><p class="lead">${guide.summary}</p>
${sections.map(
  ({ id, title, parts }) =>
    html`<section>${heading(2, id, title)}${rowsOf(parts).map((row, index) => rowOf(row, `${id}-${index}`, title))}</section>`,
)}
${nextOf(guide, guides)}`,
  }
}

interface Row {
  readonly said: Html[]
  readonly samples?: readonly Sample[]
  /** Text that follows the code and leads to no other. */
  readonly after?: Html[]
}

/** Text with the code that it leads to, which is beside it where there is room. */
function rowsOf(parts: readonly Part[]): Row[] {
  const rows: Row[] = []
  let said: Html[] = []
  for (const part of parts)
    if (part instanceof Html) said.push(part)
    else {
      rows.push({ said, samples: part })
      said = []
    }
  if (said.length === 0) return rows
  const last = rows.pop()
  return last ? [...rows, { ...last, after: said }] : [{ said }]
}

const rowOf = ({ said, samples, after }: Row, name: string, title: string): Html =>
  html`<div class="pair"><div>${said}</div>${samples && sampleTabs(name, samples, title)}${after && html`<div>${after}</div>`}</div>`

function nextOf(guide: Guide, guides: readonly Guide[]): Html | false {
  const next = guides[guides.indexOf(guide) + 1]
  return (
    next !== undefined && html`<p class="next">Next: <a href="${guidePath(next.name)}">${next.title}</a></p>`
  )
}
