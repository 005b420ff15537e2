import { texts } from '../shell/language.ts'

export const authenticatorTexts = texts({
  fi: {
    title: 'Todennussovellus',
    intro:
      'Todennussovellus näyttää puhelimessa kuusinumeroisen koodin, joka vaihtuu puolen minuutin välein. Kun se on käytössä, pelkkä salasana ei riitä kirjautumiseen.',
    begin: 'Ota käyttöön',
    scan: 'Lue QR-koodi sovelluksella.',
    qr: 'QR-koodi todennussovellukselle',
    open: 'Avaa tämän laitteen sovelluksessa',
    byHand: 'Syötä avain käsin',
    key: 'Avain:',
    thenCode: 'Kirjoita koodi, jonka sovellus näyttää.',
    code: 'Koodi',
    confirm: 'Vahvista',
    wrong: 'Koodi on väärä. Tarkista puhelimen kello ja kirjoita seuraava koodi.',
    isOn: 'Todennussovellus on käytössä.',
    removeAdvice:
      'Jos poistat sen etkä käytä pääsyavainta, kirjautumiseen riittää salasana, eivätkä palautuskoodit enää toimi.',
    remove: 'Poista todennussovellus',
    cancel: 'Takaisin omalle tilille',
  },
  sv: {
    title: 'Autentiseringsapp',
    intro:
      'En autentiseringsapp visar i telefonen en sexsiffrig kod som byts varje halv minut. När den är i bruk räcker inte bara lösenordet för att logga in.',
    begin: 'Ta i bruk',
    scan: 'Läs QR-koden med appen.',
    qr: 'QR-kod för autentiseringsappen',
    open: 'Öppna i appen på den här enheten',
    byHand: 'Mata in nyckeln för hand',
    key: 'Nyckel:',
    thenCode: 'Skriv koden som appen visar.',
    code: 'Kod',
    confirm: 'Bekräfta',
    wrong: 'Koden är fel. Kontrollera telefonens klocka och skriv nästa kod.',
    isOn: 'Autentiseringsappen är i bruk.',
    removeAdvice:
      'Om du tar bort den och inte har någon lösennyckel räcker lösenordet för att logga in, och återställningskoderna slutar gälla.',
    remove: 'Ta bort autentiseringsappen',
    cancel: 'Tillbaka till mitt konto',
  },
  en: {
    title: 'Authenticator app',
    intro:
      'An authenticator app on your phone shows a six-digit code that changes every half minute. Once it is on, the password alone is not enough to sign in.',
    begin: 'Set up',
    scan: 'Scan the QR code with the app.',
    qr: 'QR code for the authenticator app',
    open: 'Open in the app on this device',
    byHand: 'Type the key in by hand',
    key: 'Key:',
    thenCode: 'Type the code that the app shows.',
    code: 'Code',
    confirm: 'Confirm',
    wrong: 'The code is wrong. Check the clock of the phone and type the next code.',
    isOn: 'Your authenticator app is on.',
    removeAdvice:
      'If you remove it and have no passkey, the password is enough to sign in, and your recovery codes stop working.',
    remove: 'Remove the authenticator app',
    cancel: 'Back to your account',
  },
})
