import { newId } from '../../../../platform/vocabulary/ids.ts'
import type { ProjectCopy } from '../../projects/record/port.ts'
import { copiesIn } from '../record/lookup.ts'
import { dependencyTable } from './record.ts'
import { dependenciesOf } from './store.ts'

/** In a copy of a project the same waits for the same, of what was copied. */
export const dependenciesOfCopies: ProjectCopy = {
  kind: 'task_dependencies',
  order: 20,
  async copy(tx, { from, to }) {
    const [dependencies, copies] = await Promise.all([dependenciesOf(tx, [from]), copiesIn(tx, to)])
    const made = dependencies.flatMap(dependency => {
      const [fromTaskId, toTaskId] = [copies.get(dependency.fromTaskId), copies.get(dependency.toTaskId)]
      return fromTaskId === undefined || toTaskId === undefined
        ? []
        : { ...dependency, id: newId(), projectId: to, fromTaskId, toTaskId, updatedAt: tx.now }
    })
    await dependencyTable.insert(tx, made)
    return made.length
  },
}
