import { refusals } from '../../../../../platform/contract/refusals.ts'

export const closeReasonNotFound = refusals({
  close_reason_not_found: {
    status: 404,
    title: 'No such close reason',
    when: 'No close reason of the organisation has this id, or the one that a deal is closed with is not active or is for the other outcome.',
    remedy: 'Read the reasons from `GET /v1/crm/close-reasons`, and choose one of the `outcome`.',
    translations: {
      fi: [
        'Päätössyytä ei löydy',
        'Hae syyt osoitteesta `GET /v1/crm/close-reasons` ja valitse jokin, jolla on sama `outcome`.',
      ],
      sv: [
        'Avslutsorsaken finns inte',
        'Hämta orsakerna från `GET /v1/crm/close-reasons`, och välj en med rätt `outcome`.',
      ],
    },
  },
})
