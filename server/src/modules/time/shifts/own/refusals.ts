import { refusals } from '../../../../platform/contract/refusals.ts'

export const ownShiftRefusals = refusals({
  shift_own_not_found: {
    status: 404,
    title: 'No such shift of the caller',
    when: 'No published shift that the calling member works has this id.',
    remedy: 'Read the own shifts from `GET /v1/me/shifts`.',
    translations: {
      fi: ['Omaa vuoroa ei löydy', 'Hae omat vuorot osoitteesta `GET /v1/me/shifts`.'],
      sv: ['Det egna passet finns inte', 'Hämta de egna passen från `GET /v1/me/shifts`.'],
    },
  },
})
