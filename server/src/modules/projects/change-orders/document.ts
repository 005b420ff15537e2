import { createHash } from 'node:crypto'
import { canonicalJson } from '../../../platform/vocabulary/canonical-json.ts'
import type { ChangeOrderRecord } from './record.ts'
import { plainQuantity } from './sums.ts'

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
