import type { ownSessions } from '../../modules/people/session/own/contract.ts'
import type { AnswerOf } from '../../platform/http/handler.ts'
import { type Html, html } from '../../platform/http/html.ts'
import { button, form, hidden } from '../shell/form.ts'
import { sayInstant } from '../shell/instants.ts'
import type { Language } from '../shell/language.ts'
import { browserName } from '../shell/user-agent.ts'
import { sessionsPath } from './places.ts'
import { accountTexts } from './texts.ts'

type OwnSession = AnswerOf<(typeof ownSessions.operations)['listOwn']>['items'][number]

/** The person's browsers in the organisation, each with a way to end it; this one ends by signing out. */
export function sessionsPart(sessions: readonly OwnSession[], timeZone: string, language: Language): Html {
  const texts = accountTexts[language]
  const say = (instant: string) => sayInstant(instant, timeZone, language)
  return html`<section aria-labelledby="sessions"><h2 id="sessions">${texts.sessions}</h2>
<p>${texts.sessionsIntro}</p>
<ul class="rows">${sessions.map(({ id, current, userAgent, createdAt, lastUsedAt }) => {
    const name = browserName(userAgent) ?? texts.unknownBrowser
    return html`<li><div><strong>${name}</strong>${current && html` <span class="tag">${texts.thisBrowser}</span>`}
<p class="soft">${texts.signedIn(say(createdAt))}<br>${texts.lastUsed(say(lastUsedAt))}</p></div>
${!current && form(sessionsPath, [hidden('id', id), button(texts.end, 'quiet', name)])}</li>`
  })}</ul>
${sessions.length > 1 && form(sessionsPath, [hidden('others', 'all'), button(texts.endOthers, 'quiet')])}
</section>`
}
