import { type Refused, refuse } from '../../../platform/vocabulary/decision.ts'
import type { CustomerRow } from './record.ts'

type Tombstone = Pick<CustomerRow, 'mergedIntoCustomerId'>

const sentence = ({ mergedIntoCustomerId }: Tombstone): string =>
  `The customer was merged into ${mergedIntoCustomerId}.`

/** What a refused step of a customer that was merged away says. */
export const mergedDetail = (customer: Tombstone) => ({ detail: sentence(customer) })

/** A refused step with the customer to write to instead. */
export const leadingOn = (
  refused: Refused<'customer_merged'>,
  { mergedIntoCustomerId }: Tombstone,
): Refused<'customer_merged'> => ({ ...refused, extra: { mergedIntoCustomerId } })

/** The answer to a write of a customer that was merged away; undefined for one that was not. */
export const mergedRefusal = (customer: Tombstone): Refused<'customer_merged'> | undefined =>
  customer.mergedIntoCustomerId === null
    ? undefined
    : leadingOn(refuse('customer_merged', sentence(customer)), customer)
