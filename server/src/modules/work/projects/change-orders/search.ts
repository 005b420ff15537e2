import { sql } from 'kysely'
import { mayCall } from '../../../../platform/access/gates.ts'
import type { Searched } from '../../../records/search/port.ts'
import { changeOrders } from './contract.ts'

/** Change orders, for anyone who reads projects; what is over is no longer active. */
export const searchedChangeOrders: Searched = {
  type: 'change_order',
  table: 'change_orders',
  title: () => sql`r.title`,
  active: () => sql`r.state in ('draft', 'sent')`,
  sources: [
    {
      table: 'change_orders',
      fields: () => ({ title: sql`r.title` }),
      rows: ({ caller }) => (mayCall(caller, changeOrders.operations.get) ? 'all' : 'none'),
    },
  ],
}
