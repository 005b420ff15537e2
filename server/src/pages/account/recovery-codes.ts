import { recovery } from '../../modules/people/session/recovery/contract.ts'
import { settings } from '../../modules/people/session/settings/contract.ts'
import { html } from '../../platform/http/html.ts'
import { button, form, hidden } from '../shell/form.ts'
import { fail, orFail } from '../shell/operations.ts'
import type { Document, Page, PageAnswer } from '../shell/page.ts'
import type { OpenSession, Visit } from '../shell/visit.ts'
import { signInFirst } from '../sign-in/places.ts'
import { accountPath, backToAccount, confirmFirst, recoveryCodesPath } from './places.ts'
import { recoveryCodesTexts } from './recovery-codes-texts.ts'

const kept = 'recovery-codes'

/** Shows new codes, which the service tells once, until the person says that they are saved. */
export function showRecoveryCodes(visit: Visit, session: OpenSession, codes: readonly string[]): PageAnswer {
  visit.keep(kept, codes, session.id)
  return { goTo: recoveryCodesPath }
}

export const recoveryCodesPage: Page = {
  path: recoveryCodesPath,

  async show(visit) {
    const session = await visit.session()
    if (!session) return signInFirst(recoveryCodesPath)
    const codes = visit.kept<readonly string[]>(kept, session.id)
    if (codes) return fresh(visit, codes)
    const { recoveryCodesLeft, secondFactor } = orFail(await visit.perform(settings.operations.get))
    return secondFactor ? renewal(visit, recoveryCodesLeft) : backToAccount()
  },

  async take(visit) {
    const session = await visit.session()
    if (!session) return signInFirst(recoveryCodesPath)
    if (visit.form.get('action') === 'saved') {
      visit.forget(kept)
      return backToAccount('codes_saved')
    }
    const outcome = await visit.perform(recovery.operations.renewRecoveryCodes, { body: {} })
    if (outcome.done) return showRecoveryCodes(visit, session, outcome.answer.recoveryCodes)
    if (outcome.problem.code === 'recent_authentication_required') return confirmFirst(recoveryCodesPath)
    if (outcome.problem.code === 'second_factor_off') return backToAccount()
    return fail(outcome.problem)
  },
}

function fresh({ language }: Visit, codes: readonly string[]): Document {
  const texts = recoveryCodesTexts[language]
  return {
    title: texts.title,
    content: html`<h1>${texts.title}</h1>
<p>${texts.save}</p>
<ul class="codes">${codes.map(code => html`<li><code>${code}</code></li>`)}</ul>
${form(recoveryCodesPath, [hidden('action', 'saved'), button(texts.saved)])}`,
  }
}

function renewal({ language }: Visit, left: number): Document {
  const texts = recoveryCodesTexts[language]
  return {
    title: texts.title,
    content: html`<h1>${texts.title}</h1>
<p>${texts.left(left)}</p>
<p>${texts.renewAdvice}</p>
${form(recoveryCodesPath, [hidden('action', 'renew'), button(texts.renew)])}
<p class="after"><a href="${accountPath}">${texts.cancel}</a></p>`,
  }
}
