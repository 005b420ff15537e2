import { type Html, html } from '../../platform/http/html.ts'
import { field } from './form.ts'
import { type Language, texts } from './language.ts'

interface PasswordField {
  readonly name?: string
  readonly label: string
  readonly hint?: string
  readonly error?: string | undefined
  readonly first?: boolean
}

/** A field for a password there is. */
export const passwordField = (language: Language, of: PasswordField): Html =>
  revealed(language, of, 'current-password')

/** A field for a password that is chosen now: what it has to be is said before it is typed. */
export const newPasswordField = (language: Language, { hint, ...of }: PasswordField): Html =>
  revealed(
    language,
    { ...of, hint: [passwordTexts[language].rules, hint].filter(Boolean).join(' ') },
    'new-password',
  )

/** What is said of a password that was refused. */
export const passwordTooWeak = (language: Language): string => passwordTexts[language].tooWeak

/** With the box that shows what is typed, which needs the forms script and is not there without. */
function revealed(language: Language, of: PasswordField, autocomplete: string): Html {
  const { name = 'password' } = of
  return html`${field({ ...of, name, type: 'password', autocomplete, maxlength: 256 })}
<label class="reveal" data-reveals="${name}" hidden><input type="checkbox"> ${passwordTexts[language].show}</label>`
}

const passwordTexts = texts({
  fi: {
    rules:
      'Vähintään 12 merkkiä: esimerkiksi muutama toisiinsa liittymätön sana. Ei yleinen salasana eikä oma nimesi, osoitteesi, organisaatiosi nimi tai päivämäärä.',
    tooWeak:
      'Salasanassa on oltava vähintään 12 merkkiä. Se ei saa olla yleinen salasana eikä koostua tiedoistasi.',
    show: 'Näytä salasana',
  },
  sv: {
    rules:
      'Minst 12 tecken, till exempel några ord utan samband. Inte ett vanligt lösenord och inte ditt namn, din adress, din organisations namn eller ett datum.',
    tooWeak:
      'Lösenordet måste ha minst 12 tecken. Det får inte vara ett vanligt lösenord eller bestå av dina uppgifter.',
    show: 'Visa lösenordet',
  },
  en: {
    rules:
      'At least 12 characters, such as a few unrelated words. Not a common password, and not your name, your address, the name of your organisation or a date.',
    tooWeak:
      'The password needs at least 12 characters. It must not be a common one or be made of your details.',
    show: 'Show password',
  },
})
