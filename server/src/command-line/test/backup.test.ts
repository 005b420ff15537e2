import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { addressOf } from '../../../test/crashes/server-process.ts'
import { startWorld, type World } from '../../../test/world/world.ts'
import { exitCodes } from '../../lifecycle/exit-codes.ts'
import { mainProgram, startProcess } from '../../lifecycle/test/service-process.ts'
import { startCluster } from '../../platform/postgres/cluster.ts'
import { filesIn } from './files-in.ts'
import { konttori } from './konttori.ts'
import { hashes } from './row-hashes.ts'
import { patience } from '../../../test/world/patience.ts'
import { programs } from '../../../test/world/programs.ts'

let world: World
let directory: string
beforeAll(async () => {
  world = await startWorld()
  directory = await mkdtemp(join(tmpdir(), 'konttori-restore-'))
})
afterAll(() => rm(directory, { recursive: true, force: true }))

const environment = () => ({
  DATABASE_URL: addressOf(world.database.connection),
  KONTTORI_SECRET: '\u0007'.repeat(32),
  KONTTORI_DATA_DIR: directory,
})

async function run(...args: string[]): Promise<any> {
  const { exitCode, stdout, stderr } = await konttori([...args, '--json'], environment())
  if (exitCode !== 0) throw new Error(stderr)
  return JSON.parse(stdout)
}

/** Keeps both companies writing until told to stop. */
function keepWriting(): () => Promise<number> {
  let going = true
  let written = 0
  const writer = async (name: 'helmi' | 'sanna', index: number) => {
    while (going) {
      const person = { firstNames: 'Uusi', lastName: `Tulokas ${index} ${written}`, role: 'employee' }
      const { status } = await world
        .as(name)
        .post('/v1/memberships', person, { 'idempotency-key': `${name}-${index}-${written}` })
      if (status === 201) written++
    }
  }
  const writers = [writer('helmi', 1), writer('helmi', 2), writer('sanna', 3)]
  return async () => {
    going = false
    await Promise.all(writers)
    return written
  }
}

/** The migrator's lock and the heartbeat of the process that runs beside are signs of life, and no data. */
const withoutSigns = ({ 'migration.lock': _, 'directory.processes': __, ...data }: Record<string, string>) =>
  data

/** A backup during which nothing was written, with every row that there was. */
async function backupInQuiet(source: pg.ClientBase) {
  for (let attempt = 1; ; attempt++) {
    const to = join(directory, `quiet-${attempt}.backup`)
    const before = withoutSigns(await hashes(source))
    const told = await run('backup', '--to', to)
    const there = await hashes(source)
    if (isDeepStrictEqual(before, withoutSigns(there))) return { to, told, there }
  }
}

async function onRestored<T>(dataDir: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const cluster = await startCluster({ dataDir })
  try {
    const client = new pg.Client(cluster.connection)
    await client.connect()
    try {
      return await work(client)
    } finally {
      await client.end()
    }
  } finally {
    await cluster.stop()
  }
}

it('a backup of a quiet database is restored row for row, and the service answers as before', async () => {
  const key = world.meri.serviceKey
  const read = async () => (await world.withKey(key).get('/v1/memberships?limit=100')).body
  const before = await read()
  const source = new pg.Client(world.database.connection)
  await source.connect()
  // A key's last use is written beside the requests, a moment later.
  await vi.waitUntil(lastUseIsWritten, patience)
  const { to, told, there } = await backupInQuiet(source)
  await source.end()
  expect(told.missing).toEqual(['service secret'])
  expect((await stat(to)).mode & 0o777).toBe(0o600)

  const dataDir = join(directory, 'quiet')
  const restored = await run('restore', '--from', to, '--data-dir', dataDir)
  expect(restored).toMatchObject({ rows: told.rows, tables: told.tables, missing: [] })
  const here = await onRestored(dataDir, async client => {
    const { rows } = await client.query(`
      select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind in ('r', 'p') and not (c.relrowsecurity and c.relforcerowsecurity)`)
    expect(rows).toEqual([])
    return hashes(client)
  })
  expect(withoutSigns(here)).toEqual(withoutSigns(there))

  const service = startProcess(mainProgram, {
    KONTTORI_DATA_DIR: dataDir,
    KONTTORI_SECRET: '\u0007'.repeat(32),
  })
  await service.says('Ctrl-C')
  const [, url = ''] = /ready at (\S+)/.exec(service.output.stdout) ?? []
  const answer = await fetch(`${url}/v1/memberships?limit=100`, {
    headers: { authorization: `Bearer ${key}` },
  })
  expect(await answer.json()).toEqual(before)

  // A command reaches the running service's database, and the service notices at once.
  const beside = { KONTTORI_DATA_DIR: dataDir, KONTTORI_SECRET: '\u0007'.repeat(32) }
  const granted = await konttori(
    [
      ...['member', 'grant', '--organisation', 'meri', '--member', 'onni@meri.example'],
      ...['--capability', 'hr.manage', '--reason', 'Stands in'],
    ],
    beside,
  )
  expect(granted.stderr).toBe('')
  const onni = { authorization: `Bearer ${world.meri.members.onni.personalKey}` }
  await expect
    .poll(
      async () =>
        ((await (await fetch(`${url}/v1/me/access`, { headers: onni })).json()) as any).capabilities,
    )
    .toEqual(['hr.manage'])
  const whileRunning = await konttori(['backup', '--to', join(directory, 'running.backup'), '--json'], beside)
  expect(JSON.parse(whileRunning.stdout).rows).toBeGreaterThan(told.rows)
  service.process.kill('SIGTERM')
  expect(await service.ended).toBe(0)
})

async function lastUseIsWritten(): Promise<boolean> {
  const [row] = await world.database.owner<{ used: boolean }>(
    `select exists (select from api_keys where org_id = $1 and kind = 'service' and last_used_at is not null) as used`,
    [world.meri.id],
  )
  return row?.used ?? false
}

it('a backup under writes is of one instant', async () => {
  const stop = keepWriting()
  const to = join(directory, 'busy.backup')
  await world.as('helmi').get('/v1/me/access')
  await run('backup', '--to', to)
  expect(await stop()).toBeGreaterThan(0)
  const dataDir = join(directory, 'busy')
  await run('restore', '--from', to, '--data-dir', dataDir)
  await onRestored(dataDir, async client => {
    const { rows } = await client.query(`
      select c.org_id from organisation_clocks c
      where c.last_sequence is distinct from
          coalesce((select max(sequence) from integration_events e where e.org_id = c.org_id), 0)
        or c.audit_sequence is distinct from
          coalesce((select max(sequence) from audit_entries a where a.org_id = c.org_id), 0)
        or exists (select from idempotency_records r where r.org_id = c.org_id and r.created_at > c.last_instant)`)
    expect(rows).toEqual([])
  })
})

it('the secret goes along when it is asked for, and another one is refused', async () => {
  const dataDir = join(directory, 'own')
  const own = { KONTTORI_DATA_DIR: dataDir, KONTTORI_DEMO: 'off' }
  const founded = await konttori(
    [
      ...['organisation', 'create', '--name', 'Oma', '--slug', 'oma', '--admin-email', 'a@oma.example'],
      ...['--admin-first-names', 'A', '--admin-last-name', 'B'],
    ],
    own,
  )
  expect(founded.exitCode).toBe(0)
  const secret = await readFile(join(dataDir, 'service.secret'), 'utf8')
  const files = await filesIn(dataDir)
  const bare = join(directory, 'bare.backup')
  const full = join(directory, 'full.backup')
  expect((await konttori(['backup', '--to', bare], own)).exitCode).toBe(0)
  expect(
    JSON.parse((await konttori(['backup', '--to', full, '--with-secret', '--json'], own)).stdout).missing,
  ).toEqual([])

  const restored = join(directory, 'own-restored')
  const restore = (from: string, ...args: string[]) =>
    konttori(['restore', '--from', from, '--data-dir', restored, '--json', ...args], {})
  const foreign = join(directory, 'foreign.secret')
  await writeFile(foreign, `${Buffer.alloc(32, 9).toString('base64')}\n`)
  const refused = await restore(bare, '--secret-file', foreign)
  expect(refused.exitCode).toBe(exitCodes.refused)
  expect(existsSync(restored)).toBe(false)

  expect(JSON.parse((await restore(full)).stdout)).toMatchObject({ missing: [], files: files.size })
  for (const [key, content] of files)
    expect((await readFile(join(restored, 'files', key))).equals(content), key).toBe(true)
  expect(await readdir(join(restored, 'files'))).not.toContain('uploads')
  expect(await readFile(join(restored, 'service.secret'), 'utf8')).toBe(secret)
  expect((await stat(join(restored, 'service.secret'))).mode & 0o777).toBe(0o600)
  expect((await restore(full)).exitCode).toBe(exitCodes.directoryNotEmpty)

  await rm(restored, { recursive: true })
  expect(JSON.parse((await restore(bare)).stdout).missing).toEqual(['service secret'])
  expect(await readdir(restored)).not.toContain('service.secret')
  // A command must not make another secret in its place.
  const listed = await konttori(['member', 'list'], { KONTTORI_DATA_DIR: restored })
  expect(listed).toMatchObject({
    exitCode: exitCodes.serviceSecretMissing,
    stderr: expect.stringContaining('service.secret'),
  })
})

it('a backup beside a bucket says that the files are not in it, and where they lie', async () => {
  const beside = { ...environment(), KONTTORI_FILES_URL: 's3://KEY:SECRETSECRET@127.0.0.1:1/konttori-files' }
  const backup = (name: string, ...args: string[]) =>
    konttori(['backup', '--to', join(directory, name), ...args], beside)
  const told = JSON.parse((await backup('bucket.backup', '--json')).stdout)
  expect(told).toMatchObject({ files: null, missing: ['service secret', 'files'] })
  const { stdout } = await backup('bucket-told.backup')
  expect(stdout).toContain(
    'The files are not in it: they lie in the bucket konttori-files at https://127.0.0.1:1.',
  )
  expect(stdout).not.toContain('SECRETSECRET')
})

it('a restore that is killed leaves a directory on which nothing starts', async () => {
  const from = join(directory, 'to-kill.backup')
  await run('backup', '--to', from)
  const dataDir = join(directory, 'killed')
  const restoring = spawn(
    process.execPath,
    [programs().commandLine, 'restore', '--from', from, '--data-dir', dataDir],
    {
      stdio: 'ignore',
    },
  )
  const ended = once(restoring, 'exit')
  const postmaster = join(dataDir, 'postgres', 'cluster', 'postmaster.pid')
  await vi.waitUntil(() => existsSync(postmaster), patience)
  restoring.kill('SIGKILL')
  await ended
  onTestFinished(async () => {
    const pid = Number.parseInt(await readFile(postmaster, 'utf8').catch(() => ''), 10)
    if (pid > 0) process.kill(pid, 'SIGQUIT')
  })
  const told = {
    exitCode: exitCodes.restoreUnfinished,
    stdout: '',
    stderr: expect.stringMatching(/^konttori: [^\n]*restore again[^\n]*\n$/),
  }
  expect(await konttori(['restore', '--from', from, '--data-dir', dataDir], {})).toEqual(told)
  expect(await konttori(['member', 'list', '--data-dir', dataDir], {})).toMatchObject({
    exitCode: expect.any(Number),
    stdout: '',
  })
  expect(await konttori(['migrate', '--data-dir', dataDir], {})).toEqual(told)
  const service = startProcess(mainProgram, { KONTTORI_DATA_DIR: dataDir })
  expect(await service.ended).toBe(exitCodes.restoreUnfinished)
  expect(service.output.stderr).toMatch(/^konttori: [^\n]*restore again[^\n]*\n$/)
})

it.each([
  ['backup', '--to', '/no/such/place/x.backup'],
  ['backup', '--to', '/tmp'],
  ['restore', '--from', 'x.backup'],
])('“konttori %s %s %s” is told to be wrong', async (...args) => {
  const failed = await konttori(args, { DATABASE_URL: addressOf(world.database.connection) })
  expect(failed).toMatchObject({ exitCode: exitCodes.usage, stdout: '' })
})

it('a file that is not there is told', async () => {
  const args = [
    'restore',
    '--from',
    join(directory, 'nowhere'),
    '--data-dir',
    join(directory, 'nowhere-else'),
  ]
  expect(await konttori(args, {})).toMatchObject({ exitCode: exitCodes.backupUnusable, stdout: '' })
  expect(existsSync(join(directory, 'nowhere-else'))).toBe(false)
})
