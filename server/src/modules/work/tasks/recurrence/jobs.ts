import { systemActor } from '../../../../platform/audit/audit-trail.ts'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { Hourly } from '../../../../platform/events/periodic.ts'
import type { Services } from '../../../../platform/services.ts'
import type { Commit } from '../../../../platform/transactions/transactions.ts'
import { dateIn } from '../../../../platform/vocabulary/dates.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import type { Worker } from '../../../../platform/worker.ts'
import { inEveryOrganisation } from '../../../people/members/port.ts'
import { organisationNow } from '../../../company/organisation/port.ts'
import { projectsWithIds } from '../../projects/record/port.ts'
import { findTasks } from '../record/store.ts'
import { carryOn } from './making.ts'
import { dueStep } from './rules.ts'
import { recurrencesDue } from './store.ts'

/** Series that are carried on in one transaction. */
const seriesAtOnce = 100
/** Transactions of one look; what is left over, after years without the service perhaps, is done at the next. */
const transactionsAtMost = 50

/** Every hour, makes the tasks whose day has come by the clocks of the organisations. */
export const tasksOfToday = (services: Services): Worker =>
  new Hourly(
    'recurring tasks',
    stopping => inEveryOrganisation(services, stopping, orgId => makeDue(services, orgId)),
    services.log,
  )

/** Writes only where a day has come. An organisation that is too busy is tried again the next hour. */
export async function makeDue({ database, transactions, log }: Services, orgId: Id): Promise<void> {
  const request = { orgId, actor: systemActor, operation: 'taskRecurrences.continue', requestId: newId() }
  try {
    const db = database.reader(orgId)
    const { now, timeZone } = await organisationNow(db)
    if ((await recurrencesDue(db, dateIn(timeZone, now), 1)).length === 0) return
    for (let left = transactionsAtMost, more = true; more && left > 0; left--)
      more = await transactions.run(request, makeSome)
  } catch (error) {
    log.warn('recurring tasks skipped an organisation', { orgId, error: String(error) })
  }
}

/** Whether there may be more. What is due is read in the transaction that makes it, so that nothing is made twice. */
async function makeSome(tx: WriteTransaction, commit: Commit): Promise<boolean> {
  const { timeZone } = await organisationNow(tx)
  const due = await recurrencesDue(tx, dateIn(timeZone, tx.now), seriesAtOnce)
  if (due.length === 0) return false
  const tasks = await findTasks(
    tx,
    due.map(({ taskId }) => taskId),
  )
  const projects = await projectsWithIds(tx, [...new Set(tasks.flatMap(({ projectId }) => projectId ?? []))])
  const closed = new Set(projects.flatMap(({ id, state }) => (state === 'closed' ? [id] : [])))
  const byId = new Map(tasks.map(task => [task.id, task]))
  const steps = due.map(recurrence => {
    const task = byId.get(recurrence.taskId)
    const isPassedOver = !task || task.archivedAt !== null || closed.has(task.projectId ?? '')
    return dueStep(recurrence, isPassedOver, { now: tx.now, timeZone })
  })
  await commit({ state: null, ...(await carryOn(tx, steps, byId)) })
  return true
}
