import { expect, it } from 'vitest'
import { startCluster } from '../cluster.ts'
import { DataDirectoryInUse } from '../errors.ts'
import { findRunningCluster, hasCluster } from '../running.ts'
import { makeDataDir } from './fixture.ts'

const settings = { fsync: 'off' }

it('a start waits for a command that holds the directory', async () => {
  const dataDir = await makeDataDir()
  const command = await startCluster({ dataDir, settings, holder: 'command' })
  let isOver = false
  const service = startCluster({ dataDir, settings }).then(cluster => {
    expect(isOver).toBe(true)
    return cluster
  })
  isOver = await command.stop().then(() => true)
  await (await service).stop()
})

it('a command finds the way to the PostgreSQL of a running service, which it cannot start itself', async () => {
  const dataDir = await makeDataDir()
  expect(hasCluster(dataDir)).toBe(false)
  expect(await findRunningCluster(dataDir)).toBeUndefined()
  const service = await startCluster({ dataDir, settings })
  try {
    await expect(startCluster({ dataDir, settings, holder: 'command' })).rejects.toBeInstanceOf(
      DataDirectoryInUse,
    )
    expect(hasCluster(dataDir)).toBe(true)
    expect(await findRunningCluster(dataDir)).toEqual(service.connection)
  } finally {
    await service.stop()
  }
  expect(await findRunningCluster(dataDir)).toBeUndefined()
})
