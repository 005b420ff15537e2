import type { OpenedLink } from '../../../../exchange/public-links/port.ts'
import type { ChangeOrderRecord, ShownDocument } from '../record.ts'
import type { PublicChangeOrder } from './shapes.ts'
import type { Surroundings } from './surroundings.ts'

/** A change order that was sent, and is not over in a way that the link does not show. */
export interface ShownOrder extends ChangeOrderRecord {
  readonly document: ShownDocument
  readonly documentSha256: string
}

/** What anyone who holds the link may see; nothing where it was never sent, was taken back or superseded. */
export function shownByLink(order: ChangeOrderRecord | undefined): ShownOrder | undefined {
  if (!order || !['sent', 'approved', 'declined'].includes(order.state)) return undefined
  const { document, documentSha256 } = order
  return document === null || documentSha256 === null ? undefined : { ...order, document, documentSha256 }
}

export const publicView = (
  { document, documentSha256, state, decidedAt, decidedByName, declineReason }: ShownOrder,
  { link, organisation }: Pick<OpenedLink, 'link' | 'organisation'>,
  formToken: string | null,
  surroundings: Surroundings,
): PublicChangeOrder => ({
  ...document,
  lines: [...document.lines],
  documentSha256,
  ...surroundings,
  state: state === 'approved' || state === 'declined' ? state : 'open',
  timeZone: organisation.timeZone,
  expiresAt: link.expiresAt,
  decidedAt,
  decidedByName,
  declineReason,
  formToken,
})
