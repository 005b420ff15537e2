import { texts } from '../shell/language.ts'

export const accountTexts = texts({
  fi: {
    title: 'Oma tili',
    signedInAs: (name: string, organisation: string) => `${name}, ${organisation}`,
    signOut: 'Kirjaudu ulos',
  },
  sv: {
    title: 'Mitt konto',
    signedInAs: (name: string, organisation: string) => `${name}, ${organisation}`,
    signOut: 'Logga ut',
  },
  en: {
    title: 'Your account',
    signedInAs: (name: string, organisation: string) => `${name}, ${organisation}`,
    signOut: 'Sign out',
  },
})
