import { passkeySignIn } from '../../modules/people/session/passkey-sign-in/contract.ts'
import { secondFactor } from '../../modules/people/session/second-factor/contract.ts'
import { settings } from '../../modules/people/session/settings/contract.ts'
import type { AnswerOf, BodyOf } from '../../platform/http/handler.ts'
import { html } from '../../platform/http/html.ts'
import { chosenMethod, fieldOf, proofForm, proofGiven, type ProofMethod } from '../proof/proof-form.ts'
import { passkeyScript } from '../shell/assets.ts'
import { ownPath } from '../shell/destination.ts'
import { errorSummary } from '../shell/form.ts'
import { orFail, type Problem } from '../shell/operations.ts'
import type { Document, Page } from '../shell/page.ts'
import { sayProblem } from '../shell/problem-texts.ts'
import { shellTexts } from '../shell/texts.ts'
import type { Visit } from '../shell/visit.ts'
import { signInFirst } from '../sign-in/places.ts'
import { accountPath, confirmPath } from './places.ts'
import { confirmTexts } from './confirm-texts.ts'

/** Asks a person who has been signed in for a while to show again who they are. */
export const confirmPage: Page = {
  path: confirmPath,

  async show(visit) {
    const next = ownPath(visit.query.get('next') ?? undefined)
    if (!(await visit.session())) return signInFirst(next ?? accountPath)
    const methods = methodsOf(orFail(await visit.perform(settings.operations.get)))
    return confirmation(visit, methods, chosenMethod(visit.query.get('method'), methods), next)
  },

  async take(visit) {
    const next = ownPath(visit.form.get('next') ?? undefined)
    if (!(await visit.session())) return signInFirst(next ?? accountPath)
    // What a browser sent is checked by the operation.
    const body = proofGiven(visit.form) as BodyOf<(typeof secondFactor.operations)['reauthenticate']>
    const outcome = await visit.perform(secondFactor.operations.reauthenticate, { body })
    if (outcome.done) return { goTo: next ?? accountPath }
    const methods = methodsOf(orFail(await visit.perform(settings.operations.get)))
    const method = chosenMethod(visit.form.get('method'), methods)
    return confirmation(visit, methods, method, next, outcome.problem)
  },
}

/** What the person can show. The password is known of everybody who has activated. */
function methodsOf({
  totp,
  passkeys,
  recoveryCodesLeft,
}: AnswerOf<(typeof settings.operations)['get']>): ProofMethod[] {
  return [
    ...(totp.state === 'on' ? (['totp'] as const) : []),
    ...(passkeys.length > 0 ? (['passkey'] as const) : []),
    'password',
    ...(recoveryCodesLeft > 0 ? (['recovery_code'] as const) : []),
  ]
}

function confirmation(
  { language, passkeyOrigin }: Visit,
  methods: readonly ProofMethod[],
  method: ProofMethod,
  next: string | undefined,
  problem?: Problem,
): Document {
  const texts = confirmTexts[language]
  const own = { proof_failed: texts.failed[method], 'bad-request': texts.failed[method] }
  const error = problem && sayProblem(problem, own, language)
  return {
    title: texts.title,
    status: problem?.status ?? 200,
    keep: { method, next },
    scripts: method === 'passkey' ? [passkeyScript] : [],
    content: html`${errorSummary(error === undefined ? {} : { [fieldOf[method]]: error }, shellTexts[language].errorTitle)}
<h1>${texts.title}</h1>
<p>${texts.why}</p>
${proofForm({
  path: confirmPath,
  methods,
  method,
  error,
  passkeyOptions: { from: passkeySignIn.operations.reauthenticateOptions.path },
  next,
  origin: passkeyOrigin,
  language,
})}
<p class="after"><a href="${accountPath}">${texts.back}</a></p>`,
  }
}
