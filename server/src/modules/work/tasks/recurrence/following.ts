import { dateIn } from '../../../../platform/vocabulary/dates.ts'
import { organisationNow } from '../../../company/organisation/port.ts'
import type { TaskFollower } from '../record/slots.ts'
import { carryOn } from './making.ts'
import { followed } from './rules.ts'
import { recurrencesWaiting } from './store.ts'

/** A task that is completed is followed by the next of its series, in the same transaction and once. */
export const nextOfCompleted: TaskFollower = {
  async closed(tx, changes) {
    const completed = changes.flatMap(({ after }) =>
      after.category === 'completed' && after.recurrenceId !== null ? after : [],
    )
    const tasks = new Map(completed.map(task => [task.id, task]))
    const waiting = tasks.size === 0 ? [] : await recurrencesWaiting(tx, [...tasks.keys()])
    if (waiting.length === 0) return { facts: [], audit: [] }
    const { timeZone } = await organisationNow(tx)
    const present = { now: tx.now, timeZone, today: dateIn(timeZone, tx.now) }
    const steps = waiting.flatMap(recurrence => {
      const task = tasks.get(recurrence.taskId)
      return task ? followed(recurrence, task, present) : []
    })
    return carryOn(tx, steps, tasks)
  },
}
