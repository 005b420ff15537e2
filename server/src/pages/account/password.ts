import { passwords } from '../../modules/session/passwords/contract.ts'
import { html } from '../../platform/http/html.ts'
import { button, errorSummary, field, form, type FormErrors } from '../shell/form.ts'
import type { Document, Page } from '../shell/page.ts'
import { sayProblem } from '../shell/problem-texts.ts'
import { shellTexts } from '../shell/texts.ts'
import type { Visit } from '../shell/visit.ts'
import { signInFirst } from '../sign-in/places.ts'
import { passwordTexts } from './password-texts.ts'
import { accountPath, backToAccount, passwordPath } from './places.ts'

/** Changes the password of somebody who knows the present one. */
export const passwordPage: Page = {
  path: passwordPath,

  async show(visit) {
    return (await visit.session()) ? change(visit) : signInFirst(passwordPath)
  },

  async take(visit) {
    if (!(await visit.session())) return signInFirst(passwordPath)
    const body = { current: visit.form.get('current') ?? '', new: visit.form.get('new') ?? '' }
    const outcome = await visit.perform(passwords.operations.changePassword, { body })
    if (outcome.done) return backToAccount('password_changed')
    const { problem } = outcome
    const texts = passwordTexts[visit.language]
    const place = placeOf(problem.code, body)
    const own = {
      proof_failed: texts.wrong,
      password_too_weak: texts.tooWeak,
      'bad-request': place === 'current' ? texts.wrong : texts.tooWeak,
    }
    return change(visit, { [place]: sayProblem(problem, own, visit.language) }, problem.status)
  },
}

/** The field that a refusal is about. A body is malformed when one of the two is empty or without end. */
function placeOf(code: string, body: { readonly current: string }): string {
  if (code === 'proof_failed') return 'current'
  if (code === 'password_too_weak') return 'new'
  if (code === 'bad-request') return body.current === '' ? 'current' : 'new'
  return ''
}

function change({ language }: Visit, errors: FormErrors = {}, status = 200): Document {
  const texts = passwordTexts[language]
  return {
    title: texts.title,
    status,
    content: html`${errorSummary(errors, shellTexts[language].errorTitle)}
<h1>${texts.title}</h1>
<p>${texts.endsOthers}</p>
${form(passwordPath, [
  field({
    name: 'current',
    label: texts.current,
    type: 'password',
    autocomplete: 'current-password',
    maxlength: 256,
    error: errors['current'],
    first: status === 200,
  }),
  field({
    name: 'new',
    label: texts.new,
    type: 'password',
    autocomplete: 'new-password',
    maxlength: 256,
    hint: texts.hint,
    error: errors['new'],
  }),
  button(texts.save),
])}
<p class="after"><a href="${accountPath}">${texts.back}</a></p>`,
  }
}
