import { passwords } from '../../modules/people/session/passwords/contract.ts'
import { html } from '../../platform/http/html.ts'
import { deadLink } from '../shell/dead-link.ts'
import { button, errorSummary, form, type FormErrors, hidden, username } from '../shell/form.ts'
import { LinkedToken } from '../shell/linked-token.ts'
import { fail } from '../shell/operations.ts'
import type { Document, Page, PageAnswer } from '../shell/page.ts'
import { newPasswordField, passwordTooWeak } from '../shell/password-field.ts'
import { sayProblem } from '../shell/problem-texts.ts'
import { shellTexts } from '../shell/texts.ts'
import type { Visit } from '../shell/visit.ts'
import { forgottenPasswordPath, signInPath } from '../sign-in/places.ts'
import { forgottenPasswordTexts } from './texts.ts'

/** The path that the mail links to, as `/reset-password?token=…`. */
const newPasswordPath = '/reset-password'
const link = new LinkedToken('new-password')
const savedPath = `${newPasswordPath}/done`

export const newPasswordPage: Page = {
  path: newPasswordPath,

  show(visit) {
    return link.cleared(visit) ?? newPassword(visit, link.of(visit))
  },

  async take(visit) {
    const token = visit.form.get('token') ?? ''
    const password = visit.form.get('password') ?? ''
    const outcome = await visit.perform(passwords.operations.choosePassword, {
      body: { token, password },
    })
    if (outcome.done) {
      link.forget(visit)
      return { goTo: savedPath }
    }
    const { problem } = outcome
    if (problem.code === 'password_link_not_found') return deadReset(visit)
    const tooWeak = passwordTooWeak(visit.language)
    const own = { password_too_weak: tooWeak, 'bad-request': tooWeak }
    link.keep(visit, token)
    const said = sayProblem(problem, own, visit.language)
    return newPassword(visit, token, { [problem.code in own ? 'password' : '']: said }, problem.status)
  },
}

export const passwordSavedPage: Page = {
  path: savedPath,

  show({ language }) {
    const texts = forgottenPasswordTexts[language]
    return {
      title: texts.savedTitle,
      content: html`<h1>${texts.savedTitle}</h1>
<p>${texts.saved}</p>
<p><a class="button" href="${signInPath}">${texts.signIn}</a></p>`,
    }
  },
}

/** The form, when the link still works: nobody types a password for one that does not. */
async function newPassword(
  visit: Visit,
  token: string,
  errors: FormErrors = {},
  status = 200,
): Promise<PageAnswer> {
  const { language } = visit
  const texts = forgottenPasswordTexts[language]
  if (token === '') return deadReset(visit, { title: texts.noLinkTitle, reason: texts.noLink })
  const outcome = await visit.perform(passwords.operations.passwordLink, { body: { token } })
  if (!outcome.done) {
    const { problem } = outcome
    // Text that no link of ours has ever had is malformed to the operation.
    if (problem.code === 'password_link_not_found' || problem.code === 'bad-request') return deadReset(visit)
    return fail(problem)
  }
  return {
    title: texts.newTitle,
    status,
    content: html`${errorSummary(errors, shellTexts[language].errorTitle)}
<h1>${texts.newTitle}</h1>
<p class="who">${outcome.answer.email}</p>
<p>${texts.endsSessions}</p>
${form(newPasswordPath, [
  hidden('token', token),
  username(outcome.answer.email),
  newPasswordField(language, {
    label: texts.password,
    error: errors['password'],
    first: status === 200,
  }),
  button(texts.save),
])}`,
  }
}

function deadReset(visit: Visit, said?: { readonly title: string; readonly reason: string }): Document {
  link.forget(visit)
  const texts = forgottenPasswordTexts[visit.language]
  return deadLink({
    title: texts.linkDeadTitle,
    reason: texts.linkDead,
    ...said,
    advice: texts.linkDeadAdvice,
    way: { to: forgottenPasswordPath, label: texts.newLink },
  })
}
