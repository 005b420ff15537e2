import { describe, expect, it, vi } from 'vitest'
import { patience } from '../../../../../../test/world/patience.ts'
import { startWorld } from '../../../../../../test/world/world.ts'
import { signedIn } from '../../../../people/session/test/browser.ts'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { partsOf } from '../parts.ts'

const world = await startWorld()
const admin = world.as('aino')
const browser = await signedIn(world, 'aino')

const base64 = (csv: string) => Buffer.from(csv).toString('base64')
const job = (register: string, csv: string, more: object = {}) => ({
  ...{ register, format: 'csv', file: base64(csv) },
  ...more,
})
const start = (register: string, csv: string, more: object = {}, client = admin) =>
  client.post('/v1/import-jobs', job(register, csv, more))
async function ended(id: string) {
  const read = async () => (await admin.get(`/v1/import-jobs/${id}`)).body
  await vi.waitUntil(async () => (await read()).state !== 'running', patience)
  return read()
}
async function rowsOf(id: string, query = ''): Promise<any[]> {
  const { items, pageInfo } = (await admin.get(`/v1/import-jobs/${id}/rows?limit=100${query}`)).body
  if (!pageInfo.hasMore) return items
  return [...items, ...(await rowsOf(id, `${query.replace(/&cursor.*/, '')}&cursor=${pageInfo.nextCursor}`))]
}

const units = (count: number, name: string) =>
  `Koodi;Nimi;Yläkoodi\n${Array.from({ length: count }, (_, place) => `${name}${place};Yksikkö ${name}${place};${place < count - 1 ? `${name}${count - 1}` : ''}\n`).join('')}`

describe('a table of more rows than a request takes', () => {
  it('is carried out by a job in parts, parents first, with the results of each row in the order of the table', async () => {
    const csv = `${units(1201, 'iso')};;puuttuu\n`
    const { status, body } = await start('planning-units', csv, { filename: 'yksiköt.csv' })
    expect(status).toBe(202)
    expect(body).toMatchObject({ state: 'running', rowCount: 1202, doneCount: 0, filename: 'yksiköt.csv' })
    const done = await ended(body.id)
    expect(done).toMatchObject({ state: 'completed', doneCount: 1202, createdCount: 1201, errorCount: 1 })
    expect(done.importIds).toHaveLength(3)
    const rows = await rowsOf(body.id)
    expect(rows.map(({ index }) => index)).toEqual(Array.from({ length: 1202 }, (_, place) => place))
    expect(rows[1201]).toMatchObject({ status: 'error', line: 1203, code: 'missing_required' })
    expect(await rowsOf(body.id, '&status=error')).toEqual([rows[1201]])
    const again = await ended((await start('planning-units', csv)).body.id)
    expect(again).toMatchObject({ unchangedCount: 1201, createdCount: 0, errorCount: 1 })
  })

  it('is started once under one idempotency key', async () => {
    const headers = { 'idempotency-key': newId() }
    const body = job('planning-units', units(2, 'kerran'))
    const first = await admin.post('/v1/import-jobs', body, headers)
    const again = await admin.post('/v1/import-jobs', body, headers)
    expect(again.body.id).toBe(first.body.id)
    await ended(first.body.id)
  })

  it('writes nothing in a dry run, and tells what it would do', async () => {
    const { body } = await start('planning-units', units(3, 'kuiva'), { dry: true })
    expect(await ended(body.id)).toMatchObject({ state: 'completed', createdCount: 3, importIds: [] })
    expect((await rowsOf(body.id)).map(({ id }) => id)).toEqual([null, null, null])
    expect((await ended((await start('planning-units', units(3, 'kuiva'))).body.id)).createdCount).toBe(3)
  })

  it('takes the options of its register, and how the table is read', async () => {
    const csv = 'Raportti\nTunnus;Nimi;Muuta\n4711;Varasto;x\n'
    const reading = { headerLine: 2, unknownColumns: 'ignore' }
    const { body } = await start('tracking-targets', csv, { ...reading, options: { level: 'cost_center' } })
    expect(await ended(body.id)).toMatchObject({
      createdCount: 1,
      columns: [{ field: 'code' }, { field: 'name' }, { column: 'Muuta', field: null }],
    })
  })
})

describe('a job is refused', () => {
  it.each([
    [
      'without the options that its register needs',
      'tracking-targets',
      'Koodi;Nimi\n1;A\n',
      {},
      'import_job_option_unknown',
    ],
    [
      'with options of another register',
      'planning-units',
      'Koodi\n1\n',
      { options: { level: 'cost_center' } },
      'import_job_option_unknown',
    ],
    ['without a header', 'planning-units', 'x\n', {}, 'table_header_invalid'],
    ['that is no table', 'planning-units', '', {}, 'table_unreadable'],
    [
      'of more rows than a job takes',
      'planning-units',
      `Koodi\n${'1\n'.repeat(50_001)}`,
      {},
      'table_too_large',
    ],
  ])('%s', async (_, register, csv, more, code) => {
    expect((await start(register, csv, more)).body).toMatchObject({ code })
  })

  it('that is longer than a request may be', async () => {
    const body = { ...job('planning-units', ''), file: 'A'.repeat(11 * 1024 * 1024 + 4) }
    expect((await admin.post('/v1/import-jobs', body)).status).toBe(400)
  })
})

it('a job is cancelled once, and what it did stays', async () => {
  const { body } = await start('planning-units', units(4000, 'peru'))
  const cancelled = await admin.post(`/v1/import-jobs/${body.id}/cancel`, {})
  expect(cancelled.body).toMatchObject({ state: 'cancelled' })
  expect(cancelled.body.doneCount).toBeLessThan(4000)
  const again = await admin.post(`/v1/import-jobs/${body.id}/cancel`, {})
  expect(again.body).toMatchObject({ code: 'import_job_ended' })
  const { items } = (await admin.get(`/v1/import-jobs/${body.id}/rows`)).body
  expect(items.length > 0).toBe(cancelled.body.doneCount > 0)
})

it('a job goes on no further than the rights of whoever started it', async () => {
  const { id, secret } = await world.key('aino', { scope: ['org.admin'] })
  const { body } = await start('planning-units', units(4000, 'oikeus'), {}, world.withKey(secret))
  expect((await browser.post(`/v1/api-keys/${id}/revoke`, {})).status).toBe(200)
  const failed = await ended(body.id)
  expect(failed).toMatchObject({
    state: 'failed',
    failureCode: 'invalid_token',
    failureReason: { code: 'invalid_token', title: expect.any(String), remedy: expect.any(String) },
  })
  expect(failed.doneCount).toBeLessThan(4000)
})

it('a job is seen in its organisation alone', async () => {
  const { body } = await start('planning-units', units(1, 'oma'))
  await ended(body.id)
  const others = world.as('sanna')
  for (const path of [`/v1/import-jobs/${body.id}`, `/v1/import-jobs/${body.id}/rows`])
    expect((await others.get(path)).body).toMatchObject({ code: 'import_job_not_found' })
})

describe('the parts of a table', () => {
  const row = (line: number, more: object) => ({ line, ...more })
  const lines = (rows: readonly object[], size: number) =>
    partsOf(rows.map((each, place) => row(place, each)) as never, size).map(part =>
      part.map(({ index }) => index),
    )

  it('keep the rows of a day together', () => {
    const day = (email: string, date: string) => ({ email, date })
    expect(lines([day('a', '1'), day('b', '1'), day('a', '1'), day('a', '2')], 2)).toEqual([
      [0, 2],
      [1, 3],
    ])
  })

  it('have parents first, and end a circle where it began', () => {
    const unit = (code: string, parentCode?: string) => ({ code, ...(parentCode && { parentCode }) })
    expect(lines([unit('c', 'b'), unit('b', 'a'), unit('a')], 1)).toEqual([[2], [1], [0]])
    expect(
      lines([unit('a', 'b'), unit('b', 'a')], 1)
        .flat()
        .toSorted((a, b) => a - b),
    ).toEqual([0, 1])
  })
})
