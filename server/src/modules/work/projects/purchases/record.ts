import { type RowOf, table } from '../../../../platform/data/table.ts'
import { bigint, date, flag, instant, integer, text, uuid } from '../../../../platform/data/table-columns.ts'
import type { PurchaseState } from './life.ts'

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
