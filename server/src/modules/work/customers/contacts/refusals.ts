import { count } from '../../../../platform/contract/reason-values.ts'
import { refusals } from '../../../../platform/contract/refusals.ts'
import { contactsOfCustomer } from './record.ts'
import { translations } from './refusal-translations.ts'

export const contactRefusals = refusals(translations, {
  crm_contact_not_found: {
    status: 404,
    title: 'No such contact',
    when: 'No contact of the organisation has this id.',
    remedy: 'Read the contacts from `GET /v1/contacts`.',
  },
  crm_contact_customer_mismatch: {
    status: 409,
    title: 'The contact belongs to another customer',
    when: 'The contact is there, and is none of the customer, or not any more.',
    remedy: 'Take a contact of the customer, or link the person to it first.',
  },
})

export const contactLimitReached = refusals(translations, {
  crm_contact_limit_reached: {
    status: 422,
    values: {
      existing: count('How many contacts the customer has.'),
    },
    title: 'The customer has too many contacts',
    when: `The customer has ${contactsOfCustomer} contacts, deactivated ones counted, or would have more by a merge.`,
    remedy: 'Change one that is there.',
  },
})

export const contactWriteRefusals = refusals(translations, {
  crm_contact_stale: {
    status: 409,
    title: 'The contact has changed',
    when: '`expectedUpdatedAt` is not the current `updatedAt` of the contact.',
    remedy: 'Read the contact again, look at what changed, and send the change anew.',
  },
  crm_contact_already_linked: {
    status: 409,
    title: 'The person is a contact of the customer already',
    when: 'A person is linked to a customer whose contact they are, active or not.',
    remedy: 'Change the contact; reactivate a deactivated one.',
  },
  crm_contact_opted_out: {
    status: 409,
    title: 'The person has opted out',
    when: 'Consent was to be recorded of a person who has opted out.',
    remedy: 'Send `optedOut: false` with it when the person has taken the opt-out back.',
  },
  crm_contact_inactive: {
    status: 409,
    title: 'The contact is deactivated',
    when: 'A contact who is deactivated at the customer was to become its primary one.',
    remedy: 'Reactivate the contact first, or choose another.',
  },
  crm_contact_anonymized: {
    status: 409,
    title: 'The person is anonymized',
    when: 'A person whose identifying data was removed by the retention rule was to be changed or linked.',
    remedy: 'Add the person anew, if there is a reason to know them.',
  },
  ...contactLimitReached,
})
