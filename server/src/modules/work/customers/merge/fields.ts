import { canonicalJson } from '../../../../platform/vocabulary/canonical-json.ts'
import { billingFields } from '../billing/fields.ts'
import { type CustomerRecord, searchTextOf } from '../record.ts'

const own = [
  'name',
  'kind',
  'ownerMembershipId',
  'customerGroupId',
  'addresses',
  'city',
  'phone',
  'website',
] as const satisfies readonly (keyof CustomerRecord)[]

/** Of these a caller without `invoicing.manage` is not shown the values, or may not write them: such a merge leaves them alone. */
const invoicing = ['businessId', 'defaultContactId'] as const satisfies readonly (keyof CustomerRecord)[]

/** The fields that a merge compares, as the interface calls them; those of the organisation's own are `customFields.<key>`. */
export const mergedFields: readonly string[] = [
  ...own,
  ...invoicing,
  ...billingFields.map(field => `billing.${field}`),
]

const customPrefix = 'customFields.'

/** The key of a custom field that is named, or null for a field that every customer has. */
export const customKeyOf = (field: string): string | null =>
  field.startsWith(customPrefix) ? field.slice(customPrefix.length) : null

export const isOfInvoicing = (field: string): boolean =>
  field.startsWith('billing.') || invoicing.some(each => each === field)

/** A field in which both have something, and not the same. */
export interface Conflict {
  readonly field: string
  readonly loser: unknown
  readonly winner: unknown
  readonly kept: 'loser' | 'winner'
}

/** A field that the winner gets because it had nothing there. */
export interface Filled {
  readonly field: string
  readonly value: unknown
}

export interface Compared {
  readonly winner: CustomerRecord
  readonly conflicts: readonly Conflict[]
  readonly filled: readonly Filled[]
}

/**
 * The winner with what the loser adds: where both have something the winner's stays, unless the field is in `take`; where
 * the winner has nothing it gets the loser's.
 */
export function laidTogether(
  loser: CustomerRecord,
  winner: CustomerRecord,
  { mayInvoice, take }: { readonly mayInvoice: boolean; readonly take: ReadonlySet<string> },
): Compared {
  const compared = mergedFields.filter(field => mayInvoice || !isOfInvoicing(field))
  const keys = [...new Set([...Object.keys(winner.customFields), ...Object.keys(loser.customFields)])]
  const conflicts: Conflict[] = []
  const filled: Filled[] = []
  let changed = winner
  for (const field of [...compared, ...keys.map(key => customPrefix + key)]) {
    const [theirs, held] = [valueOf(loser, field), valueOf(winner, field)]
    if (isNothing(theirs) || canonicalJson([theirs]) === canonicalJson([held])) continue
    const isFree = isNothing(held)
    const kept = take.has(field) ? 'loser' : 'winner'
    if (isFree) filled.push({ field, value: theirs })
    else conflicts.push({ field, loser: theirs, winner: held, kept })
    if (isFree || kept === 'loser') changed = withValue(changed, field, theirs)
  }
  return { winner: { ...changed, searchText: searchTextOf(changed) }, conflicts, filled }
}

/** A list that is empty, or nothing said. What is true or false is something: nobody says which of the two is the empty one. */
const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0)

const columnOf = (field: string) => field.replace(/^billing\./, '') as keyof CustomerRecord

function valueOf(customer: CustomerRecord, field: string): unknown {
  const key = customKeyOf(field)
  return key === null ? customer[columnOf(field)] : customer.customFields[key]
}

function withValue(customer: CustomerRecord, field: string, value: unknown): CustomerRecord {
  const key = customKeyOf(field)
  return key === null
    ? { ...customer, [columnOf(field)]: value }
    : {
        ...customer,
        customFields: { ...customer.customFields, [key]: value } as CustomerRecord['customFields'],
      }
}
