import { attemptsOf } from '../../../src/modules/people/session/port.ts'
import { sessionUses } from '../../../src/modules/people/session/sign-in/credential-source.ts'
import { keyUses } from '../../../src/modules/people/api-keys/credential-source.ts'
import { grantUses } from '../../../src/modules/people/connected-apps/tokens/credential-source.ts'
import { sweepExpired } from '../../../src/modules/people/connected-apps/authorization-server/sweep.ts'
import { followEverywhere } from '../../../src/modules/people/members/assignments/jobs.ts'
import { offboardEverywhere } from '../../../src/modules/people/members/employment/jobs.ts'
import { checkpointEverywhere } from '../../../src/modules/records/audit/jobs.ts'
import { reportFailing } from '../../../src/modules/exchange/webhooks/failing/report.ts'
import { purgeEverywhere } from '../../../src/modules/exchange/webhooks/jobs.ts'
import { anonymizeDue as anonymizeContacts } from '../../../src/modules/work/customers/contacts/retention/jobs.ts'
import { anonymizeDue as anonymizeLeads } from '../../../src/modules/sales/crm/leads/retention/jobs.ts'
import { erasePersonalValues } from '../../../src/platform/audit/erasure.ts'
import { systemActor } from '../../../src/platform/audit/audit-trail.ts'
import { purgeIdempotencyRecords } from '../../../src/platform/data/idempotency-records.ts'
import { dropExpiredPartitions, makePartitionsAhead } from '../../../src/platform/events/partitions.ts'
import type { World } from '../../world/world.ts'
import { ok } from './outcome.ts'

/** What the service does beside requests at its own time. */
export async function sweeps(world: World): Promise<void> {
  const { services } = world.app
  const { database } = services
  await attemptsOf(services).purge()
  for (const uses of [sessionUses, keyUses, grantUses]) await uses(database).flush()
  await sweepExpired(services)
  await offboardEverywhere(services)
  await world.database.owner(
    `update membership_assignments set coming = true where valid_from = '2026-10-01'`,
  )
  await followEverywhere(services)
  await checkpointEverywhere(services)
  await purgeEverywhere(services)
  await retention(world)
  const origin = { actor: systemActor, operation: 'world.erase', requestId: 'world' }
  await services.transactions.run({ ...origin, orgId: world.meri.id }, async tx => {
    await erasePersonalValues(tx, world.meri.members.paavo.id, origin)
    await purgeIdempotencyRecords(tx)
    // Whether a delivery is given up meanwhile depends on how long the run takes.
    await reportFailing(tx, services, new Map())
  })
  await database.asOwner(async db => {
    await makePartitionsAhead(db)
    await dropExpiredPartitions(db)
  })
}

/** People who are no contacts any more, one of whom a task mentions, and leads that came to nothing, are old enough to be forgotten. */
async function retention(world: World): Promise<void> {
  const { services } = world.app
  const post = (path: string, body: object = {}) => ok(world.as('aino').post(path, body))
  const customer = `/v1/customers/${(await post('/v1/customers', { name: 'Unohdus Oy' })).id}`
  await post(`${customer}/contacts`, { name: 'Unna Unohdettu' })
  await post('/v1/tasks', { title: 'Unna Unohdettu soittaa' })
  await post(`${customer}/deactivate`)
  const months = { contactRetentionMonths: 1, leadRetentionMonths: 1 }
  await ok(world.as('aino').patch('/v1/settings', months))
  await ok(world.as('aino').post('/v1/sandbox/clock/advance', { minutes: 60 * 24 * 60 }))
  for (const anonymize of [anonymizeContacts, anonymizeLeads]) await anonymize(services, world.meri.id)
}
