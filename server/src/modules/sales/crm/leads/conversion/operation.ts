import { exampleId } from '../../../../../platform/contract/openapi/example-id.ts'
import { idOf, type Operation } from '../../../../../platform/contract/operation.ts'
import { Conversion, ConvertBody } from './shapes.ts'

export const conversion = {
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
