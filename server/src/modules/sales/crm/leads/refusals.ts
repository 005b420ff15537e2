import { refusals } from '../../../../platform/contract/refusals.ts'
import { translations } from './refusal-translations.ts'

export const leadRefusals = refusals(translations, {
  crm_lead_not_found: {
    status: 404,
    title: 'No such lead',
    when: 'No lead of the organisation has this id.',
    remedy: 'Read the leads from `GET /v1/crm/leads`.',
  },
})

export const leadWriteRefusals = refusals(translations, {
  crm_lead_stale: {
    status: 409,
    title: 'The lead has changed',
    when: '`expectedUpdatedAt` is not the current `updatedAt` of the lead, or `businessId` was sent without it by a caller to whom it is masked.',
    remedy: 'Read the lead again, look at what changed, and send the change anew.',
  },
  crm_lead_converted: {
    status: 409,
    title: 'The lead is converted',
    when: 'A converted lead was to be changed, or converted once more.',
    remedy: 'Change the customer, the contact or the deal that `converted` of the lead names.',
  },
  crm_lead_disqualified: {
    status: 409,
    title: 'The lead is disqualified',
    when: 'A disqualified lead was to be worked on, qualified, disqualified again or converted.',
    remedy: 'Reopen the lead first.',
  },
  crm_lead_not_disqualified: {
    status: 409,
    title: 'The lead is open',
    when: 'A lead that is not disqualified was to be reopened.',
    remedy: 'Nothing to do; read the lead.',
  },
  crm_lead_anonymized: {
    status: 409,
    title: 'The lead is anonymised',
    when: 'A lead was to be changed from which what identified the person has been removed.',
    remedy: 'Make a new lead.',
  },
  crm_lead_opted_out: {
    status: 409,
    title: 'The person has opted out',
    when: 'Consent was to be recorded of a person who has opted out.',
    remedy: 'Send `optedOut: false` with it when the person has taken the opt-out back.',
  },
  crm_lead_business_id_invalid: {
    status: 422,
    title: 'The business id is none',
    when: '`businessId` is not a Finnish business id: seven digits, a hyphen and the right check digit.',
    remedy: 'Correct the business id, or leave it out.',
  },
})
