import { texts } from '../shell/language.ts'

export const passwordTexts = texts({
  fi: {
    title: 'Vaihda salasana',
    endsOthers: 'Uusi salasana päättää muut istuntosi.',
    current: 'Nykyinen salasana',
    new: 'Uusi salasana',
    hint: 'Vähintään 12 merkkiä. Muutama toisiinsa liittymätön sana on hyvä salasana.',
    save: 'Vaihda salasana',
    wrong: 'Nykyinen salasana on väärä.',
    tooWeak:
      'Uudessa salasanassa on oltava vähintään 12 merkkiä. Se ei saa olla tavallinen salasana eikä koostua nimestäsi, osoitteestasi, organisaatiosi nimestä tai päivämäärästä. Muutama toisiinsa liittymätön sana käy hyvin.',
    back: 'Takaisin omalle tilille',
  },
  sv: {
    title: 'Byt lösenord',
    endsOthers: 'Ett nytt lösenord avslutar dina andra sessioner.',
    current: 'Nuvarande lösenord',
    new: 'Nytt lösenord',
    hint: 'Minst 12 tecken. Några ord utan samband är ett bra lösenord.',
    save: 'Byt lösenord',
    wrong: 'Det nuvarande lösenordet är fel.',
    tooWeak:
      'Det nya lösenordet måste ha minst 12 tecken. Det får inte vara ett vanligt lösenord och inte bestå av ditt namn, din adress, din organisations namn eller ett datum. Några ord utan samband går bra.',
    back: 'Tillbaka till mitt konto',
  },
  en: {
    title: 'Change your password',
    endsOthers: 'A new password ends your other sessions.',
    current: 'Current password',
    new: 'New password',
    hint: 'At least 12 characters. A few unrelated words make a good password.',
    save: 'Change the password',
    wrong: 'The current password is wrong.',
    tooWeak:
      'The new password needs at least 12 characters. It must not be a usual password, nor be made of your name, your address, the name of your organisation or a date. A few unrelated words are fine.',
    back: 'Back to your account',
  },
})
