import { refusals } from '../../../../../platform/contract/refusals.ts'

export const disqualifyReasonNotFound = refusals({
  disqualify_reason_not_found: {
    status: 404,
    title: 'No such reason to disqualify',
    when: 'No reason to disqualify a lead has this id, or the one that a lead is to be disqualified for is not active.',
    remedy: 'Read the reasons from `GET /v1/crm/disqualify-reasons`.',
    translations: {
      fi: ['Hylkäyssyytä ei löydy', 'Hae syyt osoitteesta `GET /v1/crm/disqualify-reasons`.'],
      sv: ['Diskvalificeringsorsaken finns inte', 'Hämta orsakerna från `GET /v1/crm/disqualify-reasons`.'],
    },
  },
})
