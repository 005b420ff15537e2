import { texts } from '../shell/language.ts'

export const activationTexts = texts({
  fi: {
    title: 'Ota tunnus käyttöön',
    intro: 'Sinut on kutsuttu Konttoriin. Valitse salasana, niin pääset sisään.',
    password: 'Salasana',
    passwordHint:
      'Vähintään 12 merkkiä. Muutama toisiinsa liittymätön sana on hyvä salasana. Jos sinulla on jo Konttori-tunnus ja haluat käyttää samaa, anna sen salasana.',
    activate: 'Ota käyttöön',
    linkDeadTitle: 'Linkki ei enää toimi',
    linkDead:
      'Linkki on jo käytetty, vanhentunut tai korvattu uudella. Pyydä ylläpitäjältä uusi kutsu. Jos olet jo ottanut tunnuksen käyttöön, voit kirjautua sisään.',
    signIn: 'Kirjaudu sisään',
    hasPassword:
      'Osoitteellasi on jo Konttori-tunnus. Anna sen salasana, tai valitse uusi salasana kirjautumissivun kautta ja avaa tämä linkki sitten uudelleen.',
    tooWeak:
      'Salasanassa on oltava vähintään 12 merkkiä. Se ei saa olla tavallinen salasana eikä koostua nimestäsi, osoitteestasi, organisaatiosi nimestä tai päivämäärästä. Muutama toisiinsa liittymätön sana käy hyvin.',
  },
  sv: {
    title: 'Ta kontot i bruk',
    intro: 'Du har blivit inbjuden till Konttori. Välj ett lösenord så kommer du in.',
    password: 'Lösenord',
    passwordHint:
      'Minst 12 tecken. Några ord utan samband är ett bra lösenord. Om du redan har ett Konttori-konto och vill använda samma, ange dess lösenord.',
    activate: 'Ta i bruk',
    linkDeadTitle: 'Länken fungerar inte längre',
    linkDead:
      'Länken har redan använts, blivit för gammal eller ersatts av en ny. Be en administratör om en ny inbjudan. Om du redan har tagit kontot i bruk kan du logga in.',
    signIn: 'Logga in',
    hasPassword:
      'Din adress har redan ett Konttori-konto. Ange dess lösenord, eller välj ett nytt via inloggningssidan och öppna sedan den här länken igen.',
    tooWeak:
      'Lösenordet måste ha minst 12 tecken. Det får inte vara ett vanligt lösenord och inte bestå av ditt namn, din adress, din organisations namn eller ett datum. Några ord utan samband går bra.',
  },
  en: {
    title: 'Activate your account',
    intro: 'You have been invited to Konttori. Choose a password and you are in.',
    password: 'Password',
    passwordHint:
      'At least 12 characters. A few unrelated words make a good password. If you already have a Konttori account and want to use the same one, give its password.',
    activate: 'Activate',
    linkDeadTitle: 'This link no longer works',
    linkDead:
      'The link has been used, has expired or was replaced by a newer one. Ask an administrator for a new invitation. If you have activated your account already, you can sign in.',
    signIn: 'Sign in',
    hasPassword:
      'Your address has a Konttori account already. Give its password, or choose a new one by way of the sign-in page and then open this link again.',
    tooWeak:
      'The password needs at least 12 characters. It must not be a usual password, nor be made of your name, your address, the name of your organisation or a date. A few unrelated words are fine.',
  },
})
