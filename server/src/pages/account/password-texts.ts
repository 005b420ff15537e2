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
      'Uudessa salasanassa on oltava vähintään 12 merkkiä, joista vähintään viisi erilaista, eikä se saa olla sähköpostiosoitteesi.',
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
      'Det nya lösenordet måste ha minst 12 tecken, varav minst fem olika, och får inte vara din e-postadress.',
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
      'The new password needs at least 12 characters, at least five of them different, and it must not be your e-mail address.',
    back: 'Back to your account',
  },
})
