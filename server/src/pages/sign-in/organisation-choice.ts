import { html } from '../../platform/http/html.ts'
import { form, hidden } from '../shell/form.ts'
import type { Problem } from '../shell/operations.ts'
import type { Document } from '../shell/page.ts'
import type { Visit } from '../shell/visit.ts'
import { organisationPath } from './places.ts'
import { signInTexts } from './texts.ts'

const purpose = 'sign-in organisation'

/**
 * Asks for the organisation, with a button for each, so that one press is enough. What the person has proved comes
 * along sealed, so that nobody types a password twice.
 */
export function organisationChoice(visit: Visit, attempt: object, problem: Problem): Document {
  const texts = signInTexts[visit.language]
  return {
    title: texts.chooseOrganisation,
    content: html`<h1>${texts.chooseOrganisation}</h1>
<p>${texts.chooseIntro}</p>
${form(organisationPath, [
  hidden('attempt', visit.seal(purpose, attempt)),
  html`<ul class="choices">${organisationsOf(problem).map(
    ({ id, name }) =>
      html`<li><button type="submit" class="choice" name="organisation" value="${id}">${name}</button></li>`,
  )}</ul>`,
])}`,
  }
}

/** What the person had proved and what they chose; undefined when they took too long. */
export function chosenOrganisation<Attempt extends object>(
  visit: Visit,
): { attempt: Attempt; organisationId: string } | undefined {
  const attempt = visit.unseal<Attempt>(purpose, visit.form.get('attempt'))
  const organisationId = visit.form.get('organisation')
  return attempt && organisationId ? { attempt, organisationId } : undefined
}

interface Organisation {
  readonly id: string
  readonly name: string
}

const organisationsOf = ({ extra }: Problem): readonly Organisation[] =>
  (extra['organisations'] as readonly Organisation[] | undefined) ?? []
