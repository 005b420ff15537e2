import { date } from '../../../../platform/contract/reason-values.ts'
import { refusals } from '../../../../platform/contract/refusals.ts'

export const recognitionRefusals = refusals({
  recognition_days_invalid: {
    status: 422,
    title: 'The days of a recognition rule contradict each other',
    when: '`firstDay` and `lastDay` are not given together, are not in order, or are given for another method than `date`.',
    remedy: 'Send both, in order, with the method `date`, or neither.',
    translations: {
      fi: [
        'Tuloutussäännön päivät ovat ristiriidassa',
        'Lähetä molemmat päivät järjestyksessä menetelmällä `date`, tai ei kumpaakaan.',
      ],
      sv: [
        'Intäktsregelns dagar motsäger varandra',
        'Skicka båda dagarna i ordning med metoden `date`, eller ingendera.',
      ],
    },
  },
  recognition_before_last: {
    status: 422,
    values: {
      lastValidFrom: date('From when the last rule holds.'),
    },
    title: 'The recognition rule begins before the last one',
    when: '`validFrom` is before the day from which the last rule of the project holds.',
    remedy: 'Send a `validFrom` on that day or later; what was recognised before stays as it is.',
    translations: {
      fi: [
        'Tuloutussääntö alkaa ennen viimeistä sääntöä',
        'Lähetä `validFrom`, joka on sama päivä tai myöhempi; sitä ennen tuloutettu pysyy ennallaan.',
      ],
      sv: [
        'Intäktsregeln börjar före den sista regeln',
        'Skicka ett `validFrom` som är samma dag eller senare; det som intäktsförts tidigare står kvar.',
      ],
    },
  },
})
