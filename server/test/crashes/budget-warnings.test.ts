import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { patience } from '../world/patience.ts'
import { startWorld } from '../world/world.ts'
import { killedAt } from './killed-at.ts'
import { serverProcess } from './server-process.ts'

// It has looked at all budgets when it started, and looks again in an hour.
const world = await startWorld()
const { owner, connection } = world.database
const admin = world.as('aino')
const { members, catalogs } = world.meri
const dataDir = await mkdtemp(join(tmpdir(), 'konttori-budgets-'))
const server = await serverProcess(connection, dataDir)
afterAll(async () => {
  await server.kill()
  await rm(dataDir, { recursive: true, force: true })
})

let projects = 0

/** A project of Elina's with a budget of 100 minutes. */
async function watchedProject(): Promise<string> {
  const { status, body } = await admin.post('/v1/projects', {
    code: `B-${++projects}`,
    name: 'Koulun putket',
    state: 'active',
    budgetMinutes: 100,
    managerMembershipId: members.elina.id,
  })
  expect(status, JSON.stringify(body)).toBe(201)
  return body.id
}

async function worked(workDate: string, valueId: string, minutes: number): Promise<void> {
  const entry = {
    entryTypeId: catalogs.entryTypes.work,
    startMinutes: 480,
    endMinutes: 480 + minutes,
    allocations: [{ dimensionId: 'project', valueId }],
  }
  const path = `/v1/team/members/${members.onni.id}/work-days/${workDate}/entries`
  const answer = await admin.put(path, { entries: [entry] })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
}

/** The shares that were told of a project, and the letters that told them. */
async function told(projectId: string): Promise<{ shares: number[]; letters: number }> {
  const shares = await owner<{ share_bp: number }>(
    `select share_bp from project_budget_warnings where project_id = $1 order by share_bp`,
    [projectId],
  )
  const letters = await owner(
    `select id from outgoing_mails where kind = 'budget_warning' and about_id = $1`,
    [projectId],
  )
  return { shares: shares.map(({ share_bp }) => share_bp), letters: letters.length }
}

/** What runs in the database. */
const working = () =>
  owner(
    `select from pg_stat_activity
     where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()`,
  )

/** Starts a server and waits until it has told of a budget that was passed only now: then it has looked at all. */
async function looksAgain(workDate: string): Promise<void> {
  const witness = await watchedProject()
  await worked(workDate, witness, 60)
  await server.start()
  await vi.waitUntil(async () => (await told(witness)).letters > 0, patience)
  await server.kill()
  expect(await told(witness)).toEqual({ shares: [5000], letters: 1 })
}

it('a server that is killed while it tells of budgets tells of each share once, by letter', async () => {
  const ids: string[] = []
  for (const [index, table] of ['project_budget_warnings', 'outgoing_mails'].entries()) {
    const id = await watchedProject()
    ids.push(id)
    await worked(`2026-02-0${index + 2}`, id, 85)
    await killedAt(world.database, table, server)
    // What the dead server had sent is carried out, or rolled back, before PostgreSQL sees that nobody listens.
    await vi.waitUntil(async () => (await working()).length === 0, patience)
    // Shares and letter are written together or not at all.
    expect([
      { shares: [], letters: 0 },
      { shares: [5000, 8000], letters: 1 },
    ]).toContainEqual(await told(id))
  }
  await looksAgain('2026-02-04')
  for (const id of ids) expect(await told(id)).toEqual({ shares: [5000, 8000], letters: 1 })

  const [first = '', second = ''] = ids
  await worked('2026-02-05', first, 30)
  await looksAgain('2026-02-06')
  expect(await told(first)).toEqual({ shares: [5000, 8000, 10_000], letters: 2 })
  expect(await told(second)).toEqual({ shares: [5000, 8000], letters: 1 })
})
