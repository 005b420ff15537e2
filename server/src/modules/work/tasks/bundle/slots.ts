import type { Picture, Question } from '../../../../platform/data/question.ts'
import { slot } from '../../../../platform/slots.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { TaskDependency } from '../dependencies/shapes.ts'
import type { Milestone } from '../milestones/shapes.ts'

/** A part of the bundle of a project that another folder keeps. One statement. */
export type TaskBundlePart =
  | {
      readonly part: 'dependencies'
      read(picture: Picture, projectId: Id): Question<readonly TaskDependency[]>
    }
  | {
      readonly part: 'milestones'
      read(picture: Picture, projectId: Id): Question<readonly Milestone[]>
    }

export const taskBundleParts = slot<TaskBundlePart>('tasks.bundle_parts')
