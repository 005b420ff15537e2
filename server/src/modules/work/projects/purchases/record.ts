import { lifecycle } from '../../../../platform/contract/lifecycle.ts'
import { bigint, date, flag, instant, integer, text, uuid } from '../../../../platform/data/table-columns.ts'
import { type RowOf, table } from '../../../../platform/data/table.ts'

export const purchaseStates = ['ordered', 'received', 'invoiced_on', 'cancelled'] as const
export type PurchaseState = (typeof purchaseStates)[number]

const conflict = 'project_purchase_state_conflict'

/** What is bought is ordered, received and, where the customer pays for it, invoiced on. */
export const purchaseLife = lifecycle({
  resource: 'project_purchase',
  states: purchaseStates,
  initial: ['ordered', 'received'],
  transitions: {
    receive: { from: ['ordered'], to: 'received', otherwise: conflict },
    invoice_on: { from: ['received'], to: 'invoiced_on', otherwise: conflict },
    cancel: { from: ['ordered', 'received'], to: 'cancelled', otherwise: conflict },
    reopen: { from: ['cancelled', 'invoiced_on'], to: 'received', otherwise: conflict },
  },
})

export const purchaseTable = table('projectPurchases', {
  id: uuid,
  projectId: uuid.fixed(),
  phaseId: uuid.nullable(),
  supplier: text,
  description: text,
  purchaseDate: date,
  state: text.as<PurchaseState>(),
  netCents: bigint,
  vatBp: integer,
  markupBp: integer,
  rebillable: flag,
  createdAt: instant.fixed(),
  updatedAt: instant,
})

export type Purchase = RowOf<typeof purchaseTable>
