import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, inject, it, onTestFinished, vi } from 'vitest'
import { exitCodes } from '../../src/lifecycle/exit-codes.ts'
import type { Connection } from '../../src/platform/postgres/readiness.ts'
import { makeDataDir, openCluster, query } from '../../src/platform/postgres/test/fixture.ts'
import type { ServerProcess } from '../crashes/server-process.ts'
import { atEndOfFile } from '../world/end-of-file.ts'
import { patience } from '../world/patience.ts'
import { secret } from '../world/secret.ts'
import { databaseProxy } from './database-proxy.ts'
import { foundOffice } from './own-service.ts'
import { type Answered, ask, askUntil, startService } from './service.ts'

const members = '/v1/memberships'
const unavailable = { status: 503, body: { code: 'service_unavailable' } }
const unready = { status: 503, body: { status: 'database_read_only' } }

const writeOf = (lastName: string) => ({
  key,
  idempotencyKey: crypto.randomUUID(),
  method: 'POST',
  body: { firstNames: 'Tuuli', lastName, role: 'employee' },
})

const founded = join(mkdtempSync(join(tmpdir(), 'konttori-founded-')), 'data')
atEndOfFile(async () => rmSync(dirname(founded), { recursive: true, force: true }))
copy(inject('initialisedDataDir'), founded)
const key = await foundOffice(founded, { KONTTORI_SECRET: secret.toString() })

/** Unlike `fs.cp`, `cp` keeps the owner. */
function copy(from: string, to: string): void {
  execFileSync('cp', ['-a', from, to])
}

/** A data directory with the office in it. */
async function officeDataDir(): Promise<string> {
  const dataDir = await makeDataDir()
  copy(founded, dataDir)
  return dataDir
}

/** A server that takes over what the primary writes, and is asked nothing but questions until it is promoted. */
async function openStandby({ host, port, user, password }: Connection) {
  const dataDir = await officeDataDir()
  const cluster = join(dataDir, 'postgres', 'cluster')
  const file = join(cluster, 'standby.signal')
  writeFileSync(file, '')
  execFileSync('chown', [`--reference=${cluster}`, file])
  return openCluster(dataDir, {
    fsync: 'off',
    primary_conninfo: `host=${host} port=${port} user=${user} password=${password}`,
  })
}

/** Adds members one after the other, each with a key of its own until it is answered. */
function keepWriting(server: ServerProcess) {
  const added: string[] = []
  const refusals: Answered[] = []
  let on = true
  const writing = (async () => {
    for (let at = 1; on; at++) {
      const lastName = `Numero ${at}`
      const write = writeOf(lastName)
      for (;;) {
        const answer = await ask(server, members, write)
        if (answer.status === 201) break
        if (!on) return
        refusals.push(answer)
      }
      added.push(lastName)
    }
  })()
  const stop = async () => {
    on = false
    await writing.catch(() => {})
  }
  onTestFinished(stop)
  return { added, refusals, stop }
}

async function lastNames(server: ServerProcess): Promise<string[]> {
  const found: string[] = []
  for (let cursor = ''; ; ) {
    const page = await ask(server, `${members}?limit=100${cursor && `&cursor=${cursor}`}`, { key })
    expect(page.status).toBe(200)
    found.push(...page.body.items.map((member: { lastName: string }) => member.lastName))
    if (!page.body.nextCursor) return found
    cursor = encodeURIComponent(page.body.nextCursor)
  }
}

it('a standby counts as an absent database, and all is well by itself at the primary and at the one that is promoted', async () => {
  const primary = await openCluster(await officeDataDir())
  const standby = await openStandby(primary.connection)
  const proxy = await databaseProxy(primary.connection)
  const server = await startService(proxy.connection)
  const writer = keepWriting(server)
  const sessionsOf = (connection: Connection, condition: string) =>
    query(
      connection,
      `select count(*)::int from pg_stat_activity where application_name = 'konttori' and ${condition}`,
    )
  const moreOf = async (list: readonly unknown[]) => {
    const before = list.length
    await vi.waitUntil(() => list.length > before + 3, patience)
  }
  await moreOf(writer.added)

  proxy.leadTo(standby.connection)
  await askUntil(({ body }) => body.status === 'database_read_only', server, '/readyz')
  expect(await ask(server, '/readyz')).toMatchObject(unready)
  expect(await ask(server, '/livez')).toMatchObject({ status: 200 })
  const before = writer.added.length
  const refused = await ask(server, members, writeOf('Hylätty'))
  expect(refused).toMatchObject(unavailable)
  expect(refused.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
  // What a standby shows may be of a while ago.
  expect(await ask(server, `${members}?limit=2`, { key })).toMatchObject(unavailable)
  await moreOf(writer.refusals)
  expect(writer.added).toHaveLength(before)
  expect(await sessionsOf(standby.connection, `query ilike 'listen%'`)).toEqual([0])
  await expect(startService(standby.connection)).rejects.toThrow(`ended with ${exitCodes.databaseReadOnly}`)

  proxy.leadTo(primary.connection)
  await askUntil(({ status }) => status === 200, server, '/readyz')
  await moreOf(writer.added)
  // What hears notices and what holds the key are at the primary too.
  await vi.waitUntil(
    async () => (await sessionsOf(primary.connection, `query ilike 'listen%'`))[0] === 1,
    patience,
  )
  await vi.waitUntil(
    async () =>
      Number(
        (await query(primary.connection, `select count(*) from pg_locks where locktype = 'advisory'`))[0],
      ) > 0,
    patience,
  )

  // The real change, by a proxy that is early again.
  proxy.leadTo(standby.connection)
  await askUntil(({ body }) => body.status === 'database_read_only', server, '/readyz')
  await vi.waitUntil(async () => {
    const [written] = await query(primary.connection, 'select pg_current_wal_flush_lsn()')
    return (await query(standby.connection, `select pg_last_wal_replay_lsn() >= '${written}'`))[0]
  }, patience)
  await primary.stop()
  expect(await query(standby.connection, 'select pg_promote()')).toEqual([true])
  await askUntil(({ status }) => status === 200, server, '/readyz')
  await moreOf(writer.added)
  await writer.stop()

  expect((await lastNames(server)).filter(name => name.startsWith('Numero')).toSorted()).toEqual(
    writer.added.toSorted(),
  )
  for (const refusal of writer.refusals)
    expect(refusal.body).toMatchObject({ code: expect.stringMatching(/^service_(unavailable|busy)$/) })
  expect(server.told).not.toContain('request failed')
  expect(await server.stop()).toBe(0)
})

it('a database that is made read-only is read, is told, and is written again by itself', async () => {
  const { connection } = await openCluster(await officeDataDir())
  const proxy = await databaseProxy(connection)
  const server = await startService(proxy.connection)
  expect(await ask(server, members, writeOf('Ensimmäinen'))).toMatchObject({ status: 201 })
  const asOperator = (text: string) => query(connection, text)
  const expectReadOnly = async (name: string) => {
    expect(await ask(server, members, writeOf(name))).toMatchObject(unavailable)
    expect(await ask(server, `${members}?limit=2`, { key })).toMatchObject({ status: 200 })
    await askUntil(({ status }) => status === 503, server, '/readyz')
    expect(await ask(server, '/readyz')).toMatchObject(unready)
  }
  const expectWritable = async (name: string) => {
    await askUntil(({ status }) => status === 200, server, '/readyz')
    expect(await ask(server, members, writeOf(name))).toMatchObject({ status: 201 })
  }

  // The server says so to sessions that are there.
  await asOperator('alter system set default_transaction_read_only = on')
  await asOperator('select pg_reload_conf()')
  await askUntil(({ status }) => status === 503, server, '/readyz')
  await expectReadOnly('Toinen')
  await asOperator('alter system reset default_transaction_read_only')
  await asOperator('select pg_reload_conf()')
  await expectWritable('Kolmas')

  // The database says so to sessions that begin.
  await asOperator('alter database konttori set default_transaction_read_only = on')
  await proxy.cut()
  await proxy.restore()
  await askUntil(({ body }) => body.status === 'database_read_only', server, '/readyz')
  await expectReadOnly('Neljäs')
  await query(
    { ...connection, database: 'postgres' },
    'alter database konttori reset default_transaction_read_only',
  )
  await expectWritable('Viides')

  expect((await lastNames(server)).toSorted()).toEqual(['Ensimmäinen', 'Kallio', 'Kolmas', 'Viides'])
  expect(server.told.split('\n').filter(line => line.includes('the database takes no writes'))).toHaveLength(
    2,
  )
  expect(server.told).not.toContain('request failed')
})
