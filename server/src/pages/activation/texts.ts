import { texts } from '../shell/language.ts'

export const activationTexts = texts({
  fi: {
    title: 'Ota tunnus käyttöön',
    intro: 'Sinut on kutsuttu Konttoriin. Valitse salasana, niin pääset sisään.',
    password: 'Salasana',
    passwordHint:
      'Vähintään 12 merkkiä. Muutama toisiinsa liittymätön sana on hyvä salasana. Jos sinulla on jo Konttorin salasana toisesta organisaatiosta, anna se.',
    activate: 'Ota käyttöön',
    linkDeadTitle: 'Linkki ei enää toimi',
    linkDead:
      'Linkki on jo käytetty, vanhentunut tai korvattu uudella. Pyydä ylläpitäjältä uusi kutsu. Jos olet jo ottanut tunnuksen käyttöön, voit kirjautua sisään.',
    signIn: 'Kirjaudu sisään',
    hasPassword: 'Sinulla on jo Konttorin salasana toisesta organisaatiosta. Anna se.',
    tooWeak:
      'Salasanassa on oltava vähintään 12 merkkiä. Se ei saa olla tavallinen salasana eikä koostua nimestäsi, osoitteestasi, organisaatiosi nimestä tai päivämäärästä. Muutama toisiinsa liittymätön sana käy hyvin.',
  },
  sv: {
    title: 'Ta kontot i bruk',
    intro: 'Du har blivit inbjuden till Konttori. Välj ett lösenord så kommer du in.',
    password: 'Lösenord',
    passwordHint:
      'Minst 12 tecken. Några ord utan samband är ett bra lösenord. Om du redan har ett lösenord till Konttori från en annan organisation, ange det.',
    activate: 'Ta i bruk',
    linkDeadTitle: 'Länken fungerar inte längre',
    linkDead:
      'Länken har redan använts, blivit för gammal eller ersatts av en ny. Be en administratör om en ny inbjudan. Om du redan har tagit kontot i bruk kan du logga in.',
    signIn: 'Logga in',
    hasPassword: 'Du har redan ett lösenord till Konttori från en annan organisation. Ange det.',
    tooWeak:
      'Lösenordet måste ha minst 12 tecken. Det får inte vara ett vanligt lösenord och inte bestå av ditt namn, din adress, din organisations namn eller ett datum. Några ord utan samband går bra.',
  },
  en: {
    title: 'Activate your account',
    intro: 'You have been invited to Konttori. Choose a password and you are in.',
    password: 'Password',
    passwordHint:
      'At least 12 characters. A few unrelated words make a good password. If you already have a Konttori password from another organisation, give that one.',
    activate: 'Activate',
    linkDeadTitle: 'This link no longer works',
    linkDead:
      'The link has been used, has expired or was replaced by a newer one. Ask an administrator for a new invitation. If you have activated your account already, you can sign in.',
    signIn: 'Sign in',
    hasPassword: 'You already have a Konttori password from another organisation. Give that one.',
    tooWeak:
      'The password needs at least 12 characters. It must not be a usual password, nor be made of your name, your address, the name of your organisation or a date. A few unrelated words are fine.',
  },
})
