import { sql } from 'kysely'
import { mayCall } from '../../../../platform/access/gates.ts'
import { searchedRegister } from '../../../records/search/port.ts'
import { rateCards } from './contract.ts'

/** Rate cards, for whoever reads them. */
export const searchedRateCards = searchedRegister('rate_card', 'rate_cards', {
  sources: [
    {
      table: 'rate_cards',
      fields: () => ({ code: sql`r.code`, name: sql`r.name` }),
      rows: ({ caller }) => (mayCall(caller, rateCards.operations.list) ? 'all' : 'none'),
    },
  ],
})
