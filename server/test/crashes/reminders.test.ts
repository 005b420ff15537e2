import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { queueOffice } from '../../src/modules/people/approvals/test/office.ts'
import { patience } from '../world/patience.ts'
import { startWorld } from '../world/world.ts'
import { killedAt } from './killed-at.ts'
import { type ServerProcess, serverProcess } from './server-process.ts'

const world = await startWorld()
const { owner, connection } = world.database
const dataDirs = await Promise.all([1, 2].map(() => mkdtemp(join(tmpdir(), 'konttori-reminders-'))))
const [one, other] = (await Promise.all(dataDirs.map(dir => serverProcess(connection, dir)))) as [
  ServerProcess,
  ServerProcess,
]
afterAll(async () => {
  await Promise.all([one, other].map(server => server.kill()))
  await Promise.all(dataDirs.map(dir => rm(dir, { recursive: true, force: true })))
})

const office = await queueOffice(world)
// Nobody is reminded before the morning: the organisation is where it is nearest to noon now.
const hourIn = (zone: string) => Temporal.Now.zonedDateTimeISO(zone).hour
const [zone = ''] = [
  'Pacific/Auckland',
  'Asia/Tokyo',
  'Europe/Helsinki',
  'America/New_York',
  'Pacific/Honolulu',
].toSorted((a, b) => Math.abs(hourIn(a) - 12) - Math.abs(hourIn(b) - 12))
const settings = await world.as('aino').patch('/v1/settings', { approvalReminders: true })
expect(settings).toMatchObject({ status: 200 })
await owner('update organisations set time_zone = $2 where org_id = $1', [world.meri.id, zone])
for (const name of ['veera', 'onni', 'paavo'] as const) await office.confirmed(name, '2026-06-01')
const approvers = (['elina', 'eero', 'aino'] as const).map(office.idOf).toSorted()

/** How many mails each has got, and how many the notes of the days say were written. */
async function written() {
  const [found] = await owner<{ mails: string[]; notes: number[] }>(
    `select array(select recipient_membership_id::text from outgoing_mails where kind = 'approval_reminder'
         order by 1) as mails,
       array(select recipient_count from approval_reminder_days) as notes`,
  )
  return found
}

const ofDays = (days: number) => ({
  mails: approvers.flatMap(id => Array.from({ length: days }, () => id)),
  notes: Array.from({ length: days }, () => approvers.length),
})

const anotherDay = () => owner('update approval_reminder_days set reminded_on = reminded_on - 1')

/** A server looks once when it starts, and again in an hour: one that got no turn to write is started again. */
async function completedBy(server: ServerProcess, days: number): Promise<void> {
  for (;;) {
    const answer = await vi.waitUntil(async () => {
      const found = await written()
      // What there is at any moment is whole.
      expect(found).toEqual(ofDays(found?.notes.length ?? 0))
      if (found?.notes.length === days) return 'completed'
      return server.told.includes('were not reminded') && 'too busy'
    }, patience)
    if (answer === 'completed') return
    await server.kill()
    await server.start()
  }
}

it('servers that are killed while they remind, or remind at once, write each approver one mail a day', async () => {
  let days = 0
  // Before the note of the day, between it and the mails, and when both are written and not yet committed.
  for (const table of ['approval_reminder_days', 'outgoing_mails', 'directory.outbox_due']) {
    const [dying, next] = days % 2 === 0 ? [one, other] : [other, one]
    // Another comes to write them at the same time.
    await killedAt(world.database, table, dying, () => next.start())
    await completedBy(next, ++days)
    await next.kill()
    await anotherDay()
  }

  await Promise.all([one.start(), other.start()])
  await completedBy(one, ++days)
  // What one had begun when the other was through ends before it stops.
  await Promise.all([one.stop(), other.stop()])
  expect(await written()).toEqual(ofDays(days))
})
