import { expect, test } from 'vitest'
import { startCluster } from '../cluster.ts'
import { openCluster, openOwner, copyDataDir } from './fixture.ts'

test('a second server process on a data directory is refused and told who owns it', async () => {
  const dataDir = await copyDataDir()
  const owner = openOwner(dataDir)
  await owner.answer

  await expect(startCluster({ dataDir })).rejects.toMatchObject({
    name: 'DataDirectoryInUse',
    dataDir,
    ownerPid: owner.process.pid,
  })
})

test('one process cannot own a data directory twice', async () => {
  const dataDir = await copyDataDir()
  await openCluster(dataDir)
  await expect(startCluster({ dataDir })).rejects.toMatchObject({ name: 'DataDirectoryInUse' })
})

test('of several simultaneous starts exactly one wins', async () => {
  const dataDir = await copyDataDir()
  const owners = [1, 2, 3, 4].map(() => openOwner(dataDir))

  const answers = await Promise.all(owners.map(owner => owner.answer))

  expect(answers.filter(answer => 'connection' in answer)).toHaveLength(1)
  expect(answers.filter(answer => 'refused' in answer)).toHaveLength(3)
})

test('a stopped owner gives the data directory free', async () => {
  const dataDir = await copyDataDir()
  const first = await openCluster(dataDir)
  await first.stop()
  await expect(openCluster(dataDir)).resolves.toMatchObject({ adopted: false })
})
