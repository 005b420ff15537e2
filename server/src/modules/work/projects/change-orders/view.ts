import type { LinkSummary } from '../../../exchange/public-links/port.ts'
import type { ChangeOrderRecord } from './record.ts'
import type { ShownChangeOrder } from './shapes.ts'
import { plainQuantity } from './sums.ts'

/** A change order as it is shown; `link` is the one of its customer that still opens. */
export function changeOrderView(order: ChangeOrderRecord, link?: LinkSummary): ShownChangeOrder {
  const {
    document: _,
    addressHash: __,
    createdByMembershipId: ___,
    supersededById: supersededByChangeOrderId,
    lines,
    ...shown
  } = order
  return {
    ...shown,
    lines: lines.map(({ description, quantity, unit, unitPriceCents, cents }) => ({
      description,
      quantity: plainQuantity(quantity),
      unit,
      unitPriceCents,
      cents,
    })),
    currency: 'EUR',
    link: link ? { expiresAt: link.expiresAt, lastOpenedAt: link.lastOpenedAt } : null,
    supersededByChangeOrderId,
  }
}
