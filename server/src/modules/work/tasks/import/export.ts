import { membersInCells } from '../../../people/members/port.ts'
import { fieldsOfRows } from '../../../records/custom-fields/port.ts'
import { codesOf, exportOf } from '../../../records/imports/port.ts'
import { phasesOf } from '../../projects/phases/port.ts'
import { projectsWithIds } from '../../projects/record/port.ts'
import { allLabels } from '../labels/lookup.ts'
import { tasks } from '../record/contract.ts'
import { handlers } from '../record/handlers.ts'
import { taskKind } from '../record/record.ts'
import { findTasks } from '../record/store.ts'
import { setsOf } from '../statuses/store.ts'
import { taskRow } from './row.ts'

export const taskExportModule = exportOf(taskRow, { contract: tasks, key: 'list', handlers })({
  operation: 'tasks',
  summary: 'Export tasks',
  description:
    'What a task is a part of is named where that has an external reference. Tasks of templates are left out.',
  own: ['number'],
  customFields: fieldsOfRows(taskKind.kind),
  async rows(items, { db, caller }) {
    const projectIds = [...new Set(items.flatMap(({ projectId }) => projectId ?? []))]
    const parentIds = [...new Set(items.flatMap(({ parentTaskId }) => parentTaskId ?? []))]
    const [projects, phases, sets, labels, parents, member] = await Promise.all([
      projectsWithIds(db, projectIds),
      phasesOf(db, projectIds).then(codesOf),
      setsOf(db, [null, ...projectIds]),
      allLabels(db).then(codesOf),
      findTasks(db, parentIds),
      membersInCells(
        db,
        caller,
        items.flatMap(({ assigneeMembershipIds }) => assigneeMembershipIds),
      ),
    ])
    const project = codesOf(projects)
    const status = codesOf([...sets.values()].flatMap(({ statuses }) => statuses))
    const parentOf = new Map(parents.map(parent => [parent.id, parent]))
    return items.map(task => {
      const parent = parentOf.get(task.parentTaskId ?? '')
      return {
        recordId: task.id,
        externalSource: task.externalSource,
        externalId: task.externalId,
        title: task.title,
        description: task.description,
        status: status(task.statusId),
        priority: task.priority,
        assigneeEmails: task.assigneeMembershipIds.flatMap(id => member(id) ?? []),
        labels: task.labelIds.flatMap(id => labels(id) ?? []).join('; '),
        startDate: task.startDate,
        dueDate: task.dueDate,
        estimateMinutes: task.estimateMinutes,
        billable: task.billable,
        projectCode: project(task.projectId),
        number: task.number,
        phaseCode: phases(task.phaseId),
        parentExternalSource: parent?.externalSource,
        parentExternalId: parent?.externalId,
        customFields: task.customFields,
      }
    })
  },
})
