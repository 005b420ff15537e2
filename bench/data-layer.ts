/**
 * Measures the data layer against the textbook form of the same work, on one PostgreSQL, in one run: `pg`'s own pool,
 * every statement of a transaction awaited. Prints operations per second of one process and their ratio.; `--help` tells the options.
 */
import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import { auditSealing } from '../server/src/platform/audit/sealing.ts'
import { type Database, openDatabase } from '../server/src/platform/data/database.ts'
import { up as foundation } from '../server/src/platform/data/migrations/20261121T0000_foundation.ts'
import { tenantTable } from '../server/src/platform/data/tenancy.ts'
import { Keyring } from '../server/src/platform/secrets/keyring.ts'
import { silentLog } from '../server/src/platform/telemetry/log.ts'
import { newId } from '../server/src/platform/vocabulary/ids.ts'
import { count, declareBench, rounds, runBench, type ValuesOf } from './bench.ts'
import type { Measure } from './record.ts'

interface BenchDaysTable {
  orgId: string
  id: string
  membershipId: string
  workDate: string
  status: string
  dayTypeId: string
  workedMinutes: number
  creditedMinutes: number
  note: string | null
  meta: string
  locked: boolean
  createdAt: string
  updatedAt: string
}

declare module '../server/src/platform/data/tables.ts' {
  interface Tables {
    benchDays: BenchDaysTable
  }
}

const organisations = 100
const daysEach = 500

const orgIds = Array.from({ length: organisations }, newId)
const dayIds = Array.from({ length: daysEach }, newId)
const any = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T

async function benchTable(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table bench_days (
      org_id uuid not null, id uuid not null, membership_id uuid not null, work_date date not null,
      status text not null, day_type_id uuid not null, worked_minutes integer not null,
      credited_minutes integer not null, note text, meta jsonb not null, locked boolean not null,
      created_at timestamptz(3) not null, updated_at timestamptz(3) not null,
      primary key (org_id, id)
    )`.execute(db)
  await sql`create index on bench_days (org_id, updated_at, id)`.execute(db)
  await sql`
    create table bench_log (org_id uuid not null, id uuid not null, at timestamptz(3) not null, primary key (org_id, id))`.execute(
    db,
  )
  await tenantTable(db, 'bench_days')
  await tenantTable(db, 'bench_log')
}

async function fill(database: Database): Promise<void> {
  for (const orgId of orgIds)
    await database.write(
      { orgId, founding: { slug: orgId } },
      tx => tx.sql`
      insert into bench_days
      select ${orgId}, day, gen_random_uuid(), date '2026-01-01' + place::integer % 365, 'draft', gen_random_uuid(), 450, 450,
        case when place % 3 = 0 then 'Työpäivä ' || place end, '{"a":1}', false, ${tx.now}::timestamptz,
        ${tx.now}::timestamptz + place * interval '1.234 s'
      from unnest(${dayIds}::uuid[]) with ordinality as days(day, place)`,
    )
  await database.asOwner(db => sql`analyze`.execute(db))
}

const readOne = 'select * from bench_days where org_id = $1 and id = $2'
const readPage = `select * from bench_days where org_id = $1 and (updated_at, id) > ($2, $3) order by updated_at, id limit 51`
const takeLock = `update organisation_clocks set last_instant = greatest(date_trunc('milliseconds', clock_timestamp()),
  last_instant + interval '1 millisecond') where org_id = $1 returning last_instant`
const change = `update bench_days set status = $3, updated_at = $4 where org_id = $1 and id = $2`
const log = 'insert into bench_log (org_id, id, at) values ($1, $2, $3)'
const begin = '2026-01-01T00:00:00.000Z'
const nil = '00000000-0000-0000-0000-000000000000'

/** A transaction as one writes it at first: every statement sent alone and awaited. */
function textbook(pool: pg.Pool) {
  const transaction = async <T>(orgId: string, work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
    const client = await pool.connect()
    try {
      await client.query('begin')
      await client.query("select set_config('app.org_id', $1, true)", [orgId])
      const result = await work(client)
      await client.query('commit')
      return result
    } catch (error) {
      await client.query('rollback')
      throw error
    } finally {
      client.release()
    }
  }
  return {
    one: (orgId: string) =>
      transaction(orgId, async client => (await client.query(readOne, [orgId, any(dayIds)])).rows),
    page: (orgId: string) =>
      transaction(orgId, async client => (await client.query(readPage, [orgId, begin, nil])).rows),
    write: (orgId: string) =>
      transaction(orgId, async client => {
        const tx = await client.query(takeLock, [orgId])
        const now = tx.rows[0].last_instant
        const id = any(dayIds)
        await client.query(readOne, [orgId, id])
        await client.query(change, [orgId, id, 'confirmed', now])
        await client.query(log, [orgId, newId(), now])
      }),
  }
}

function handWritten(database: Database) {
  return {
    one: (orgId: string) =>
      database.reader(orgId).sql`select * from bench_days where org_id = ${orgId} and id = ${any(dayIds)}`,
    page: (orgId: string) => database.reader(orgId).sql`
      select * from bench_days where org_id = ${orgId} and (updated_at, id) > (${begin}, ${nil})
      order by updated_at, id limit 51`,
    write: (orgId: string) =>
      database.write({ orgId }, async tx => {
        const id = any(dayIds)
        await tx.sql`select * from bench_days where org_id = ${orgId} and id = ${id}`
        tx.defer(
          tx.sql`update bench_days set status = 'confirmed', updated_at = ${tx.now} where org_id = ${orgId} and id = ${id}`,
        )
        tx.defer(tx.sql`insert into bench_log (org_id, id, at) values (${orgId}, ${newId()}, ${tx.now})`)
      }),
  }
}

function built(database: Database) {
  return {
    one: (orgId: string) =>
      database.reader(orgId).selectFrom('benchDays').selectAll().where('id', '=', any(dayIds)).execute(),
    page: (orgId: string) =>
      database
        .reader(orgId)
        .selectFrom('benchDays')
        .selectAll()
        .where(sql<boolean>`(updated_at, id) > (${begin}, ${nil})`)
        .orderBy('updatedAt')
        .orderBy('id')
        .limit(51)
        .execute(),
  }
}

type Operation = (orgId: string) => Promise<unknown>

/** Operations per second over all senders in one round. */
async function rate(operation: Operation, { milliseconds, senders }: Amounts): Promise<number> {
  const started = performance.now()
  const until = started + milliseconds
  let count = 0
  const send = async () => {
    for (; performance.now() < until; count++) await operation(any(orgIds))
  }
  await Promise.all(Array.from({ length: senders }, send))
  return count / ((performance.now() - started) / 1000)
}

/** The rounds alternate, and the best of each counts: what else the machine does meanwhile slows both alike. */
async function compare(
  name: string,
  before: Operation,
  after: Operation,
  amounts: Amounts,
): Promise<Measure> {
  const best = [0, 0]
  for (let round = 0; round <= amounts.rounds; round++)
    for (const [index, operation] of [before, after].entries()) {
      const reached = await rate(operation, amounts)
      // The first round only warms up.
      if (round > 0) best[index] = Math.max(best[index] ?? 0, reached)
    }
  const [textbookRate = 0, ourRate = 0] = best
  const ratio = ourRate / textbookRate
  console.log(
    `${name.padEnd(28)} textbook ${textbookRate.toFixed(0).padStart(6)}/s   data layer ${ourRate.toFixed(0).padStart(6)}/s   ratio ${ratio.toFixed(2)}`,
  )
  return { what: `${name}: data layer ÷ textbook`, value: ratio, unit: 'ratio' }
}

const settings = {
  rounds: rounds(5, 'rounds of each figure'),
  milliseconds: count(1000, 5, 'of a round'),
  senders: count(64, 4, 'senders at once'),
}

type Amounts = ValuesOf<typeof settings>

export const dataLayerBench = declareBench({
  name: 'data-layer',
  settings,
  async measure({ emptyDatabase }, amounts) {
    const connection = await emptyDatabase()
    await using ends = new AsyncDisposableStack()
    const database = ends.adopt(
      openDatabase({
        connection,
        cursorSecret: Buffer.alloc(32),
        audit: auditSealing(new Keyring(Buffer.alloc(32)), []),
        log: silentLog,
        migrations: {
          getMigrations: async () => ({
            '20261121T0000_foundation': { up: foundation },
            '20261121T0001_bench': { up: benchTable },
          }),
        },
      }),
      each => each.close(),
    )
    const options = '-c role=konttori_service -c timezone=UTC'
    const pool = ends.adopt(new pg.Pool({ ...connection, max: 10, options }), each => each.end())
    await database.migrate()
    await fill(database)
    const [plain, ours, builder] = [textbook(pool), handWritten(database), built(database)]
    const compared = [
      await compare('single read', plain.one, ours.one, amounts),
      await compare('single read, builder', plain.one, builder.one, amounts),
      await compare('page of 50', plain.page, ours.page, amounts),
      await compare('page of 50, builder', plain.page, builder.page, amounts),
      await compare('write: load, update, insert', plain.write, ours.write, amounts),
    ]
    return { report: null, measures: compared }
  },
})

if (import.meta.main) await runBench(dataLayerBench)
