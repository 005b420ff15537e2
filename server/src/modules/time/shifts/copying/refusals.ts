import { count, date } from '../../../../platform/contract/reason-values.ts'
import { refusals } from '../../../../platform/contract/refusals.ts'
import { shiftsOfCopy } from './rules.ts'

export const copyRefusals = refusals({
  shift_copy_too_large: {
    status: 422,
    values: {
      shifts: count('How many shifts the period has.'),
    },
    title: 'There are too many shifts to copy',
    when: `The period of the unit has more than ${shiftsOfCopy} shifts.`,
    remedy: 'Copy a part of the period at a time.',
    translations: {
      fi: ['Kopioitavia vuoroja on liikaa', 'Kopioi osa jaksosta kerrallaan.'],
      sv: ['Det är för många pass att kopiera', 'Kopiera en del av perioden åt gången.'],
    },
  },
  shift_copy_overlaps: {
    status: 422,
    values: {
      targetFrom: date('From when the copies would lie.'),
    },
    title: 'The period would be copied into itself',
    when: '`targetFrom` lies in the period that is copied, or the copies would reach into it.',
    remedy: 'Choose a day after the period, or so long before it that the copies end before it.',
    translations: {
      fi: [
        'Jakso kopioituisi itsensä päälle',
        'Valitse päivä jakson jälkeen, tai niin kauan ennen sitä, että kopiot päättyvät ennen jaksoa.',
      ],
      sv: [
        'Perioden skulle kopieras in i sig själv',
        'Välj en dag efter perioden, eller så långt före den att kopiorna slutar innan den börjar.',
      ],
    },
  },
})
