import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { exitCodes } from '../../src/lifecycle/exit-codes.ts'
import { findRunningCluster } from '../../src/platform/postgres/running.ts'
import { copyDataDir, query } from '../../src/platform/postgres/test/fixture.ts'
import { mayMount } from '../../src/lifecycle/test/tiny-disk.ts'
import { addressOf } from '../crashes/server-process.ts'
import { patience } from '../world/patience.ts'
import { programs } from '../world/programs.ts'
import { type OwnService, ownService, processesOf } from './own-service.ts'

/** As large as a file of PostgreSQL’s log, which so goes on. */
const limit = 16 * 1024 * 1024

/** Lets a process make no file longer; by its own account, since root in a container may not do it for others. */
function limitFiles(pid: number, bytes: number | 'unlimited'): void {
  const file = `/proc/${pid}/status`
  const status = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const [, uid, gid] = /^Uid:\s+(\d+).*\nGid:\s+(\d+)/m.exec(status) ?? []
  const prlimit = ['prlimit', `--pid=${pid}`, `--fsize=${bytes}:`]
  const asItself = uid === String(process.getuid?.()) ? [] : [`--reuid=${uid}`, `--regid=${gid}`]
  const told = spawnSync('setpriv', [
    ...asItself,
    ...(asItself.length > 0 ? ['--clear-groups'] : []),
    ...prlimit,
  ])
  // A process may have ended meanwhile.
  if (told.status !== 0 && existsSync(file)) throw new Error(String(told.stderr))
}

const addMember = (ask: OwnService['ask'], lastName: string) =>
  ask('/v1/memberships', {
    method: 'POST',
    headers: { 'idempotency-key': lastName },
    body: JSON.stringify({ firstNames: 'Tuuli', lastName, role: 'employee' }),
  })

/** Stands for a full disk where no small one may be mounted: PostgreSQL cannot lengthen a table. */
test.runIf(process.platform === 'linux')(
  'a table that cannot grow is a full disk: it is said, nothing is half written, and it grows again when there is room',
  async () => {
    const { ask, service, dataDir } = await ownService(await copyDataDir())
    const connection = await findRunningCluster(dataDir)
    if (!connection) throw new Error('PostgreSQL does not run')
    // Every new member takes six megabytes of a table that has nearly all that it may have.
    for (const statement of [
      'create table ballast (bytes bytea)',
      'insert into ballast select sha512(i::text::bytea) from generate_series(1, 125000) i',
      `create function put_ballast() returns trigger language plpgsql security definer as $$ begin
         insert into public.ballast select sha512(i::text::bytea) from generate_series(1, 60000) i;
         return null;
       end $$`,
      'create trigger put_ballast after insert on memberships for each row execute function put_ballast()',
    ])
      await query(connection, statement)
    const post = (lastName: string) => addMember(ask, lastName)
    for (const pid of await processesOf(dataDir)) limitFiles(pid, limit)
    expect(await post('Kaski')).toMatchObject({ status: 503, body: { code: 'storage_full' } })
    expect(await ask('/v1/memberships?limit=10')).toMatchObject({ status: 200, body: { items: [{}] } })
    expect(service.output.stderr).toContain('the disk is full: writes are refused until there is room')
    expect(service.output.stderr).not.toContain('request failed')

    for (const pid of await processesOf(dataDir)) limitFiles(pid, 'unlimited')
    await vi.waitUntil(async () => (await ask('/readyz')).status === 200, patience)
    expect(await post('Kaski')).toMatchObject({ status: 201 })
    expect((await ask('/v1/memberships?limit=10')).body.items).toHaveLength(2)

    // A backup that finds no room leaves nothing either.
    const backups = mkdtempSync(join(tmpdir(), 'konttori-backups-'))
    onTestFinished(() => rmSync(backups, { recursive: true, force: true }))
    const program = programs().commandLine
    const backup = (blocks: number | 'unlimited') =>
      spawnSync(
        'sh',
        [
          ...[
            '-c',
            `ulimit -S -f ${blocks} && exec "$@"`,
            'sh',
            process.execPath,
            program,
            'backup',
            '--json',
          ],
          ...['--to', join(backups, 'now.backup'), '--data-dir', dataDir],
        ],
        { encoding: 'utf8', env: { ...process.env, DATABASE_URL: addressOf(connection) } },
      )
    const failed = backup(8)
    expect(failed.status).toBe(exitCodes.storageFull)
    expect(JSON.parse(failed.stderr)).toMatchObject({ error: 'storageFull' })
    expect(readdirSync(backups)).toEqual([])
    expect(backup('unlimited').status).toBe(exitCodes.stopped)
    expect(readdirSync(backups)).toEqual(['now.backup'])
  },
)

/** A file system with open files cannot become read-only; a mount over a folder of it refuses whatever is opened from now on. */
test.skipIf(!mayMount())(
  'a database whose disk has become read-only answers 503, and is written again by itself',
  async () => {
    const { ask, service, dataDir } = await ownService(await copyDataDir())
    const connection = await findRunningCluster(dataDir)
    if (!connection) throw new Error('PostgreSQL does not run')
    for (const statement of [
      `create function open_file() returns trigger language plpgsql security definer as $$ begin
         create temporary table opened (id uuid) on commit drop;
         return null;
       end $$`,
      'create trigger open_file after insert on memberships for each row execute function open_file()',
    ])
      await query(connection, statement)
    const [place] = await query(
      connection,
      `select 'base/' || oid from pg_database where datname = current_database()`,
    )
    const directory = join(dataDir, 'postgres', 'cluster', String(place))
    const run = (program: string, ...args: string[]) => spawnSync(program, args).status
    const side = mkdtempSync(join(tmpdir(), 'konttori-read-only-'))
    onTestFinished(() => {
      for (const each of [directory, side]) run('umount', '-l', each)
      rmdirSync(side)
    })
    // Made read-only beside, so that nothing has a file of it open by then.
    expect(run('mount', '--bind', directory, side)).toBe(0)
    expect(run('mount', '-o', 'remount,bind,ro', side)).toBe(0)
    expect(run('mount', '--bind', side, directory)).toBe(0)
    expect(await addMember(ask, 'Lehto')).toMatchObject({
      status: 503,
      body: { code: 'service_unavailable' },
    })
    // PostgreSQL opens a table to write even where it only reads.
    expect([200, 503]).toContain((await ask('/v1/memberships?limit=10')).status)
    expect(run('umount', '-l', directory)).toBe(0)
    await vi.waitUntil(async () => (await addMember(ask, 'Lehto')).status === 201, patience)
    expect(service.output.stderr).not.toContain('request failed')
  },
)
