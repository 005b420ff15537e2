import { secondFactor } from '../../modules/people/session/second-factor/contract.ts'
import type { BodyOf } from '../../platform/http/handler.ts'
import { html } from '../../platform/http/html.ts'
import { chosenMethod, fieldOf, proofForm, proofGiven, type ProofMethod } from '../proof/proof-form.ts'
import { passkeyScript } from '../shell/assets.ts'
import { errorSummary } from '../shell/form.ts'
import type { Problem } from '../shell/operations.ts'
import type { Document, Page, PageAnswer } from '../shell/page.ts'
import { sayProblem } from '../shell/problem-texts.ts'
import { shellTexts } from '../shell/texts.ts'
import type { Visit } from '../shell/visit.ts'
import { arrival } from './arrival.ts'
import { secondFactorPath, signInFirst, signInPath } from './places.ts'
import { signInTexts } from './texts.ts'

const kept = 'second-factor'

/** What the first step was answered with; the browser keeps it sealed, so that the page can be loaded again. */
interface Challenge {
  readonly challenge: string
  readonly methods: readonly ProofMethod[]
  readonly passkeyOptions?: unknown
  readonly next: string | undefined
}

/** On to the second step, with the challenge of `second_factor_required`. */
export function challenged(visit: Visit, { extra }: Problem, next: string | undefined): PageAnswer {
  const { challenge, methods, passkeyOptions } = extra
  visit.keep(kept, { challenge, methods, passkeyOptions, next })
  return { goTo: secondFactorPath }
}

export const secondFactorPage: Page = {
  path: secondFactorPath,

  show(visit) {
    const challenge = visit.kept<Challenge>(kept)
    if (!challenge) return { goTo: signInPath }
    return secondStep(visit, challenge, chosenMethod(visit.query.get('method'), challenge.methods))
  },

  async take(visit) {
    const challenge = visit.kept<Challenge>(kept)
    if (!challenge) return { goTo: signInPath }
    const given = { challenge: challenge.challenge, ...proofGiven(visit.form) }
    // What a browser sent is checked by the operation.
    const body = given as BodyOf<(typeof secondFactor.operations)['secondFactor']>
    const outcome = await visit.perform(secondFactor.operations.secondFactor, { body })
    if (outcome.done) {
      visit.forget(kept)
      return arrival(challenge.next)
    }
    const { problem } = outcome
    if (problem.code === 'challenge_not_found' || problem.code === 'sign_in_failed') {
      visit.forget(kept)
      return tooLate(visit, challenge.next)
    }
    return secondStep(visit, challenge, chosenMethod(visit.form.get('method'), challenge.methods), problem)
  },
}

function secondStep(visit: Visit, challenge: Challenge, method: ProofMethod, problem?: Problem): Document {
  const { language } = visit
  const texts = signInTexts[language]
  const wrong = texts.secondFactorFailed[method]
  const own = { second_factor_failed: wrong, 'bad-request': wrong }
  const error = problem && sayProblem(problem, own, language)
  const { methods, passkeyOptions } = challenge
  return {
    title: texts.secondFactor,
    status: problem?.status ?? 200,
    keep: { method },
    scripts: method === 'passkey' ? [passkeyScript] : [],
    content: html`${errorSummary(error === undefined ? {} : { [fieldOf[method]]: error }, shellTexts[language].errorTitle)}
<h1>${texts.secondFactor}</h1>
${proofForm({
  path: secondFactorPath,
  methods,
  method,
  error,
  passkeyOptions: { given: passkeyOptions },
  next: undefined,
  origin: visit.passkeyOrigin,
  language,
})}`,
  }
}

/** Five minutes or five wrong answers are over. */
function tooLate({ language }: Visit, next: string | undefined): Document {
  const texts = signInTexts[language]
  return {
    title: texts.tooLate,
    status: 401,
    content: html`<h1>${texts.tooLate}</h1>
<p>${texts.tooLateAdvice}</p>
<p><a class="button" href="${next === undefined ? signInPath : signInFirst(next).goTo}">${texts.beginAgain}</a></p>`,
  }
}
