import {
  array,
  described,
  DryRun,
  expectedUpdatedAt,
  Flag,
  IdOf,
  named,
  nullable,
  object,
  optional,
  PlainDate,
  type Static,
  Type,
} from '../../../../platform/contract/shapes.ts'
import { minutesOfWorkingDay } from './plan.ts'

/** Open tasks of one project that are scheduled together. */
export const scheduledTasks = 5000

const startDate = described(nullable(PlainDate), 'Its first day; null where it has none.')
const dueDate = described(nullable(PlainDate), 'The day on which it is due; null where it has none.')

export const Rescheduling = object({
  startDate: optional(
    described(nullable(PlainDate), 'The new first day; null for none. Absent, it stays as it is.'),
  ),
  dueDate: optional(
    described(
      nullable(PlainDate),
      'The new day on which it is due; null for none. Absent, it stays as it is.',
    ),
  ),
  expectedUpdatedAt,
  dryRun: DryRun,
})

const Moved = named(
  'MovedTask',
  object({
    taskId: described(IdOf('task'), 'The task that gets other dates.'),
    startDate,
    dueDate,
    from: object({ startDate, dueDate }, { description: 'The dates that it had.' }),
    dependencyId: described(
      nullable(IdOf('task_dependency')),
      'The dependency that moves it furthest; null for the task that was asked for.',
    ),
  }),
)

export const Rescheduled = object({
  moved: array(Moved, {
    description:
      'Every task that gets other dates, each after what it waits for; none where nothing changes.',
  }),
  dryRun: Type.Boolean({ description: 'Whether nothing was written, as asked.' }),
})

const day = (description: string) => described(PlainDate, description)

const Scheduled = named(
  'ScheduledTask',
  object({
    taskId: described(IdOf('task'), 'The open task.'),
    workingDays: Type.Integer({
      minimum: 1,
      description: `How many working days it takes: those between its dates, or else what was estimated, ${minutesOfWorkingDay} minutes a day; 1 without either.`,
    }),
    earliestStart: day('The first day on which it can begin.'),
    earliestFinish: day('The first day on which it can be finished.'),
    latestStart: day('The last day on which it can begin without the project ending later.'),
    latestFinish: day('The last day on which it can be finished without the project ending later.'),
    slackDays: Type.Integer({
      minimum: 0,
      description: 'By how many working days it may slip before the project ends later.',
    }),
    critical: described(Flag, 'Whether it may not slip at all.'),
    drivenBy: described(
      nullable(IdOf('task_dependency')),
      'The dependency that sets its earliest start; null where its own start or the beginning of the project does.',
    ),
  }),
)
export type Scheduled = Static<typeof Scheduled>

export const Schedule = object({
  startDate: described(
    nullable(PlainDate),
    'The day that the schedule begins with; null without open tasks.',
  ),
  finishDate: described(
    nullable(PlainDate),
    'The day on which the last task can be finished; null without open tasks.',
  ),
  endDate: described(nullable(PlainDate), 'The day on which the project is to end; null when nobody said.'),
  items: array(Scheduled, {
    description: 'The open tasks, by when they can begin, and then by their numbers.',
  }),
})
export type Schedule = Static<typeof Schedule>
