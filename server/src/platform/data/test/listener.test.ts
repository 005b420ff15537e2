import { expect, test } from 'vitest'
import { testDatabase } from '../../../../test/world/database.ts'
import { eventually } from './eventually.ts'

const world = await testDatabase()
const { database, owner } = world

test('what a transaction notifies is heard after its commit, in every process, and not after a rollback', async () => {
  const orgId = await world.organisation()
  const [here, there] = [[] as string[], [] as string[]]
  const listenings = [
    await database.listen('test_channel', payload => here.push(payload)),
    await world.another().listen('test_channel', payload => there.push(payload)),
  ]
  await database
    .write({ orgId }, async tx => {
      tx.defer(tx.sql`select pg_notify('test_channel', 'rolled back')`)
      throw new Error('no')
    })
    .catch(() => {})
  await database.write({ orgId }, async tx => tx.defer(tx.sql`select pg_notify('test_channel', 'committed')`))
  await eventually(async () => (here.length > 0 && there.length > 0 ? true : undefined))
  expect([here, there]).toEqual([['committed'], ['committed']])
  for (const listening of listenings) await listening.close()
})

test('a listener that lost its connection listens again', async () => {
  const orgId = await world.organisation()
  const heard: string[] = []
  const listening = await database.listen('test_again', payload => heard.push(payload))
  await owner(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity
     where datname = current_database() and query like 'listen "test_again"'`,
  )
  await eventually(async () => {
    await database.write({ orgId }, async tx => tx.defer(tx.sql`select pg_notify('test_again', 'heard')`))
    return heard[0]
  })
  await listening.close()
})
