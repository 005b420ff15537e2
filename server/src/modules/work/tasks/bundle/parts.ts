import { dependenciesOnBoard } from '../dependencies/store.ts'
import { dependencyView } from '../dependencies/view.ts'
import { milestonesOf } from '../milestones/store.ts'
import { milestoneView } from '../milestones/view.ts'
import type { TaskBundlePart } from './slots.ts'

/** What waits for what on the board of a project. */
export const dependenciesOfBundle: TaskBundlePart = {
  part: 'dependencies',
  read: (picture, projectId) =>
    dependenciesOnBoard(picture, projectId).map(found => found.map(dependencyView)),
}

export const milestonesOfBundle: TaskBundlePart = {
  part: 'milestones',
  read: (picture, projectId) => milestonesOf(picture, projectId).map(found => found.map(milestoneView)),
}
