import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../../../../../../test/world/database.ts'
import { MigrationFiles } from '../../../../../platform/data/migration-files.ts'
import { migrateToLatest } from '../../../../../platform/data/migrator.ts'
import { newId } from '../../../../../platform/vocabulary/ids.ts'

const { connection, drop } = await freshDatabase('template0')
const owner = new pg.Pool({ ...connection, max: 1 })
owner.on('error', () => {})
afterAll(async () => {
  await owner.end()
  await drop()
})

const files = await new MigrationFiles().getMigrations()
const before = Object.fromEntries(Object.entries(files).filter(([name]) => name < '20261122T2200'))

const orgId = newId()
const [rota, care, office] = [newId(), newId(), newId()]

const addModel = (id: string, code: string) =>
  owner.query(
    `insert into worktime_models (org_id, id, code, name, active, updated_at) values ($1, $2, $3, $3, true, now())`,
    [orgId, id, code],
  )

const addVersion = (modelId: string, kind: string, from: string, to: string | null, rules: object) =>
  owner.query(
    `insert into worktime_model_versions
       (org_id, id, worktime_model_id, valid_from, valid_to, kind, weekly_minutes, rules)
     values ($1, $2, $3, $4, $5, $6, 2400, $7)`,
    [orgId, newId(), modelId, from, to, kind, rules],
  )

const rulesOf = async (modelId: string) =>
  (
    await owner.query<{ rules: Record<string, unknown> }>(
      'select rules from worktime_model_versions where worktime_model_id = $1 order by valid_from',
      [modelId],
    )
  ).rows.map(({ rules }) => rules)

beforeAll(async () => {
  await migrateToLatest(connection, { getMigrations: async () => before })
  await addModel(rota, 'rota')
  await addVersion(rota, 'period', '2026-01-01', '2026-06-30', { periodOvertimeAfterMinutes: 7200 })
  await addVersion(rota, 'period', '2026-07-01', null, { periodOvertimeAfterMinutes: 6885 })
  await addModel(care, 'care')
  await addVersion(care, 'fixed', '2025-01-01', '2025-12-31', { periodOvertimeAfterMinutes: null })
  await addVersion(care, 'period', '2026-03-02', null, { periodOvertimeAfterMinutes: 2000 })
  await addModel(office, 'office')
  await addVersion(office, 'flex', '2026-01-01', null, { periodOvertimeAfterMinutes: null })
  await migrateToLatest(connection, { getMigrations: async () => files })
})

test('period-based work gets the weeks of its limit, counted from the week of its first version', async () => {
  expect(await rulesOf(rota)).toMatchObject([
    { periodWeeks: 3, periodStartsOn: '2025-12-29', periodOvertimeAfterMinutes: 7200 },
    { periodWeeks: 3, periodStartsOn: '2025-12-29', periodOvertimeAfterMinutes: 6885 },
  ])
})

test('a period has two weeks at least, and other kinds have none', async () => {
  expect(await rulesOf(care)).toMatchObject([
    { periodWeeks: null, periodStartsOn: null },
    { periodWeeks: 2, periodStartsOn: '2026-03-02' },
  ])
  expect(await rulesOf(office)).toMatchObject([{ periodWeeks: null, periodStartsOn: null }])
})
