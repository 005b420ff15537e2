import { keysetPage } from '../../../../platform/data/paging.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { handle } from '../../../../platform/http/handler.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { customersWithIds } from '../../customers/port.ts'
import { hoursApprovedSince } from '../../../time/work-days/port.ts'
import { projectsFor, projectWithId } from '../record/port.ts'
import { approvalRules } from './contract.ts'
import type { ApprovalRule } from './record.ts'
import * as rules from './rules.ts'
import * as store from './store.ts'

export const handlers = handle(approvalRules, {
  list: ({ query, db }) =>
    keysetPage(db, query, {
      operation: 'approvalRules.list',
      listed: { alias: 'r' },
      keys: store.ruleKeys,
      rows: keyset => store.pageOfRules(db, query, keyset),
    }),

  async get({ params, db, refuse }) {
    return (await store.findRule(db, params.id)) ?? refuse('approval_rule_not_found')
  },

  async add({ body, db, now, commit }) {
    const { dryRun: _, ...given } = body
    const [customerId, projectId] = [lowered(given.customerId), lowered(given.projectId)]
    const place = { customerId, projectId, validFrom: given.validFrom }
    const [project, customers, twin, hoursApproved] = await Promise.all([
      projectId === null ? undefined : projectWithId(db, projectId),
      customerId === null ? [] : customersWithIds(db, [customerId]),
      store.ruleAt(db, place),
      isApproved(db, place),
    ])
    const circumstances = { id: newId(), now, project, customer: customers[0], twin: twin?.id, hoursApproved }
    const decision = rules.add({ ...given, customerId, projectId }, circumstances)
    return commit(decision, rule => store.addRules(db, [rule]))
  },

  async remove({ params, db, refuse, commit }) {
    const found = (await store.findRule(db, params.id)) ?? refuse('approval_rule_not_found')
    const hoursApproved = await isApproved(db, found)
    await commit(rules.remove(found, { hoursApproved }), rule => store.removeRule(db, rule))
    return undefined
  },
})

/** Ids may be written in capitals. */
const lowered = (id: string | null | undefined): string | null => id?.toLowerCase() ?? null

type Place = Pick<ApprovalRule, 'customerId' | 'projectId' | 'validFrom'>

/** Whether hours of the project, of projects of the customer, or of any are approved, on the day or later. */
const isApproved = (db: TenantDb, { customerId, projectId, validFrom }: Place): Promise<boolean> =>
  hoursApprovedSince(db, {
    from: validFrom,
    ...(projectId !== null && { projectIds: [projectId] }),
    ...(customerId !== null && { projectIds: projectsFor(db.orgId, { customerId }) }),
  })
