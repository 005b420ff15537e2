import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { openCluster, postmasterPid, copyDataDir } from '../../platform/postgres/test/fixture.ts'
import { exitCodes } from '../exit-codes.ts'
import { type ServiceProcess, startLauncher, startService } from './service-process.ts'
import { patience } from '../../../test/world/patience.ts'

test.for(['SIGTERM', 'SIGINT'] as const)(
  '%s drains, closes and stops PostgreSQL, in this order',
  async signal => {
    const { dataDir, service } = await startReady()

    service.process.kill(signal)

    expect(await service.ended).toBe(exitCodes.stopped)
    expect(service.output.stdout.split('\n').slice(-4)).toEqual(['draining', 'drained', 'closed', ''])
    expect((await openCluster(dataDir)).adopted).toBe(false)
  },
)

test('the echo of a signal does not cut the stop short', async () => {
  const { service } = await startReady()
  service.process.kill('SIGINT')
  service.process.kill('SIGINT')
  expect(await service.ended).toBe(exitCodes.stopped)
  expect(service.output.stdout).toContain('drained')
})

test('a signal sent again ends a stop that hangs, and PostgreSQL stops all the same', async () => {
  const { dataDir, service } = await startReady({ TEST_ENDLESS_DRAIN: '1' })
  service.process.kill('SIGTERM')
  await service.says('draining')
  const insisting = setInterval(() => service.process.kill('SIGTERM'), 200)
  const exitCode = await service.ended
  clearInterval(insisting)
  expect(exitCode).toBe(exitCodes.forced)
  expect((await openCluster(dataDir)).adopted).toBe(false)
})

test('a signal during the start stops before the first request is taken', async () => {
  const dataDir = await copyDataDir()
  const service = startService({ KONTTORI_DATA_DIR: dataDir })
  await vi.waitUntil(() => readFile(join(dataDir, 'server.pid')).catch(() => false), patience)
  service.process.kill('SIGTERM')
  expect(await service.ended).toBe(exitCodes.stopped)
  expect(service.output.stdout).not.toContain('Konttori is ready')
  expect((await openCluster(dataDir)).adopted).toBe(false)
})

test('the service drains when its launcher is killed', async () => {
  const dataDir = await copyDataDir()
  const launcher = startLauncher({ KONTTORI_DATA_DIR: dataDir })
  await launcher.says('Ctrl-C')

  launcher.process.kill('SIGKILL')

  // Standard output, shared with the launcher, closes when the service has ended as well.
  await launcher.ended
  expect(launcher.output.stdout).toContain('draining\ndrained\nclosed\n')
  expect((await openCluster(dataDir)).adopted).toBe(false)
})

test('the service ends when PostgreSQL does and cannot be started again', async () => {
  const { dataDir, service } = await startReady()
  const control = join(dataDir, 'postgres', 'cluster', 'global', 'pg_control')
  await rm(control)
  process.kill(await postmasterPid(dataDir), 'SIGQUIT')
  expect(await service.ended).toBe(exitCodes.databaseLost)
  expect(service.output.stderr).toContain('konttori: PostgreSQL ended')
})

test('an error nobody caught ends the process and PostgreSQL', async () => {
  const dataDir = await copyDataDir()
  const service = startService({ KONTTORI_DATA_DIR: dataDir, TEST_UNCAUGHT: '1' })
  expect(await service.ended).toBe(exitCodes.unexpected)
  expect(service.output.stderr).toContain('konttori: nobody caught this\n')
  expect((await openCluster(dataDir)).adopted).toBe(false)
})

test('the start tells where the service and its reference are', async () => {
  const { service } = await startReady({ KONTTORI_BASE_URL: 'https://konttori.example/' })
  expect(service.output.stdout).toContain('Konttori is ready at https://konttori.example\n')
  expect(service.output.stdout).toContain('https://konttori.example/docs\n')
  expect(service.output.stdout).not.toContain('WARNING')
})

test('webhooks into private networks are warned about', async () => {
  const { service } = await startReady({ KONTTORI_WEBHOOKS_ALLOW_PRIVATE: 'on' })
  expect(service.output.stdout).toContain('WARNING: KONTTORI_WEBHOOKS_ALLOW_PRIVATE is on.')
})

async function startReady(
  environment: Record<string, string> = {},
): Promise<{ dataDir: string; service: ServiceProcess }> {
  const dataDir = await copyDataDir()
  const service = startService({ KONTTORI_DATA_DIR: dataDir, ...environment })
  await service.says('Ctrl-C')
  return { dataDir, service }
}
