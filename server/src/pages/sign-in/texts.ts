import { texts } from '../shell/language.ts'

export const signInTexts = texts({
  fi: {
    title: 'Kirjaudu sisään',
    email: 'Sähköpostiosoite',
    password: 'Salasana',
    signIn: 'Kirjaudu sisään',
    signInFailed: 'Sähköpostiosoite tai salasana on väärä.',
    chooseOrganisation: 'Valitse organisaatio',
    chooseIntro: 'Kuulut useaan organisaatioon. Mihin kirjaudut nyt?',
    signedIn: 'Olet kirjautunut sisään',
    goOn: 'Jatka',
  },
  sv: {
    title: 'Logga in',
    email: 'E-postadress',
    password: 'Lösenord',
    signIn: 'Logga in',
    signInFailed: 'E-postadressen eller lösenordet är fel.',
    chooseOrganisation: 'Välj organisation',
    chooseIntro: 'Du hör till flera organisationer. Vilken loggar du in i nu?',
    signedIn: 'Du är inloggad',
    goOn: 'Fortsätt',
  },
  en: {
    title: 'Sign in',
    email: 'E-mail address',
    password: 'Password',
    signIn: 'Sign in',
    signInFailed: 'The e-mail address or the password is wrong.',
    chooseOrganisation: 'Choose an organisation',
    chooseIntro: 'You belong to several organisations. Which one are you signing in to?',
    signedIn: 'You are signed in',
    goOn: 'Continue',
  },
})
