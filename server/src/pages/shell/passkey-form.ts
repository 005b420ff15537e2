import { type Content, type Html, html } from '../../platform/http/html.ts'
import { button, hidden } from './form.ts'
import { type Language, texts } from './language.ts'

export interface PasskeyForm {
  readonly action: string
  readonly ceremony: 'create' | 'get'
  /** The options themselves, or the operation that answers them. */
  readonly options: { readonly given: unknown } | { readonly from: string }
  readonly label: string
  readonly kind?: 'primary' | 'quiet'
  /** Further fields. */
  readonly content?: Content
  /** Whether the form is one way of several, which nobody misses. */
  readonly aside?: boolean
  /** Where passkeys work; null when nowhere. */
  readonly origin: string | null
  readonly language: Language
}

/**
 * A form that a passkey fills in. It needs the passkey script, so it shows when that runs in a browser that knows
 * passkeys, at the origin that they work at; otherwise it says why it is not there.
 */
export function passkeyForm(of: PasskeyForm): Html {
  const say = passkeyTexts[of.language]
  if (of.origin === null) return of.aside ? html`` : html`<p class="soft">${say.nowhere}</p>`
  const source =
    'given' in of.options
      ? html` data-options="${JSON.stringify(of.options.given)}"`
      : html` data-options-from="${of.options.from}"`
  const failures = { cancelled: say.cancelled, exists: say.exists, failed: say.failed }
  return html`<form method="post" action="${of.action}" data-passkey="${of.ceremony}" data-origin="${of.origin}"${source} hidden novalidate>
${of.content}
${[hidden('credential', ''), hidden('failure', '')]}
${Object.entries(failures).map(
  ([failure, text]) => html`<p class="error" role="alert" data-failure="${failure}" hidden>${text}</p>`,
)}
${button(of.label, of.kind)}
</form>
<p class="soft" data-passkeys-elsewhere hidden>${say.elsewhere} <a></a></p>
${
  !of.aside &&
  html`<p class="soft" data-no-passkeys hidden>${say.unknown}</p>
<noscript><p class="soft">${say.needsScript}</p></noscript>`
}`
}

/**
 * What the passkey gave, as its operation takes it; it is the operation that checks what a browser sent. An empty
 * object when the form did not come that far.
 */
export function credentialGiven<Credential>(form: URLSearchParams): Credential {
  try {
    return JSON.parse(form.get('credential') ?? '') as Credential
  } catch {
    return {} as Credential
  }
}

const passkeyTexts = texts({
  fi: {
    cancelled: 'Pääsyavaimen käyttö keskeytyi. Voit yrittää uudelleen.',
    exists: 'Tällä laitteella on jo pääsyavain tätä tunnusta varten.',
    failed: 'Pääsyavain ei toiminut. Voit yrittää uudelleen.',
    unknown: 'Tämä selain ei tunne pääsyavaimia.',
    elsewhere: 'Pääsyavain toimii vain osoitteessa',
    nowhere:
      'Pääsyavaimia ei voi käyttää tässä palvelussa: selaimet vaativat niille HTTPS-osoitteen, jossa on verkkotunnus. Muut tavat toimivat.',
    needsScript: 'Pääsyavaimet tarvitsevat JavaScriptin. Muut tavat toimivat ilman sitä.',
  },
  sv: {
    cancelled: 'Lösennyckeln användes inte. Du kan försöka igen.',
    exists: 'Den här enheten har redan en lösennyckel för kontot.',
    failed: 'Lösennyckeln fungerade inte. Du kan försöka igen.',
    unknown: 'Den här webbläsaren känner inte till lösennycklar.',
    elsewhere: 'Lösennyckeln fungerar bara på adressen',
    nowhere:
      'Lösennycklar kan inte användas i den här tjänsten: webbläsare kräver en HTTPS-adress med ett domännamn för dem. Andra sätt fungerar.',
    needsScript: 'Lösennycklar kräver JavaScript. Andra sätt fungerar utan.',
  },
  en: {
    cancelled: 'No passkey was used. You can try again.',
    exists: 'This device already has a passkey for the account.',
    failed: 'The passkey did not work. You can try again.',
    unknown: 'This browser does not know passkeys.',
    elsewhere: 'Passkeys work only at',
    nowhere:
      'Passkeys cannot be used with this service: browsers ask for an HTTPS address with a domain name for them. The other ways work.',
    needsScript: 'Passkeys need JavaScript. The other ways work without it.',
  },
})
