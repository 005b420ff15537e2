import { addDays, datesInRange, type PlainDate } from '../../platform/vocabulary/dates.ts'
import type { Company, Person } from '../companies/company.ts'
import { type DemoTask, tasksOf, workersOn } from '../companies/tasks.ts'
import { Dice } from '../random.ts'
import type { Period } from './period.ts'
import { retirementOf } from './records.ts'

/** What somebody does with tasks. */
export interface TaskAction {
  kind: 'task'
  change: TaskChange
}

export type TaskChange =
  | { does: 'describe' }
  | { does: 'add'; task: DemoTask; startDate: PlainDate; dueDate: PlainDate }
  | { does: 'check'; task: DemoTask }
  | { does: 'move'; task: DemoTask; status: string }

/** The tasks of a company's projects, through the period: each is added, and comes as far as it comes. */
export function taskSteps(company: Company, period: Period): ({ at: number } & TaskAction)[] {
  const tasks = tasksOf(company)
  if (tasks.length === 0) return []
  const days = datesInRange(addDays(period.start, 1), addDays(period.today, -1))
  const steps: ({ at: number } & TaskAction)[] = [
    { at: period.at(period.start, 480), kind: 'task', change: { does: 'describe' } },
  ]
  for (const [index, planned] of tasks.entries()) {
    const dice = new Dice(company.slug, 'task goes on', planned.key)
    const added = days[Math.floor((index * days.length) / tasks.length)] ?? period.today
    let day = added
    const at = () => period.at(day, 430 + dice.between(0, 480, 10))
    const dueDate = addDays(added, planned.dueAfterDays)
    const task = { ...planned, assignees: givenOn(added, planned, company, period) }
    steps.push({ at: at(), kind: 'task', change: { does: 'add', task, startDate: added, dueDate } })
    for (const status of task.statuses) {
      day = addDays(day, dice.between(1, task.daysInStatus))
      const moment = at()
      if (status === 'done' && task.checklist.length > 0)
        steps.push({ at: moment - 60_000, kind: 'task', change: { does: 'check', task } })
      steps.push({ at: moment, kind: 'task', change: { does: 'move', task, status } })
    }
  }
  return steps
}

/** Whoever of those it was meant for is there on the date; where nobody is, another of the project does it. */
function givenOn(
  date: PlainDate,
  { assignees, project }: DemoTask,
  { people }: Company,
  period: Period,
): readonly Person[] {
  const here = (person: Person) => isThere(person, date, period)
  const meant = assignees.filter(here)
  return meant.length > 0 ? meant : workersOn(project, people).filter(here).slice(0, 1)
}

const isThere = ({ retires }: Person, date: PlainDate, period: Period): boolean =>
  !retires || date <= retirementOf(period)
