import { lifecycle } from '../../../../platform/contract/lifecycle.ts'
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
import { type RowOf, table } from '../../../../platform/data/table.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { LinkKind } from '../../../exchange/public-links/port.ts'

export const changeOrderStates = ['draft', 'sent', 'approved', 'declined', 'withdrawn', 'superseded'] as const
export type ChangeOrderState = (typeof changeOrderStates)[number]

const over = {
  approved: 'change_order_decided',
  declined: 'change_order_decided',
  withdrawn: 'change_order_withdrawn',
  superseded: 'change_order_withdrawn',
} as const

/** A change order is drafted, sent, and answered once; nothing of it changes from its sending on. */
export const changeOrderLife = lifecycle({
  resource: 'change_order',
  states: changeOrderStates,
  initial: 'draft',
  transitions: {
    update: { from: ['draft'], to: 'draft', otherwise: 'change_order_not_draft' },
    // Once more with a new link, for a customer who has lost the first.
    send: { from: ['draft', 'sent'], to: 'sent', otherwise: over },
    approve: { from: ['sent'], to: 'approved', otherwise: { draft: 'change_order_not_sent', ...over } },
    decline: { from: ['sent'], to: 'declined', otherwise: { draft: 'change_order_not_sent', ...over } },
    withdraw: { from: ['draft', 'sent'], to: 'withdrawn', otherwise: over },
    supersede: {
      from: ['sent', 'declined', 'withdrawn'],
      to: 'superseded',
      otherwise: {
        draft: 'change_order_not_sent',
        approved: 'change_order_decided',
        superseded: 'change_order_withdrawn',
      },
    },
  },
})

/** Cents of one unit: ten million euros. */
export const priceLimit = 1_000_000_000
/** Cents of a change order: a billion euros. */
export const valueLimit = 100_000_000_000
export const minutesLimit = 10_000_000
export const daysLimit = 3650
export const linesOfChangeOrder = 200
/** How long a link may be good, in days, and how long it is when nobody says. */
export const longestValidity = 365
export const usualValidity = 30

/** Change orders as links open them. */
export const changeOrderKind = { kind: 'change_order', feature: 'projects' } as const satisfies LinkKind

/** Where customers answer change orders. */
export const changeOrderPagePath = '/change-order'

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

/** What a customer is shown, and approves or declines: frozen when it is sent. */
export interface ShownDocument {
  readonly organisation: string
  readonly project: { readonly code: string; readonly name: string }
  readonly customer: string | null
  readonly phase: string | null
  readonly number: number
  readonly title: string
  readonly reason: string | null
  readonly lines: readonly {
    readonly description: string
    readonly quantity: string
    readonly unit: string | null
    readonly unitPriceCents: number
    readonly cents: number
  }[]
  readonly deltaCents: number
  readonly deltaMinutes: number
  readonly deltaDays: number
  readonly currency: 'EUR'
}
