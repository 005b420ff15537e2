import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { fillCompany, foundCompany } from '../world/large-company.ts'
import { patience } from '../world/patience.ts'
import { startWorld } from '../world/world.ts'
import { answerTo } from './insisting.ts'
import { serverProcess } from './server-process.ts'

const members = 1000
const world = await startWorld()
const company = await foundCompany(world.app, 'louhi')
const { owner } = world.database
await fillCompany(owner, company, { members, days: 1 })
const bank = { code: 'saved', name: 'Saved', versions: [{ validFrom: '2020-01-01', carryOverMinutes: 4800 }] }
const { body: made } = await world.withKey(company.serviceKey).post('/v1/time-banks', bank)
await owner(
  `with opened as (
     insert into balance_accounts (org_id, id, membership_id, kind, time_bank_id, created_at, updated_at)
     select org_id, gen_random_uuid(), id, 'time_bank', $2, now(), now() from memberships where org_id = $1
     returning org_id, id, membership_id)
   insert into balance_transactions (org_id, id, account_id, membership_id, effective_date, minutes, kind, source_type,
     parts, explain, created_at)
   select org_id, gen_random_uuid(), id, membership_id, '2025-06-30', 6000, 'opening', 'import', '[]', 'Opening.', now()
   from opened`,
  [company.id, made.id],
)
await world.app.close()

const dataDir = await mkdtemp(join(tmpdir(), 'konttori-year-end-'))
const server = await serverProcess(world.database.connection, dataDir)
afterAll(async () => {
  await server.kill()
  await rm(dataDir, { recursive: true, force: true })
})

const close = () =>
  answerTo(() =>
    fetch(`${server.url}/v1/period-closings`, {
      method: 'POST',
      headers: { authorization: `Bearer ${company.serviceKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ kind: 'year_end', date: '2025-12-31' }),
    }),
  )
const written = async () =>
  owner<{ membershipId: string; kind: string; minutes: number }>(
    `select membership_id as "membershipId", kind, minutes from balance_transactions
     where org_id = $1 and source_type = 'closing' order by membership_id, id`,
    [company.id],
  )

it('a server killed while a year is closed leaves whole steps, and the same request ends in the same rows', async () => {
  await server.start()
  const cut = close().then(
    () => 'answered',
    () => 'cut',
  )
  await vi.waitUntil(async () => (await written()).length > 0, { ...patience, interval: 1 })
  await server.kill()
  expect(await cut).toBe('cut')
  const partly = await written()
  // Steps of a hundred members, each of them whole.
  expect(partly.length % 100).toBe(0)
  expect(partly.length).toBeLessThan(members)

  await server.start()
  const again = await close()
  expect(again).toMatchObject({ status: 201 })
  expect(again.body).toMatchObject({ state: 'finished', changedCount: (await written()).length })
  const rows = await written()
  expect(new Set(rows.map(({ membershipId }) => membershipId)).size).toBe(rows.length)
  expect(rows.length).toBeGreaterThanOrEqual(members)
  expect(rows.every(({ kind, minutes }) => kind === 'expiry' && minutes === -1200)).toBe(true)

  expect(await close()).toMatchObject({ status: 201, body: { id: again.body.id } })
  expect(await written()).toEqual(rows)
})
