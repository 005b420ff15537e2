import { gunzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../../../../../test/world/database.ts'
import { MigrationFiles } from '../../../../platform/data/migration-files.ts'
import { migrateToLatest } from '../../../../platform/data/migrator.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { bytesOf, type Encoding } from '../deliveries/rendition/encodings.ts'
import { csvDefaults } from '../targets/csv-shapes.ts'

const { connection, drop } = await freshDatabase('template0')
const owner = new pg.Pool({ ...connection, max: 1 })
owner.on('error', () => {})
afterAll(async () => {
  await owner.end()
  await drop()
})

const files = await new MigrationFiles().getMigrations()
const migrate = (before = 'z') =>
  migrateToLatest(connection, {
    getMigrations: async () => Object.fromEntries(Object.entries(files).filter(([name]) => name < before)),
  })

const [orgId, batchId, workDayId] = [newId(), newId(), newId()]
/** Of a batch, and of a member on a date. */
const [employerOfBatch, employerOfDay] = [newId(), newId()]
const [batchOfAll, memberOfDay, dayOfAll] = [newId(), newId(), newId()]

const addLine = (position: number, ofDay: string | null, workDate: string) =>
  owner.query(
    `insert into export_lines (org_id, batch_id, position, id, membership_id, work_date, work_day_id, kind, minutes,
       credit_bp, parts, rule_id, rule_version_id, explain)
     values ($1, $2, $3, $4, $5, $6, $7, 'overtime_50', 60, 15000, '[]', 'r', 'v', '60 min')`,
    [orgId, batchId, position, newId(), newId(), workDate, ofDay],
  )

const csvBefore = {
  columns: ['payroll_number', 'hours'],
  dimensions: [],
  delimiter: ';',
  decimal: ',',
  dateFormat: 'iso',
  header: true,
  bom: false,
}

const documents = [
  ['utf-8', '\uFEFFYötyö;7,50\r\n'],
  ['iso-8859-15', 'Yötyö;7,50 €\r\n'],
] as const

const addDelivery = (encoding: Encoding, content: string) =>
  owner.query(
    `insert into export_deliveries (org_id, id, batch_id, target_id, transport, format, state, file_name, content_type,
       encoding, sha256, byte_count, content, attempts, created_at, delivered_at, updated_at)
     values ($1, $2, $3, $4, 'download', 'csv', 'delivered', 'hours.csv', 'text/csv', $5, '00', 1, $6, '[]', now(), now(), now())`,
    [orgId, newId(), batchId, newId(), encoding, content],
  )

beforeAll(async () => {
  await migrate('20261122T23')
  await owner.query('set session_replication_role = replica')
  await owner.query(
    `insert into export_targets (org_id, id, name, transport, format, csv, pay_type_codes, active, created_at, updated_at)
     values ($1, $2, 'Payroll', 'download', 'csv', $3, '{}', true, now(), now())`,
    [orgId, newId(), JSON.stringify(csvBefore)],
  )
  await owner.query(
    `insert into export_batches (org_id, id, period_start, period_end, state, day_count, line_count, snapshot_hash,
       totals, warnings, created_at, updated_at)
     values ($1, $2, '2026-10-01', '2026-10-31', 'created', 1, 2, '00', $3, '[]', now(), now()),
       ($1, $4, '2026-09-01', '2026-09-30', 'created', 0, 0, '00', '[]', '[]', now(), now())`,
    [
      orgId,
      batchId,
      JSON.stringify([
        { kind: 'normal', minutes: 450 },
        { kind: 'overtime_50', minutes: 120 },
      ]),
      batchOfAll,
    ],
  )
  await owner.query(
    `insert into export_days (org_id, batch_id, work_day_id, membership_id, work_date, week_ends_on, lines_from, lines_to)
     values ($1, $2, $3, $4, '2026-10-12', '2026-10-18', 0, 1)`,
    [orgId, batchId, workDayId, newId()],
  )
  await addLine(0, workDayId, '2026-10-12')
  await addLine(1, null, '2026-10-18')
  await migrate('20261122T26')
  await owner.query('update export_batches set employer_id = $2 where id = $1', [batchId, employerOfBatch])
  await owner.query(
    `insert into membership_assignments (org_id, membership_id, kind, valid_from, assigned_id, coming)
     values ($1, $2, 'employer', '2026-09-02', $3, false)`,
    [orgId, memberOfDay, employerOfDay],
  )
  for (const [dayId, date] of [
    [newId(), '2026-09-01'],
    [dayOfAll, '2026-09-02'],
  ])
    await owner.query(
      `insert into export_days (org_id, batch_id, work_day_id, membership_id, work_date, week_ends_on, lines_from, lines_to)
       values ($1, $2, $3, $4, $5, '2026-09-06', 0, 0)`,
      [orgId, batchOfAll, dayId, memberOfDay, date],
    )
  await migrate('20261122T281')
  for (const [encoding, content] of documents) await addDelivery(encoding, content)
  await owner.query('set session_replication_role = origin')
  await migrate()
})

test('lines told before are paid, and those of no single day are overtime of the week that ends on their date', async () => {
  const { rows } = await owner.query(
    `select compensation, counted_from::text from export_lines order by position`,
  )
  expect(rows).toEqual([
    { compensation: 'paid', counted_from: null },
    { compensation: 'paid', counted_from: '2026-10-12' },
  ])
})

test('totals of batches say that their minutes are paid, in their order', async () => {
  const { rows } = await owner.query(`select totals from export_batches order by period_start`)
  expect(rows.map(({ totals }) => totals)).toEqual([
    [],
    [
      { kind: 'normal', compensation: 'paid', minutes: 450 },
      { kind: 'overtime_50', compensation: 'paid', minutes: 120 },
    ],
  ])
})

test('days keep their lines in their own batch, and moved no flex that payroll was told of', async () => {
  const { rows } = await owner.query(
    `select lines_batch_id, lines_from, lines_to, flex_minutes from export_days where batch_id = $1`,
    [batchId],
  )
  expect(rows).toEqual([{ lines_batch_id: null, lines_from: 0, lines_to: 1, flex_minutes: 0 }])
})

test('what was told was told to the employer of its batch, or to that of its date', async () => {
  const days = await owner.query(
    `select work_date::text as date, employer_id as employer, withdrawn, moved from export_days order by work_date`,
  )
  const told = { withdrawn: false, moved: false }
  expect(days.rows).toEqual([
    { date: '2026-09-01', employer: null, ...told },
    { date: '2026-09-02', employer: employerOfDay, ...told },
    { date: '2026-10-12', employer: employerOfBatch, ...told },
  ])
  const lines = await owner.query(`select employer_id as employer from export_lines order by position`)
  expect(lines.rows).toEqual([{ employer: null }, { employer: employerOfBatch }])
})

test('a target in CSV writes as it has always written', async () => {
  const { rows } = await owner.query(`select csv, netvisor, sftp, file_name from export_targets`)
  expect(rows).toEqual([
    { csv: { ...csvDefaults, columns: csvBefore.columns }, netvisor: null, sftp: null, file_name: null },
  ])
})

test('documents keep every byte', async () => {
  const { rows } = await owner.query(
    `select encoding, compressed from export_deliveries order by encoding desc`,
  )
  expect(rows.map(({ encoding, compressed }) => [encoding, gunzipSync(compressed)])).toEqual(
    documents.map(([encoding, content]) => [encoding, bytesOf(content, encoding)]),
  )
})
