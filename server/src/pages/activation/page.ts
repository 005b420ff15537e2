import { session } from '../../modules/session/sign-in/contract.ts'
import { html } from '../../platform/http/html.ts'
import { button, errorSummary, field, form, type FormErrors, hidden } from '../shell/form.ts'
import { LinkedToken } from '../shell/linked-token.ts'
import type { Document, Page } from '../shell/page.ts'
import { sayProblem } from '../shell/problem-texts.ts'
import { shellTexts } from '../shell/texts.ts'
import type { Visit } from '../shell/visit.ts'
import { signInPath } from '../sign-in/places.ts'
import { challenged } from '../sign-in/second-factor.ts'
import { activationTexts } from './texts.ts'

/** The path that invitations link to, as `/activate?token=…`. */
export const activationPath = '/activate'
const link = new LinkedToken('activation')

export const activationPage: Page = {
  path: activationPath,

  show(visit) {
    const cleared = link.cleared(visit)
    if (cleared) return cleared
    const token = link.of(visit)
    return token === '' ? deadLink(visit) : activationForm(visit, token)
  },

  async take(visit) {
    const token = visit.form.get('token') ?? ''
    const password = visit.form.get('password') ?? ''
    const outcome = await visit.perform(session.operations.activate, { body: { token, password } })
    if (outcome.done) {
      link.forget(visit)
      return { goTo: '/account' }
    }
    const { problem } = outcome
    if (problem.code === 'invitation_not_found') return deadLink(visit)
    if (problem.code === 'second_factor_required') return challenged(visit, problem, undefined)
    const texts = activationTexts[visit.language]
    const own = { sign_in_failed: texts.hasPassword, password_too_weak: texts.tooWeak }
    link.keep(visit, token)
    const aboutPassword = problem.code in own || problem.code === 'bad-request'
    const said = problem.code === 'bad-request' ? texts.tooWeak : sayProblem(problem, own, visit.language)
    return activationForm(visit, token, { [aboutPassword ? 'password' : '']: said }, problem.status)
  },
}

function activationForm({ language }: Visit, token: string, errors: FormErrors = {}, status = 200): Document {
  const texts = activationTexts[language]
  return {
    title: texts.title,
    status,
    content: html`${errorSummary(errors, shellTexts[language].errorTitle)}
<h1>${texts.title}</h1>
<p>${texts.intro}</p>
${form(activationPath, [
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
  button(texts.activate),
])}`,
  }
}

function deadLink(visit: Visit): Document {
  link.forget(visit)
  const texts = activationTexts[visit.language]
  return {
    title: texts.linkDeadTitle,
    status: 404,
    content: html`<h1>${texts.linkDeadTitle}</h1>
<p>${texts.linkDead}</p>
<p><a class="button" href="${signInPath}">${texts.signIn}</a></p>`,
  }
}
