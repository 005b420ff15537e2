import { oauthConsents } from '../../modules/people/connected-apps/consents/contract.ts'
import { html } from '../../platform/http/html.ts'
import { capabilities } from '../../platform/vocabulary/capabilities.ts'
import { RequestRefused } from '../../platform/vocabulary/request-refused.ts'
import { accountPath, confirmFirst } from '../account/places.ts'
import { button, errorSummary, form, type FormErrors, hidden } from '../shell/form.ts'
import type { Document, Page, PageAnswer } from '../shell/page.ts'
import { shellTexts } from '../shell/texts.ts'
import type { Visit } from '../shell/visit.ts'
import { signInFirst } from '../sign-in/places.ts'
import { connectedAppTexts } from './texts.ts'

const { get, approve, deny } = oauthConsents.operations

/** Where the authorization server sends a member who is to decide about an app. */
export const consentPage: Page = {
  path: '/oauth/consent/:id',

  show: visit => consentForm(visit),

  async take(visit) {
    const params = { id: requestIn(visit) }
    if (visit.form.get('decision') !== 'allow') {
      const outcome = await visit.perform(deny, { params })
      return outcome.done ? { goTo: outcome.answer.continueAt } : refusedPage(visit, outcome.problem.code)
    }
    const body = {
      membershipId: visit.form.get('membershipId') ?? '',
      scope: capabilities.filter(capability => visit.form.getAll('scope').includes(capability)),
      readOnly: visit.form.get('readOnly') === 'true',
    }
    const outcome = await visit.perform(approve, { params, body })
    if (outcome.done) return { goTo: outcome.answer.continueAt }
    if (outcome.problem.code === 'recent_authentication_required') return confirmFirst(visit.path)
    if (outcome.problem.code !== 'oauth_consent_stale') return refusedPage(visit, outcome.problem.code)
    return consentForm(visit, { '': connectedAppTexts[visit.language].stale })
  },
}

async function consentForm(visit: Visit, errors: FormErrors = {}): Promise<PageAnswer> {
  const outcome = await visit.perform(get, { params: { id: requestIn(visit) } })
  if (!outcome.done) return refusedPage(visit, outcome.problem.code)
  const { answer: asked } = outcome
  const texts = connectedAppTexts[visit.language]
  const { client, membership, organisation, redirectUri } = asked
  const abilities = capabilities.filter(capability => asked.scope.includes(capability))
  return {
    title: texts.title(client.name),
    status: Object.keys(errors).length > 0 ? 409 : 200,
    formTargets: [formTarget(redirectUri)],
    content: html`${errorSummary(errors, shellTexts[visit.language].errorTitle)}
<h1>${texts.title(client.name)}</h1>
<p>${texts.intro(client.name, organisation.name)} ${texts.signedInAs(membership.displayName, organisation.name)}</p>
<h2>${texts.able}</h2>
<ul>
<li>${asked.readOnly ? texts.ownReadOnly : texts.own}</li>
${abilities.map(capability => html`<li>${texts.capabilities[capability]}</li>`)}
</ul>
${asked.readOnly && html`<p><strong>${texts.readOnly}</strong></p>`}
<p>${asked.offlineAccess ? texts.offline : texts.online} ${texts.endIt}</p>
<p class="soft">${texts.goesTo(placeOf(redirectUri))}</p>
${form(visit.path, [
  hidden('membershipId', membership.id),
  abilities.map(capability => hidden('scope', capability)),
  hidden('readOnly', String(asked.readOnly)),
  html`<button type="submit" class="primary" name="decision" value="allow">${texts.allow}</button>`,
])}
${form(visit.path, button(texts.deny, 'quiet'))}`,
  }
}

function refusedPage(visit: Visit, code: string): PageAnswer {
  if (code === 'invalid_token') return signInFirst(visit.path)
  if (code === 'second_factor_missing') return { goTo: accountPath }
  const texts = connectedAppTexts[visit.language]
  if (code === 'oauth_consent_elsewhere')
    return messagePage(visit, 409, texts.elsewhereTitle, texts.elsewhere)
  if (code === 'oauth_consent_not_found') return messagePage(visit, 404, texts.goneTitle, texts.gone)
  throw new RequestRefused(code, 'The request for consent was refused.')
}

function messagePage({ language }: Visit, status: number, title: string, message: string): Document {
  return {
    title,
    status,
    content: html`<h1>${title}</h1>
<p>${message}</p>
<p><a class="button" href="${accountPath}">${connectedAppTexts[language].account}</a></p>`,
  }
}

const requestIn = ({ path }: Visit): string => path.slice(path.lastIndexOf('/') + 1)

/**
 * What `form-action` has to allow so that the answer to a form can lead back to an app: its origin, or the scheme where
 * there is no host that a policy could name (own schemes, IPv6 addresses; CSP Level 3 §2.3.1).
 */
function formTarget(redirectUri: string): string {
  const { protocol, hostname, origin } = new URL(redirectUri)
  const hasName = (protocol === 'https:' || protocol === 'http:') && !hostname.startsWith('[')
  return hasName ? origin : protocol
}

/** Where an answer goes, for a person to read: the host, or an app's own scheme. */
function placeOf(redirectUri: string): string {
  const { protocol, host } = new URL(redirectUri)
  return protocol === 'https:' || protocol === 'http:' ? host : protocol.slice(0, -1)
}
