import { beforeAll, expect, test, vi } from 'vitest'
import { testDatabase } from '../../../../test/world/database.ts'
import { patience } from '../../../../test/world/patience.ts'
import { ServiceBusy, ServiceUnavailable } from '../database-errors.ts'
import { WaitingLine } from '../waiting-line.ts'
import { eventually } from './eventually.ts'
import { bodies, createNotes, note } from './notes.ts'

const world = await testDatabase()
const { database, owner } = world

beforeAll(() => createNotes(world))

test('a line serves in order, skips who has gone, and turns away when it is full', async () => {
  const line = new WaitingLine<number>('a seat', 2)
  const impatient = line.wait(performance.now() - 1)
  const patient = line.wait(performance.now() + 60_000)
  await expect(line.wait(performance.now() + 60_000)).rejects.toThrow(ServiceBusy)
  await expect(impatient).rejects.toThrow(ServiceBusy)
  const third = line.wait(performance.now() + 60_000)
  expect([line.serve(1), line.serve(2), line.serve(3)]).toEqual([true, true, false])
  expect(await Promise.all([patient, third])).toEqual([1, 2])
})

test('a server without connections left is busy, not unavailable', async () => {
  const database = 'database' in world.connection ? world.connection.database : ''
  await owner(`alter database ${database} connection limit 0`)
  try {
    const login = 'limited_login'
    await owner(`create role ${login} login password 'limited' in role konttori_service`)
    const limited = world.another({
      connection: { ...world.connection, user: login, password: 'limited' } as never,
    })
    await expect(limited.ping()).rejects.toThrow(ServiceBusy)
  } finally {
    await owner(`alter database ${database} connection limit -1`)
  }
})

test('when writes hold every connection the others are busy in bounded time', async () => {
  const single = world.another({ writeConnections: 1, waitMs: 1_500 })
  const [orgId, other] = [await world.organisation(), await world.organisation()]
  const [holds, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const hold = async () => {
    holds.resolve()
    await gate.promise
  }
  // The first connection may take longer than that on a crowded machine.
  await vi.waitUntil(() => single.write({ orgId }, async () => true).catch(() => false), patience)
  const holding = single.write({ orgId }, hold)
  await Promise.race([holds.promise, holding])
  await expect(single.write({ orgId: other }, async () => {})).rejects.toThrow(ServiceBusy)
  gate.resolve()
  await holding
  expect(await single.write({ orgId: other }, async () => 'served')).toEqual({ result: 'served' })
})

test('a statement that runs too long is busy', async () => {
  const strict = world.another({ statementMs: 50 })
  const orgId = await world.organisation()
  await expect(strict.reader(orgId).sql`select pg_sleep(60)`).rejects.toThrow(ServiceBusy)
  await expect(strict.write({ orgId }, tx => tx.sql`select pg_sleep(60)`)).rejects.toThrow(ServiceBusy)
})

test('a transaction whose process does nothing in it is ended, so its organisation goes on', async () => {
  const hanging = world.another({ statementMs: 1_000 })
  const orgId = await world.organisation()
  const [working, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const outcome = hanging.write({ orgId }, async tx => {
    await tx.insert('testNotes', note('hung')).execute()
    working.resolve()
    await gate.promise
  })
  // Which of the two it is depends on whether PostgreSQL's last words are read before the commit is sent.
  const failure = expect(outcome).rejects.toSatisfy(
    error => error instanceof ServiceBusy || error instanceof ServiceUnavailable,
  )
  await Promise.race([working.promise, outcome])
  await database.write({ orgId }, tx => tx.insert('testNotes', note('went on')).execute())
  gate.resolve()
  await failure
  expect(await bodies(database.reader(orgId))).toEqual(['went on'])
})

test('a commit that was on its way when the connection was lost has an unknown outcome', async () => {
  const orgId = await world.organisation()
  await owner(`
    create function wait_at_commit() returns trigger language plpgsql as $$
    begin perform pg_sleep(60); return null; end $$`)
  await owner(`
    create constraint trigger wait_at_commit after insert on test_notes deferrable initially deferred
    for each row when (new.body = 'wait') execute function wait_at_commit()`)
  const committing = database.write({ orgId }, tx => tx.insert('testNotes', note('wait')).execute())
  const failure = expect(committing).rejects.toMatchObject({
    name: 'ServiceUnavailable',
    outcomeUnknown: true,
  })
  await eventually(async () => {
    const [row] = await owner<{ ended: boolean }>(
      `select pg_terminate_backend(pid) as ended from pg_stat_activity
       where datname = current_database() and query = 'commit' and state = 'active'`,
    )
    return row?.ended
  })
  await failure
  expect(await bodies(database.reader(orgId))).toEqual([])
})

test('closing lets a running transaction finish and refuses new ones', async () => {
  const closing = world.another()
  const orgId = await world.organisation()
  const [working, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const running = closing.write({ orgId }, async tx => {
    working.resolve()
    await gate.promise
    await tx.insert('testNotes', note('finished')).execute()
  })
  await working.promise
  const closed = closing.close()
  await expect(closing.write({ orgId }, async () => {})).rejects.toThrow()
  await expect(closing.reader(orgId).sql`select 1`).rejects.toThrow(ServiceUnavailable)
  gate.resolve()
  await Promise.all([running, closed])
  expect(await bodies(database.reader(orgId))).toEqual(['finished'])
})
