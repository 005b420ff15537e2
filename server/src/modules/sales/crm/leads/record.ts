import { flag, instant, integer, json, text, uuid } from '../../../../platform/data/table-columns.ts'
import { type RowOf, table } from '../../../../platform/data/table.ts'
import type { LicensedPart } from '../../../../platform/register/declaration.ts'
import type { CustomFieldKind } from '../../../records/custom-fields/port.ts'
import type { Channel } from './channels.ts'
import type { LeadState } from './life.ts'
import type { ScoreReason } from './scoring/shapes.ts'
import type { Consent } from './shapes.ts'

/** The registers of leads are below `/v1/crm`, for organisations that have licensed the module. */
export const leadRegister = {
  tag: 'CRM',
  feature: 'crm',
  path: '/v1/crm',
  readers: ['crm.use', 'crm.privacy', 'org.admin'],
} as const satisfies LicensedPart

/** Leads as custom fields name them. */
export const leadKind: CustomFieldKind = { kind: 'lead', readers: leadRegister.readers }

export const leadTable = table('leads', {
  id: uuid,
  title: text,
  state: text.as<LeadState>(),
  sourceId: uuid.nullable(),
  channel: text.as<Channel>().nullable(),
  organisationName: text.nullable(),
  businessId: text.nullable(),
  contactName: text.nullable(),
  email: text.nullable(),
  phone: text.nullable(),
  jobTitle: text.nullable(),
  ownerMembershipId: uuid.nullable(),
  score: integer,
  scoreVersionId: uuid.nullable(),
  scoreReasons: json<readonly ScoreReason[]>(),
  consent: text.as<Consent>(),
  consentAt: instant.nullable(),
  consentSource: text.nullable(),
  optedOut: flag,
  optedOutAt: instant.nullable(),
  disqualifyReasonId: uuid.nullable(),
  disqualifyNote: text.nullable(),
  convertedAt: instant.nullable(),
  convertedCustomerId: uuid.nullable(),
  convertedContactId: uuid.nullable(),
  convertedDealId: uuid.nullable(),
  anonymizedAt: instant.nullable(),
  externalSource: text.nullable(),
  externalId: text.nullable(),
  searchText: text,
  /** When somebody last did something with it: a change, or an activity. A new score is nobody's doing. */
  touchedAt: instant,
  createdAt: instant.fixed(),
  updatedAt: instant,
})

export type LeadRow = RowOf<typeof leadTable>

/** Values of custom fields by key, as their family keeps them. */
export type CustomValues = Readonly<Record<string, string | number | boolean | readonly string[]>>

/** A lead with all that a change is decided on. */
export interface LeadRecord extends LeadRow {
  /** The code of its source. */
  readonly source: string | null
  readonly customFields: CustomValues
}

/** Text as it is searched: composed, in small letters. */
export const folded = (text: string): string => text.normalize('NFC').toLowerCase()

/** A lead with what it is found by brought in step with its fields. */
export const withSearchText = <L extends LeadRow>(lead: L): L => ({
  ...lead,
  searchText: folded(
    [lead.title, lead.organisationName, lead.contactName, lead.email, lead.phone]
      .map(text => text ?? '')
      .join('\n'),
  ),
})
