import { describe, expect, test } from 'vitest'
import { testDatabase } from '../../../../test/world/database.ts'
import { advanceClock } from '../../data/organisation-clock.ts'
import { newId } from '../../vocabulary/ids.ts'
import { recordFacts } from '../event-log.ts'
import { defaultPartition, dropExpiredPartitions, makePartitionsAhead } from '../partitions.ts'

const test_ = await testDatabase()
const { database, owner } = test_

const partitions = async () =>
  (
    await owner<{ name: string }>(
      `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'integration_events'::regclass order by 1`,
    )
  ).map(({ name }) => name)

const month = (offset: number) => Temporal.Now.plainDateISO('UTC').toPlainYearMonth().add({ months: offset })
const named = (of: Temporal.PlainYearMonth) => `integration_events_${of.toString().replace('-', '_')}`

const announce = (orgId: string) =>
  database.write({ orgId }, async tx => {
    recordFacts(tx, [{ event: 'thing.made', payload: { thingId: newId() } }])
  })

const advance = (orgId: string, days: number) =>
  database.write({ orgId }, tx => advanceClock(tx, days * 86_400_000))

const placesOf = async (orgId: string) =>
  (
    await owner<{ place: string }>(
      'select tableoid::regclass::text as place from integration_events where org_id = $1 order by created_at',
      [orgId],
    )
  ).map(({ place }) => place)

describe('the months of the event log', () => {
  test('are made ahead, with a default for clocks that are further ahead', async () => {
    expect(await partitions()).toEqual(
      [defaultPartition, ...[0, 1, 2, 3].map(offset => named(month(offset)))].toSorted(),
    )
  })

  test('take the rows of their month, wherever a sandbox’s clock stands', async () => {
    const orgId = await test_.organisation()
    await announce(orgId)
    await advance(orgId, 366)
    await announce(orgId)
    expect(await placesOf(orgId)).toEqual([named(month(0)), defaultPartition])
  })

  test('take over from the default partition what is theirs when they are made', async () => {
    const orgId = await test_.organisation()
    await announce(orgId)
    await advance(orgId, 3660)
    await announce(orgId)
    await owner(`alter table integration_events detach partition ${named(month(2))}`)
    await owner(`alter table ${named(month(2))} rename to set_aside`)
    // A row of the missing month, as a sandbox some weeks ahead writes it.
    const inMonth = `${month(2).toPlainDate({ day: 10 }).toString()}T12:00:00.000Z`
    await owner(
      `insert into integration_events (org_id, id, sequence, event, payload, created_at) values ($1, $2, 3, 'thing.made', '{}', $3)`,
      [orgId, newId(), inMonth],
    )
    expect(await placesOf(orgId)).toEqual([named(month(0)), defaultPartition, defaultPartition])

    expect(await database.asOwner(makePartitionsAhead)).toEqual([named(month(2))])
    expect(await placesOf(orgId)).toEqual([named(month(0)), named(month(2)), defaultPartition])
    await owner('drop table set_aside')
    expect(await database.asOwner(makePartitionsAhead)).toEqual([])
  })

  test('are made once by processes that start together', async () => {
    await owner(`drop table ${named(month(3))}`)
    const madeBy = await Promise.all(Array.from({ length: 3 }, () => database.asOwner(makePartitionsAhead)))
    expect(madeBy.flat()).toContain(named(month(3)))
    expect((await partitions()).filter(name => name === named(month(3)))).toHaveLength(1)
  })

  test('are closed to other organisations, also when asked by name', async () => {
    const [orgId, other] = [await test_.organisation(), await test_.organisation()]
    await announce(orgId)
    for (const table of ['integration_events', named(month(0)), defaultPartition]) {
      const [secured] = await owner<{ forced: boolean }>(
        'select relrowsecurity and relforcerowsecurity as forced from pg_class where oid = $1::regclass',
        [table],
      )
      expect(secured?.forced, table).toBe(true)
    }
    const [seen] = await database.reader(other).sql<{ count: number }>`
      select count(*) from integration_events where org_id = ${orgId}`
    expect(seen?.count).toBe(0)
  })

  test('are dropped when wholly past retention, and not a day sooner', async () => {
    const old = month(-6)
    const recent = month(-2)
    for (const past of [old, recent]) {
      await owner(
        `create table ${named(past)} partition of integration_events for values from ('${past.toPlainDate({ day: 1 })}T00:00:00Z') to ('${past.add({ months: 1 }).toPlainDate({ day: 1 })}T00:00:00Z')`,
      )
    }
    expect(await database.asOwner(dropExpiredPartitions)).toEqual([named(old)])
    expect(await partitions()).toContain(named(recent))
    await owner(`drop table ${named(recent)}`)
  })

  test('keep of the default partition what is kept for its own sandbox', async () => {
    const orgId = await test_.organisation()
    await advance(orgId, 1000)
    await announce(orgId)
    await advance(orgId, 100)
    await announce(orgId)
    await advance(orgId, 50)
    await announce(orgId)
    await database.asOwner(dropExpiredPartitions)
    const kept = await owner<{ sequence: string }>(
      'select sequence from integration_events where org_id = $1 order by sequence',
      [orgId],
    )
    expect(kept.map(({ sequence }) => Number(sequence))).toEqual([2, 3])
    // Row security is back where it was.
    const [secured] = await owner<{ forced: boolean }>(
      'select relforcerowsecurity as forced from pg_class where oid = $1::regclass',
      [defaultPartition],
    )
    expect(secured?.forced).toBe(true)
  })
})
