import { passkeySignIn } from '../../modules/session/passkey-sign-in/contract.ts'
import { session } from '../../modules/session/sign-in/contract.ts'
import type { BodyOf } from '../../platform/http/handler.ts'
import { html } from '../../platform/http/html.ts'
import { passkeyScript } from '../shell/assets.ts'
import { ownPath } from '../shell/destination.ts'
import { button, errorSummary, field, form, hidden } from '../shell/form.ts'
import type { Language } from '../shell/language.ts'
import type { Problem } from '../shell/operations.ts'
import type { Document, Page, PageAnswer } from '../shell/page.ts'
import { credentialGiven, passkeyForm } from '../shell/passkey-form.ts'
import { sayProblem } from '../shell/problem-texts.ts'
import { shellTexts } from '../shell/texts.ts'
import type { Visit } from '../shell/visit.ts'
import { arrival } from './arrival.ts'
import { chosenOrganisation, organisationChoice } from './organisation-choice.ts'
import { forgottenPasswordPath, organisationPath, passkeyPath, signInPath } from './places.ts'
import { challenged } from './second-factor.ts'
import { signInTexts } from './texts.ts'

/** What a person proves who they are with, and where they want to go then. */
type Attempt = (
  | { readonly email: string; readonly password: string }
  | { readonly credential: BodyOf<(typeof passkeySignIn.operations)['passkey']>['credential'] }
) & { readonly organisationId?: string; readonly next: string | undefined }

export const signInPage: Page = {
  path: signInPath,

  async show(visit) {
    const next = ownPath(visit.query.get('next') ?? undefined)
    if (await visit.session()) return arrival(next)
    return signInForm(visit, { next })
  },

  take(visit) {
    const given = visit.form
    return begin(visit, {
      email: given.get('email') ?? '',
      password: given.get('password') ?? '',
      next: ownPath(given.get('next') ?? undefined),
    })
  },
}

export const organisationPage: Page = {
  path: organisationPath,

  show: () => ({ goTo: signInPath }),

  async take(visit) {
    const chosen = chosenOrganisation<Attempt>(visit)
    if (!chosen) return { goTo: signInPath }
    return begin(visit, { ...chosen.attempt, organisationId: chosen.organisationId })
  },
}

/** The passkey that the script asked for, and nothing else. */
export const passkeyPage: Page = {
  path: passkeyPath,

  show: () => ({ goTo: signInPath }),

  take(visit) {
    const next = ownPath(visit.form.get('next') ?? undefined)
    return begin(visit, { credential: credentialGiven(visit.form), next })
  },
}

/** Begins a session, or answers the page with what is still to be told. */
async function begin(visit: Visit, attempt: Attempt): Promise<PageAnswer> {
  const { next, ...body } = attempt
  const outcome =
    'credential' in body
      ? await visit.perform(passkeySignIn.operations.passkey, { body })
      : await visit.perform(session.operations.create, { body })
  if (outcome.done) return arrival(next)
  const { problem } = outcome
  if (problem.code === 'organisation_required') return organisationChoice(visit, attempt, problem)
  if (problem.code === 'second_factor_required') return challenged(visit, problem, next)
  return signInForm(visit, attempt, problem)
}

function signInForm(
  { language }: Visit,
  attempt: { readonly email?: string; readonly next: string | undefined },
  problem?: Problem,
): Document {
  const { email, next } = attempt
  const texts = signInTexts[language]
  const own = 'credential' in attempt ? passkeyProblems(texts) : { sign_in_failed: texts.signInFailed }
  const errors = problem ? { '': sayProblem(problem, own, language) } : {}
  return {
    title: texts.title,
    status: problem?.status ?? 200,
    keep: { next },
    scripts: [passkeyScript],
    content: html`${errorSummary(errors, shellTexts[language].errorTitle)}
<h1>${texts.title}</h1>
${form(signInPath, [
  hidden('next', next),
  field({
    name: 'email',
    label: texts.email,
    type: 'email',
    autocomplete: 'username',
    value: email ?? '',
    maxlength: 320,
    first: !problem,
  }),
  field({
    name: 'password',
    label: texts.password,
    type: 'password',
    autocomplete: 'current-password',
    maxlength: 256,
  }),
  button(texts.signIn),
])}
${passkeyForm({
  action: passkeyPath,
  ceremony: 'get',
  options: { from: passkeySignIn.operations.passkeyOptions.path },
  label: texts.passkey,
  kind: 'quiet',
  content: hidden('next', next),
  aside: true,
  language,
})}
<p class="after"><a href="${forgottenPasswordPath}">${texts.forgottenPassword}</a></p>`,
  }
}

const passkeyProblems = (texts: (typeof signInTexts)[Language]) => ({
  sign_in_failed: texts.passkeyFailed,
  'bad-request': texts.passkeyFailed,
  challenge_not_found: texts.passkeyTooLate,
})
