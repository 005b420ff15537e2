import { type Refused, refuse, said } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { valueLimit } from './bounds.ts'
import type { Price } from './products/prices.ts'
import type { DealContact, DealLine } from './record.ts'
import type { GivenContact, GivenLine } from './shapes.ts'
import { lineTotal } from './sums.ts'

/** The contacts of a deal, the primary one first. */
export function givenContacts(
  dealId: Id,
  given: readonly GivenContact[],
): readonly DealContact[] | Refused<'crm_deal_contacts_invalid'> {
  const ids = new Set(given.map(({ contactId }) => contactId.toLowerCase()))
  if (ids.size < given.length) return refuse('crm_deal_contacts_invalid', 'A contact is in the list twice.')
  const primaries = given.filter(({ primary }) => primary)
  if (primaries.length > 1) return refuse('crm_deal_contacts_invalid', 'Two contacts are primary.')
  const primary = primaries[0] ?? given[0]
  const contacts = given.map(each => ({
    dealId,
    contactId: each.contactId.toLowerCase(),
    role: each.role ?? null,
    isPrimary: each === primary,
  }))
  return contacts.toSorted((a, b) =>
    a.isPrimary === b.isPrimary ? (a.contactId < b.contactId ? -1 : 1) : a.isPrimary ? -1 : 1,
  )
}

type LineCode = 'product_not_found' | 'crm_deal_line_incomplete' | 'crm_deal_value_too_large'

/** The lines of a deal, each with what its product says; a product that the deal has already may be out of use. */
export function givenLines(
  dealId: Id,
  given: readonly GivenLine[],
  {
    prices,
    held,
    nextId,
  }: {
    readonly prices: ReadonlyMap<Id, Price>
    readonly held: readonly DealLine[]
    readonly nextId: () => Id
  },
): readonly DealLine[] | Refused<LineCode> {
  const lines: DealLine[] = []
  for (const [position, { productId: named = null, ...line }] of given.entries()) {
    const product = named === null ? undefined : prices.get(named.toLowerCase())
    const isHeld = held.some(({ productId }) => productId !== null && productId === product?.id)
    if (named !== null && !(product && (product.active || isHeld)))
      return refuse('product_not_found', 'No active product has the id in productId.', { line: position })
    const description = line.description ?? product?.name
    const unitPriceCents = line.unitPriceCents ?? product?.unitPriceCents
    if (description === undefined || unitPriceCents == null)
      return refuse('crm_deal_line_incomplete', 'The line needs a description and a price.', {
        line: position,
      })
    const counted = { quantityMilli: line.quantityMilli, unitPriceCents, discountBp: line.discountBp ?? 0 }
    lines.push({
      id: nextId(),
      dealId,
      position,
      productId: product?.id ?? null,
      description,
      unit: line.unit === undefined ? (product?.unit ?? null) : line.unit,
      ...counted,
      totalCents: lineTotal(counted),
    })
  }
  return sumOf(lines) > valueLimit
    ? refuse(
        'crm_deal_value_too_large',
        said`The lines come to more than ${{ limitCents: valueLimit }} cents.`,
      )
    : lines
}

export const sumOf = (lines: readonly DealLine[]): number =>
  lines.reduce((sum, { totalCents }) => sum + totalCents, 0)
