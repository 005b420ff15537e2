import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../../../test/world/database.ts'
import type { Database, ReviewReplay, StoredAnswer, WriteTransaction } from '../database.ts'
import { ServiceUnavailable } from '../database-errors.ts'
import { purgeIdempotencyRecords } from '../idempotency-records.ts'
import { newId } from '../../vocabulary/ids.ts'
import { bodies, createNotes, note } from './notes.ts'

const world = await testDatabase()
const { database, owner } = world

beforeAll(() => createNotes(world))

const payload = Buffer.from('POST /v1/notes {"body":"a"}')
const membershipId = newId()
const otherPayload = Buffer.from('POST /v1/notes {"body":"b"}')

const create = (
  orgId: string,
  key: string,
  fingerprint = payload,
  on: Database = database,
  { by = membershipId, review }: { by?: string; review?: ReviewReplay } = {},
) =>
  on.write(
    { orgId, idempotency: { key, fingerprint, actorId: by } },
    async tx => {
      const made = note(`note ${tx.now}`, tx.now)
      tx.defer(tx.execute(tx.insert('testNotes', made)))
      return made.id
    },
    id => ({ status: 201, body: Buffer.from(id) }),
    review,
  )

test('a key that comes again replays the first answer and runs nothing', async () => {
  const orgId = await world.organisation()
  const first = await create(orgId, 'key')
  const second = await create(orgId, 'key')
  if (!('result' in first)) throw new Error('the first request runs')
  expect(second).toEqual({ replay: { status: 201, body: Buffer.from(first.result) } satisfies StoredAnswer })
  expect(await bodies(database.reader(orgId))).toHaveLength(1)
})

test('a replay does not move the clock', async () => {
  const orgId = await world.organisation()
  await create(orgId, 'key')
  const instant = () => database.reader(orgId).sql`select last_instant from organisation_clocks`
  const before = await instant()
  await create(orgId, 'key')
  expect(await instant()).toEqual(before)
})

test('a key that comes again with another payload is refused', async () => {
  const orgId = await world.organisation()
  await create(orgId, 'key')
  await expect(create(orgId, 'key', otherPayload)).rejects.toMatchObject({ code: 'idempotency_key_reused' })
  expect(await bodies(database.reader(orgId))).toHaveLength(1)
})

test('a key that another member sends is refused, and so is one stored without its member', async () => {
  const orgId = await world.organisation()
  await create(orgId, 'key')
  const byAnother = create(orgId, 'key', payload, database, { by: newId() })
  await expect(byAnother).rejects.toMatchObject({ code: 'idempotency_key_reused' })
  await owner('update idempotency_records set membership_id = null')
  await expect(create(orgId, 'key')).rejects.toMatchObject({ code: 'idempotency_key_reused' })
  expect(await bodies(database.reader(orgId))).toHaveLength(1)
})

test('an answer is looked at before it is given again, and what that writes is rolled back', async () => {
  const orgId = await world.organisation()
  const writes = (tx: WriteTransaction) => {
    tx.defer(tx.execute(tx.insert('testNotes', note('a rehearsal', tx.now))))
    return tx.execute(tx.insert('testNotes', note('another', tx.now)))
  }
  await create(orgId, 'key')
  expect(await create(orgId, 'key', payload, database, { review: writes })).toHaveProperty('replay')
  const refuses = async (tx: WriteTransaction) => {
    await writes(tx)
    throw new Error('not now')
  }
  const refused = create(orgId, 'key', payload, database, { review: refuses })
  await expect(refused).rejects.toThrow('not now')
  const breaks = (tx: WriteTransaction) => tx.sql`select 1 / 0`.catch(() => {})
  expect(await create(orgId, 'key', payload, database, { review: breaks })).toHaveProperty('replay')
  expect(await bodies(database.reader(orgId))).toHaveLength(1)
  expect(await create(orgId, 'another key')).toHaveProperty('result')
})

test('a key belongs to its organisation', async () => {
  const [one, two] = [await world.organisation(), await world.organisation()]
  await create(one, 'key')
  expect(await create(two, 'key', otherPayload)).toHaveProperty('result')
})

test.each([
  ['the same process', () => database],
  ['another process', () => world.another()],
])(
  'while the first request runs, its key is in flight in %s, and nobody waits for the write lock',
  async (_, other) => {
    const orgId = await world.organisation()
    const [working, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const first = database.write(
      { orgId, idempotency: { key: 'key', fingerprint: payload, actorId: membershipId } },
      async () => {
        working.resolve()
        await gate.promise
      },
      () => ({ status: 200, body: Buffer.alloc(0) }),
    )
    await working.promise
    await expect(create(orgId, 'key', payload, other())).rejects.toMatchObject({
      code: 'idempotency_key_in_flight',
    })
    await expect(create(orgId, 'key', otherPayload, other())).rejects.toMatchObject({
      code: 'idempotency_key_in_flight',
    })
    gate.resolve()
    await first
    expect(await create(orgId, 'key', payload, other())).toHaveProperty('replay')
  },
)

test('twenty requests with one key at once in two processes run once', async () => {
  const orgId = await world.organisation()
  const other = world.another()
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) => create(orgId, 'key', payload, index % 2 ? database : other)),
  )
  for (const outcome of outcomes)
    if (outcome.status === 'rejected')
      expect(outcome.reason).toMatchObject({ code: 'idempotency_key_in_flight' })
  expect(
    outcomes.filter(
      ({ status, ...rest }) => status === 'fulfilled' && 'result' in (rest as { value: object }).value,
    ),
  ).toHaveLength(1)
  expect(await bodies(database.reader(orgId))).toHaveLength(1)
})

test('a failed first request releases the key, also for another payload', async () => {
  const orgId = await world.organisation()
  const failing = database.write(
    { orgId, idempotency: { key: 'key', fingerprint: payload, actorId: membershipId } },
    async () => {
      throw new Error('refused')
    },
  )
  await expect(failing).rejects.toThrow('refused')
  expect(await create(orgId, 'key', otherPayload)).toHaveProperty('result')
})

test('a crash before the commit releases the key', async () => {
  const orgId = await world.organisation()
  const crashing = database.write(
    { orgId, idempotency: { key: 'key', fingerprint: payload, actorId: membershipId } },
    async tx => {
      const [row] = await tx.sql<{ pid: number }>`select pg_backend_pid() as pid`
      await owner('select pg_terminate_backend($1, 5000)', [row?.pid])
    },
  )
  await expect(crashing).rejects.toThrow(ServiceUnavailable)
  expect(await create(orgId, 'key')).toHaveProperty('result')
})

test('an answer that is not to be stored leaves the key free', async () => {
  const orgId = await world.organisation()
  await database.write(
    { orgId, idempotency: { key: 'key', fingerprint: payload, actorId: membershipId } },
    async () => {},
    () => null,
  )
  expect(await create(orgId, 'key', otherPayload)).toHaveProperty('result')
})

test('a dry run stores no answer', async () => {
  const orgId = await world.organisation()
  await database.write(
    { orgId, dryRun: true, idempotency: { key: 'key', fingerprint: payload, actorId: membershipId } },
    async () => 'looked',
    () => ({ status: 200, body: Buffer.alloc(0) }),
  )
  expect(await create(orgId, 'key')).toHaveProperty('result')
})

test('after 24 hours of the organisation a key is free again, and its record can be purged', async () => {
  const orgId = await world.organisation()
  const hoursLater = (hours: number) =>
    database.write(
      { orgId },
      tx => tx.sql`update organisation_clocks set sandbox_offset = make_interval(hours => ${hours})`,
    )
  await create(orgId, 'kept')
  await create(orgId, 'forgotten')
  await hoursLater(23)
  expect(await create(orgId, 'kept')).toHaveProperty('replay')
  expect(await purgeIdempotencyRecords(database.reader(orgId)).catch(error => error.code)).toBe('25006')
  await hoursLater(25)
  expect(await create(orgId, 'kept', otherPayload)).toHaveProperty('result')
  const purged = await database.write({ orgId }, purgeIdempotencyRecords)
  expect(purged).toEqual({ result: 1 })
  expect(await database.reader(orgId).sql`select key from idempotency_records`).toEqual([{ key: 'kept' }])
})
