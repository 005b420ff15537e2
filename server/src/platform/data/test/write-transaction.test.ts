import pg from 'pg'
import { beforeAll, expect, test, vi } from 'vitest'
import { testDatabase } from '../../../../test/world/database.ts'
import { patience } from '../../../../test/world/patience.ts'
import { newId } from '../../vocabulary/ids.ts'
import { ConstraintViolated, ServiceBusy, ServiceUnavailable } from '../database-errors.ts'
import { OrganisationUnknown, type WriteTransaction } from '../database.ts'
import { openPage, sweepKeys } from '../paging.ts'
import { bodies, createNotes, note } from './notes.ts'

const world = await testDatabase()
const { database, owner } = world

beforeAll(() => createNotes(world))

const write = async <T>(orgId: string, work: (tx: WriteTransaction) => Promise<T>): Promise<T> => {
  const outcome = await database.write({ orgId }, work)
  if ('replay' in outcome) throw new Error('nothing to replay')
  return outcome.result
}

const lastInstant = async (orgId: string) =>
  (await database.reader(orgId).sql<{ lastInstant: string }>`select last_instant from organisation_clocks`)[0]
    ?.lastInstant

test('what a transaction writes is there after it, under its one instant', async () => {
  const orgId = await world.organisation()
  const now = await write(orgId, async tx => {
    await tx.insert('testNotes', note('first', tx.now)).execute()
    tx.defer(tx.sql`insert into test_notes (org_id, id, body, updated_at)
      values (${tx.orgId}, ${newId()}, 'second', ${tx.now})`)
    return tx.now
  })
  const rows = await database
    .reader(orgId)
    .selectFrom('testNotes')
    .select(['body', 'updatedAt'])
    .orderBy('body')
    .execute()
  expect(rows).toEqual([
    { body: 'first', updatedAt: now },
    { body: 'second', updatedAt: now },
  ])
  expect(await lastInstant(orgId)).toBe(now)
})

test('twenty writers of one organisation get growing instants, and commit in their order', async () => {
  const orgId = await world.organisation()
  const other = world.another()
  const committed: string[] = []
  await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const process = index % 2 ? database : other
      await process.write({ orgId }, async tx => {
        // Under the transaction nothing of a later instant can be committed.
        const seen = await tx.sql<{
          latest: string | null
        }>`select max(updated_at) as latest from test_notes`
        expect((seen[0]?.latest ?? '') < tx.now).toBe(true)
        await tx.insert('testNotes', note(`note ${index}`, tx.now)).execute()
        committed.push(tx.now)
      })
    }),
  )
  expect(committed).toEqual([...committed].sort())
  expect(new Set(committed).size).toBe(20)
})

test('a sweep by updatedSince during five hundred writes misses none of them', async () => {
  const orgId = await world.organisation()
  const written = new Set<string>()
  const processes = [database, world.another()]
  let writing = true
  const writers = Promise.all(
    Array.from({ length: 5 }, async (_, writer) => {
      for (let count = 0; count < 100; count++)
        await processes[writer % 2]?.write({ orgId }, async tx => {
          const made = note(`${writer} ${count}`, tx.now)
          tx.defer(tx.insert('testNotes', made).execute())
          written.add(made.id)
        })
    }),
  ).finally(() => (writing = false))

  const seen = new Set<string>()
  const db = database.reader(orgId)
  let updatedSince = '2026-01-01T00:00:00Z'
  for (let last = false; !last; ) {
    // One sweep begins after the last write has ended.
    last = !writing
    let latest = updatedSince
    for (let cursor: string | undefined, more = true; more; ) {
      const page = openPage(
        db,
        { updatedSince, limit: 20, cursor },
        {
          operation: 'notes.list',
          keys: sweepKeys('testNotes'),
        },
      )
      const answer = page.answer(
        await page.apply(db.selectFrom('testNotes').select(['id', 'updatedAt'])).execute(),
      )
      for (const row of answer.items) {
        seen.add(row.id)
        if (row.updatedAt > latest) latest = row.updatedAt
      }
      more = answer.pageInfo.hasMore
      cursor = answer.pageInfo.nextCursor ?? undefined
    }
    updatedSince = latest
  }
  await writers
  expect(written.size).toBe(500)
  expect([...written].filter(id => !seen.has(id))).toEqual([])
})

test('a sandbox clock that jumps ahead takes every later transaction with it', async () => {
  const orgId = await world.organisation()
  await write(orgId, tx => tx.sql`update organisation_clocks set sandbox_offset = interval '40 days'`)
  const ahead = await write(orgId, async tx => tx.now)
  expect(Date.parse(ahead) - Date.now()).toBeGreaterThan(39 * 86_400_000)
  const back = await write(orgId, async tx => {
    await tx.sql`update organisation_clocks set sandbox_offset = interval '0'`
    return tx.now
  })
  // A clock that was set back stands still but for the millisecond that every transaction takes.
  const next = await write(orgId, async tx => tx.now)
  expect(Date.parse(next)).toBe(Date.parse(back) + 1)
})

test('a throw rolls back everything, deferred statements and the clock included', async () => {
  const orgId = await world.organisation()
  const before = await lastInstant(orgId)
  const failing = write(orgId, async tx => {
    tx.defer(tx.insert('testNotes', note('deferred')).execute())
    await tx.insert('testNotes', note('awaited')).execute()
    throw new RangeError('the rule says no')
  })
  await expect(failing).rejects.toThrow(new RangeError('the rule says no'))
  expect(await bodies(database.reader(orgId))).toEqual([])
  expect(await lastInstant(orgId)).toBe(before)
})

test('a deferred statement that fails fails the transaction, and names its constraint', async () => {
  const orgId = await world.organisation()
  const failing = write(orgId, async tx => {
    tx.defer(tx.execute(tx.insert('testNotes', [note('same'), note('other')])))
    tx.defer(tx.execute(tx.insert('testNotes', note('same'))))
    tx.defer(tx.execute(tx.insert('testNotes', note('third'))))
  })
  await expect(failing).rejects.toMatchObject({
    name: 'ConstraintViolated',
    kind: 'unique',
    constraint: 'test_notes_body',
  })
  expect(await bodies(database.reader(orgId))).toEqual([])
})

test('a deferred function may send several statements, one after the other', async () => {
  const orgId = await world.organisation()
  await write(orgId, async tx => {
    tx.defer(
      (async () => {
        const made = note('first')
        await tx.insert('testNotes', made).execute()
        const [row] = await tx.sql<{ count: number }>`select count(*) from test_notes`
        tx.defer(tx.execute(tx.insert('testNotes', note(`after ${row?.count}`))))
      })(),
    )
  })
  expect(await bodies(database.reader(orgId))).toEqual(['after 1', 'first'])
})

test('a failure that the work swallows still fails the transaction', async () => {
  const orgId = await world.organisation()
  for (const dryRun of [false, true]) {
    const failing = database.write({ orgId, dryRun }, async tx => {
      await tx
        .insert('testNotes', { ...note('negative'), rank: -1 })
        .execute()
        .catch(() => {})
      return 'done'
    })
    await expect(failing).rejects.toThrow(ConstraintViolated)
  }
})

test('the first failure is told, not the complaints of the statements after it', async () => {
  const orgId = await world.organisation()
  const failing = write(orgId, async tx => {
    await tx
      .insert('testNotes', { ...note('negative'), rank: -1 })
      .execute()
      .catch(() => {})
    await tx.sql`select 1`
  })
  await expect(failing).rejects.toMatchObject({ name: 'ConstraintViolated', kind: 'check' })
})

test('a statement after the end of its transaction is refused and changes nothing', async () => {
  const orgId = await world.organisation()
  const tx = await write(orgId, async held => held)
  await expect(tx.insert('testNotes', note('late')).execute()).rejects.toThrow(
    'the write transaction is over',
  )
  expect(await bodies(database.reader(orgId))).toEqual([])
})

test('a dry run gives its result and leaves nothing', async () => {
  const orgId = await world.organisation()
  const before = await lastInstant(orgId)
  const outcome = await database.write({ orgId, dryRun: true }, async tx => {
    tx.defer(tx.execute(tx.insert('testNotes', note('looked at'))))
    return bodies(tx)
  })
  expect(outcome).toEqual({ result: ['looked at'] })
  expect(await bodies(database.reader(orgId))).toEqual([])
  expect(await lastInstant(orgId)).toBe(before)
})

test('a crash between the work and the commit leaves nothing, and the caller hears unavailable', async () => {
  const orgId = await world.organisation()
  const crashing = write(orgId, async tx => {
    await tx.insert('testNotes', note('lost')).execute()
    const [row] = await tx.sql<{ pid: number }>`select pg_backend_pid() as pid`
    await owner('select pg_terminate_backend($1, 5000)', [row?.pid])
  })
  await expect(crashing).rejects.toThrow(ServiceUnavailable)
  expect(await bodies(database.reader(orgId))).toEqual([])
  await write(orgId, tx => tx.insert('testNotes', note('after')).execute())
  expect(await bodies(database.reader(orgId))).toEqual(['after'])
})

test('while another session holds the clock a write is busy in bounded time, and others are not delayed', async () => {
  const [held, free] = [await world.organisation(), await world.organisation()]
  const impatient = world.another({ waitMs: 1_500, writeConnections: 2 })
  // The first connection may take longer than that on a crowded machine.
  await vi.waitUntil(() => impatient.write({ orgId: free }, async () => true).catch(() => false), patience)
  const holder = new pg.Client(world.connection)
  await holder.connect()
  await holder.query('begin')
  await holder.query('update organisation_clocks set last_instant = last_instant where org_id = $1', [held])

  const attempts = Array.from({ length: 5 }, () => impatient.write({ orgId: held }, async () => {}))
  const refusals = Promise.all(attempts.map(attempt => expect(attempt).rejects.toThrow(ServiceBusy)))
  expect(await impatient.write({ orgId: free }, async () => 'not delayed')).toEqual({ result: 'not delayed' })
  await refusals

  await holder.query('rollback')
  await holder.end()
  expect(await impatient.write({ orgId: held }, async () => 'free again')).toEqual({ result: 'free again' })
})

test('one busy organisation never holds more than one connection', async () => {
  const [busy, other] = [await world.organisation(), await world.organisation()]
  const small = world.another({ writeConnections: 2 })
  const gate = Promise.withResolvers<void>()
  const first = small.write({ orgId: busy }, () => gate.promise)
  const waiting = Array.from({ length: 10 }, () => small.write({ orgId: busy }, async () => {}))
  expect(await small.write({ orgId: other }, async () => 'served')).toEqual({ result: 'served' })
  gate.resolve()
  await Promise.all([first, ...waiting])
})

test('an organisation that does not exist has no transaction', async () => {
  await expect(write(newId(), async () => {})).rejects.toThrow(OrganisationUnknown)
})

test('an organisation is founded together with what its first transaction writes, or not at all', async () => {
  const orgId = newId()
  const slug = `founded-${orgId}`
  const failing = database.write({ orgId, founding: { slug } }, async () => {
    throw new Error('second thoughts')
  })
  await expect(failing).rejects.toThrow('second thoughts')
  await database.write({ orgId, founding: { slug } }, tx => tx.insert('testNotes', note('first')).execute())
  expect(await bodies(database.reader(orgId))).toEqual(['first'])
  const taken = database.write({ orgId: newId(), founding: { slug } }, async () => {})
  await expect(taken).rejects.toMatchObject({ constraint: 'organisations_slug_key' })
})

test('a row cannot be written for another organisation', async () => {
  const [mine, theirs] = [await world.organisation(), await world.organisation()]
  const smuggling = write(
    mine,
    tx =>
      tx.sql`insert into test_notes (org_id, id, body, updated_at) values (${theirs}, ${newId()}, 'smuggled', ${tx.now})`,
  )
  await expect(smuggling).rejects.toMatchObject({ code: '42501' })
  const moving = write(mine, async tx => {
    await tx.insert('testNotes', note('mine')).execute()
    await tx.sql`update test_notes set org_id = ${theirs}`
  })
  await expect(moving).rejects.toMatchObject({ code: '42501' })
})
