import { silentLog } from '../../src/platform/telemetry/log.ts'
import { startWorld, type World } from '../world/world.ts'
import { approvals } from './run/approvals.ts'
import { connectedApps } from './run/apps.ts'
import { attachments } from './run/attachments.ts'
import { blankDates } from './run/blank-dates.ts'
import { crm, crmImports } from './run/crm.ts'
import { customers } from './run/customers.ts'
import { imports } from './run/imports.ts'
import { everyOperation } from './run/operations.ts'
import { largeBatch } from './run/large-batch.ts'
import { operating } from './run/operator.ts'
import { people } from './run/people.ts'
import { projectMoney } from './run/project-money.ts'
import { projects } from './run/projects.ts'
import { signingIn } from './run/sign-in.ts'
import { sweeps } from './run/sweeps.ts'
import { terminals } from './run/terminals.ts'
import { timeAsLived } from './run/time-as-lived.ts'
import { timeAsPlanned } from './run/time-as-planned.ts'

/**
 * One world in which everything happens that sends a statement: every operation, what people do in a session, apps, work
 * that goes on beside requests, and what an operator does. Always the same, so that its statements are, too.
 */
export async function runEverything(): Promise<World> {
  const errors: unknown[] = []
  const world = await startWorld({
    checkAnswers: false,
    outboundClosed: true,
    log: { ...silentLog, error: (event, error) => void errors.push(error ?? event) },
  })
  await signingIn(world)
  await connectedApps(world)
  await terminals(world)
  await timeAsLived(world)
  await timeAsPlanned(world)
  await approvals(world)
  await people(world)
  await operating(world)
  await largeBatch(world)
  await blankDates(world)
  await customers(world)
  await crm(world)
  await projects(world)
  await projectMoney(world)
  await imports(world)
  await crmImports(world)
  await attachments(world)
  await everyOperation(world)
  await sweeps(world)
  // What is sent from now on is no part of the run, and its workers have no business with rows that are made for plans.
  await world.app.drain()
  if (errors.length > 0) throw new Error('the service logged an error', { cause: errors[0] })
  return world
}
