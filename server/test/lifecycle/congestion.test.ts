import { expect, it } from 'vitest'
import { startWorld } from '../world/world.ts'
import { holdWriteLock } from './held-lock.ts'
import { askOnce, startService } from './service.ts'

const world = await startWorld()
const { id: orgId, members, catalogs, serviceKey: key } = world.meri
const dayOf = (date: string) => `/v1/team/members/${members.veera.id}/work-days/${date}`
const hours = { entries: [{ entryTypeId: catalogs.entryTypes.work, durationMinutes: 450 }] }
const dates = ['2026-05-04', '2026-05-05', '2026-05-06']

const written = () =>
  world.database.owner<{ table: string; rows: number }>(
    `select 'work_days' as table, count(*)::int as rows from work_days where org_id = $1
     union all select 'audit_entries', count(*)::int from audit_entries where org_id = $1
     union all select 'integration_events', count(*)::int from integration_events where org_id = $1
     union all select 'idempotency_records', count(*)::int from idempotency_records where org_id = $1`,
    [orgId],
  )

it('writes that wait too long for the write lock answer 503 service_busy and have written nothing', async () => {
  const server = await startService(world.database.connection)
  const write = (date: string) =>
    askOnce(server, `${dayOf(date)}/entries`, { key, method: 'PUT', body: hours })
  const before = await written()
  const lock = await holdWriteLock(world.database, orgId)

  const writing = Promise.all(dates.map(write))
  await lock.awaitedBy(1)

  // Reads take no write lock, and another organisation has its own.
  expect(await askOnce(server, dayOf(dates[0] ?? ''), { key })).toMatchObject({ status: 200 })
  const elsewhere = world.tunturi.members.sanna.personalKey
  const settings = { method: 'PATCH', body: { name: 'Tunturi ja vaara' } }
  expect(await askOnce(server, '/v1/settings', { key: elsewhere, ...settings })).toMatchObject({
    status: 200,
  })

  for (const answer of await writing) {
    expect(answer).toMatchObject({ status: 503, body: { code: 'service_busy', status: 503 } })
    expect(answer.headers.get('content-type')).toContain('application/problem+json')
    expect(answer.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
  }
  expect(await written()).toEqual(before)

  await lock.release()
  for (const date of dates) expect(await write(date)).toMatchObject({ status: 200 })
})
