import { described, object, oneOf, type Static, Type } from '../../../../../platform/contract/shapes.ts'
import { CustomFieldCells } from '../../../../records/custom-fields/port.ts'
import {
  Cell,
  importAnswer,
  importBody,
  Line,
  modeErrors,
  rowResult,
  shapeErrors,
  typedCell,
} from '../../../../records/imports/port.ts'
import { contactsOfDeal, valueLimit } from '../bounds.ts'
import { dealStates } from '../life.ts'

const keeps = 'Null or absent keeps what is stored.'

export const DealRow = object({
  externalSource: described(
    Cell,
    'The other system; given with `externalId`. Null or absent for a row that carries no reference.',
  ),
  externalId: described(
    Cell,
    "The deal's id in the other system, by which it is found first. Null or absent for a row that carries no reference.",
  ),
  title: described(
    Cell,
    'What the deal is about; without a reference the deal is found by it and the customer. Needed for a new one. Null or absent keeps what is stored.',
  ),
  customerId: described(Cell, `The id of the customer. ${keeps}`),
  customerCode: described(Cell, `The code of the customer, where \`customerId\` is not given. ${keeps}`),
  customerExternalSource: described(
    Cell,
    `The other system of the customer; given with \`customerExternalId\`. ${keeps}`,
  ),
  customerExternalId: described(
    Cell,
    `The customer's id in the other system, where neither its id nor its code is given. ${keeps}`,
  ),
  contactEmails: described(
    Cell,
    `The e-mail addresses of at most ${contactsOfDeal} contacts, between them \`;\`, the primary one first; they replace those of the deal. ${keeps}`,
  ),
  pipeline: described(
    Cell,
    'The pipeline by code or name. Null or absent, a new deal goes to the default one, and another keeps its own.',
  ),
  stage: described(
    Cell,
    'The stage of the pipeline by code or name. Null or absent, a deal that is new in its pipeline goes to the first, and another keeps its own.',
  ),
  valueCents: typedCell(
    'integer',
    Type.Integer({
      minimum: 0,
      maximum: valueLimit,
      description:
        'What the deal is worth, in cents without value added tax; text of digits counts too. A deal with lines takes none. Null or absent keeps what is stored.',
    }),
  ),
  expectedCloseDate: described(Cell, `When it is expected to be closed, \`YYYY-MM-DD\`. ${keeps}`),
  owner: described(Cell, `The member who looks after it, by e-mail address or membership id. ${keeps}`),
  state: described(
    Cell,
    `Whether it is in play, was won or was lost: one of ${dealStates.join(', ')}. \`open\` reopens a closed deal. Null or absent keeps what is stored; a new deal is open.`,
  ),
  closeReason: described(
    Cell,
    'The close reason by code or name; a deal that is being lost needs one. Only with a deal that is won or lost. Null or absent keeps what is stored.',
  ),
  closedDate: described(
    Cell,
    'The day on which it was won or lost, `YYYY-MM-DD`, today or earlier. Only with a deal that is won or lost. Null or absent, a deal that is being closed is closed now.',
  ),
  closeNote: described(
    Cell,
    `What there is to say of the outcome. Only with a deal that is won or lost. ${keeps}`,
  ),
  customFields: CustomFieldCells,
  line: Line,
})
export type DealRow = Static<typeof DealRow>

/** Why a row was not carried out. */
const rowErrors = [
  'missing_required',
  ...shapeErrors,
  'crm_deal_ambiguous',
  'crm_deal_closed',
  'crm_deal_stage_fields_required',
  'crm_deal_value_from_lines',
  'close_reason_not_found',
  'crm_contact_ambiguous',
  'crm_contact_customer_mismatch',
  'crm_contact_not_found',
  'customer_not_found',
  'external_ref_incomplete',
  'membership_not_found',
  'pipeline_not_found',
  'pipeline_stage_mismatch',
  'pipeline_stage_not_found',
  'custom_field_unknown',
  'custom_field_value_invalid',
  'custom_field_required',
] as const
export type RowError = (typeof rowErrors)[number]

export const DealImport = importBody(DealRow, 'deals')
export const DealImportAnswer = importAnswer(rowResult(oneOf([...rowErrors, ...modeErrors])))
