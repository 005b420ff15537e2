import { passwords } from '../../modules/people/session/passwords/contract.ts'
import { html } from '../../platform/http/html.ts'
import { button, errorSummary, field, form, type FormErrors } from '../shell/form.ts'
import type { Document, Page } from '../shell/page.ts'
import { sayProblem } from '../shell/problem-texts.ts'
import { shellTexts } from '../shell/texts.ts'
import type { Visit } from '../shell/visit.ts'
import { forgottenPasswordPath, signInPath } from '../sign-in/places.ts'
import { forgottenPasswordTexts } from './texts.ts'

const sentPath = `${forgottenPasswordPath}/sent`

/** Asks for a link to a new password; what it answers is the same whether there is such an account or not. */
export const forgottenPasswordPage: Page = {
  path: forgottenPasswordPath,

  show: visit => request(visit, ''),

  async take(visit) {
    const email = visit.form.get('email') ?? ''
    const outcome = await visit.perform(passwords.operations.forgotPassword, { body: { email } })
    if (outcome.done) return { goTo: sentPath }
    const { problem } = outcome
    const own = { 'bad-request': forgottenPasswordTexts[visit.language].emailWrong }
    const said = sayProblem(problem, own, visit.language)
    return request(visit, email, { [problem.code === 'bad-request' ? 'email' : '']: said }, problem.status)
  },
}

export const linkSentPage: Page = {
  path: sentPath,

  show({ language, sendsMail }) {
    const texts = forgottenPasswordTexts[language]
    const said = sendsMail ? texts.mailed : texts.held
    return {
      title: said.doneTitle,
      content: html`<h1>${said.doneTitle}</h1>
<p>${said.done}</p>
<p>${said.advice}</p>
<ul class="ways"><li><a href="${forgottenPasswordPath}">${texts.again}</a></li>
<li><a href="${signInPath}">${texts.toSignIn}</a></li></ul>`,
    }
  },
}

function request(
  { language, sendsMail }: Visit,
  email: string,
  errors: FormErrors = {},
  status = 200,
): Document {
  const texts = forgottenPasswordTexts[language]
  const said = sendsMail ? texts.mailed : texts.held
  return {
    title: texts.forgotten,
    status,
    content: html`${errorSummary(errors, shellTexts[language].errorTitle)}
<h1>${texts.forgotten}</h1>
<p>${said.intro}</p>
${form(forgottenPasswordPath, [
  field({
    name: 'email',
    label: texts.email,
    type: 'email',
    autocomplete: 'username',
    value: email,
    maxlength: 320,
    error: errors['email'],
    first: status === 200,
  }),
  button(said.send),
])}
<p class="after"><a href="${signInPath}">${texts.toSignIn}</a></p>`,
  }
}
