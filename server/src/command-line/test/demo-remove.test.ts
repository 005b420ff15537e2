import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { addressOf } from '../../../test/crashes/server-process.ts'
import { testDatabase } from '../../../test/world/database.ts'
import { demoIn } from '../../demo/demo.ts'
import { baseUrl, dataDirectory, fileIn, startWith, withKey } from '../../demo/test/service.ts'
import { smallCompany } from '../../demo/test/small-company.ts'
import { exitCodes } from '../../lifecycle/exit-codes.ts'
import { openDirectory } from '../../platform/files/open.ts'
import { directoryOf } from '../../platform/files/place.ts'
import { konttori, konttoriAnswered } from './konttori.ts'

it('the demo goes wholly beside the running service when it is agreed, and nothing else does', async () => {
  const database = await testDatabase()
  const dataDir = await dataDirectory()
  const wanted = { companies: [smallCompany], now: new Date().toISOString() }
  const place = directoryOf(dataDir)
  const app = await startWith(database, demoIn(dataDir, wanted), baseUrl, place)
  const environment = {
    DATABASE_URL: addressOf(database.connection),
    KONTTORI_SECRET: '\u0007'.repeat(32),
    KONTTORI_DATA_DIR: dataDir,
  }
  const run = (...args: string[]) => konttori(['demo', 'remove', ...args], environment)
  const [demo] = (await fileIn(dataDir)).organisations
  if (!demo) throw new Error('the demo has an organisation')
  const own = await konttori(
    [
      ...['organisation', 'create', '--name', 'Kallio Oy', '--slug', 'kallio', '--json'],
      ...['--admin-email', 'aino@kallio.example', '--admin-first-names', 'A', '--admin-last-name', 'K'],
    ],
    environment,
  )
  const ownId = JSON.parse(own.stdout).organisation.id

  const refused = await run('--organisation', 'kallio', '--yes', '--json')
  expect(refused).toMatchObject({ exitCode: exitCodes.refused, stdout: '' })
  expect(JSON.parse(refused.stderr)).toMatchObject({ error: 'not_of_the_demo' })
  const unasked = await run('--json')
  expect(unasked.exitCode).toBe(exitCodes.usage)
  expect(JSON.parse(unasked.stderr).message).toContain('give --yes')
  const declined = await konttoriAnswered('n', ['demo', 'remove'], environment)
  expect(declined).toMatchObject({ exitCode: exitCodes.usage, stdout: '' })
  expect(declined.stderr).toContain('Remove saarni with all that is theirs, for good? [y/N]')
  const tried = await run('--dry-run', '--json')
  expect(JSON.parse(tried.stdout)).toEqual({ removed: [{ id: demo.id, slug: 'saarni' }], dryRun: true })
  const demosKey = () => withKey(app, demo.serviceKey).get('/v1/me/access')
  expect((await demosKey()).status).toBe(200)
  expect(await tablesWith(demo.id)).not.toEqual([])
  const before = await rowsOf(ownId)
  const storage = openDirectory(place)
  await storage.write(`files/${ownId}/aa/own`, Buffer.from('own'))
  expect((await storedKeys()).filter(key => key.includes(demo.id))).toHaveLength(1)

  const removed = await konttoriAnswered('y', ['demo', 'remove'], environment)
  expect(removed).toMatchObject({ exitCode: 0, stdout: 'Removed with all that is theirs: saarni.\n' })
  await expect.poll(async () => (await demosKey()).status).toBe(401)
  expect(await tablesWith(demo.id)).toEqual(['demo_removals'])
  for (const { membershipId } of demo.members) expect(await tablesWith(membershipId)).toEqual([])
  expect(await tablesWith('@saarni.example')).toEqual([])
  await expect(stat(join(dataDir, 'demo.json'))).rejects.toThrow('ENOENT')
  expect(await storedKeys()).toEqual([`files/${ownId}/aa/own`])
  expect(await rowsOf(ownId)).toEqual(before)
  expect((await app.server.inject('/readyz')).statusCode).toBe(200)

  const again = await run('--yes', '--json')
  expect(JSON.parse(again.stderr)).toMatchObject({ error: 'demo_not_found', exitCode: exitCodes.refused })
  await app.close()

  async function storedKeys(): Promise<string[]> {
    const prefixes = ['files/', 'uploads/', 'thumbnails/']
    const listed = await Promise.all(prefixes.map(prefix => storage.list(prefix, { limit: 100 })))
    return listed.flat().map(({ key }) => key)
  }

  async function tables(): Promise<{ name: string; full: string }[]> {
    return database.owner(
      `select c.relname as name, c.oid::regclass::text as full from pg_class c
       where c.relkind in ('r', 'p') and not c.relispartition
         and c.relnamespace in ('public'::regnamespace, 'directory'::regnamespace)`,
    )
  }

  /** The tables with a row that says the text somewhere. */
  async function tablesWith(text: string): Promise<string[]> {
    const found: string[] = []
    for (const { name, full } of await tables()) {
      const rows = await database.owner(`select from ${full} t where t::text like $1 limit 1`, [`%${text}%`])
      if (rows.length > 0) found.push(name)
    }
    return found
  }

  /** How many rows of each table say the organisation. */
  async function rowsOf(orgId: string): Promise<[string, number][]> {
    const counts: [string, number][] = []
    for (const { full } of await tables()) {
      const rows = await database.owner(`select from ${full} t where t::text like $1`, [`%${orgId}%`])
      if (rows.length > 0) counts.push([full, rows.length])
    }
    return counts
  }
})

it('a removal that was interrupted is brought to its end by the next start, and the demo is not made again', async () => {
  const database = await testDatabase()
  const dataDir = await dataDirectory()
  const wanted = { companies: [smallCompany], now: new Date().toISOString() }
  const place = directoryOf(dataDir)
  const app = await startWith(database, demoIn(dataDir, wanted), baseUrl, place)
  await app.close()
  await database.owner(
    'insert into directory.demo_removals (removed_org_id) select org_id from directory.demo_organisations',
  )
  const later = await startWith(database, demoIn(dataDir, wanted))
  expect(await database.owner('select from organisations')).toEqual([])
  await expect(stat(join(dataDir, 'demo.json'))).rejects.toThrow('ENOENT')
  await later.close()
  const last = await startWith(database, demoIn(dataDir, wanted))
  expect(await database.owner('select from organisations')).toEqual([])
  await last.close()
})
