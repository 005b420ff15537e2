import { sql } from 'kysely'
import { openPage } from '../../../platform/data/paging.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import { handle } from '../../../platform/http/handler.ts'
import { newId } from '../../../platform/vocabulary/ids.ts'
import { staffGroupExists } from '../../company/catalogs/staff-groups/port.ts'
import { findMember, memberNamed } from '../members/port.ts'
import { daysMovedBy } from './closed-projects.ts'
import { costRates } from './contract.ts'
import * as rules from './rules.ts'
import type { NewCostRate } from './shapes.ts'
import * as store from './store.ts'

export const handlers = handle(costRates, {
  async list({ query, db }) {
    const page = openPage(db, query, {
      operation: 'costRates.list',
      keys: store.keys,
      sweep: store.sweep,
      listed: {
        alias: 'c',
        text: memberNamed(db.orgId, sql`c.membership_id`),
        sorts: { createdAt: 'c.createdAt', updatedAt: 'c.updatedAt' },
      },
    })
    return page.answer(await store.pageOf(db, query, page.fragment))
  },

  async get({ params, db, refuse }) {
    return (await store.find(db, params.id)) ?? refuse('cost_rate_not_found')
  },

  async create({ body, db, now, services, commit }) {
    const { dryRun: _, ...wanted } = body
    const [others, missing] = await Promise.all([store.ofSubject(db, wanted), missingSubject(db, wanted)])
    const decision = rules.create(newId(), wanted, { now, others, missing })
    const moved = await daysMovedBy(db, services.contributions, decision)
    return (await commit(rules.unlessMoving(decision, moved), placed => store.save(db, placed))).added
  },
})

async function missingSubject(
  db: TenantDb,
  { membershipId, staffGroupId }: NewCostRate,
): Promise<rules.MissingCode | null> {
  if (membershipId != null && !(await findMember(db, membershipId))) return 'membership_not_found'
  return staffGroupId != null && !(await staffGroupExists(db, staffGroupId)) ? 'staff_group_not_found' : null
}
