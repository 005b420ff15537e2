import { module } from '../../../../platform/module.ts'
import { namedRecords } from '../../../../platform/port.ts'
import { addDays, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { type RecordUse, recordUses } from '../../../records/imports/port.ts'
import { projectCopies, type ProjectCopy } from '../record/port.ts'
import { projectRecognition } from './contract.ts'
import { handlers } from './handlers.ts'
import * as port from './port.ts'
import { addRules, recognitionRulesOf } from './store.ts'

/** A copy earns its fees by the same rules, whose days are moved with it. */
const copyRules: ProjectCopy = {
  kind: 'recognition_rules',
  order: 6,
  async copy(tx, { from, to, days }) {
    const moved = (date: PlainDate | null) => date && addDays(date, days)
    const copies = (await recognitionRulesOf(tx, [from])).map(rule => ({
      ...rule,
      id: newId(),
      projectId: to,
      validFrom: addDays(rule.validFrom, days),
      firstDay: moved(rule.firstDay),
      lastDay: moved(rule.lastDay),
      madeAt: tx.now,
    }))
    tx.defer(addRules(tx, copies))
    return { count: copies.length, leftOut: [] }
  },
}

/** Members said by what the fees of a project belong to days. */
const rulesOfProjects: RecordUse = {
  register: 'projects',
  by: 'project_recognition_rules',
  used: (db, ids) =>
    db.sql`
      select distinct g.project_id as id from project_recognition_rules g
      where g.org_id = ${db.orgId} and g.project_id = any(${ids}::uuid[])`,
}

export const recognitionModule = module({
  contract: projectRecognition,
  handlers,
  port,
  contributes: [
    projectCopies.of(copyRules),
    recordUses.of(rulesOfProjects),
    namedRecords.of({
      type: 'project_recognition_rule',
      nameless: 'A rule is known by its project and date.',
    }),
  ],
})
