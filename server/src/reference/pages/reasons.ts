import { type Html, html } from '../../platform/http/html.ts'
import { type DeclaredReason, platformReasons } from '../../platform/contract/reasons.ts'
import { locales } from '../../platform/vocabulary/locales.ts'
import type { Contents, TagContents } from '../contents.ts'
import { overviewPath, reasonsPath, tagPath, tagReasonsPath } from '../places.ts'
import type { ReferencePage } from '../shell/page.ts'
import { heading, prose } from '../shell/prose.ts'

/** What any answer may explain, and the way to the reasons of each tag. */
export const reasonsPage = ({ tags }: Contents): ReferencePage => ({
  path: reasonsPath,
  title: 'Reasons',
  trail: [{ href: overviewPath, title: 'Reference' }],
  sections: [
    { id: 'general', title: 'Of any answer' },
    { id: 'by-tag', title: 'Of one tag' },
  ],
  body: html`<h1>Reasons</h1>
<p class="lead">Why a figure is what it is, and what somebody should look at: a code that never changes its meaning, with its values, and the sentence that is made of them in the language of the reader. Sentences are in the message format of ICU, so that a screen of your own can say them too.</p>
<section>${heading(2, 'general', 'Of any answer')}${reasonList(Object.entries(platformReasons))}</section>
<section>${heading(2, 'by-tag', 'Of one tag')}<ul class="index">${tags
    .filter(({ reasons }) => reasons.length > 0)
    .map(
      ({ name, about, reasons }) =>
        html`<li><a href="${tagReasonsPath(name)}">${name}</a> <span>${reasons.length} reasons</span><p>${prose(about)}</p></li>`,
    )}</ul></section>`,
})

/** Everything that the answers of a tag explain: each code with its values, and its sentence in every language. */
export const tagReasonsPage = ({ name, reasons }: TagContents): ReferencePage => ({
  path: reasonsPath,
  title: `Reasons of ${name}`,
  trail: [
    { href: overviewPath, title: 'Reference' },
    { href: reasonsPath, title: 'Reasons' },
  ],
  body: html`<h1>Reasons of ${name}</h1>
<p><a href="${tagPath(name)}">${name}</a></p>
${reasonList(reasons)}`,
})

const reasonList = (reasons: readonly (readonly [code: string, declared: DeclaredReason])[]): Html =>
  html`<dl class="codes">${reasons.map(
    ([code, { values, sentence }]) =>
      html`<dt id="${code}"><a href="#${code}">${code}</a> <span>${Object.keys(values).join(', ')}</span></dt><dd>${locales.map(
        language => html`<p lang="${language}">${sentence[language]}</p>`,
      )}</dd>`,
  )}</dl>`
