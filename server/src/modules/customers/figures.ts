import { type RawBuilder, sql } from 'kysely'
import { optionalSlot } from '../../platform/slots.ts'

export type Figure = 'openPipelineCents' | 'lastActivityAt'

/**
 * What is in play with a customer, told by the family that knows: fragments for statements over customers. Nothing of it
 * is kept with the customer.
 */
export interface CustomerFigures {
  /** The figure of one customer, null with nothing in play: a `bigint`, or a `timestamptz`. */
  of(orgId: string, figure: Figure, customerId: RawBuilder<unknown>): RawBuilder<unknown>
  /**
   * The customers with something in play, `(customer_id, value)`, each once and no value null: a parenthesised select
   * that can be read in the order of the value by an index.
   */
  inPlay(orgId: string, figure: Figure): RawBuilder<unknown>
}

/** Filled by the family of deals and activities. */
export const customerFigures = optionalSlot<CustomerFigures>('customers.figures')

const types = { openPipelineCents: sql`bigint`, lastActivityAt: sql`timestamptz` } as const

/** With nobody to tell there is nothing in play with any customer. */
export const nothingInPlay: CustomerFigures = {
  of: (_, figure) => sql`null::${types[figure]}`,
  inPlay: (_, figure) => sql`(select null::uuid as customer_id, null::${types[figure]} as value where false)`,
}
