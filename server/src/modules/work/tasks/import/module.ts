import { filesOf } from '../../../records/attachments/port.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { refusals } from '../../../../platform/contract/refusals.ts'
import { oneOf, optional } from '../../../../platform/contract/shapes.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { membersNamed } from '../../../people/members/port.ts'
import { fieldsOfRows } from '../../../records/custom-fields/port.ts'
import { importOf, keptWithout, type RecordUse, several, usedBy } from '../../../records/imports/port.ts'
import {
  asUsual,
  byCode,
  byCodeOrName,
  kept,
  ofCustomFields,
  unlessSaid,
  withMeant,
} from '../../../records/imports/protocol/port.ts'
import { sumsOfProjects } from '../../../time/work-days/port.ts'
import { phaseNamed, phasesOf } from '../../projects/phases/port.ts'
import { awaitManagersAnew } from '../../projects/project-days/port.ts'
import { tasksOfPricedHours } from '../../projects/rate-cards/port.ts'
import { projectsWithCodes, projectsWithIds } from '../../projects/record/port.ts'
import { allLabels } from '../labels/lookup.ts'
import * as announce from '../record/announcements.ts'
import { auditLine, changesOf, repaid } from '../record/changes.ts'
import { unmetGuards } from '../record/entering.ts'
import { taskEvents } from '../record/events.ts'
import { withFollowing } from '../record/following.ts'
import { taskKind, type TaskRecord } from '../record/record.ts'
import { existingReferences } from '../record/existing-references.ts'
import { TaskPatch } from '../record/shapes.ts'
import { columnsOf, findTasks, lastNumbers, saveTasks } from '../record/store.ts'
import { keepSets, setsOf } from '../statuses/store.ts'
import { Boards } from './board.ts'
import { taskRows, textsIn } from './rules.ts'
import { matchKeys, taskRow } from './row.ts'
import { readRow, referencesIn } from './rows.ts'
import { depthsBelow, removeTasks, tasksNamed } from './store.ts'

const customFields = fieldsOfRows(taskKind.kind)

/** Hours that were done on a task. */
const hours: RecordUse = {
  register: 'tasks',
  by: 'work_days',
  used: async (db, taskIds) =>
    (await sumsOfProjects(db, { by: ['task'], taskIds })).flatMap(({ taskId }) =>
      taskId === null ? [] : { id: taskId },
    ),
}

export const taskImportModule = importOf(
  taskRow,
  taskRows,
)({
  operation: 'importTasks',
  summary: 'Import tasks',
  description: `Creates or changes up to 500 tasks. ${asUsual} A task is found by its external reference, or else by its project and number; what is not found by a reference is created. A row with a reference whose number is that of a task that carries none and has another title is refused as \`task_ambiguous\` with that task as \`id\`, unless \`matchBy\` says what counts alone. Rows may name tasks that they are parts of in any order. Each row keeps to the rules of the single writes: its fields are changed first, then its status. ${unlessSaid} ${ofCustomFields} ${kept}`,
  feature: 'projects',
  refusals: refusals({
    task_ambiguous: {
      status: 409,
      title: 'The row may mean another task',
      when: 'A row of an import carries a reference that no task has, and its number is that of a task without a reference that has another title.',
      remedy:
        'Leave the number out for a new task, give the row the title of the task that it means, or say by `matchBy` what counts.',
      translations: {
        fi: [
          'Rivi voi tarkoittaa toista tehtävää',
          'Jätä uudelta tehtävältä numero pois, anna riville tarkoitetun tehtävän otsikko tai kerro `matchBy`-parametrilla, mikä ratkaisee.',
        ],
        sv: [
          'Raden kan avse en annan uppgift',
          'Utelämna numret för en ny uppgift, ge raden rubriken på den uppgift som avses, eller ange med `matchBy` vad som avgör.',
        ],
      },
    },
    task_of_other_project: {
      status: 409,
      title: 'The task is part of another project',
      when: 'A row of an import names a project that the task, found by its reference, is not part of.',
      remedy: 'Leave `projectCode` out, or move the task with `POST /v1/tasks/{id}/change-project` first.',
      translations: {
        fi: [
          'Tehtävä kuuluu toiseen projektiin',
          'Jätä `projectCode` pois tai siirrä tehtävä ensin: `POST /v1/tasks/{id}/change-project`.',
        ],
        sv: [
          'Uppgiften hör till ett annat projekt',
          'Utelämna `projectCode`, eller flytta uppgiften först med `POST /v1/tasks/{id}/change-project`.',
        ],
      },
    },
  }),
  events: taskEvents,
  emits: ['task.created', 'task.updated', 'task.status_changed'],
  example: {
    rows: [
      {
        ...{ externalSource: 'jira', externalId: 'OPS-17', title: 'Order the heat pumps' },
        ...{ dueDate: '2027-03-31', customFields: {} },
      },
    ],
    filename: 'tasks.csv',
    results: [{ id: 'a11' }],
    importId: 'a12',
  },
  patch: TaskPatch,
  names: {
    projectCode: {
      missing: 'project_not_found',
      read: async (db, codes) => byCode(await projectsWithCodes(db, codes)),
    },
    assigneeEmails: several(textsIn, {
      missing: 'membership_not_found',
      to: 'assigneeMembershipIds',
      read: membersNamed,
    }),
    labels: several(textsIn, {
      missing: 'task_label_not_found',
      to: 'labelIds',
      read: async db => byCodeOrName(await allLabels(db)),
    }),
  },
  customFields,
  common: {
    matchBy: optional(
      oneOf(matchKeys, {
        description:
          'By what alone rows find their tasks, each of which needs it; a number that is there besides counts for nothing. Absent: by reference and number, as far as they agree.',
      }),
    ),
  },
  async find(rows, { db, services, fields, meant, common: { matchBy } }) {
    const numbers = rows.flatMap(({ said: { number, projectCode }, named }) =>
      typeof number !== 'number' || (projectCode !== undefined && !named.projectCode)
        ? []
        : { projectId: named.projectCode?.id ?? null, number },
    )
    const found = await tasksNamed(db, referencesIn(rows.map(({ row }) => row)), numbers)
    const tasks = withMeant(found, meant)
    const named = rows.flatMap(row => row.named.projectCode?.id ?? [])
    const projectIds = [...new Set([...tasks.flatMap(({ projectId }) => projectId ?? []), ...named])]
    const ids = tasks.map(({ id }) => id)
    const sayPaid = rows.some(({ patch }) => patch.billable !== undefined)
    const [known, projects, phases, sets, numbersOf, depths, priced] = await Promise.all([
      // What the rows name, and what is above the tasks that they may be parts of.
      existingReferences(db, [
        ...rows.map(({ patch }) => patch),
        ...tasks.map(({ parentTaskId }) => ({ parentTaskId })),
      ]),
      projectsWithIds(db, projectIds),
      phasesOf(db, projectIds),
      setsOf(db, [null, ...projectIds]),
      lastNumbers(db, [db.orgId, ...projectIds]),
      depthsBelow(db, ids),
      tasksOfPricedHours(db, services.contributions, sayPaid ? tasks : []),
    ])
    const boards = new Boards(db.orgId, sets, { columns: await columnsIn(db, sets), numbers: numbersOf })
    return {
      ...{ tasks, boards, sets, matchBy, priced, nextId: newId },
      known: {
        ...known,
        projects: new Map(projects.map(project => [project.id, project])),
        phases: new Map(phases.map(({ id, projectId }) => [id, projectId])),
      },
      unmet: await unmetGuards(db, services.contributions, ids, [...sets.values()]),
      phase: phaseNamed(phases),
      depthBelow: id => depths.get(id) ?? 0,
      custom: (task, { patch }) => fields.over(task?.customFields ?? null, patch.customFields),
    }
  },
  read: readRow,
  async follows(decision, _, { db, services }) {
    const followed = await withFollowing(db, services.contributions, decision, ({ written }) => written)
    if (followed.refusal !== undefined) throw new Error('what was decided row by row is refused as a whole')
    const written = decision.refusal === undefined ? repaid(decision.state.written) : []
    await awaitManagersAnew(db, services.contributions, written)
    return followed
  },
  save(written, { sets }, { db, fields }) {
    const made = new Set(
      written.flatMap(({ before, after }) => (before ? [] : (after.projectId ?? db.orgId))),
    )
    keepSets(
      db,
      [...sets].flatMap(([id, set]) => (made.has(id) ? set : [])),
    )
    return saveTasks(db, written, fields.all)
  },
  /** But for what follows from other fields, and where the task is on the board, which people change all day. */
  kept: keptWithout('rank', 'statusCode', 'category'),
  /** What it changed is put back, last in its column where its status is another again. */
  undo: {
    stored: findTasks,
    async find({ db, services }, stored) {
      const sets = await setsOf(db, [null, ...new Set(stored.flatMap(({ projectId }) => projectId ?? []))])
      const boards = new Boards(db.orgId, sets, { columns: await columnsIn(db, sets), numbers: new Map() })
      const [fields, priced] = await Promise.all([
        customFields(db),
        tasksOfPricedHours(db, services.contributions, stored),
      ])
      return { boards, fields, priced }
    },
    /** Approved hours keep their price. */
    blocks: (task, { before }, { priced }) =>
      before !== null && before['billable'] !== task.billable && priced.has(task.id)
        ? { code: 'task_reprices_approved_hours' }
        : undefined,
    restore(former, task, { boards }): TaskRecord {
      const status = boards.setOf(task.projectId).statuses.find(({ id }) => id === former.statusId)
      if (!status || former.statusId === task.statusId) return former
      const { id, code: statusCode, category } = status
      const moved: TaskRecord = { ...former, statusCode, category, rank: boards.rank(id) }
      boards.put(task, moved)
      return moved
    },
    audit: { line: (verb, { id }, changes) => auditLine(verb, id, changes), changes: changesOf },
    facts: ({ removed, restored }, { db }) => [
      // Whoever reads again what was removed finds it gone.
      ...removed.map(task => announce.updated({ ...task, updatedAt: db.now })),
      ...restored.flatMap(({ before, after }) => [
        announce.updated(after),
        ...(before.statusId === after.statusId ? [] : [announce.statusChanged(after)]),
      ]),
    ],
    async save({ removed, restored }, { db, services }, { fields }) {
      db.defer(saveTasks(db, restored, fields.all))
      await awaitManagersAnew(db, services.contributions, repaid(restored))
      return removeTasks(
        db,
        removed.map(({ id }) => id),
      )
    },
  },
  recordUses: [
    hours,
    usedBy('tasks', 'task_comments', 'task_id'),
    filesOf('tasks', 'task'),
    usedBy('tasks', 'task_approvals', 'task_id'),
    usedBy('tasks', 'task_dependencies', 'from_task_id'),
    usedBy('tasks', 'task_dependencies', 'to_task_id'),
    usedBy('tasks', 'project_milestone_tasks', 'task_id', { by: 'project_milestones' }),
    usedBy('tasks', 'task_recurrences', 'task_id'),
    // What lies in them, and what was made from them.
    usedBy('tasks', 'tasks', 'parent_task_id', { apart: 'id' }),
    usedBy('tasks', 'tasks', 'copied_from_id', { apart: 'id' }),
  ],
})

const columnsIn = (db: TenantDb, sets: Awaited<ReturnType<typeof setsOf>>) =>
  columnsOf(
    db,
    [...sets.values()].flatMap(({ statuses }) => statuses.map(({ id }) => id)),
  )
