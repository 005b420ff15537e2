import { session } from '../../modules/session/contract.ts'
import { html } from '../../platform/http/html.ts'
import { ownPath } from '../shell/destination.ts'
import { button, errorSummary, field, form, hidden } from '../shell/form.ts'
import type { Problem } from '../shell/operations.ts'
import type { Document, Page, PageAnswer } from '../shell/page.ts'
import { sayProblem } from '../shell/problem-texts.ts'
import { shellTexts } from '../shell/texts.ts'
import type { Visit } from '../shell/visit.ts'
import { arrival } from './arrival.ts'
import { chosenOrganisation, organisationChoice } from './organisation-choice.ts'
import { organisationPath, signInPath } from './places.ts'
import { challenged } from './second-factor.ts'
import { signInTexts } from './texts.ts'

/** What a person proves who they are with, and where they want to go then. */
interface Attempt {
  readonly email: string
  readonly password: string
  readonly organisationId?: string
  readonly next: string | undefined
}

export const signInPage: Page = {
  path: signInPath,

  async show(visit) {
    const next = ownPath(visit.query.get('next') ?? undefined)
    if (await visit.session()) return arrival(next)
    return signInForm(visit, { email: '', next })
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

/** Begins a session, or answers the page with what is still to be told. */
async function begin(visit: Visit, attempt: Attempt): Promise<PageAnswer> {
  const { next, ...body } = attempt
  const outcome = await visit.perform(session.operations.create, { body })
  if (outcome.done) return arrival(next)
  const { problem } = outcome
  if (problem.code === 'organisation_required') return organisationChoice(visit, attempt, problem)
  if (problem.code === 'second_factor_required') return challenged(visit, problem, next)
  return signInForm(visit, attempt, problem)
}

function signInForm(
  { language }: Visit,
  { email, next }: Pick<Attempt, 'email' | 'next'>,
  problem?: Problem,
): Document {
  const texts = signInTexts[language]
  const own = { sign_in_failed: texts.signInFailed }
  const errors = problem ? { '': sayProblem(problem, own, language) } : {}
  return {
    title: texts.title,
    status: problem?.status ?? 200,
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
])}`,
  }
}
