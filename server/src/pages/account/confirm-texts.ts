import { texts } from '../shell/language.ts'

export const confirmTexts = texts({
  fi: {
    title: 'Vahvista, että se olet sinä',
    back: 'Takaisin omalle tilille',
    why: 'Kirjautumistapojen muuttaminen vaatii tuoreen vahvistuksen.',
    failed: {
      password: 'Salasana on väärä.',
      totp: 'Koodi on väärä tai se on jo käytetty. Odota seuraavaa koodia ja yritä uudelleen.',
      recovery_code: 'Palautuskoodi on väärä tai se on jo käytetty.',
      passkey: 'Pääsyavainta ei hyväksytty.',
    },
  },
  sv: {
    title: 'Bekräfta att det är du',
    back: 'Tillbaka till mitt konto',
    why: 'För att ändra hur du loggar in behövs en färsk bekräftelse.',
    failed: {
      password: 'Lösenordet är fel.',
      totp: 'Koden är fel eller redan använd. Vänta på nästa kod och försök igen.',
      recovery_code: 'Återställningskoden är fel eller redan använd.',
      passkey: 'Lösennyckeln godkändes inte.',
    },
  },
  en: {
    title: 'Confirm that it is you',
    back: 'Back to your account',
    why: 'Changing how you sign in needs a fresh confirmation.',
    failed: {
      password: 'The password is wrong.',
      totp: 'The code is wrong or was used already. Wait for the next one and try again.',
      recovery_code: 'The recovery code is wrong or was used already.',
      passkey: 'The passkey was not accepted.',
    },
  },
})
