import type { settings } from '../../modules/people/session/settings/contract.ts'
import type { AnswerOf } from '../../platform/http/handler.ts'
import { type Html, html } from '../../platform/http/html.ts'
import type { Visit } from '../shell/visit.ts'
import { authenticatorPath, passkeysPath, passwordPath, recoveryCodesPath } from './places.ts'
import { accountTexts } from './texts.ts'

/** How the person signs in, with a way to change each. */
export function methodsPart(
  { totp, passkeys, recoveryCodesLeft, secondFactor }: AnswerOf<(typeof settings.operations)['get']>,
  { language, passkeyOrigin }: Visit,
): Html {
  const canHavePasskeys = passkeyOrigin !== null
  const texts = accountTexts[language]
  const authenticatorOn = totp.state === 'on'
  const rows = [
    { path: passwordPath, name: texts.password, state: texts.passwordState },
    ...(canHavePasskeys || passkeys.length > 0
      ? [{ path: passkeysPath, name: texts.passkeys, state: texts.passkeyCount(passkeys.length) }]
      : []),
    {
      path: authenticatorPath,
      name: texts.authenticator,
      state: authenticatorOn ? texts.on : texts.off,
    },
    ...(secondFactor
      ? [{ path: recoveryCodesPath, name: texts.recoveryCodes, state: texts.codesLeft(recoveryCodesLeft) }]
      : []),
  ]
  return html`<section aria-labelledby="methods"><h2 id="methods">${texts.methods}</h2>
${!secondFactor && html`<p>${canHavePasskeys ? texts.passwordOnly : texts.passwordOnlyHere}</p>`}
<ul class="rows">${rows.map(
    ({ path, name, state }) => html`<li><div><strong>${name}</strong><p class="soft">${state}</p></div>
<a class="button quiet" href="${path}">${texts.manage}<span class="unseen"> ${name}</span></a></li>`,
  )}</ul></section>`
}
