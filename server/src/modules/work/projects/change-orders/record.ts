import { type RowOf, table } from '../../../../platform/data/table.ts'
import {
  bigint,
  bytes,
  date,
  instant,
  integer,
  json,
  numeric,
  text,
  uuid,
} from '../../../../platform/data/table-columns.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { ChangeOrderState } from './life.ts'
import type { ShownDocument } from './shown-document.ts'

export const decisionChannels = ['recorded', 'public_page'] as const
export type DecisionChannel = (typeof decisionChannels)[number]

export const changeOrderTable = table('changeOrders', {
  id: uuid,
  projectId: uuid.fixed(),
  /** Counts up within the project. */
  number: integer.fixed(),
  title: text,
  reason: text.nullable(),
  state: text.as<ChangeOrderState>(),
  phaseId: uuid.nullable(),
  deltaCents: bigint,
  deltaMinutes: integer,
  deltaDays: integer,
  /** What was sent, word for word, from the first sending on. */
  document: json<ShownDocument>().nullable(),
  documentSha256: text.nullable(),
  sentAt: instant.nullable(),
  validUntil: date.nullable(),
  decidedAt: instant.nullable(),
  channel: text.as<DecisionChannel>().nullable(),
  decidedByName: text.nullable(),
  decidedByEmail: text.nullable(),
  decidedByMembershipId: uuid.nullable(),
  /** The network address that it was answered from, keyed, so that it can be compared and not read. */
  addressHash: bytes.nullable(),
  declineReason: text.nullable(),
  supersedesChangeOrderId: uuid.nullable().fixed(),
  createdByMembershipId: uuid.nullable().fixed(),
  createdAt: instant.fixed(),
  updatedAt: instant,
})

export const lineTable = table('changeOrderLines', {
  id: uuid,
  changeOrderId: uuid,
  position: integer,
  description: text,
  quantity: numeric,
  unit: text.nullable(),
  unitPriceCents: bigint,
  cents: bigint,
})

export type ChangeOrderRow = RowOf<typeof changeOrderTable>
export type ChangeOrderLine = RowOf<typeof lineTable>

export interface ChangeOrderRecord extends ChangeOrderRow {
  readonly lines: readonly ChangeOrderLine[]
  /** The change order that has taken its place. */
  readonly supersededById: Id | null
}

/** What a change order was and has become; `before` is null for a new one. */
export interface ChangedOrder {
  readonly before: ChangeOrderRecord | null
  readonly after: ChangeOrderRecord
}
