import { exampleId } from '../../../../platform/contract/openapi/example-id.ts'
import { idOf, type Operation } from '../../../../platform/contract/operation.ts'
import { DryRun, expectedUpdatedAt, object } from '../../../../platform/contract/shapes.ts'
import { Disqualification, Lead, LeadPatch, NewLead } from './shapes.ts'

const writers = ['crm.use'] as const
const feature = 'crm'
const ById = { id: idOf('crm_lead_not_found') }

const refusalsOfFields = [
  'external_ref_incomplete',
  'external_ref_conflict',
  'lead_source_not_found',
  'membership_not_found',
  'crm_lead_opted_out',
  'crm_lead_business_id_invalid',
  'custom_field_unknown',
  'custom_field_value_invalid',
  'custom_field_required',
] as const

const State = object({ expectedUpdatedAt, dryRun: DryRun })
const refusalsOfSteps = [
  'crm_lead_not_found',
  'crm_lead_stale',
  'crm_lead_converted',
  'crm_lead_anonymized',
] as const

export const writing = {
  create: {
    method: 'POST',
    path: '/v1/crm/leads',
    summary: 'Add a lead',
    description:
      'Add somebody who may become a customer. Without `ownerMembershipId` the lead goes to the member whose turn it is; it is scored at once. Forms and other systems send theirs here, with an `Idempotency-Key`, by which a repeated request makes no second one.',
    needs: writers,
    feature,
    body: NewLead,
    status: 201,
    answers: Lead,
    refuses: refusalsOfFields,
    emits: ['lead.created'],
    example: {
      body: {
        title: 'Sähkösuunnittelu, uusi toimitalo',
        channel: 'web',
        organisationName: 'Äänekosken Sähkö Oy',
        contact: { name: 'Maija Virtanen', email: 'maija@sahko.example', jobTitle: 'Toimitusjohtaja' },
        consent: 'given',
        consentSource: 'Verkkolomake',
      },
    },
  },
  update: {
    method: 'PATCH',
    path: '/v1/crm/leads/{id}',
    summary: 'Change a lead',
    description:
      'Change a lead: an absent field keeps, null clears. It is scored anew. Opting out ends consent. What the caller is not shown counts as changed whenever it is sent.',
    needs: writers,
    feature,
    params: ById,
    body: LeadPatch,
    answers: Lead,
    refuses: [...refusalsOfSteps, ...refusalsOfFields],
    example: { body: { contact: { phone: '+358 40 000 0000' } } },
  },
  work: {
    method: 'POST',
    path: '/v1/crm/leads/{id}/work',
    summary: 'Begin to work on a lead',
    description: 'Say that somebody works on the lead. Repeating it changes nothing.',
    needs: writers,
    feature,
    params: ById,
    body: State,
    answers: Lead,
    refuses: [...refusalsOfSteps, 'crm_lead_disqualified'],
    example: { body: {} },
  },
  qualify: {
    method: 'POST',
    path: '/v1/crm/leads/{id}/qualify',
    summary: 'Qualify a lead',
    description: 'Say that the lead is worth an offer. Repeating it changes nothing.',
    needs: writers,
    feature,
    params: ById,
    body: State,
    answers: Lead,
    refuses: [...refusalsOfSteps, 'crm_lead_disqualified'],
    example: { body: {} },
  },
  disqualify: {
    method: 'POST',
    path: '/v1/crm/leads/{id}/disqualify',
    summary: 'Disqualify a lead',
    description: 'Say that the lead comes to nothing, and why. It keeps its score.',
    needs: writers,
    feature,
    params: ById,
    body: object({ ...Disqualification.properties, dryRun: DryRun }),
    answers: Lead,
    refuses: [...refusalsOfSteps, 'crm_lead_disqualified', 'disqualify_reason_not_found'],
    example: { body: { reasonId: exampleId('disqualifyReasonId'), note: 'Valitsivat toisen toimittajan.' } },
  },
  reopen: {
    method: 'POST',
    path: '/v1/crm/leads/{id}/reopen',
    summary: 'Reopen a lead',
    description: 'Take a disqualified lead up again; its reason is forgotten, and it is scored anew.',
    needs: writers,
    feature,
    params: ById,
    body: State,
    answers: Lead,
    refuses: [...refusalsOfSteps, 'crm_lead_not_disqualified'],
    example: { body: {} },
  },
} as const satisfies Readonly<Record<string, Operation>>
