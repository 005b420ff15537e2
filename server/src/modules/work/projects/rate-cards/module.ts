import { module } from '../../../../platform/module.ts'
import { customerReferences } from '../../customers/port.ts'
import { recordUses } from '../../../records/imports/port.ts'
import { searched } from '../../../records/search/port.ts'
import { knownRateCards } from '../record/port.ts'
import { rateCards } from './contract.ts'
import { ratesOfCustomers } from './customer-merging.ts'
import { handlers } from './handlers.ts'
import * as port from './port.ts'
import { searchedRateCards } from './search.ts'
import { activeCards } from './store.ts'
import { rulesWithCustomers, rulesWithMembers, rulesWithProjects } from './uses.ts'

export const rateCardsModule = module({
  contract: rateCards,
  handlers,
  port,
  contributes: [
    knownRateCards.of(activeCards),
    searched.of(searchedRateCards),
    customerReferences.of(ratesOfCustomers),
    recordUses.of(rulesWithCustomers),
    recordUses.of(rulesWithMembers),
    recordUses.of(rulesWithProjects),
  ],
})
