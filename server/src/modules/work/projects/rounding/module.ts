import { module } from '../../../../platform/module.ts'
import { namedRecords } from '../../../../platform/port.ts'
import { addDays } from '../../../../platform/vocabulary/dates.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { recordUses, usedBy } from '../../../records/imports/port.ts'
import { customerReferences } from '../../customers/port.ts'
import { projectCopies, type ProjectCopy } from '../record/port.ts'
import { roundingRules } from './contract.ts'
import { roundingOfCustomers } from './customer-merging.ts'
import { handlers } from './handlers.ts'
import * as port from './port.ts'
import { addRules, rulesOfProjects } from './store.ts'

/** Time of a copy is billed in the same units, from days that are moved with it. */
const copyRules: ProjectCopy = {
  kind: 'rounding_rules',
  order: 7,
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

export const roundingModule = module({
  contract: roundingRules,
  handlers,
  port,
  contributes: [
    projectCopies.of(copyRules),
    customerReferences.of(roundingOfCustomers),
    recordUses.of(usedBy('customers', 'rounding_rules', 'customer_id')),
    recordUses.of(usedBy('projects', 'rounding_rules', 'project_id')),
    namedRecords.of({
      type: 'rounding_rule',
      nameless: 'A rule is known by what it is for and its first day.',
    }),
  ],
})
