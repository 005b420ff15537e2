import { module } from '../../../platform/module.ts'
import { type RecordUse, recordUses } from '../../records/imports/port.ts'
import { costRates } from './contract.ts'
import { handlers } from './handlers.ts'
import * as port from './port.ts'

/** What an hour of a member costs. */
const costsOfMembers: RecordUse = {
  register: 'members',
  by: 'cost_rates',
  used: (db, ids) =>
    db.sql`
      select distinct c.membership_id as id from cost_rates c
      where c.org_id = ${db.orgId} and c.membership_id = any(${ids}::uuid[])`,
}

export const costRatesModule = module({
  contract: costRates,
  handlers,
  port,
  contributes: [recordUses.of(costsOfMembers)],
})
