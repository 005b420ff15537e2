import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addressOf } from '../../../test/crashes/server-process.ts'
import { startWorld, type World } from '../../../test/world/world.ts'
import { exitCodes } from '../../lifecycle/exit-codes.ts'
import { mayMount, tinyDisk } from '../../lifecycle/test/tiny-disk.ts'
import { konttori } from './konttori.ts'

let world: World
let directory: string
beforeAll(async () => {
  world = await startWorld()
  directory = await mkdtemp(join(tmpdir(), 'konttori-audit-'))
})
afterAll(() => rm(directory, { recursive: true, force: true }))

const secret = { KONTTORI_SECRET: '\u0007'.repeat(32) }

async function run(...args: string[]) {
  const environment = { DATABASE_URL: addressOf(world.database.connection), ...secret }
  const { exitCode, stdout, stderr } = await konttori([...args, '--json'], environment)
  return { exitCode, stderr, body: stdout === '' ? undefined : JSON.parse(stdout) }
}

/** Without a database. */
async function offline(file: string, environment = secret) {
  const args = ['audit', 'verify', '--file', file, '--json', '--data-dir', directory]
  const { exitCode, stdout, stderr } = await konttori(args, environment)
  return { exitCode, stderr, body: stdout === '' ? undefined : JSON.parse(stdout) }
}

it.skipIf(!mayMount())(
  'a disk that is full ends an export and a backup with their own code, and leaves nothing',
  async () => {
    const disk = await tinyDisk(16)
    for (const args of [
      ['audit', 'export', '--organisation', 'meri', '--to', join(disk, 'meri.audit')],
      ['backup', '--to', join(disk, 'all.backup')],
    ]) {
      const { exitCode, stderr } = await run(...args)
      expect(exitCode).toBe(exitCodes.storageFull)
      expect(JSON.parse(stderr)).toMatchObject({
        error: 'storageFull',
        message: expect.stringContaining('There is no room on the disk: ENOSPC'),
      })
      expect(await readdir(disk)).toEqual([])
    }
  },
)

it('what commands write is part of the chain, which holds in the database and in an exported file', async () => {
  const grant = ['member', 'grant', '--organisation', 'meri', '--member', 'onni@meri.example']
  expect((await run(...grant, '--capability', 'hr.manage', '--reason', 'Stands in')).exitCode).toBe(0)
  const verified = await run('audit', 'verify')
  expect(verified).toMatchObject({
    exitCode: 0,
    body: { ok: true, organisations: [{ slug: 'meri' }, { slug: 'tunturi' }] },
  })

  const file = join(directory, 'meri.audit')
  const exported = await run('audit', 'export', '--organisation', 'meri', '--to', file)
  expect(exported.body.rows).toBe(verified.body.organisations[0].rows)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await offline(file)).toMatchObject({ exitCode: 0, body: { ok: true } })
  const again = await run('audit', 'export', '--organisation', 'meri', '--to', file)
  expect(again.exitCode).toBe(exitCodes.usage)

  const lines = (await readFile(file, 'utf8')).trimEnd().split('\n')
  const tampered = {
    changed: lines.map(line => line.replace('Stands in', 'Stood in')),
    shortened: lines.slice(0, -1),
    torn: [...lines.slice(0, 3), ...lines.slice(4)],
  }
  for (const [name, changed] of Object.entries(tampered)) {
    const path = join(directory, name)
    await writeFile(path, changed.join('\n'))
    const found = await offline(path)
    expect(found, name).toMatchObject({ exitCode: exitCodes.auditBroken, body: { ok: false } })
    expect(found.body.organisations[0].problemCount).toBeGreaterThan(0)
  }
  await writeFile(join(directory, 'noise'), 'noise')
  expect(await offline(join(directory, 'noise'))).toMatchObject({
    exitCode: exitCodes.auditBroken,
    body: undefined,
  })
  expect(await offline(join(directory, 'nowhere'))).toMatchObject({ exitCode: exitCodes.usage })
  const other = { KONTTORI_SECRET: '\u0008'.repeat(32) }
  expect(await offline(file, other)).toMatchObject({ exitCode: exitCodes.auditBroken, body: { ok: false } })
})

it('a row that was changed in the database is named', async () => {
  const [row] = await world.database.owner<{ sequence: string }>(
    `update audit_entries set action = 'members.revoke_capability'
     where org_id = $1 and action = 'members.grant_capability' returning sequence`,
    [world.meri.id],
  )
  const found = await run('audit', 'verify', '--organisation', 'meri')
  expect(found).toMatchObject({ exitCode: exitCodes.auditBroken, body: { ok: false } })
  expect(found.body.organisations[0].problems[0].sequence).toBe(Number(row?.sequence))
  expect(await run('audit', 'verify', '--organisation', 'tunturi')).toMatchObject({ exitCode: 0 })
})
