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
import type { Reference } from '../../../../records/imports/protocol/port.ts'
import { billingLanguages } from '../../billing/shapes.ts'
import { folded } from '../../record.ts'
import { consents } from '../shapes.ts'

/** What customers go by in rows of contacts. */
export const customerNames = {
  code: (code: string): string => `code ${code}`,
  reference: ({ externalSource, externalId }: Reference): string =>
    `reference ${externalSource} ${externalId}`,
  name: (name: string): string => `name ${folded(name)}`,
}

const keeps = 'Null or absent keeps what is stored.'
const flag = (description: string) => typedCell('boolean', Type.Boolean({ description }))
const whose =
  'The first of code, reference and name that is given says at which customer the person is; null or absent is not given.'

export const ContactRow = object({
  externalSource: described(
    Cell,
    'The other system; given with `externalId`. Null or absent for a row that carries no reference.',
  ),
  externalId: described(
    Cell,
    "The person's id in the other system, by which they are found first. Null or absent for a row that carries no reference.",
  ),
  email: described(
    Cell,
    `The e-mail address, by which they are found otherwise, and by the name at the customer where there is none. ${keeps}`,
  ),
  name: described(Cell, `What the person is called; needed for a new one. ${keeps}`),
  phone: described(Cell, `A telephone number. ${keeps}`),
  language: described(Cell, `The language to write in: ${billingLanguages.join(', ')}. ${keeps}`),
  customerCode: described(Cell, `The customer by its code. ${whose} A new person needs one.`),
  customerExternalSource: described(Cell, `The system of the customer's reference. ${whose}`),
  customerExternalId: described(Cell, `The customer's id in that system. ${whose}`),
  customerName: described(Cell, `The customer by its name, where only one bears it. ${whose}`),
  jobTitle: described(Cell, `What the person does at the customer. ${keeps}`),
  primary: flag(`Whether the customer is reached by this person first of all. ${keeps}`),
  active: flag(`Whether the person is a contact of the customer still. ${keeps}`),
  consent: described(Cell, `What they have said to marketing: ${consents.join(', ')}. ${keeps}`),
  consentSource: described(Cell, `Where it is known from. ${keeps}`),
  optedOut: flag(`Whether they have forbidden marketing. ${keeps}`),
  customFields: CustomFieldCells,
  line: Line,
})
export type ContactRow = Static<typeof ContactRow>

/** Why a row was not carried out. */
const rowErrors = [
  'missing_required',
  ...shapeErrors,
  'crm_contact_ambiguous',
  'customer_not_found',
  'customer_ambiguous',
  'external_ref_incomplete',
  'external_ref_conflict',
  'crm_contact_opted_out',
  'crm_contact_inactive',
  'crm_contact_anonymized',
  'crm_contact_limit_reached',
  'custom_field_unknown',
  'custom_field_value_invalid',
  'custom_field_required',
] as const
export type RowError = (typeof rowErrors)[number]

export const ContactImport = importBody(ContactRow, 'contacts')
export const ContactImportAnswer = importAnswer(rowResult(oneOf([...rowErrors, ...modeErrors])))
