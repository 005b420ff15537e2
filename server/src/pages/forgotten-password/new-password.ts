import { passwords } from '../../modules/session/passwords/contract.ts'
import { html } from '../../platform/http/html.ts'
import { button, errorSummary, field, form, type FormErrors, hidden } from '../shell/form.ts'
import { LinkedToken } from '../shell/linked-token.ts'
import type { Document, Page } from '../shell/page.ts'
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
    const cleared = link.cleared(visit)
    if (cleared) return cleared
    const token = link.of(visit)
    return token === '' ? deadLink(visit) : newPassword(visit, token)
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
    if (problem.code === 'password_link_not_found') return deadLink(visit)
    const { tooWeak } = forgottenPasswordTexts[visit.language]
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

function newPassword({ language }: Visit, token: string, errors: FormErrors = {}, status = 200): Document {
  const texts = forgottenPasswordTexts[language]
  return {
    title: texts.newTitle,
    status,
    content: html`${errorSummary(errors, shellTexts[language].errorTitle)}
<h1>${texts.newTitle}</h1>
<p>${texts.endsSessions}</p>
${form(newPasswordPath, [
  hidden('token', token),
  field({
    name: 'password',
    label: texts.password,
    type: 'password',
    autocomplete: 'new-password',
    maxlength: 256,
    hint: texts.passwordHint,
    error: errors['password'],
    first: status === 200,
  }),
  button(texts.save),
])}`,
  }
}

function deadLink(visit: Visit): Document {
  link.forget(visit)
  const texts = forgottenPasswordTexts[visit.language]
  return {
    title: texts.linkDeadTitle,
    status: 404,
    content: html`<h1>${texts.linkDeadTitle}</h1>
<p>${texts.linkDead}</p>
<p><a class="button" href="${forgottenPasswordPath}">${texts.newLink}</a></p>`,
  }
}
