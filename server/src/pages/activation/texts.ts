import { texts } from '../shell/language.ts'

export const activationTexts = texts({
  fi: {
    title: 'Ota tunnus käyttöön',
    intro:
      'Organisaatio on kutsunut sinut Konttoriin. Kirjaudut tällä osoitteella. Valitse salasana, niin pääset sisään.',
    signedInAs: (other: string, invited: string) =>
      `Tässä selaimessa on nyt kirjautuneena ${other}. Kutsu on osoitteelle ${invited}: kun otat tunnuksen käyttöön, jatkat tässä selaimessa sillä.`,
    password: 'Salasana',
    passwordHint:
      'Jos sinulla on jo Konttori-tunnus tällä osoitteella ja haluat käyttää samaa, anna sen salasana.',
    activate: 'Ota käyttöön',
    linkDeadTitle: 'Linkki ei enää toimi',
    linkDead: 'Linkki on jo käytetty, vanhentunut, korvattu uudella tai kopioitu vajaana.',
    linkDeadAdvice:
      'Jos olet jo ottanut tunnuksen käyttöön, kirjaudu sisään. Muuten pyydä uusi kutsu organisaatiosi ylläpitäjältä.',
    noLinkTitle: 'Avaa kutsun linkki uudelleen',
    noLink: 'Kutsu avautuu vain linkistään. Avaa linkki kutsuviestistä uudelleen, tai kopioi se kokonaan.',
    isSignedIn: 'Olet kirjautunut sisään, joten pääset suoraan omalle tilillesi.',
    account: 'Oma tili',
    signIn: 'Kirjaudu sisään',
    hasPassword:
      'Osoitteellasi on jo Konttori-tunnus. Anna sen salasana, tai valitse uusi salasana kirjautumissivun kautta ja avaa tämä linkki sitten uudelleen.',
  },
  sv: {
    title: 'Aktivera ditt konto',
    intro:
      'Organisationen har bjudit in dig till Konttori. Du loggar in med den här adressen. Välj ett lösenord så kommer du in.',
    signedInAs: (other: string, invited: string) =>
      `I den här webbläsaren är ${other} inloggad just nu. Inbjudan gäller ${invited}: när du aktiverar kontot fortsätter du med det i den här webbläsaren.`,
    password: 'Lösenord',
    passwordHint:
      'Om du redan har ett Konttori-konto med den här adressen och vill använda samma, ange dess lösenord.',
    activate: 'Aktivera',
    linkDeadTitle: 'Länken fungerar inte längre',
    linkDead:
      'Länken har redan använts, är för gammal, har ersatts av en ny eller har inte kopierats i sin helhet.',
    linkDeadAdvice:
      'Om du redan har aktiverat kontot kan du logga in. Be annars en administratör i din organisation om en ny inbjudan.',
    noLinkTitle: 'Öppna länken i inbjudan igen',
    noLink:
      'Inbjudan öppnas bara via sin länk. Öppna länken i meddelandet igen, eller kopiera den i sin helhet.',
    isSignedIn: 'Du är inloggad, så du kommer direkt till ditt konto.',
    account: 'Mitt konto',
    signIn: 'Logga in',
    hasPassword:
      'Din adress har redan ett Konttori-konto. Ange dess lösenord, eller välj ett nytt via inloggningssidan och öppna sedan den här länken igen.',
  },
  en: {
    title: 'Activate your account',
    intro:
      'The organisation has invited you to Konttori. You sign in with this address. Choose a password and you are in.',
    signedInAs: (other: string, invited: string) =>
      `${other} is signed in in this browser. The invitation is for ${invited}: when you activate, you go on as that account in this browser.`,
    password: 'Password',
    passwordHint:
      'If you already have a Konttori account with this address and want to use the same one, give its password.',
    activate: 'Activate',
    linkDeadTitle: 'This link no longer works',
    linkDead: 'The link has been used, has expired, was replaced by a newer one or was not copied whole.',
    linkDeadAdvice:
      'If you have activated your account already, sign in. Otherwise ask an administrator of your organisation for a new invitation.',
    noLinkTitle: 'Open the link of your invitation again',
    noLink:
      'An invitation opens only by its link. Open the link in the message again, or copy the whole of it.',
    isSignedIn: 'You are signed in, so you can go straight to your account.',
    account: 'Your account',
    signIn: 'Sign in',
    hasPassword:
      'Your address has a Konttori account already. Give its password, or choose a new one by way of the sign-in page and then open this link again.',
  },
})
