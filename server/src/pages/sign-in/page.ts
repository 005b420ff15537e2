import { passkeySignIn } from '../../modules/people/session/passkey-sign-in/contract.ts'
import { session } from '../../modules/people/session/sign-in/contract.ts'
import type { BodyOf } from '../../platform/http/handler.ts'
import { html } from '../../platform/http/html.ts'
import { passkeyScript } from '../shell/assets.ts'
import { ownPath } from '../shell/destination.ts'
import { button, errorSummary, field, form, type FormErrors, hidden } from '../shell/form.ts'
import type { Language } from '../shell/language.ts'
import type { Problem } from '../shell/operations.ts'
import type { Document, Page, PageAnswer } from '../shell/page.ts'
import { credentialGiven, passkeyForm } from '../shell/passkey-form.ts'
import { passwordField } from '../shell/password-field.ts'
import { sayProblem } from '../shell/problem-texts.ts'
import { shellTexts } from '../shell/texts.ts'
import type { Visit } from '../shell/visit.ts'
import { arrival } from './arrival.ts'
import { forgottenPasswordPath, organisationPath, passkeyPath, signInPath } from './places.ts'
import { challenged } from './second-factor.ts'
import { signInTexts } from './texts.ts'

const purpose = 'sign-in organisation'

/**
 * Asks for the organisation, with a button for each, so that one press is enough. What the person has proved comes
 * along sealed, so that nobody types a password twice.
 */
function organisationChoice(visit: Visit, attempt: object, problem: Problem): Document {
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
function chosenOrganisation<Attempt extends object>(
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

  async take(visit) {
    const given = visit.form
    const [email, password] = [given.get('email') ?? '', given.get('password') ?? '']
    const next = ownPath(given.get('next') ?? undefined)
    const missing = missingOf(email, password, visit.language)
    if (Object.keys(missing).length > 0) return signInForm(visit, { email, next }, missing, 400)
    return begin(visit, { email, password, next })
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
  const texts = signInTexts[visit.language]
  const own = 'credential' in attempt ? passkeyProblems(texts) : { sign_in_failed: texts.signInFailed }
  return signInForm(visit, attempt, { '': sayProblem(problem, own, visit.language) }, problem.status)
}

/** What was left empty. No account has an address of fewer than three characters, or one without an at sign. */
function missingOf(email: string, password: string, language: Language): FormErrors {
  const texts = signInTexts[language]
  return {
    ...(/.@./.test(email) ? {} : { email: texts.emailMissing }),
    ...(password === '' ? { password: texts.passwordMissing } : {}),
  }
}

function signInForm(
  { language, passkeyOrigin }: Visit,
  attempt: { readonly email?: string; readonly next: string | undefined },
  errors: FormErrors = {},
  status = 200,
): Document {
  const { email, next } = attempt
  const texts = signInTexts[language]
  return {
    title: texts.title,
    status,
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
    error: errors['email'],
    first: status === 200,
  }),
  passwordField(language, { label: texts.password, error: errors['password'] }),
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
  origin: passkeyOrigin,
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
