import { withMarkup } from '../../../../platform/vocabulary/money.ts'
import type { Purchase } from './record.ts'
import type { ShownPurchase } from './shapes.ts'

/** What the customer pays for a purchase; null where they do not. */
export const rebillOf = ({ rebillable, netCents, markupBp }: Purchase): number | null =>
  rebillable ? withMarkup(netCents, markupBp) : null

export const purchaseView = (purchase: Purchase): ShownPurchase => ({
  id: purchase.id,
  projectId: purchase.projectId,
  phaseId: purchase.phaseId,
  supplier: purchase.supplier,
  description: purchase.description,
  purchaseDate: purchase.purchaseDate,
  state: purchase.state,
  netCents: purchase.netCents,
  vatBp: purchase.vatBp,
  markupBp: purchase.markupBp,
  rebillable: purchase.rebillable,
  rebillCents: rebillOf(purchase),
  createdAt: purchase.createdAt,
  updatedAt: purchase.updatedAt,
})
