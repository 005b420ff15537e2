import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { exitCodes } from '../../src/lifecycle/exit-codes.ts'
import { mainProgram, type ServiceProcess, startProcess } from '../../src/lifecycle/test/service-process.ts'
import { addressOf } from '../crashes/server-process.ts'
import { freshDatabase } from '../world/database.ts'

async function startMain(environment: Record<string, string> = {}): Promise<ServiceProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'konttori-exit-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  return startProcess(mainProgram, { KONTTORI_DATA_DIR: dataDir, ...environment })
}

async function databaseAddress(prepare: string): Promise<string> {
  const { connection, drop } = await freshDatabase()
  onTestFinished(drop)
  const client = new pg.Client(connection)
  await client.connect()
  await client.query(prepare)
  await client.end()
  return addressOf(connection)
}

async function occupyPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

it('a port in use is told with its variable', async () => {
  const port = await occupyPort()
  const service = await startMain({ DATABASE_URL: await databaseAddress('select 1'), PORT: String(port) })
  expect(await service.ended).toBe(exitCodes.portInUse)
  expect(service.output).toEqual({
    stdout: '',
    stderr: `konttori: Port ${port} on 127.0.0.1 is in use by another program; stop it or set PORT to another port.\n`,
  })
})

it('a port of the metrics in use is told with its variable', async () => {
  const port = await occupyPort()
  const service = await startMain({
    DATABASE_URL: await databaseAddress('select 1'),
    KONTTORI_METRICS_PORT: String(port),
  })
  expect(await service.ended).toBe(exitCodes.portInUse)
  expect(service.output).toEqual({
    stdout: '',
    stderr: `konttori: Port ${port} on 127.0.0.1 is in use by another program; stop it or set KONTTORI_METRICS_PORT to another port.\n`,
  })
})

it('a database that a newer version has migrated is left alone', async () => {
  const service = await startMain({
    DATABASE_URL: await databaseAddress(
      "insert into migration.applied (name, timestamp) values ('29991231T2359_the_future', now()::text)",
    ),
  })
  expect(await service.ended).toBe(exitCodes.databaseNewerThanCode)
  expect(service.output.stdout).toBe('')
  expect(service.output.stderr).toMatch(/^konttori: [^\n]*29991231T2359_the_future[^\n]*\n$/)
})

it('an empty database is made ready, and the start tells where the metrics are', async () => {
  const { connection, drop } = await freshDatabase('template1')
  onTestFinished(drop)
  const service = await startMain({ DATABASE_URL: addressOf(connection), KONTTORI_METRICS_PORT: '0' })
  await service.says('Ctrl-C')
  const [, url = ''] =
    /^ {2}Metrics {5}(http:\/\/127\.0\.0\.1:\d+\/metrics)$/m.exec(service.output.stdout) ?? []
  const answer = await fetch(url)
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  expect(await answer.text()).toContain('process_cpu_seconds_total')
  service.process.kill('SIGTERM')
  expect(await service.ended).toBe(exitCodes.stopped)
})
