import { passwords } from '../../modules/people/session/passwords/contract.ts'
import { html } from '../../platform/http/html.ts'
import { button, errorSummary, form, type FormErrors, username } from '../shell/form.ts'
import type { Document, Page } from '../shell/page.ts'
import { newPasswordField, passwordField, passwordTooWeak } from '../shell/password-field.ts'
import { sayProblem } from '../shell/problem-texts.ts'
import { shellTexts } from '../shell/texts.ts'
import type { OpenSession, Visit } from '../shell/visit.ts'
import { signInFirst } from '../sign-in/places.ts'
import { passwordTexts } from './password-texts.ts'
import { accountPath, backToAccount, passwordPath } from './places.ts'

/** Changes the password of somebody who knows the present one. */
export const passwordPage: Page = {
  path: passwordPath,

  async show(visit) {
    const session = await visit.session()
    return session ? change(visit, session) : signInFirst(passwordPath)
  },

  async take(visit) {
    const session = await visit.session()
    if (!session) return signInFirst(passwordPath)
    const body = { current: visit.form.get('current') ?? '', new: visit.form.get('new') ?? '' }
    const outcome = await visit.perform(passwords.operations.changePassword, { body })
    if (outcome.done) return backToAccount('password_changed')
    const { problem } = outcome
    const texts = passwordTexts[visit.language]
    const tooWeak = passwordTooWeak(visit.language)
    const place = placeOf(problem.code, body)
    const own = {
      proof_failed: texts.wrong,
      password_too_weak: tooWeak,
      'bad-request': place === 'current' ? texts.wrong : tooWeak,
    }
    return change(visit, session, { [place]: sayProblem(problem, own, visit.language) }, problem.status)
  },
}

/** The field that a refusal is about. A body is malformed when one of the two is empty or without end. */
function placeOf(code: string, body: { readonly current: string }): string {
  if (code === 'proof_failed') return 'current'
  if (code === 'password_too_weak') return 'new'
  if (code === 'bad-request') return body.current === '' ? 'current' : 'new'
  return ''
}

function change(
  { language }: Visit,
  { person: { email } }: OpenSession,
  errors: FormErrors = {},
  status = 200,
): Document {
  const texts = passwordTexts[language]
  return {
    title: texts.title,
    status,
    content: html`${errorSummary(errors, shellTexts[language].errorTitle)}
<h1>${texts.title}</h1>
<p>${texts.endsOthers}</p>
${form(passwordPath, [
  username(email),
  passwordField(language, {
    name: 'current',
    label: texts.current,
    error: errors['current'],
    first: status === 200,
  }),
  newPasswordField(language, { name: 'new', label: texts.new, error: errors['new'] }),
  button(texts.save),
])}
<p class="after"><a href="${accountPath}">${texts.back}</a></p>`,
  }
}
