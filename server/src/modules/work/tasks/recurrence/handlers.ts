import { unchangedSince } from '../../../../platform/data/optimistic.ts'
import { handle } from '../../../../platform/http/handler.ts'
import { dateIn } from '../../../../platform/vocabulary/dates.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { tasksWithIds } from '../record/lookup.ts'
import { updated } from '../record/rules.ts'
import { saving } from '../record/saving.ts'
import { writableTask } from '../writable.ts'
import { taskRecurrences } from './contract.ts'
import { recurrenceTable } from './record.ts'
import * as rules from './rules.ts'
import { findRecurrence, recurrenceOfTask } from './store.ts'
import { recurrenceView } from './view.ts'

export const handlers = handle(taskRecurrences, {
  async get({ params, db, refuse }) {
    const [[task], recurrence] = await Promise.all([
      tasksWithIds(db, [params.id]),
      recurrenceOfTask(db, params.id),
    ])
    if (!task) return refuse('task_not_found')
    return recurrenceView(recurrence ?? refuse('task_recurrence_not_found'))
  },

  async put({ params, body, caller, db, now, refuse, commit }) {
    const task = await writableTask(db, params.id, refuse)
    const before = (await findRecurrence(db, task.recurrenceId)) ?? null
    const { timeZone } = caller.organisation
    const recurrence = await commit(
      rules.put(task, before, body, {
        id: newId(),
        unchanged: unchangedSince(body.expectedUpdatedAt, before?.updatedAt),
        now,
        today: dateIn(timeZone, now),
        timeZone,
      }),
      async after => {
        if (after !== before) await recurrenceTable.upsert(db, [after])
      },
    )
    await commit(updated(task, { ...task, recurrenceId: recurrence.id }, 'update', now), saving(db, task))
    return recurrenceView(recurrence)
  },

  async remove({ params, db, now, refuse, commit }) {
    const task = await writableTask(db, params.id, refuse)
    const before = (await findRecurrence(db, task.recurrenceId)) ?? refuse('task_recurrence_not_found')
    await commit(rules.end(task, before, { now }), after => recurrenceTable.update(db, after))
    await commit(updated(task, { ...task, recurrenceId: null }, 'update', now), saving(db, task))
    return undefined
  },
})
