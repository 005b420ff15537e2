import { described, object, oneOf, type Static } from '../../../../../platform/contract/shapes.ts'
import { CustomFieldCells } from '../../../../records/custom-fields/port.ts'
import {
  Cell,
  importAnswer,
  importBody,
  Line,
  modeErrors,
  rowResult,
  shapeErrors,
} from '../../../../records/imports/port.ts'
import { channels } from '../channels.ts'

const keeps = 'Null or absent keeps what is stored.'

export const LeadRow = object({
  externalSource: described(
    Cell,
    'The other system; given with `externalId`. Null or absent for a row that carries no reference.',
  ),
  externalId: described(
    Cell,
    "The lead's id in the other system, by which it is found first. Null or absent for a row that carries no reference.",
  ),
  title: described(
    Cell,
    'What the lead is about; without a reference the lead is found by it and by `email`. Needed for a new one. Null or absent keeps what is stored.',
  ),
  leadSource: described(Cell, `The lead source by code or name. ${keeps}`),
  channel: described(Cell, `How it came in: one of ${channels.join(', ')}. ${keeps}`),
  organisationName: described(Cell, `The organisation that it may come to business with. ${keeps}`),
  businessId: described(
    Cell,
    `Its Finnish business id. For a caller without \`invoicing.manage\` it counts as a change whenever it is sent. ${keeps}`,
  ),
  contactName: described(Cell, `What the person is called. ${keeps}`),
  email: described(Cell, `The e-mail address of the person. ${keeps}`),
  phone: described(Cell, `The telephone number of the person. ${keeps}`),
  jobTitle: described(Cell, `What the person does there. ${keeps}`),
  owner: described(
    Cell,
    'The member who works on it, by e-mail address or membership id. Null or absent, a new lead goes to the member whose turn it is, and another keeps its own.',
  ),
  consent: described(Cell, `What the person has said to marketing: given, refused or unknown. ${keeps}`),
  consentSource: described(Cell, `Where consent is known from. ${keeps}`),
  customFields: CustomFieldCells,
  line: Line,
})
export type LeadRow = Static<typeof LeadRow>

/** Why a row was not carried out. */
const rowErrors = [
  'missing_required',
  ...shapeErrors,
  'lead_ambiguous',
  'crm_lead_business_id_invalid',
  'crm_lead_opted_out',
  'crm_lead_converted',
  'external_ref_incomplete',
  'lead_source_not_found',
  'membership_not_found',
  'custom_field_unknown',
  'custom_field_value_invalid',
  'custom_field_required',
] as const
export type RowError = (typeof rowErrors)[number]

export const LeadImport = importBody(LeadRow, 'leads')
export const LeadImportAnswer = importAnswer(rowResult(oneOf([...rowErrors, ...modeErrors])))
