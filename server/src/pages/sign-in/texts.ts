import { texts } from '../shell/language.ts'

export const signInTexts = texts({
  fi: {
    title: 'Kirjaudu sisään',
    email: 'Sähköpostiosoite',
    password: 'Salasana',
    signIn: 'Kirjaudu sisään',
    signInFailed: 'Sähköpostiosoite tai salasana on väärä.',
  },
  sv: {
    title: 'Logga in',
    email: 'E-postadress',
    password: 'Lösenord',
    signIn: 'Logga in',
    signInFailed: 'E-postadressen eller lösenordet är fel.',
  },
  en: {
    title: 'Sign in',
    email: 'E-mail address',
    password: 'Password',
    signIn: 'Sign in',
    signInFailed: 'The e-mail address or the password is wrong.',
  },
})
