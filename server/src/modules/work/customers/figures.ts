import { type RawBuilder, sql } from 'kysely'
import { slot } from '../../../platform/slots.ts'

export type Figure = 'openPipelineCents' | 'lastActivityAt'

/**
 * A figure of what is in play with a customer, told by the family that knows: fragments for statements over customers.
 * Nothing of it is kept with the customer.
 */
export interface CustomerFigure {
  readonly figure: Figure
  /** The figure of one customer, null with nothing in play: a `bigint`, or a `timestamptz`. */
  of(orgId: string, customerId: RawBuilder<unknown>): RawBuilder<unknown>
  /**
   * The customers with something in play, `(customer_id, value)`, each once and no value null: a parenthesised select
   * that can be read in the order of the value by an index.
   */
  inPlay(orgId: string): RawBuilder<unknown>
}

/** One of each figure at most, from the families of deals and of activities. */
export const customerFigures = slot<CustomerFigure>('customers.figures')

/** All figures, as statements over customers ask for them. */
export interface CustomerFigures {
  of(orgId: string, figure: Figure, customerId: RawBuilder<unknown>): RawBuilder<unknown>
  inPlay(orgId: string, figure: Figure): RawBuilder<unknown>
}

const types = { openPipelineCents: sql`bigint`, lastActivityAt: sql`timestamptz` } as const

/** Of a figure that nobody tells there is nothing in play with any customer. */
export function figuresOf(told: readonly CustomerFigure[]): CustomerFigures {
  const by = new Map(told.map(each => [each.figure, each]))
  return {
    of: (orgId, figure, customerId) => by.get(figure)?.of(orgId, customerId) ?? sql`null::${types[figure]}`,
    inPlay: (orgId, figure) =>
      by.get(figure)?.inPlay(orgId) ??
      sql`(select null::uuid as customer_id, null::${types[figure]} as value where false)`,
  }
}
