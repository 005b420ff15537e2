import { createHash } from 'node:crypto'
import { canonicalJson } from '../../../../platform/vocabulary/canonical-json.ts'
import type { ChangeOrderRecord } from './record.ts'
import type { ShownDocument } from './shown-document.ts'
import { plainQuantity } from './sums.ts'

export type DocumentNames = Pick<ShownDocument, 'organisation' | 'project' | 'customer' | 'phase'>

export const documentOf = (
  { number, title, reason, lines, deltaCents, deltaMinutes, deltaDays }: ChangeOrderRecord,
  names: DocumentNames,
): ShownDocument => ({
  ...names,
  number,
  title,
  reason,
  lines: lines.map(({ description, quantity, unit, unitPriceCents, cents }) => ({
    description,
    quantity: plainQuantity(quantity),
    unit,
    unitPriceCents,
    cents,
  })),
  deltaCents,
  deltaMinutes,
  deltaDays,
  currency: 'EUR',
})

/** SHA-256 of the document as canonical JSON, in hex: what proves later what was on the page. */
export const hashOfDocument = (document: ShownDocument): string =>
  createHash('sha256').update(canonicalJson(document)).digest('hex')
