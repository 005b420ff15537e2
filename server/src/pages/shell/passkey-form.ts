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
  readonly language: Language
}

/**
 * A form that a passkey fills in. It needs the passkey script, so it shows when that runs in a browser that knows
 * passkeys; otherwise it says why it is not there.
 */
export function passkeyForm(of: PasskeyForm): Html {
  const say = passkeyTexts[of.language]
  const source =
    'given' in of.options
      ? html` data-options="${JSON.stringify(of.options.given)}"`
      : html` data-options-from="${of.options.from}"`
  const failures = { cancelled: say.cancelled, exists: say.exists, failed: say.failed }
  return html`<form method="post" action="${of.action}" data-passkey="${of.ceremony}"${source} hidden novalidate>
${of.content}
${[hidden('credential', ''), hidden('failure', '')]}
${Object.entries(failures).map(
  ([failure, text]) => html`<p class="error" role="alert" data-failure="${failure}" hidden>${text}</p>`,
)}
${button(of.label, of.kind)}
</form>
<p class="soft" data-no-passkeys hidden>${say.unknown}</p>
<noscript><p class="soft">${say.needsScript}</p></noscript>`
}

/** What the passkey gave; undefined when the form did not come that far. */
export function credentialGiven(form: URLSearchParams): unknown {
  try {
    const credential: unknown = JSON.parse(form.get('credential') ?? '')
    return credential ?? undefined
  } catch {
    return undefined
  }
}

const passkeyTexts = texts({
  fi: {
    cancelled: 'Avainkoodin käyttö keskeytyi. Voit yrittää uudelleen.',
    exists: 'Tällä laitteella on jo avainkoodi tätä tunnusta varten.',
    failed: 'Avainkoodi ei toiminut. Voit yrittää uudelleen.',
    unknown: 'Tämä selain ei tunne avainkoodeja.',
    needsScript: 'Avainkoodit tarvitsevat JavaScriptin. Muut tavat toimivat ilman sitä.',
  },
  sv: {
    cancelled: 'Inloggningsnyckeln användes inte. Du kan försöka igen.',
    exists: 'Den här enheten har redan en inloggningsnyckel för kontot.',
    failed: 'Inloggningsnyckeln fungerade inte. Du kan försöka igen.',
    unknown: 'Den här webbläsaren känner inte till inloggningsnycklar.',
    needsScript: 'Inloggningsnycklar kräver JavaScript. Andra sätt fungerar utan.',
  },
  en: {
    cancelled: 'No passkey was used. You can try again.',
    exists: 'This device already has a passkey for the account.',
    failed: 'The passkey did not work. You can try again.',
    unknown: 'This browser does not know passkeys.',
    needsScript: 'Passkeys need JavaScript. The other ways work without it.',
  },
})
