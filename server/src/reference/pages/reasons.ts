import { type Html, html } from '../../platform/http/html.ts'
import { type DeclaredReason, platformReasons } from '../../platform/contract/reasons.ts'
import { locales } from '../../platform/vocabulary/locales.ts'
import type { Contents } from '../contents.ts'
import { overviewPath, reasonsPath, slug, tagPath } from '../places.ts'
import type { ReferencePage } from '../shell/page.ts'
import { heading, prose } from '../shell/prose.ts'

/** Everything that answers explain: each code with its values, and its sentence in every language. */
export function reasonsPage({ tags }: Contents): ReferencePage {
  const groups = tags.filter(({ reasons }) => reasons.length > 0)
  return {
    path: reasonsPath,
    title: 'Reasons',
    trail: [{ href: overviewPath, title: 'Reference' }],
    sections: [
      { id: 'general', title: 'Of any answer' },
      ...groups.map(({ name }) => ({ id: slug(name), title: name })),
    ],
    body: html`<h1>Reasons</h1>
<p class="lead">Why a figure is what it is, and what somebody should look at: a code that never changes its meaning, with its values, and the sentence that is made of them in the language of the reader. Sentences are in the message format of ICU, so that a screen of your own can say them too.</p>
<section>${heading(2, 'general', 'Of any answer')}${reasonList(Object.entries(platformReasons))}</section>
${groups.map(
  ({ name, about, reasons }) =>
    html`<section>${heading(2, slug(name), name)}<p><a href="${tagPath(name)}">${prose(about)}</a></p>${reasonList(reasons)}</section>`,
)}`,
  }
}

const reasonList = (reasons: readonly (readonly [code: string, declared: DeclaredReason])[]): Html =>
  html`<dl class="codes">${reasons.map(
    ([code, { values, sentence }]) =>
      html`<dt id="${code}"><a href="#${code}">${code}</a> <span>${Object.keys(values).join(', ')}</span></dt><dd>${locales.map(
        language => html`<p lang="${language}">${sentence[language]}</p>`,
      )}</dd>`,
  )}</dl>`
