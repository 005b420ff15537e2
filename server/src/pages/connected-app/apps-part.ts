import type { oauthGrants } from '../../modules/people/connected-apps/grants/contract.ts'
import type { AnswerOf } from '../../platform/http/handler.ts'
import { type Content, html } from '../../platform/http/html.ts'
import { button, form, hidden } from '../shell/form.ts'
import { sayInstant } from '../shell/instants.ts'
import type { Language } from '../shell/language.ts'
import { connectedAppTexts } from './texts.ts'

export const appsPath = '/account/apps'

type OwnGrant = AnswerOf<(typeof oauthGrants.operations)['list']>['items'][number]

/** The apps that may act for the person, each with a way to end it; nothing when there are none. */
export function appsPart(grants: readonly OwnGrant[], timeZone: string, language: Language): Content {
  if (grants.length === 0) return null
  const texts = connectedAppTexts[language]
  const say = (instant: string) => sayInstant(instant, timeZone, language)
  return html`<section aria-labelledby="apps"><h2 id="apps">${texts.apps}</h2>
<p>${texts.appsIntro}</p>
<ul class="rows">${grants.map(
    ({ id, clientName, createdAt, lastUsedAt }) => html`<li><div><strong>${clientName}</strong>
<p class="soft">${texts.allowed(say(createdAt))}${lastUsedAt !== null && html`<br>${texts.lastUsed(say(lastUsedAt))}`}</p></div>
${form(appsPath, [hidden('id', id), button(texts.endAccess, 'quiet', clientName)])}</li>`,
  )}</ul>
</section>`
}
