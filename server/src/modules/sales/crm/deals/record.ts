import { bigint, date, flag, instant, integer, text, uuid } from '../../../../platform/data/table-columns.ts'
import { type RowOf, table } from '../../../../platform/data/table.ts'
import type { CustomFieldKind } from '../../../records/custom-fields/port.ts'
import type { DealState } from './life.ts'
import type { ContactRole } from './shapes.ts'

/** Deals as custom fields name them. */
export const dealKind: CustomFieldKind = { kind: 'deal', readers: ['crm.use'] }

export const dealTable = table('deals', {
  id: uuid,
  title: text,
  state: text.as<DealState>(),
  customerId: uuid.nullable(),
  pipelineId: uuid,
  stageId: uuid,
  stageEnteredAt: instant,
  ownerMembershipId: uuid.nullable(),
  valueCents: bigint.nullable(),
  probabilityBp: integer.nullable(),
  expectedCloseDate: date.nullable(),
  closedAt: instant.nullable(),
  wonReasonId: uuid.nullable(),
  lostReasonId: uuid.nullable(),
  closeNote: text.nullable(),
  projectId: uuid.nullable(),
  externalSource: text.nullable(),
  externalId: text.nullable(),
  searchText: text,
  createdAt: instant.fixed(),
  updatedAt: instant,
})

export const contactTable = table(
  'dealContacts',
  { dealId: uuid, contactId: uuid, role: text.as<ContactRole>().nullable(), isPrimary: flag },
  { key: ['dealId', 'contactId'] },
)

export const lineTable = table('dealLines', {
  id: uuid,
  dealId: uuid,
  position: integer,
  productId: uuid.nullable(),
  description: text,
  unit: text.nullable(),
  quantityMilli: bigint,
  unitPriceCents: bigint,
  discountBp: integer,
  totalCents: bigint,
})

/** Each time that a deal was in a stage. */
export const stayTable = table('dealStageStays', {
  id: uuid,
  dealId: uuid.fixed(),
  pipelineId: uuid.fixed(),
  stageId: uuid.fixed(),
  enteredAt: instant.fixed(),
  leftAt: instant.nullable(),
  actorMembershipId: uuid.nullable().fixed(),
})

/** How a deal was closed before it was reopened. */
export const formerClosingTable = table('dealFormerClosings', {
  id: uuid,
  dealId: uuid.fixed(),
  outcome: text.as<Exclude<DealState, 'open'>>().fixed(),
  closedAt: instant.fixed(),
  reasonId: uuid.nullable().fixed(),
})

export type DealContact = RowOf<typeof contactTable>
export type DealLine = RowOf<typeof lineTable>
export type Stay = RowOf<typeof stayTable>
export type FormerClosing = RowOf<typeof formerClosingTable>

/** The values of custom fields by their keys. */
export type CustomValues = Readonly<Record<string, string | number | boolean | readonly string[]>>

/** A deal with all that a change is decided on. */
export interface DealRecord extends RowOf<typeof dealTable> {
  /** The primary one first. */
  readonly contacts: readonly DealContact[]
  readonly lines: readonly DealLine[]
  /** Oldest first, the last ones of many. */
  readonly stays: readonly Stay[]
  /** Oldest first. */
  readonly formerClosings: readonly FormerClosing[]
  readonly customFields: CustomValues
  /** As its stage says. */
  readonly stageProbabilityBp: number
  readonly stageRottingDays: number | null
}

/** What a deal was and has become; `before` is null for a new one. */
export interface ChangedDeal {
  readonly before: DealRecord | null
  readonly after: DealRecord
}

/** What `q` looks in. */
export const searchTextOf = (title: string): string => folded(title)

/** Text as it is searched: composed, in small letters. */
export const folded = (text: string): string => text.normalize('NFC').toLowerCase()
