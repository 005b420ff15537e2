import { createServer } from 'node:net'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { makeDataDir, openCluster, copyDataDir } from '../../platform/postgres/test/fixture.ts'
import { requireSupported } from '../database.ts'
import { exitCodes } from '../exit-codes.ts'
import { mainProgram, startProcess, startService } from './service-process.ts'

test('a wrong value is told in one line that names the variable', async () => {
  const service = startProcess(mainProgram, { PORT: 'eighty' })
  expect(await service.ended).toBe(exitCodes.configuration)
  expect(service.output).toEqual({
    stdout: '',
    stderr: 'konttori: PORT must be a whole number from 0 to 65535.\n',
  })
})

test('a data directory that cannot be made is told with its variable', async () => {
  const service = startProcess(mainProgram, { KONTTORI_DATA_DIR: `${import.meta.filename}/data` })
  expect(await service.ended).toBe(exitCodes.configuration)
  expect(service.output.stderr).toMatch(/^konttori: KONTTORI_DATA_DIR .* cannot be used: .*\n$/)
})

test('a second server process on a data directory is refused', async () => {
  const dataDir = await copyDataDir()
  await openCluster(dataDir)
  const service = startProcess(mainProgram, { KONTTORI_DATA_DIR: dataDir })
  expect(await service.ended).toBe(exitCodes.dataDirectoryInUse)
  expect(service.output.stderr).toBe(
    `konttori: The data directory ${dataDir} is in use by server process ${process.pid}.\n`,
  )
})

test('a database out of reach is told without its password', async () => {
  const service = startProcess(mainProgram, {
    KONTTORI_DATA_DIR: await makeDataDir(),
    DATABASE_URL: 'postgres://service:hush@127.0.0.1:1/konttori',
  })
  expect(await service.ended).toBe(exitCodes.databaseUnreachable)
  expect(service.output.stderr).toMatch(/^konttori: DATABASE_URL .*database konttori at 127\.0\.0\.1:1.*\n$/)
  expect(service.output.stderr).not.toContain('hush')
})

test('a database that refuses our password is told', async () => {
  const { connection } = await openCluster(await copyDataDir())
  const service = startProcess(mainProgram, {
    KONTTORI_DATA_DIR: await makeDataDir(),
    DATABASE_URL: `postgres://postgres:wrong@/postgres?host=${encodeURIComponent(connection.host)}`,
  })
  expect(await service.ended).toBe(exitCodes.databaseUnreachable)
  expect(service.output.stderr).toContain('password authentication failed')
})

test('a connection URL that cannot be read is told without its password', async () => {
  const service = startProcess(mainProgram, {
    KONTTORI_DATA_DIR: await makeDataDir(),
    DATABASE_URL: 'postgres://service:hush@db:port/konttori',
  })
  expect(await service.ended).toBe(exitCodes.configuration)
  expect(service.output.stderr).toBe('konttori: DATABASE_URL must be a connection URL of PostgreSQL.\n')
})

test('PostgreSQL 14 is refused and PostgreSQL 15 is not', () => {
  expect(() => requireSupported(140_020)).toThrow('PostgreSQL 14')
  expect(() => requireSupported(150_000)).not.toThrow()
})

test('a database newer than the code is refused, and PostgreSQL stopped', async () => {
  const dataDir = await copyDataDir()
  const service = startService({ KONTTORI_DATA_DIR: dataDir, TEST_LAUNCH_FAILURE: 'DatabaseNewerThanCode' })
  expect(await service.ended).toBe(exitCodes.databaseNewerThanCode)
  expect(service.output.stderr).toBe('konttori: The database is at 0042.\n')
  expect((await openCluster(dataDir)).adopted).toBe(false)
})

test('a port in use is told, and PostgreSQL stopped', async () => {
  const dataDir = await copyDataDir()
  const port = await occupyPort()
  const service = startService({ KONTTORI_DATA_DIR: dataDir, PORT: String(port) })
  expect(await service.ended).toBe(exitCodes.portInUse)
  expect(service.output.stderr).toMatch(new RegExp(`^konttori: Port ${port} on 127.0.0.1 is in use.*\n$`))
  expect((await openCluster(dataDir)).adopted).toBe(false)
})

test('an address that is not this machine is told', async () => {
  // 192.0.2.0/24 is kept free for documentation (RFC 5737).
  const service = startService({ KONTTORI_DATA_DIR: await copyDataDir(), HOST: '192.0.2.1' })
  expect(await service.ended).toBe(exitCodes.configuration)
  expect(service.output.stderr).toBe('konttori: HOST 192.0.2.1 is no address of this machine.\n')
})

async function occupyPort(): Promise<number> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}
