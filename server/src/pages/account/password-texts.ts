import { texts } from '../shell/language.ts'

export const passwordTexts = texts({
  fi: {
    title: 'Vaihda salasana',
    endsOthers: 'Uusi salasana päättää muut istuntosi.',
    current: 'Nykyinen salasana',
    new: 'Uusi salasana',
    save: 'Vaihda salasana',
    wrong: 'Nykyinen salasana on väärä.',
    back: 'Takaisin omalle tilille',
  },
  sv: {
    title: 'Byt lösenord',
    endsOthers: 'Ett nytt lösenord avslutar dina andra sessioner.',
    current: 'Nuvarande lösenord',
    new: 'Nytt lösenord',
    save: 'Byt lösenord',
    wrong: 'Det nuvarande lösenordet är fel.',
    back: 'Tillbaka till mitt konto',
  },
  en: {
    title: 'Change your password',
    endsOthers: 'A new password ends your other sessions.',
    current: 'Current password',
    new: 'New password',
    save: 'Change the password',
    wrong: 'The current password is wrong.',
    back: 'Back to your account',
  },
})
