import { oauthGrants } from '../../modules/people/connected-apps/grants/contract.ts'
import { ownSessions } from '../../modules/people/session/own/contract.ts'
import { settings } from '../../modules/people/session/settings/contract.ts'
import { switching } from '../../modules/people/session/switching/contract.ts'
import type { AnswerOf } from '../../platform/http/handler.ts'
import { html, type Html } from '../../platform/http/html.ts'
import { appsPart } from '../connected-app/apps-part.ts'
import { withQuery } from '../shell/destination.ts'
import { button, form, hidden, notice } from '../shell/form.ts'
import { sayInstant } from '../shell/instants.ts'
import type { Language } from '../shell/language.ts'
import { orFail } from '../shell/operations.ts'
import type { Page } from '../shell/page.ts'
import { browserName } from '../shell/user-agent.ts'
import type { Visit } from '../shell/visit.ts'
import { signInFirst } from '../sign-in/places.ts'
import { signOutPath } from '../sign-out/page.ts'
import {
  accountPath,
  authenticatorPath,
  confirmPath,
  passkeysPath,
  passwordPath,
  recoveryCodesPath,
  sessionsPath,
  switchPath,
} from './places.ts'
import { accountTexts } from './texts.ts'

/** A session without the second factor that is asked for reaches its sign-in settings, and nothing else. */
const none = { items: [] }

export const accountPage: Page = {
  path: accountPath,

  async show(visit) {
    const current = await visit.session()
    if (!current) return signInFirst(accountPath)
    const { membership, organisation } = current
    const live = { state: 'active', membershipId: membership.id, limit: 100 } as const
    const [methods, sessions, organisations, grants] = await Promise.all([
      visit.perform(settings.operations.get).then(orFail),
      visit.perform(ownSessions.operations.listOwn).then(orFail),
      visit.perform(switching.operations.organisations).then(orFail),
      current.secondFactorMissing
        ? none
        : visit.perform(oauthGrants.operations.list, { query: live }).then(orFail),
    ])
    const { language } = visit
    const texts = accountTexts[language]
    return {
      title: texts.title,
      shape: 'wide',
      content: html`${notice(texts.done, visit.query.get('done'))}
<div class="head"><div><h1>${texts.title}</h1>
<p class="who"><strong>${membership.displayName}</strong><br>${current.person.email}<br>${organisation.name}</p></div>
${form(signOutPath, button(texts.signOut, 'quiet'))}</div>
${
  current.secondFactorMissing &&
  html`<p class="notice" role="status"><strong>${
    methods.secondFactor ? texts.secondFactorToGive : texts.secondFactorToSetUp
  }</strong>
<a class="button" href="${methods.secondFactor ? withQuery(confirmPath, { next: accountPath }) : authenticatorPath}">${
    methods.secondFactor ? texts.giveSecondFactor : texts.setUpSecondFactor
  }</a></p>`
}
${methodsPart(methods, visit)}
${appsPart(grants.items, organisation.timeZone, language)}
${sessionsPart(sessions.items, organisation.timeZone, language)}
${organisations.items.length > 1 && organisationsPart(organisations.items, language)}`,
    }
  },
}

type OwnOrganisation = AnswerOf<(typeof switching.operations)['organisations']>['items'][number]

function organisationsPart(organisations: readonly OwnOrganisation[], language: Language): Html {
  const texts = accountTexts[language]
  return html`<section aria-labelledby="organisations"><h2 id="organisations">${texts.organisations}</h2>
<ul class="rows">${organisations.map(
    ({ id, name, current }) =>
      html`<li><div><strong>${name}</strong>${current && html` <span class="tag">${texts.current}</span>`}</div>
${!current && form(switchPath, [hidden('organisation', id), button(texts.switchTo, 'quiet', name)])}</li>`,
  )}</ul></section>`
}

type OwnSession = AnswerOf<(typeof ownSessions.operations)['listOwn']>['items'][number]

/** The person's browsers in the organisation, each with a way to end it; this one ends by signing out. */
function sessionsPart(sessions: readonly OwnSession[], timeZone: string, language: Language): Html {
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

/** How the person signs in, with a way to change each. */
function methodsPart(
  { totp, passkeys, recoveryCodesLeft, secondFactor }: AnswerOf<(typeof settings.operations)['get']>,
  { language, passkeyOrigin }: Visit,
): Html {
  const canHavePasskeys = passkeyOrigin !== null
  const texts = accountTexts[language]
  const authenticatorOn = totp.state === 'on'
  const rows = [
    { path: passwordPath, name: texts.password, state: texts.passwordState },
    ...(canHavePasskeys || passkeys.length > 0
      ? [{ path: passkeysPath, name: texts.passkeys, state: texts.passkeyCount(passkeys.length) }]
      : []),
    {
      path: authenticatorPath,
      name: texts.authenticator,
      state: authenticatorOn ? texts.on : texts.off,
    },
    ...(secondFactor
      ? [{ path: recoveryCodesPath, name: texts.recoveryCodes, state: texts.codesLeft(recoveryCodesLeft) }]
      : []),
  ]
  return html`<section aria-labelledby="methods"><h2 id="methods">${texts.methods}</h2>
${!secondFactor && html`<p>${canHavePasskeys ? texts.passwordOnly : texts.passwordOnlyHere}</p>`}
<ul class="rows">${rows.map(
    ({ path, name, state }) => html`<li><div><strong>${name}</strong><p class="soft">${state}</p></div>
<a class="button quiet" href="${path}">${texts.manage}<span class="unseen"> ${name}</span></a></li>`,
  )}</ul></section>`
}
