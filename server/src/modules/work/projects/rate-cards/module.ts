import { namedRecords } from '../../../../platform/port.ts'
import { type RawBuilder, sql } from 'kysely'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { mayCall } from '../../../../platform/access/gates.ts'
import { module } from '../../../../platform/module.ts'
import { type RecordUse, recordUses } from '../../../records/imports/port.ts'
import { findable, searchedRegister } from '../../../records/search/port.ts'
import { customerReferences } from '../../customers/port.ts'
import { participationPricing } from '../participants/port.ts'
import { knownRateCards, leftBehindIn, projectLeftBehind } from '../record/port.ts'
import { rateCards } from './contract.ts'
import { ratesOfCustomers } from './customer-merging.ts'
import { handlers } from './handlers.ts'
import { pricingOfParticipations } from './participation.ts'
import * as port from './port.ts'
import { activeCards, cardsWithCodes } from './store.ts'

/** Cards by codes in whatever letter case; their own have small letters. */
const cardsCalled = (db: TenantDb, codes: readonly string[]) =>
  cardsWithCodes(
    db,
    codes.map(code => code.toLowerCase()),
  )

const usedBy = (register: RecordUse['register'], column: RawBuilder<unknown>): RecordUse => ({
  register,
  by: 'rate_rules',
  used: (db, ids) =>
    db.sql`
      select distinct ${column} as id from rate_rules r
      where r.org_id = ${db.orgId} and ${column} = any(${ids}::uuid[])`,
})

/** Rules name what their hours are of. */
const rulesWithCustomers = usedBy('customers', sql`r.customer_id`)
const rulesWithProjects = usedBy('projects', sql`r.project_id`)
const rulesWithMembers = usedBy('members', sql`r.membership_id`)

/** Rate cards, for anyone who reads them. */
const searchedRateCards = searchedRegister('rate_card', 'rate_cards', {
  sources: [
    {
      table: 'rate_cards',
      fields: () => ({ code: sql`r.code`, name: sql`r.name` }),
      rows: ({ caller }) => (mayCall(caller, rateCards.operations.list) ? 'all' : 'none'),
    },
  ],
})

export const rateCardsModule = module({
  contract: rateCards,
  handlers,
  port,
  contributes: [
    namedRecords.of({
      type: 'rate_rule',
      nameless: 'A rule is known by its card and what its hours are of.',
    }),
    participationPricing.of(pricingOfParticipations),
    knownRateCards.of({ active: activeCards, withCodes: cardsCalled }),
    ...findable(searchedRateCards),
    customerReferences.of(ratesOfCustomers),
    projectLeftBehind.of(leftBehindIn('rate_rules', 'rate_rules')),
    recordUses.of(rulesWithCustomers),
    recordUses.of(rulesWithMembers),
    recordUses.of(rulesWithProjects),
  ],
})
