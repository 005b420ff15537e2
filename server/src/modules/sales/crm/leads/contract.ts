import { contract } from '../../../../platform/contract/family.ts'
import { exampleId } from '../../../../platform/contract/openapi/example-id.ts'
import { idOf, type Operation } from '../../../../platform/contract/operation.ts'
import { externalRefConflict } from '../../../company/catalogs/dimensions/refusals.ts'
import { membershipNotFound } from '../../../people/members/record/refusals.ts'
import { customFieldValueRefusals } from '../../../records/custom-fields/refusals.ts'
import { contactRefusals, contactWriteRefusals } from '../../../work/customers/contacts/refusals.ts'
import { customerEvents } from '../../../work/customers/events.ts'
import { customerGroupNotFound } from '../../../work/customers/groups/refusals.ts'
import { customerNotFound, customerRefusals } from '../../../work/customers/refusals.ts'
import { stageFieldsRequired } from '../deals/refusals.ts'
import { pipelineNotFound, stageNotFound, stagePipelineMismatch } from '../pipelines/refusals.ts'
import { leadConversionRefusals } from './conversion/refusals.ts'
import { Conversion, ConvertBody } from './conversion/shapes.ts'
import { leadEvents } from './events.ts'
import { leadLife } from './life.ts'
import { listing } from './listing.ts'
import { disqualifyReasonNotFound } from './reasons/refusals.ts'
import { leadRefusals, leadWriteRefusals } from './refusals.ts'
import { leadSourceNotFound } from './sources/refusals.ts'
import { writing } from './writing.ts'

const conversion = {
  convert: {
    method: 'POST',
    path: '/v1/crm/leads/{id}/convert',
    summary: 'Convert a lead',
    description:
      'Make a customer, a contact and a deal of a lead, or take those that are there, all in one transaction; what the person has said to marketing goes over to the contact. What the rules of a customer, a contact or a deal refuse is refused here with the same code, and `field` says which part it is about. A dry run tells what would be made and what would be found. A lead is converted once.',
    needs: ['crm.use'],
    feature: 'crm',
    params: { id: idOf('crm_lead_not_found') },
    body: ConvertBody,
    answers: Conversion,
    refuses: [
      'crm_lead_not_found',
      'crm_lead_stale',
      'crm_lead_converted',
      'crm_lead_disqualified',
      'crm_lead_anonymized',
      'crm_lead_conversion_incomplete',
      'customer_not_found',
      'customer_group_not_found',
      'customer_business_id_invalid',
      'code_already_in_use',
      'membership_not_found',
      'crm_contact_not_found',
      'crm_contact_customer_mismatch',
      'crm_contact_limit_reached',
      'pipeline_not_found',
      'pipeline_stage_not_found',
      'pipeline_stage_mismatch',
      'crm_deal_stage_fields_required',
      'custom_field_unknown',
      'custom_field_value_invalid',
      'custom_field_required',
    ],
    emits: ['lead.converted', 'customer.created'],
    example: {
      body: {
        customer: { create: {} },
        contact: { create: {} },
        deal: { stageId: exampleId('pipelineStageId'), valueCents: 1_250_000 },
      },
    },
  },
} as const satisfies Readonly<Record<string, Operation>>

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
    // A lead is about a person, and a business id is withheld from anyone who may not invoice.
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
