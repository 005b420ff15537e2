import type { Locale } from '../../../../platform/vocabulary/locales.ts'

/** What every letter says by itself. */
export const words: Readonly<Record<Locale, { readonly address: string; readonly automatic: string }>> = {
  fi: {
    address: 'Jos painike ei toimi, kopioi tämä osoite selaimeesi:',
    automatic: 'Tämä on automaattinen viesti Konttori-palvelusta.',
  },
  sv: {
    address: 'Om knappen inte fungerar, kopiera den här adressen till din webbläsare:',
    automatic: 'Det här är ett automatiskt meddelande från tjänsten Konttori.',
  },
  en: {
    address: 'If the button does not work, copy this address into your browser:',
    automatic: 'This is an automatic message from Konttori.',
  },
}
