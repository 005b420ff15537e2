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
import { activityTypes } from '../record.ts'

const keeps = 'Null or absent keeps what is stored.'
const time =
  'An instant, or a date with or without a time of day in the time zone of the organisation: `2026-12-01 09:00`, `1.12.2026 9:00`.'
const first = 'The first of id, code and reference that is given counts; null or absent is not given.'

export const ActivityRow = object({
  externalSource: described(Cell, 'The other system; every row needs it, null or absent is refused.'),
  externalId: described(
    Cell,
    "The activity's id in the other system, by which it is found; every row needs it, null or absent is refused.",
  ),
  type: described(Cell, `One of ${activityTypes.join(', ')}. Needed for a new one. ${keeps}`),
  subject: described(Cell, `What it is about, in one line. Needed for a new one. ${keeps}`),
  notes: described(Cell, `What was said or agreed. ${keeps}`),
  dueAt: described(Cell, `When it is to be done by, or begins. ${time} ${keeps}`),
  durationMinutes: typedCell(
    'integer',
    Type.Integer({ description: `How long it takes, in minutes. ${keeps}` }),
  ),
  doneAt: described(Cell, `When it was done; a planned one is done by it. ${time} ${keeps}`),
  outcomeCode: described(Cell, `What came of it, the code of an outcome; only with what is done. ${keeps}`),
  owner: described(
    Cell,
    'The member who is to do it, or did, by e-mail address or membership id. Null or absent, a new one is the importing member’s, and another keeps its own.',
  ),
  customerId: described(Cell, `The customer by id. ${first}`),
  customerCode: described(Cell, `The customer by its code. ${first}`),
  customerExternalSource: described(Cell, `The system of the customer's reference. ${first}`),
  customerExternalId: described(Cell, `The customer's id in that system. ${first}`),
  contactId: described(Cell, `The contact by id. ${first}`),
  contactExternalSource: described(Cell, `The system of the contact's reference. ${first}`),
  contactExternalId: described(Cell, `The contact's id in that system. ${first}`),
  dealId: described(Cell, `The deal by id. ${first}`),
  dealExternalSource: described(Cell, `The system of the deal's reference. ${first}`),
  dealExternalId: described(Cell, `The deal's id in that system. ${first}`),
  leadId: described(Cell, `The lead by id. ${first}`),
  leadExternalSource: described(Cell, `The system of the lead's reference. ${first}`),
  leadExternalId: described(Cell, `The lead's id in that system. ${first}`),
  customFields: CustomFieldCells,
  line: Line,
})
export type ActivityRow = Static<typeof ActivityRow>

/** Why a row was not carried out. */
const rowErrors = [
  'missing_required',
  ...shapeErrors,
  'external_ref_incomplete',
  'membership_not_found',
  'customer_not_found',
  'crm_contact_not_found',
  'crm_contact_customer_mismatch',
  'crm_deal_not_found',
  'crm_lead_not_found',
  'crm_activity_customer_mismatch',
  'crm_activity_outcome_not_found',
  'crm_activity_done_in_future',
  'crm_activity_not_done',
  'crm_activity_cancelled',
  'crm_activity_note_not_planned',
  'custom_field_unknown',
  'custom_field_value_invalid',
  'custom_field_required',
] as const
export type RowError = (typeof rowErrors)[number]

export const ActivityImport = importBody(ActivityRow, 'activities')
export const ActivityImportAnswer = importAnswer(rowResult(oneOf([...rowErrors, ...modeErrors])))
