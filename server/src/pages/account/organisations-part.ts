import type { switching } from '../../modules/people/session/switching/contract.ts'
import type { AnswerOf } from '../../platform/http/handler.ts'
import { type Html, html } from '../../platform/http/html.ts'
import { button, form, hidden } from '../shell/form.ts'
import type { Language } from '../shell/language.ts'
import { switchPath } from './places.ts'
import { accountTexts } from './texts.ts'

type OwnOrganisation = AnswerOf<(typeof switching.operations)['organisations']>['items'][number]

export function organisationsPart(organisations: readonly OwnOrganisation[], language: Language): Html {
  const texts = accountTexts[language]
  return html`<section aria-labelledby="organisations"><h2 id="organisations">${texts.organisations}</h2>
<ul class="rows">${organisations.map(
    ({ id, name, current }) =>
      html`<li><div><strong>${name}</strong>${current && html` <span class="tag">${texts.current}</span>`}</div>
${!current && form(switchPath, [hidden('organisation', id), button(texts.switchTo, 'quiet', name)])}</li>`,
  )}</ul></section>`
}
