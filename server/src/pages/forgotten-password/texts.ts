import { texts } from '../shell/language.ts'

export const forgottenPasswordTexts = texts({
  fi: {
    forgotten: 'Unohtuiko salasana?',
    mailed: {
      intro:
        'Kirjoita sähköpostiosoitteesi. Jos sillä on tunnus, lähetämme siihen linkin, josta voit valita uuden salasanan.',
      send: 'Lähetä linkki',
      doneTitle: 'Katso sähköpostisi',
      done: 'Jos osoitteella on tunnus, siihen on tulossa viesti, jossa on linkki. Linkki toimii kerran, tunnin ajan.',
      advice:
        'Eikö viestiä näy? Katso roskapostista ja tarkista osoite. Vain uusin linkki toimii, ja monen pyynnön jälkeen uusia ei lähetetä vähään aikaan.',
    },
    held: {
      intro:
        'Tämä palvelu ei lähetä sähköpostia, joten emme voi lähettää sinulle linkkiä uuteen salasanaan. Kirjoita osoitteesi, niin pyyntösi näkyy organisaatiosi ylläpitäjille.',
      send: 'Lähetä pyyntö',
      doneTitle: 'Ota yhteyttä ylläpitäjään',
      done: 'Tämä palvelu ei lähetä sähköpostia, joten viestiä ei ole tulossa. Jos osoitteella on tunnus, pyyntö näkyy sen organisaation ylläpitäjille.',
      advice:
        'Kerro ylläpitäjälle, että tarvitset uuden salasanan. Palvelimen hoitaja tekee sinulle linkin, josta valitset sen.',
    },
    email: 'Sähköpostiosoite',
    emailWrong: 'Kirjoita sähköpostiosoite.',
    again: 'Yritä uudelleen',
    toSignIn: 'Takaisin kirjautumiseen',
    newTitle: 'Valitse uusi salasana',
    password: 'Uusi salasana',
    save: 'Tallenna salasana',
    endsSessions:
      'Uusi salasana päättää kaiken, millä tunnukselle on tähän asti päästy: istunnot, pääsyavaimet, todennussovelluksen, palautuskoodit, henkilökohtaiset avaimet ja yhdistetyt sovellukset.',
    savedTitle: 'Salasana on vaihdettu',
    saved:
      'Kaikki, millä tunnukselle aiemmin pääsi, on päätetty: istunnot, pääsyavaimet, todennussovellus, palautuskoodit, henkilökohtaiset avaimet ja yhdistetyt sovellukset. Kirjaudu nyt uudella salasanalla; muuta ei kysytä.',
    signIn: 'Kirjaudu sisään',
    linkDeadTitle: 'Linkki ei enää toimi',
    noLinkTitle: 'Avaa linkki uudelleen',
    noLink: 'Uusi salasana valitaan vain linkistä. Avaa linkki viestistä uudelleen, tai kopioi se kokonaan.',
    linkDead: 'Linkki on jo käytetty, vanhentunut, korvattu uudemmalla tai kopioitu vajaana.',
    linkDeadAdvice: 'Salasanasi on ennallaan, ellet ole jo vaihtanut sitä linkistä.',
    newLink: 'Pyydä uusi linkki',
  },
  sv: {
    forgotten: 'Har du glömt lösenordet?',
    mailed: {
      intro:
        'Ange din e-postadress. Om den har ett konto skickar vi en länk dit, där du kan välja ett nytt lösenord.',
      send: 'Skicka länken',
      doneTitle: 'Titta i din e-post',
      done: 'Om det finns ett konto med adressen är ett meddelande med en länk på väg dit. Länken fungerar en gång, i en timme.',
      advice:
        'Syns inget meddelande? Titta i skräpposten och kontrollera adressen. Bara den nyaste länken fungerar, och efter många begäranden skickas inga nya på en stund.',
    },
    held: {
      intro:
        'Den här tjänsten skickar inte e-post, så vi kan inte skicka dig en länk till ett nytt lösenord. Ange din adress så syns din begäran för administratörerna i din organisation.',
      send: 'Skicka begäran',
      doneTitle: 'Kontakta en administratör',
      done: 'Den här tjänsten skickar inte e-post, så inget meddelande är på väg. Om det finns ett konto med adressen syns begäran för administratörerna i dess organisation.',
      advice:
        'Berätta för en administratör att du behöver ett nytt lösenord. Den som sköter servern gör en länk åt dig där du väljer det.',
    },
    email: 'E-postadress',
    emailWrong: 'Ange en e-postadress.',
    again: 'Försök igen',
    toSignIn: 'Tillbaka till inloggningen',
    newTitle: 'Välj ett nytt lösenord',
    password: 'Nytt lösenord',
    save: 'Spara lösenordet',
    endsSessions:
      'Ett nytt lösenord avslutar allt som hittills har öppnat kontot: sessioner, lösennycklar, autentiseringsappen, återställningskoder, personliga nycklar och anslutna appar.',
    savedTitle: 'Lösenordet är bytt',
    saved:
      'Allt som tidigare öppnade kontot har avslutats: sessioner, lösennycklar, autentiseringsappen, återställningskoder, personliga nycklar och anslutna appar. Logga nu in med det nya lösenordet; inget annat behövs.',
    signIn: 'Logga in',
    linkDeadTitle: 'Länken fungerar inte längre',
    noLinkTitle: 'Öppna länken igen',
    noLink:
      'Ett nytt lösenord väljs bara via länken. Öppna länken i meddelandet igen, eller kopiera den i sin helhet.',
    linkDead:
      'Länken har redan använts, är för gammal, har ersatts av en nyare eller har inte kopierats i sin helhet.',
    linkDeadAdvice: 'Ditt lösenord är oförändrat, om du inte redan har bytt det via länken.',
    newLink: 'Begär en ny länk',
  },
  en: {
    forgotten: 'Forgotten your password?',
    mailed: {
      intro:
        'Give your e-mail address. If it has an account, we will send a link to it to choose a new password with.',
      send: 'Send the link',
      doneTitle: 'Look at your e-mail',
      done: 'If there is an account with the address, a message with a link is on its way to it. The link works once, for an hour.',
      advice:
        'No message? Look among your spam and check the address. Only the newest link works, and after many requests no more are sent for a while.',
    },
    held: {
      intro:
        'This service does not send e-mail, so we cannot send you a link to a new password. Give your address, and the administrators of your organisation will see your request.',
      send: 'Send the request',
      doneTitle: 'Contact an administrator',
      done: 'This service does not send e-mail, so no message is on its way. If there is an account with the address, the administrators of its organisation can see the request.',
      advice:
        'Tell an administrator that you need a new password. Whoever runs the server makes a link for you to choose it with.',
    },
    email: 'E-mail address',
    emailWrong: 'Give an e-mail address.',
    again: 'Try again',
    toSignIn: 'Back to signing in',
    newTitle: 'Choose a new password',
    password: 'New password',
    save: 'Save the password',
    endsSessions:
      'A new password ends everything that has opened the account so far: sessions, passkeys, the authenticator app, recovery codes, personal keys and connected apps.',
    savedTitle: 'Your password has been changed',
    saved:
      'Everything that opened the account before has ended: sessions, passkeys, the authenticator app, recovery codes, personal keys and connected apps. Sign in with the new password now; nothing else is asked for.',
    signIn: 'Sign in',
    linkDeadTitle: 'This link no longer works',
    noLinkTitle: 'Open the link again',
    noLink:
      'A new password is chosen only by the link. Open the link in the message again, or copy the whole of it.',
    linkDead: 'The link has been used, has expired, was replaced by a newer one or was not copied whole.',
    linkDeadAdvice: 'Your password is as it was, unless you have changed it with the link already.',
    newLink: 'Ask for a new link',
  },
})
