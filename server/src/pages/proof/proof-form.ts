import { type Content, type Html, html } from '../../platform/http/html.ts'
import { withQuery } from '../shell/destination.ts'
import { button, field, form, hidden } from '../shell/form.ts'
import { type Language, texts } from '../shell/language.ts'
import { credentialGiven, type PasskeyForm, passkeyForm } from '../shell/passkey-form.ts'
import { passwordField } from '../shell/password-field.ts'

const proofTexts = texts({
  fi: {
    password: 'Salasana',
    totp: 'Todennussovelluksen koodi',
    totpHint: 'Kuusi numeroa, jotka sovellus näyttää nyt.',
    recoveryCode: 'Palautuskoodi',
    recoveryCodeHint: 'Yksi kymmenestä koodista, jotka tallensit. Kukin käy kerran.',
    passkeyIntro: 'Vahvista pääsyavaimella: sormenjäljellä, kasvoilla tai laitteen suojakoodilla.',
    continue: 'Jatka',
    otherWays: 'Muut tavat',
    use: {
      password: 'Käytä salasanaa',
      totp: 'Käytä todennussovellusta',
      passkey: 'Käytä pääsyavainta',
      recovery_code: 'Käytä palautuskoodia',
    },
  },
  sv: {
    password: 'Lösenord',
    totp: 'Kod från autentiseringsappen',
    totpHint: 'De sex siffror som appen visar just nu.',
    recoveryCode: 'Återställningskod',
    recoveryCodeHint: 'En av de tio koder som du sparade. Varje kod gäller en gång.',
    passkeyIntro: 'Bekräfta med lösennyckeln: fingeravtryck, ansikte eller enhetens kod.',
    continue: 'Fortsätt',
    otherWays: 'Andra sätt',
    use: {
      password: 'Använd lösenord',
      totp: 'Använd autentiseringsapp',
      passkey: 'Använd lösennyckel',
      recovery_code: 'Använd återställningskod',
    },
  },
  en: {
    password: 'Password',
    totp: 'Code from your authenticator app',
    totpHint: 'The six digits that the app shows now.',
    recoveryCode: 'Recovery code',
    recoveryCodeHint: 'One of the ten codes you saved. Each works once.',
    passkeyIntro: 'Confirm with your passkey: fingerprint, face or the lock of your device.',
    continue: 'Continue',
    otherWays: 'Other ways',
    use: {
      password: 'Use your password',
      totp: 'Use your authenticator app',
      passkey: 'Use a passkey',
      recovery_code: 'Use a recovery code',
    },
  },
})

export const proofMethods = ['totp', 'passkey', 'recovery_code', 'password'] as const
export type ProofMethod = (typeof proofMethods)[number]

/** The method asked for, when it is among those there are; otherwise the handiest. */
export function chosenMethod(wanted: string | null, methods: readonly ProofMethod[]): ProofMethod {
  const handiest = proofMethods.find(method => methods.includes(method)) ?? 'password'
  return methods.find(method => method === wanted) ?? handiest
}

export interface ProofForm {
  readonly path: string
  readonly methods: readonly ProofMethod[]
  readonly method: ProofMethod
  /** What is wrong with the answer that was given. */
  readonly error?: string | undefined
  readonly passkeyOptions: PasskeyForm['options'] | undefined
  readonly next: string | undefined
  /** Where passkeys work; null when nowhere. */
  readonly origin: string | null
  readonly language: Language
}

/** Asks for one proof of who one is, and offers the other ways. */
export function proofForm(of: ProofForm): Html {
  const { path, methods, method, error, passkeyOptions, next, origin, language } = of
  const say = proofTexts[language]
  const others = methods.filter(other => other !== method)
  const along = [hidden('method', method), hidden('next', next)]
  return html`${
    method === 'passkey' && passkeyOptions
      ? html`<p>${say.passkeyIntro}</p>
${passkeyForm({ action: path, ceremony: 'get', options: passkeyOptions, label: say.use.passkey, content: along, origin, language })}`
      : form(path, [along, codeField(method, error, language), button(say.continue)])
  }
${
  others.length > 0 &&
  html`<h2 class="small">${say.otherWays}</h2>
<ul class="ways">${others.map(
    other => html`<li><a href="${withQuery(path, { method: other, next })}">${say.use[other]}</a></li>`,
  )}</ul>`
}`
}

/** The field that the method's answer goes into. */
export const fieldOf: Readonly<Record<ProofMethod, string>> = {
  totp: 'totp',
  recovery_code: 'recoveryCode',
  password: 'password',
  passkey: '',
}

function codeField(method: ProofMethod, error: string | undefined, language: Language): Content {
  const say = proofTexts[language]
  const first = error === undefined
  if (method === 'password') return passwordField(language, { label: say.password, error, first })
  if (method === 'recovery_code')
    return field({
      name: 'recoveryCode',
      label: say.recoveryCode,
      hint: say.recoveryCodeHint,
      autocomplete: 'off',
      maxlength: 64,
      code: true,
      error,
      first,
    })
  return field({
    name: 'totp',
    label: say.totp,
    hint: say.totpHint,
    autocomplete: 'one-time-code',
    inputmode: 'numeric',
    maxlength: 20,
    code: true,
    error,
    first,
  })
}

/** The answer as the operations take it: exactly one proof. */
export function proofGiven(given: URLSearchParams): Record<string, unknown> {
  const method = given.get('method')
  if (method === 'passkey') return { passkey: credentialGiven(given) }
  if (method === 'password') return { password: given.get('password') ?? '' }
  if (method === 'recovery_code') return { recoveryCode: (given.get('recoveryCode') ?? '').trim() }
  return { totp: (given.get('totp') ?? '').trim() }
}
