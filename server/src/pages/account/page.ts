import { oauthGrants } from '../../modules/people/connected-apps/grants/contract.ts'
import { ownSessions } from '../../modules/people/session/own/contract.ts'
import { settings } from '../../modules/people/session/settings/contract.ts'
import { switching } from '../../modules/people/session/switching/contract.ts'
import { html } from '../../platform/http/html.ts'
import { appsPart } from '../connected-app/apps-part.ts'
import { button, form, notice } from '../shell/form.ts'
import { withQuery } from '../shell/destination.ts'
import { orFail } from '../shell/operations.ts'
import type { Page } from '../shell/page.ts'
import { signInFirst } from '../sign-in/places.ts'
import { signOutPath } from '../sign-out/page.ts'
import { methodsPart } from './methods-part.ts'
import { organisationsPart } from './organisations-part.ts'
import { accountPath, authenticatorPath, confirmPath } from './places.ts'
import { sessionsPart } from './sessions-part.ts'
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
