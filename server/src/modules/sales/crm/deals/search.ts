import { sql } from 'kysely'
import { mayCall } from '../../../../platform/access/gates.ts'
import { type Searched, searchedRegister } from '../../../records/search/port.ts'
import { deals } from './contract.ts'
import { products } from './products/register.ts'

/** Deals, for anyone who reads them; closed ones are no longer active. */
export const searchedDeals: Searched = {
  type: 'deal',
  table: 'deals',
  title: () => sql`r.title`,
  active: () => sql`r.state = 'open'`,
  sources: [
    {
      table: 'deals',
      fields: () => ({ title: sql`r.title`, externalId: sql`r.external_id` }),
      rows: ({ caller }) => (mayCall(caller, deals.operations.list) ? 'all' : 'none'),
    },
  ],
}

/** Products of the price list, for anyone who reads it. */
export const searchedProducts: Searched = searchedRegister('product', 'products', {
  sources: [
    {
      table: 'products',
      fields: () => ({ code: sql`r.code`, name: sql`r.name` }),
      rows: ({ caller }) => (mayCall(caller, products.contract.operations.list) ? 'all' : 'none'),
    },
  ],
})
