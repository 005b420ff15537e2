import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import {
  chmod,
  chown,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startCluster } from '../cluster.ts'
import { openCluster, query, copyDataDir } from './fixture.ts'

const modeOf = async (path: string) => (await stat(path)).mode & 0o777
const asRoot = process.getuid?.() === 0
/** Somebody else on the machine. */
const stranger = 65_533

const processesOn = (dataDir: string): string =>
  spawnSync('ps', ['-eo', 'pid,args'])
    .stdout.toString()
    .split('\n')
    .filter(line => line.includes(join(dataDir, 'postgres', 'cluster')))
    .join('\n')

test('a wrong password is mended, and no process is left', async () => {
  const dataDir = await copyDataDir()
  const path = join(dataDir, 'postgres.password')
  for (const wrong of ['not-the-password-of-it', '', "with a 'quote'\nand two lines"]) {
    await writeFile(path, `${wrong}\n`)
    const told: string[] = []
    const cluster = await startCluster({
      dataDir,
      settings: { fsync: 'off' },
      tell: event => told.push(event),
    })
    onTestFinished(() => cluster.stop())
    expect(told).toContain(
      'the password of the embedded PostgreSQL was not the one kept for it, and was set again',
    )
    expect(await query(cluster.connection, 'select 1')).toEqual([1])
    await cluster.stop()
    expect(processesOn(dataDir)).toBe('')
  }
  await rm(path)
  const cluster = await openCluster(dataDir)
  expect(await query(cluster.connection, 'select 1')).toEqual([1])
  expect(await modeOf(path)).toBe(0o600)
})

test('a start that fails leaves no process', async () => {
  const dataDir = await copyDataDir()
  // The directory of the database that every connection is to.
  const cluster = join(dataDir, 'postgres', 'cluster')
  await rename(join(cluster, 'global', 'pg_control'), join(cluster, 'pg_control.away'))
  await expect(startCluster({ dataDir, settings: { fsync: 'off' } })).rejects.toMatchObject({
    name: 'ClusterCannotStart',
  })
  expect(processesOn(dataDir)).toBe('')
  await rename(join(cluster, 'pg_control.away'), join(cluster, 'global', 'pg_control'))
})

test('what is open too wide is closed, and told', async () => {
  const dataDir = await copyDataDir()
  const secret = join(dataDir, 'service.secret')
  await writeFile(secret, 'c2VjcmV0\n')
  await writeFile(join(dataDir, 'server.lock'), '')
  await chmod(dataDir, 0o777)
  for (const name of ['service.secret', 'postgres.password', 'server.lock'])
    await chmod(join(dataDir, name), 0o666)
  await mkdir(join(dataDir, 'postgres', 'run'), { recursive: true })
  await chmod(join(dataDir, 'postgres', 'run'), 0o777)
  const told: string[] = []
  const cluster = await startCluster({
    dataDir,
    settings: { fsync: 'off' },
    tell: (event, { path }) => told.push(`${event} ${path}`),
  })
  onTestFinished(() => cluster.stop())
  expect(await modeOf(dataDir)).toBe(asRoot ? 0o711 : 0o700)
  for (const name of ['service.secret', 'postgres.password', 'server.lock', 'server.pid', 'postgres.log'])
    expect(await modeOf(join(dataDir, name)), name).toBe(0o600)
  expect(await modeOf(cluster.connection.host)).toBe(0o700)
  expect(told).toContain(`permissions mended ${dataDir}`)
  expect(told).toContain(`permissions mended: others on this machine could have read a secret ${secret}`)
})

test('a link that was planted is refused, and what it leads to is left alone', async () => {
  const dataDir = await copyDataDir()
  const target = join(dirname(dataDir), 'target')
  await writeFile(target, 'untouched', { mode: 0o644 })
  for (const name of ['server.lock', 'server.pid', 'service.secret', 'postgres.log']) {
    const path = join(dataDir, name)
    await rm(path, { force: true })
    await symlink(target, path)
    await expect(startCluster({ dataDir }), name).rejects.toMatchObject({ name: 'UnsafeOwnership' })
    await rm(path)
  }
  expect([await readFile(target, 'utf8'), await modeOf(target)]).toEqual(['untouched', 0o644])
  const run = join(dataDir, 'postgres', 'run')
  await rm(run, { recursive: true, force: true })
  await symlink(dirname(dataDir), run)
  await expect(startCluster({ dataDir })).rejects.toMatchObject({ name: 'UnsafeOwnership' })
  await rm(run)
})

test.runIf(asRoot)('what belongs to another user is refused', async () => {
  const dataDir = await copyDataDir()
  for (const path of [dataDir, join(dataDir, 'postgres.password')]) {
    await chown(path, stranger, stranger)
    await expect(startCluster({ dataDir }), path).rejects.toThrow(
      `${path} belongs to another user of this machine (uid ${stranger})`,
    )
    await chown(path, 0, 0)
  }
  await openCluster(dataDir)
})

test.runIf(asRoot)('another user of the machine cannot hold the lock', async () => {
  const dataDir = await copyDataDir()
  await (await startCluster({ dataDir, settings: { fsync: 'off' } })).stop()
  const lock = join(dataDir, 'server.lock')
  await chmod(dirname(dataDir), 0o755)
  expect(await holdsLock(lock)).toBeUndefined()

  // From before, when the file could be read by everybody.
  await chmod(lock, 0o644)
  const holder = await holdsLock(lock)
  expect(holder).toBeDefined()
  onTestFinished(() => void holder?.kill('SIGKILL'))
  const cluster = await openCluster(dataDir)
  expect(await query(cluster.connection, 'select 1')).toEqual([1])
  await expect(startCluster({ dataDir })).rejects.toMatchObject({ name: 'DataDirectoryInUse' })
  expect(await holdsLock(lock)).toBeUndefined()
})

/** Somebody else who takes a lock by reading alone; undefined when the system does not let them. */
async function holdsLock(path: string) {
  const script = `
    const { DatabaseSync } = require('node:sqlite')
    const file = new DatabaseSync(${JSON.stringify(path)}, { readOnly: true })
    file.exec('begin')
    file.prepare('select * from sqlite_master').all()
    console.log('held')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['-e', script], { uid: stranger, gid: stranger, cwd: '/' })
  const held = await Promise.race([
    once(child.stdout, 'data').then(() => true),
    once(child, 'exit').then(() => false),
  ])
  return held ? child : undefined
}

test('a socket directory in the temporary directory has a name that nobody can take before', async () => {
  const parent = join(tmpdir(), `konttori-test-${'long'.repeat(20)}${process.pid}`)
  await mkdir(parent)
  onTestFinished(() => rm(parent, { recursive: true, force: true }))
  const dataDir = join(parent, 'data')
  const before = (await readdir(tmpdir())).filter(name => name.startsWith('konttori-socket-'))
  const cluster = await startCluster({ dataDir, settings: { fsync: 'off' } })
  onTestFinished(() => cluster.stop())
  const { host } = cluster.connection
  expect(host).toMatch(/konttori-socket-[A-Za-z0-9]{6}$/)
  expect(before.some(name => host.endsWith(name))).toBe(false)
  expect(await modeOf(host)).toBe(0o700)
  await cluster.stop()
  expect(existsSync(host)).toBe(false)
})
