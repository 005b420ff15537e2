import { session } from '../../modules/session/contract.ts'
import { html } from '../../platform/http/html.ts'
import { ownPath, withQuery } from '../shell/destination.ts'
import { button, errorSummary, field, form, type FormErrors, hidden } from '../shell/form.ts'
import type { Document, Page } from '../shell/page.ts'
import { sayProblem } from '../shell/problem-texts.ts'
import { shellTexts } from '../shell/texts.ts'
import type { Visit } from '../shell/visit.ts'
import { signInTexts } from './texts.ts'

export const signInPath = '/sign-in'

/** Where somebody goes who has to sign in first, and comes back from. */
export const signInFirst = (next: string) => ({ goTo: withQuery(signInPath, { next }) })

export const signInPage: Page = {
  path: signInPath,

  async show(visit) {
    const next = ownPath(visit.query.get('next') ?? undefined)
    if (await visit.session()) return { goTo: next ?? '/account' }
    return signInForm(visit, { email: '', next })
  },

  async take(visit) {
    const email = visit.form.get('email') ?? ''
    const password = visit.form.get('password') ?? ''
    const next = ownPath(visit.form.get('next') ?? undefined)
    const outcome = await visit.perform(session.operations.create, { body: { email, password } })
    if (outcome.done) return { goTo: next ?? '/account' }
    const { problem } = outcome
    const own = { sign_in_failed: signInTexts[visit.language].signInFailed }
    return signInForm(
      visit,
      { email, next },
      { '': sayProblem(problem, own, visit.language) },
      problem.status,
    )
  },
}

function signInForm(
  { language }: Visit,
  { email, next }: { readonly email: string; readonly next: string | undefined },
  errors: FormErrors = {},
  status = 200,
): Document {
  const texts = signInTexts[language]
  return {
    title: texts.title,
    status,
    keep: { next },
    content: html`${errorSummary(errors, shellTexts[language].errorTitle)}
<h1>${texts.title}</h1>
${form(signInPath, [
  hidden('next', next),
  field({
    name: 'email',
    label: texts.email,
    type: 'email',
    autocomplete: 'username',
    value: email,
    maxlength: 320,
    first: status === 200,
  }),
  field({
    name: 'password',
    label: texts.password,
    type: 'password',
    autocomplete: 'current-password',
    maxlength: 256,
  }),
  button(texts.signIn),
])}`,
  }
}
