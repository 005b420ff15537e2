import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { newId } from '../../src/platform/vocabulary/ids.ts'
import { startWorld } from '../world/world.ts'
import { serverProcess } from './server-process.ts'

const world = await startWorld()
const { catalogs, serviceKey } = world.meri
const dataDir = await mkdtemp(join(tmpdir(), 'konttori-kill-'))
const server = await serverProcess(world.database.connection, dataDir)
afterAll(async () => {
  await server.kill()
  await rm(dataDir, { recursive: true, force: true })
})

/** Eight requests each: 120 in all. */
const people = 15
/** How long a server lives before it is killed, milliseconds: from before it has answered anything to some dozens of requests. */
const lives = [40, 900, 15, 450, 120, 60, 250, 30]

interface Answered {
  readonly status: number
  /** Whatever the answer holds; a test says what it expects. */
  readonly body: any
}

/** Sends until it is answered, with the same key on every try, as an integration should. */
async function insist(method: string, path: string, body: unknown): Promise<Answered> {
  const key = newId()
  for (;;) {
    try {
      const answer = await fetch(`${server.url}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${serviceKey}`,
          'content-type': 'application/json',
          ...(method === 'POST' && { 'idempotency-key': key }),
        },
        body: JSON.stringify(body),
      })
      const answered: Answered = { status: answer.status, body: await answer.json() }
      // A killed server's connection may still hold the key for a moment; 503 says that nothing was written.
      const again = answer.status === 503 || answered.body.code === 'idempotency_key_in_flight'
      if (!again) return answered
    } catch {
      // The server is not up yet, or was killed. The next try tells whether the request was done.
    }
    await new Promise(resolve => setTimeout(resolve, 10))
  }
}

async function journey(index: number): Promise<{ membershipId: string; workDayIds: string[] }> {
  const created = await insist('POST', '/v1/memberships', {
    firstNames: `Henkilö ${index}`,
    lastName: 'Kestävä',
    role: 'employee',
    worktimeModelId: catalogs.worktimeModels.hourly,
  })
  expect(created.status).toBe(201)
  const membershipId: string = created.body.id
  const days = `/v1/team/members/${membershipId}/work-days`
  for (const date of ['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05']) {
    const entries = [{ entryTypeId: catalogs.entryTypes.work, startMinutes: 480, endMinutes: 900 + index }]
    expect(await insist('PUT', `${days}/${date}/entries`, { entries })).toMatchObject({ status: 200 })
  }
  const confirmed = await insist('POST', `${days}/confirm-range`, { from: '2026-03-01', to: '2026-03-07' })
  expect(confirmed).toMatchObject({ status: 201, body: { actedCount: 4 } })
  const register = await read(`${days}?from=2026-03-01&to=2026-03-07`)
  const workDayIds = register.body.items.map((row: { id: string }) => row.id) as string[]
  expect(await insist('POST', '/v1/work-days/approve-batch', { ids: workDayIds })).toMatchObject({
    status: 200,
    body: { actedCount: 4 },
  })
  return { membershipId, workDayIds }
}

async function read(path: string): Promise<Answered> {
  for (;;) {
    try {
      const answer = await fetch(`${server.url}${path}`, {
        headers: { authorization: `Bearer ${serviceKey}` },
      })
      if (answer.status === 200) return { status: 200, body: await answer.json() }
    } catch {
      // As above.
    }
    await new Promise(resolve => setTimeout(resolve, 10))
  }
}

it('a server killed again and again loses nothing it answered and does nothing twice', async () => {
  await server.start()
  let killing = true
  const killer = (async () => {
    for (const life of lives) {
      await new Promise(resolve => setTimeout(resolve, life))
      if (!killing) return
      await server.kill()
      await server.start()
    }
  })()

  const journeys: Awaited<ReturnType<typeof journey>>[] = []
  const pending = Array.from({ length: people }, (_, index) => index)
  const worker = async () => {
    for (let next = pending.shift(); next !== undefined; next = pending.shift())
      journeys.push(await journey(next))
  }
  await Promise.all([worker(), worker(), worker(), worker()])
  const batch = await insist('POST', '/v1/export-batches', {
    periodStart: '2026-03-01',
    periodEnd: '2026-03-31',
  })
  expect(batch).toMatchObject({ status: 201, body: { dayCount: people * 4 } })
  killing = false
  await killer

  // No kill has torn the chain of the audit trail.
  expect((await read('/v1/audit/verify')).body).toMatchObject({ ok: true, problems: [] })

  // Everything that was answered is there once, and none twice.
  const owner = world.database.owner
  const members = await owner<{ count: string }>(
    `select count(*) from memberships where last_name = 'Kestävä'`,
  )
  expect(Number(members[0]?.count)).toBe(people)
  const days = await owner<{ id: string; status: string; worked_minutes: number }>(
    `select d.id, d.status, d.worked_minutes from work_days d join memberships m on m.org_id = d.org_id and m.id = d.membership_id
     where m.last_name = 'Kestävä'`,
  )
  expect(new Set(days.map(day => day.id))).toEqual(new Set(journeys.flatMap(({ workDayIds }) => workDayIds)))
  expect(new Set(days.map(day => day.status))).toEqual(new Set(['exported']))

  // Every event has its fact and every fact its event.
  const told = await owner<{ event: string; subject: string }>(
    `select event, coalesce(payload->>'workDayId', payload->>'membershipId', payload->>'batchId') as subject
     from integration_events where org_id = '${world.meri.id}'`,
  )
  const times = (event: string, subject: string) =>
    told.filter(row => row.event === event && row.subject === subject).length
  for (const { membershipId, workDayIds } of journeys) {
    expect(times('member.created', membershipId)).toBe(1)
    for (const id of workDayIds) {
      expect(times('workday.confirmed', id)).toBe(1)
      expect(times('workday.approved', id)).toBe(1)
    }
  }
  expect(told.filter(row => row.event === 'export_batch.created')).toHaveLength(1)
  expect(told.filter(row => row.event === 'workday.approved')).toHaveLength(people * 4)

  // The log has no gap, whatever was rolled back in between.
  const sequence = await owner<{ sequence: string }>(
    `select sequence from integration_events where org_id = '${world.meri.id}' order by sequence`,
  )
  expect(sequence.map(row => Number(row.sequence))).toEqual(sequence.map((_, index) => index + 1))
})
