import { importOf, type UndoneRecords } from '../../../../records/imports/port.ts'
import { asUsual, byCode, kept, unlessSaid } from '../../../../records/imports/protocol/port.ts'
import { closedAmong, projectsWithCodes } from '../../../projects/record/port.ts'
import { tasksNamed } from '../../import/store.ts'
import { taskEvents } from '../../record/events.ts'
import { touchTasks } from '../../record/store.ts'
import { type DependencyRecord, dependencyTable } from '../record.ts'
import { changesOf, endsOf, lineOf, told } from '../rules.ts'
import { TaskDependencyPatch } from '../shapes.ts'
import { dependenciesOf, dependenciesWithIds, removeDependencies } from '../store.ts'
import { dependencyRow } from './row.ts'
import { numbersIn, readRow, referencesIn, TasksNamed } from './rows.ts'
import { dependencyRows } from './rules.ts'

export const dependencyImportModule = importOf(
  dependencyRow,
  dependencyRows,
)({
  operation: 'importTaskDependencies',
  summary: 'Import dependencies of tasks',
  description: `Lets up to 500 tasks wait for others of their project. ${asUsual} Each end of a dependency is a task by its external reference, otherwise by its number in the project; a dependency is found by its two tasks, and what is not found is added. No task ever waits for itself, over whatever others. ${unlessSaid} ${kept}`,
  feature: 'projects',
  events: taskEvents,
  emits: ['task.updated'],
  example: {
    rows: [{ projectCode: 'KO-2604', fromNumber: 1, toNumber: 2, type: 'fs', lagMinutes: 1440 }],
    filename: 'dependencies.csv',
    results: [{ id: 'a81' }],
    importId: 'a82',
  },
  patch: TaskDependencyPatch,
  names: {
    projectCode: {
      missing: 'project_not_found',
      read: async (db, codes) => byCode(await projectsWithCodes(db, codes)),
    },
  },
  async find(rows, { db }) {
    const tasks = await tasksNamed(db, referencesIn(rows), numbersIn(rows))
    const projectIds = [...new Set(tasks.flatMap(({ projectId }) => projectId ?? []))]
    const [records, closed] = await Promise.all([dependenciesOf(db, projectIds), closedAmong(db, projectIds)])
    return { records, closed, tasks: new TasksNamed(tasks) }
  },
  read: readRow,
  async follows(decision, { now }) {
    const ends = new Map(
      decision.state.written.flatMap(({ after }) => endsOf(after).map(id => [id, after] as const)),
    )
    // Each task is told of once.
    return {
      ...decision,
      facts: [...ends].flatMap(([id, after]) => told({ ...after, updatedAt: now }, [id])),
    }
  },
  save(written, _, { db }) {
    const records = written.map(({ after }) => after)
    db.defer(touchTasks(db, endsOfAll(records)))
    return dependencyTable.upsert(db, records)
  },
  undo: {
    stored: dependenciesWithIds,
    async find({ db }, stored) {
      const projectIds = stored.map(({ projectId }) => projectId)
      return { closed: await closedAmong(db, projectIds) }
    },
    /** The tasks of a closed project keep waiting for each other. */
    blocks: ({ projectId }, _, { closed }) =>
      closed.has(projectId) ? { code: 'project_closed' } : undefined,
    audit: { line: (verb, { id }, changes) => lineOf(verb, id, changes), changes: changesOf },
    facts(undone, { db }) {
      const ends = new Map(allOf(undone).flatMap(each => endsOf(each).map(id => [id, each] as const)))
      return [...ends].flatMap(([id, each]) => told({ ...each, updatedAt: db.now }, [id]))
    },
    async save(undone, { db }) {
      const { removed, restored } = undone
      db.defer(touchTasks(db, endsOfAll(allOf(undone))))
      db.defer(
        dependencyTable.upsert(
          db,
          restored.map(({ after }) => after),
        ),
      )
      await removeDependencies(
        db,
        removed.map(({ id }) => id),
      )
    },
  },
})

const endsOfAll = (records: readonly DependencyRecord[]) => [...new Set(records.flatMap(endsOf))]

const allOf = ({ removed, restored }: UndoneRecords<DependencyRecord>): DependencyRecord[] => [
  ...removed,
  ...restored.map(({ after }) => after),
]
