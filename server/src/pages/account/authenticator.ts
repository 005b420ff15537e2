import { renderSVG } from 'uqr'
import { settings } from '../../modules/people/session/settings/contract.ts'
import { totp } from '../../modules/people/session/totp/contract.ts'
import { Html, html } from '../../platform/http/html.ts'
import { button, errorSummary, field, form, hidden } from '../shell/form.ts'
import { fail, orFail, type Problem } from '../shell/operations.ts'
import type { Document, Page } from '../shell/page.ts'
import { sayProblem } from '../shell/problem-texts.ts'
import { shellTexts } from '../shell/texts.ts'
import type { OpenSession, Visit } from '../shell/visit.ts'
import { signInFirst } from '../sign-in/places.ts'
import { authenticatorTexts } from './authenticator-texts.ts'
import { accountPath, authenticatorPath, backToAccount, confirmFirst } from './places.ts'
import { showRecoveryCodes } from './recovery-codes.ts'

const kept = 'authenticator'

/** The secret that waits for its first code; the browser keeps it sealed while the person is at the app. */
interface Enrolment {
  readonly secret: string
  readonly uri: string
}

/** Switches an authenticator app on or off. */
export const authenticatorPage: Page = {
  path: authenticatorPath,

  async show(visit) {
    const session = await visit.session()
    if (!session) return signInFirst(authenticatorPath)
    const { totp } = orFail(await visit.perform(settings.operations.get))
    if (totp.state === 'on') return removal(visit)
    const enrolment = totp.state === 'pending' ? visit.kept<Enrolment>(kept, session.id) : undefined
    return enrolment ? enrolling(visit, enrolment) : beginning(visit)
  },

  async take(visit) {
    const session = await visit.session()
    if (!session) return signInFirst(authenticatorPath)
    const action = visit.form.get('action')
    if (action === 'remove') return remove(visit)
    if (action === 'confirm') return confirm(visit, session)
    return begin(visit, session)
  },
}

async function begin(visit: Visit, session: OpenSession) {
  const outcome = await visit.perform(totp.operations.enrolTotp, { body: {} })
  if (outcome.done) {
    const { secret, uri } = outcome.answer
    visit.keep(kept, { secret, uri }, session.id)
    return { goTo: authenticatorPath }
  }
  const { code } = outcome.problem
  if (code === 'recent_authentication_required') return confirmFirst(authenticatorPath)
  if (code === 'totp_already_on') return { goTo: authenticatorPath }
  return fail(outcome.problem)
}

async function confirm(visit: Visit, session: OpenSession) {
  const enrolment = visit.kept<Enrolment>(kept, session.id)
  if (!enrolment) return { goTo: authenticatorPath }
  const code = (visit.form.get('code') ?? '').trim()
  const outcome = await visit.perform(totp.operations.confirmTotp, { body: { code } })
  if (outcome.done) {
    visit.forget(kept)
    const { recoveryCodes } = outcome.answer
    return recoveryCodes
      ? showRecoveryCodes(visit, session, recoveryCodes)
      : backToAccount('authenticator_on')
  }
  const { problem } = outcome
  if (problem.code === 'recent_authentication_required') return confirmFirst(authenticatorPath)
  if (problem.code === 'totp_enrolment_missing') {
    visit.forget(kept)
    return { goTo: authenticatorPath }
  }
  return enrolling(visit, enrolment, problem)
}

async function remove(visit: Visit) {
  const outcome = await visit.perform(totp.operations.removeTotp)
  if (outcome.done || outcome.problem.code === 'totp_not_on') return backToAccount('authenticator_off')
  if (outcome.problem.code === 'recent_authentication_required') return confirmFirst(authenticatorPath)
  return fail(outcome.problem)
}

const action = (name: string) => hidden('action', name)

function beginning({ language }: Visit): Document {
  const texts = authenticatorTexts[language]
  return {
    title: texts.title,
    content: html`<h1>${texts.title}</h1>
<p>${texts.intro}</p>
${form(authenticatorPath, [action('begin'), button(texts.begin)])}
<p class="after"><a href="${accountPath}">${texts.cancel}</a></p>`,
  }
}

function enrolling({ language }: Visit, { secret, uri }: Enrolment, problem?: Problem): Document {
  const texts = authenticatorTexts[language]
  const own = { totp_code_wrong: texts.wrong, 'bad-request': texts.wrong }
  const error = problem && sayProblem(problem, own, language)
  return {
    title: texts.title,
    status: problem?.status ?? 200,
    content: html`${errorSummary(error === undefined ? {} : { code: error }, shellTexts[language].errorTitle)}
<h1>${texts.title}</h1>
<ol class="steps">
<li>${texts.scan}
<div class="qr" role="img" aria-label="${texts.qr}">${new Html(renderSVG(uri, { border: 2 }))}</div>
<p><a href="${uri}">${texts.open}</a></p>
<details><summary>${texts.byHand}</summary><p>${texts.key}<br><code>${secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code></p></details></li>
<li>${texts.thenCode}</li>
</ol>
${form(authenticatorPath, [
  action('confirm'),
  field({
    name: 'code',
    label: texts.code,
    autocomplete: 'one-time-code',
    inputmode: 'numeric',
    maxlength: 20,
    code: true,
    error,
  }),
  button(texts.confirm),
])}
<p class="after"><a href="${accountPath}">${texts.cancel}</a></p>`,
  }
}

function removal({ language }: Visit): Document {
  const texts = authenticatorTexts[language]
  return {
    title: texts.title,
    content: html`<h1>${texts.title}</h1>
<p>${texts.isOn}</p>
<p>${texts.removeAdvice}</p>
${form(authenticatorPath, [action('remove'), button(texts.remove, 'danger')])}
<p class="after"><a href="${accountPath}">${texts.cancel}</a></p>`,
  }
}
