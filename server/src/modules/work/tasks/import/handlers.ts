import { handle, type Handler } from '../../../../platform/http/handler.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import { withChanges } from '../../../records/custom-fields/port.ts'
import { carryOut } from '../../../records/imports/port.ts'
import {
  cell,
  readRows,
  type Reference,
  referenceIn,
  wholeNumber,
} from '../../../records/imports/protocol/port.ts'
import { projectsWithCodes, projectsWithIds } from '../../projects/record/port.ts'
import { unmetGuards } from '../record/entering.ts'
import { withFollowing } from '../record/following.ts'
import { knownReferences } from '../record/known.ts'
import { columnsOf, lastNumbers, saveTasks } from '../record/store.ts'
import { keepSets, setsOf } from '../statuses/store.ts'
import { Boards } from './board.ts'
import { taskImport } from './contract.ts'
import { namesIn } from './names.ts'
import { remembered } from './remembered.ts'
import { readRow } from './rows.ts'
import { importTasks } from './rules.ts'
import type { TaskRow } from './shapes.ts'
import { depthsBelow, type Numbered, tasksNamed } from './store.ts'
import type { WriteTransaction } from '../../../../platform/data/database.ts'

type ImportCall = Parameters<Handler<typeof taskImport, (typeof taskImport.operations)['importTasks']>>[0]

export const handlers = handle(taskImport, {
  async importTasks(call) {
    const { body, db, now, services } = call
    const { mode = 'upsert', filename = null } = body
    const read = await whatRowsAreAbout(call)
    const { rows, names, sets } = read
    const decision = importTasks(rows, {
      now,
      tasks: read.tasks,
      known: { ...read.known, projects: new Map(read.projects.map(project => [project.id, project])) },
      boards: new Boards(db.orgId, sets, { columns: read.columns, numbers: read.numbers }),
      unmet: read.unmet,
      phase: names.phase,
      depthBelow: id => read.depths.get(id) ?? 0,
      custom: (task, { patch }) => withChanges(names.fields, task?.customFields ?? null, patch.customFields),
      nextId: newId,
      mode,
      newIds: rows.map(newId),
      filename,
    })
    const followed = await withFollowing(db, services.contributions, decision, ({ written }) => written)
    if (followed.refusal !== undefined) throw new Error('what was decided row by row is refused as a whole')
    const { written } = followed.state
    return carryOut(call, {
      register: 'tasks',
      decision: followed,
      save: () => {
        const made = new Set(
          written.flatMap(({ before, after }) => (before ? [] : (after.projectId ?? db.orgId))),
        )
        keepSets(
          db,
          [...sets].flatMap(([id, set]) => (made.has(id) ? set : [])),
        )
        return saveTasks(db, written, names.fields)
      },
      shown: () => ({}),
      remembered,
    })
  },
})

/** Everything that the rows are decided in, read by a constant number of statements. */
async function whatRowsAreAbout({ body, db, services }: ImportCall) {
  const tasks = await tasksNamed(db, referencesIn(body.rows), await numbersIn(db, body.rows))
  const ownProjects = tasks.flatMap(({ projectId }) => projectId ?? [])
  const names = await namesIn(db, body.rows, ownProjects)
  const rows = readRows(body.rows, row => readRow(row, names))
  const read = rows.flatMap(row => ('error' in row ? [] : row))
  const projectIds = [...new Set([...ownProjects, ...read.flatMap(({ project }) => project?.id ?? [])])]
  const ids = tasks.map(({ id }) => id)
  const [known, projects, sets, numbers, depths] = await Promise.all([
    // What the rows name, and what is above the tasks that they may be parts of.
    knownReferences(db, [
      ...read.map(({ patch }) => patch),
      ...tasks.map(({ parentTaskId }) => ({ parentTaskId })),
    ]),
    projectsWithIds(db, projectIds),
    setsOf(db, [null, ...projectIds]),
    lastNumbers(db, [db.orgId, ...projectIds]),
    depthsBelow(db, ids),
  ])
  const statusIds = [...sets.values()].flatMap(({ statuses }) => statuses.map(({ id }) => id))
  const [columns, unmet] = await Promise.all([
    columnsOf(db, statusIds),
    unmetGuards(db, services.contributions, ids, [...sets.values()]),
  ])
  return { tasks, names, rows, known, projects, sets, numbers, depths, columns, unmet }
}

/** Whom rows mean, and what they are parts of. */
function referencesIn(rows: readonly TaskRow[]): Reference[] {
  return rows.flatMap(row => {
    const own = referenceIn(row, 'externalSource', 'externalId')
    const externalId = cell(row.parentExternalId)
    const externalSource = cell(row.parentExternalSource) ?? cell(row.externalSource)
    return [
      ...(own && !('error' in own) ? [own] : []),
      ...(externalId === undefined || externalSource === undefined ? [] : [{ externalSource, externalId }]),
    ]
  })
}

/** The numbers of rows, in the projects that they name. */
async function numbersIn(db: WriteTransaction, rows: readonly TaskRow[]): Promise<Numbered[]> {
  const codes = [...new Set(rows.flatMap(({ projectCode }) => cell(projectCode) ?? []))]
  const projects = new Map<string, Id>((await projectsWithCodes(db, codes)).map(({ code, id }) => [code, id]))
  return rows.flatMap(row => {
    const [number, code] = [wholeNumber(row.number), cell(row.projectCode)]
    const projectId = code === undefined ? null : projects.get(code)
    return number == null || projectId === undefined ? [] : { projectId, number }
  })
}
