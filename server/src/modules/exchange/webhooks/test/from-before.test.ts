import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../../../../../test/world/database.ts'
import { MigrationFiles } from '../../../../platform/data/migration-files.ts'
import { migrateToLatest } from '../../../../platform/data/migrator.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'

const { connection, drop } = await freshDatabase('template0')
const owner = new pg.Pool({ ...connection, max: 1 })
owner.on('error', () => {})
afterAll(async () => {
  await owner.end()
  await drop()
})

const files = await new MigrationFiles().getMigrations()
const before = Object.fromEntries(Object.entries(files).filter(([name]) => name < '20261122T1800'))

const at = '2026-11-21T08:00:00.000Z'
const orgId = newId()
const holder = newId()
const [ahead, behind, done] = [newId(), newId(), newId()].toSorted()
const [delivery, mail, document, secret] = [newId(), newId(), newId(), newId()]

const rowsOf = async (text: string) => (await owner.query(text)).rows

/** An insert of whatever a row needs; what it refers to is left out. */
const insert = (table: string, row: Readonly<Record<string, unknown>>) => {
  const names = Object.keys(row)
  return owner.query(
    `insert into ${table} (${names.join()}) values (${names.map((_, index) => `$${index + 1}`).join()})`,
    Object.values(row),
  )
}

const times = { created_at: at, updated_at: at }
const leased = { lease_id: newId(), lease_started_at: at, lease_ends_at: at }

async function addWebhooks(): Promise<void> {
  // The first has 6 under way, the second has not claimed it, the third has had it.
  for (const [id, position] of [[ahead, 6] as const, [behind, 5] as const, [done, 6] as const])
    await insert('webhook_endpoints', {
      org_id: orgId,
      id,
      url: 'https://hooks.example.com/',
      events: ['thing.made'],
      state: 'active',
      position,
      ...times,
    })
  for (const event_sequence of [5, 6, 7])
    await insert('webhook_announcements', {
      org_id: orgId,
      event_sequence,
      event_created_at: at,
      event_id: newId(),
      event: 'thing.made',
      endpoint_ids: [ahead, behind, done],
    })
  await insert('webhook_leases', {
    org_id: orgId,
    holder,
    id: newId(),
    ends_at: at,
    endpoint_ids: [ahead],
    delivery_ids: [newId()],
    started_at: [at],
    event_sequences: [6],
  })
  await insert('webhook_secrets', {
    org_id: orgId,
    endpoint_id: behind,
    id: secret,
    sealed: Buffer.from('sealed'),
    created_at: at,
  })
  await insert('webhook_deliveries', {
    org_id: orgId,
    id: delivery,
    redelivery: 0,
    endpoint_id: ahead,
    event: 'thing.made',
    integration_event_id: newId(),
    event_sequence: 4,
    event_created_at: at,
    status: 'retrying',
    next_attempt_at: at,
    ...times,
  })
}

const addMail = () =>
  insert('outgoing_mails', {
    org_id: orgId,
    id: mail,
    kind: 'invitation',
    status: 'queued',
    locale: 'fi',
    recipient_address: 'aino@posti.example',
    subject: 'Kutsu',
    body_until: at,
    next_attempt_at: at,
    lease_holder: holder,
    ...leased,
    ...times,
  })

async function addDocument(): Promise<void> {
  const [batchId, targetId] = [newId(), newId()]
  await insert('export_batches', {
    org_id: orgId,
    id: batchId,
    period_start: '2026-10-01',
    period_end: '2026-10-31',
    state: 'delivering',
    day_count: 0,
    line_count: 0,
    snapshot_hash: '',
    totals: '[]',
    warnings: '[]',
    ...times,
  })
  await insert('export_targets', {
    org_id: orgId,
    id: targetId,
    name: 'Payroll',
    transport: 'https',
    format: 'csv',
    url: 'https://payroll.example.com/',
    pay_type_codes: '{}',
    csv: '{}',
    active: true,
    ...times,
  })
  await insert('export_deliveries', {
    org_id: orgId,
    id: document,
    batch_id: batchId,
    target_id: targetId,
    transport: 'https',
    format: 'csv',
    state: 'delivering',
    file_name: 'batch.csv',
    content_type: 'text/csv',
    sha256: '',
    byte_count: 0,
    content: '',
    attempts: '[]',
    next_attempt_at: at,
    ...leased,
    ...times,
  })
}

const dueTables = ['delivery_due', 'outgoing_mail_due', 'api_key_warning_due', 'export_delivery_due']

beforeAll(async () => {
  await migrateToLatest(connection, { getMigrations: async () => before })
  await owner.query('set session_replication_role = replica')
  await addWebhooks()
  await addMail()
  await addDocument()
  for (const table of dueTables) await insert(`directory.${table}`, { org_id: orgId, due_at: at })
  await owner.query('set session_replication_role = origin')
  await migrateToLatest(connection, { getMigrations: async () => files })
})

test('what is announced waits for the webhooks that have not had it, and what was under way is due again', async () => {
  expect(
    await rowsOf(
      `select event_sequence::integer as sequence, webhook_ids as webhooks from webhook_announcements order by 1`,
    ),
  ).toEqual([
    { sequence: 6, webhooks: [ahead, behind].toSorted((a = '', b = '') => a.localeCompare(b)) },
    { sequence: 7, webhooks: [ahead, behind, done] },
  ])
})

test('a delivery that waits is due when it was', async () => {
  expect(
    await rowsOf('select webhook_id, id, status, next_attempt_at, lease_id from webhook_deliveries'),
  ).toEqual([
    { webhook_id: ahead, id: delivery, status: 'retrying', next_attempt_at: new Date(at), lease_id: null },
  ])
})

test('webhooks keep their secrets', async () => {
  expect(await rowsOf('select id, url from webhooks order by id')).toEqual(
    [ahead, behind, done].map(id => ({ id, url: 'https://hooks.example.com/' })),
  )
  expect(await rowsOf('select webhook_id, id, sealed from webhook_secrets')).toEqual([
    { webhook_id: behind, id: secret, sealed: Buffer.from('sealed') },
  ])
})

test('no table, column, index, constraint or policy is called endpoint', async () => {
  const names = await rowsOf(`
    select relname as name from pg_class
    union all select attname from pg_attribute join pg_class c on c.oid = attrelid and c.relkind in ('r', 'p')
    union all select conname from pg_constraint
    union all select polname from pg_policy`)
  expect(names.filter(({ name }) => name.startsWith('webhook')).length).toBeGreaterThan(10)
  expect(names.filter(({ name }) => name.includes('endpoint'))).toEqual([])
})

test('only its own organisation sees a renamed table', async () => {
  expect(
    await rowsOf(`
      select relrowsecurity as secured, relforcerowsecurity as forced, polname as policy
      from pg_class join pg_policy on polrelid = pg_class.oid where pg_class.oid = 'webhooks'::regclass`),
  ).toEqual([{ secured: true, forced: true, policy: 'own_organisation' }])
})

test('a mail under way keeps its lease, whose process is no longer registered', async () => {
  expect(await rowsOf('select id, lease_id, lease_holder from outgoing_mails')).toEqual([
    { id: mail, lease_id: leased.lease_id, lease_holder: holder },
  ])
  expect(await rowsOf('select id from directory.processes')).toEqual([])
})

test('a payroll document under way is due again', async () => {
  expect(await rowsOf('select id, state, next_attempt_at, lease_id from export_deliveries')).toEqual([
    { id: document, state: 'delivering', next_attempt_at: new Date(at), lease_id: null },
  ])
})

test('every outbox still looks at the organisation when it was to', async () => {
  expect(
    await rowsOf(`select outbox, due_at from directory.outbox_due where org_id = '${orgId}' order by outbox`),
  ).toEqual(
    ['key_warnings', 'mail', 'payroll_deliveries', 'webhooks'].map(outbox => ({
      outbox,
      due_at: new Date(at),
    })),
  )
})
