import { session } from '../../modules/people/session/sign-in/contract.ts'
import type { AnswerOf } from '../../platform/http/handler.ts'
import { html } from '../../platform/http/html.ts'
import { accountPath } from '../account/places.ts'
import { deadLink } from '../shell/dead-link.ts'
import { button, errorSummary, form, type FormErrors, hidden, username } from '../shell/form.ts'
import { LinkedToken } from '../shell/linked-token.ts'
import { fail } from '../shell/operations.ts'
import type { Document, Page, PageAnswer } from '../shell/page.ts'
import { newPasswordField, passwordTooWeak } from '../shell/password-field.ts'
import { sayProblem } from '../shell/problem-texts.ts'
import { shellTexts } from '../shell/texts.ts'
import type { Visit } from '../shell/visit.ts'
import { signInPath } from '../sign-in/places.ts'
import { challenged } from '../sign-in/second-factor.ts'
import { activationTexts } from './texts.ts'

/** The path that invitations link to, as `/activate?token=…`. */
export const activationPath = '/activate'
const link = new LinkedToken('activation')

type Invitation = AnswerOf<(typeof session.operations)['invitation']>

export const activationPage: Page = {
  path: activationPath,

  show(visit) {
    return link.cleared(visit) ?? activation(visit, link.of(visit))
  },

  async take(visit) {
    const token = visit.form.get('token') ?? ''
    const password = visit.form.get('password') ?? ''
    const outcome = await visit.perform(session.operations.activate, { body: { token, password } })
    if (outcome.done) {
      link.forget(visit)
      return { goTo: accountPath }
    }
    const { problem } = outcome
    if (problem.code === 'invitation_not_found') return deadInvitation(visit)
    if (problem.code === 'second_factor_required') return challenged(visit, problem, undefined)
    const texts = activationTexts[visit.language]
    const tooWeak = passwordTooWeak(visit.language)
    const own = { sign_in_failed: texts.hasPassword, password_too_weak: tooWeak, 'bad-request': tooWeak }
    link.keep(visit, token)
    const said = sayProblem(problem, own, visit.language)
    return activation(visit, token, { [problem.code in own ? 'password' : '']: said }, problem.status)
  },
}

/** The form, when the link still works: nobody types a password for one that does not. */
async function activation(
  visit: Visit,
  token: string,
  errors: FormErrors = {},
  status = 200,
): Promise<PageAnswer> {
  if (token === '') return noLink(visit)
  const outcome = await visit.perform(session.operations.invitation, { body: { token } })
  if (outcome.done) return activationForm(visit, token, outcome.answer, errors, status)
  const { problem } = outcome
  // Text that no link of ours has ever had is malformed to the operation.
  if (problem.code === 'invitation_not_found' || problem.code === 'bad-request') return deadInvitation(visit)
  return fail(problem)
}

async function activationForm(
  visit: Visit,
  token: string,
  { organisation, email }: Invitation,
  errors: FormErrors,
  status: number,
): Promise<Document> {
  const { language } = visit
  const texts = activationTexts[language]
  const current = await visit.session()
  const another = current && current.person.email !== email ? current.person.email : undefined
  return {
    title: texts.title,
    status,
    content: html`${errorSummary(errors, shellTexts[language].errorTitle)}
<h1>${texts.title}</h1>
<p class="who"><strong>${organisation.name}</strong><br>${email}</p>
<p>${texts.intro}</p>
${another !== undefined && html`<p class="notice">${texts.signedInAs(another, email)}</p>`}
${form(activationPath, [
  hidden('token', token),
  username(email),
  newPasswordField(language, {
    label: texts.password,
    hint: texts.passwordHint,
    error: errors['password'],
    first: status === 200,
  }),
  button(texts.activate),
])}`,
  }
}

/** A link that no longer works; whoever has used it already is probably signed in. */
async function deadInvitation(visit: Visit): Promise<Document> {
  link.forget(visit)
  const texts = activationTexts[visit.language]
  const signedIn = (await visit.session()) !== undefined
  return deadLink({
    title: texts.linkDeadTitle,
    reason: texts.linkDead,
    advice: signedIn ? texts.isSignedIn : texts.linkDeadAdvice,
    way: signedIn ? { to: accountPath, label: texts.account } : { to: signInPath, label: texts.signIn },
  })
}

/** The address without a link, as a browser opens it again after a while. */
function noLink(visit: Visit): Document {
  const texts = activationTexts[visit.language]
  return deadLink({
    title: texts.noLinkTitle,
    reason: texts.noLink,
    advice: texts.linkDeadAdvice,
    way: { to: signInPath, label: texts.signIn },
  })
}
