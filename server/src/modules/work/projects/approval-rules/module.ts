import { module } from '../../../../platform/module.ts'
import { namedRecords } from '../../../../platform/port.ts'
import { addDays } from '../../../../platform/vocabulary/dates.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { recordUses, usedBy } from '../../../records/imports/port.ts'
import { customerReferences } from '../../customers/port.ts'
import { projectCopies, type ProjectCopy } from '../record/port.ts'
import { approvalRules } from './contract.ts'
import { approvalRulesOfCustomers } from './customer-merging.ts'
import { handlers } from './handlers.ts'
import * as port from './port.ts'
import { addRules, rulesOfProjects } from './store.ts'

/** Hours of a copy are approved by the same rules, from days that are moved with it. */
const copyRules: ProjectCopy = {
  kind: 'approval_rules',
  order: 8,
  async copy(tx, { from, to, days }) {
    const copies = (await rulesOfProjects(tx, [from])).map(rule => ({
      ...rule,
      id: newId(),
      projectId: to,
      validFrom: addDays(rule.validFrom, days),
      createdAt: tx.now,
    }))
    tx.defer(addRules(tx, copies))
    return { count: copies.length, leftOut: [] }
  },
}

export const approvalRulesModule = module({
  contract: approvalRules,
  handlers,
  port,
  contributes: [
    projectCopies.of(copyRules),
    customerReferences.of(approvalRulesOfCustomers),
    recordUses.of(usedBy('customers', 'approval_rules', 'customer_id')),
    recordUses.of(usedBy('projects', 'approval_rules', 'project_id')),
    namedRecords.of({
      type: 'approval_rule',
      nameless: 'A rule is known by what it is for and its first day.',
    }),
  ],
})
