import { refusals } from '../../../../platform/contract/refusals.ts'

export const timeBankNotFound = refusals({
  time_bank_not_found: {
    status: 404,
    title: 'No such time bank',
    when: 'No time bank of the organisation has this id or code, or the one that an account is to be of is not active.',
    remedy: 'Read the time banks from `GET /v1/time-banks`.',
    translations: {
      fi: ['Työaikapankkia ei löydy', 'Hae työaikapankit osoitteesta `GET /v1/time-banks`.'],
      sv: ['Arbetstidsbanken finns inte', 'Hämta arbetstidsbankerna från `GET /v1/time-banks`.'],
    },
  },
})
