import { contract } from '../../../../platform/contract/family.ts'
import { externalRefConflict } from '../../../company/catalogs/dimensions/refusals.ts'
import { customFieldValueRefusals } from '../../../records/custom-fields/refusals.ts'
import { contactRefusals, contactWriteRefusals } from '../../../work/customers/contacts/refusals.ts'
import { customerEvents } from '../../../work/customers/events.ts'
import { customerGroupNotFound } from '../../../work/customers/groups/refusals.ts'
import { customerNotFound, customerRefusals } from '../../../work/customers/refusals.ts'
import { membershipNotFound } from '../../../people/members/record/refusals.ts'
import { stageFieldsRequired } from '../deals/refusals.ts'
import { pipelineNotFound, stageNotFound, stagePipelineMismatch } from '../pipelines/refusals.ts'
import { conversion } from './conversion/operation.ts'
import { leadConversionRefusals } from './conversion/refusals.ts'
import { leadEvents } from './events.ts'
import { leadLife } from './life.ts'
import { listing } from './listing.ts'
import { disqualifyReasonNotFound } from './reasons/refusals.ts'
import { leadRefusals, leadWriteRefusals } from './refusals.ts'
import { leadSourceNotFound } from './sources/refusals.ts'
import { writing } from './writing.ts'

export const leads = contract({
  name: 'leads',
  tag: 'CRM',
  refusals: { ...leadRefusals, ...leadWriteRefusals, ...leadConversionRefusals },
  uses: {
    refusals: {
      ...leadSourceNotFound,
      ...disqualifyReasonNotFound,
      ...customFieldValueRefusals,
      ...externalRefConflict,
      ...membershipNotFound,
      ...customerNotFound,
      ...customerGroupNotFound,
      customer_business_id_invalid: customerRefusals.customer_business_id_invalid,
      ...contactRefusals,
      crm_contact_limit_reached: contactWriteRefusals.crm_contact_limit_reached,
      ...pipelineNotFound,
      ...stageNotFound,
      ...stagePipelineMismatch,
      ...stageFieldsRequired,
    },
    events: customerEvents,
  },
  events: leadEvents,
  lifecycles: [leadLife],
  jobs: {
    'leads.anonymize': {
      does: 'Anonymises, once a day, the leads that the retention rule has passed.',
      emits: ['lead.anonymized'],
    },
    'contacts.anonymize': {
      does: 'Anonymises, once a day, the contacts that the retention rule has passed, and the leads that became them.',
      emits: ['lead.anonymized'],
    },
  },
  audited: {
    // A lead is about a person, and a business id is withheld from whoever may not invoice.
    lead: {
      '*': 'personal',
      state: 'open',
      sourceId: 'open',
      channel: 'open',
      ownerMembershipId: 'open',
      assignmentVersionId: 'open',
      consent: 'open',
      optedOut: 'open',
      disqualifyReasonId: 'open',
      'converted.customerId': 'open',
      'converted.contactId': 'open',
      'converted.dealId': 'open',
      externalSource: 'open',
    },
  },
  operations: { ...listing, ...writing, ...conversion },
})
