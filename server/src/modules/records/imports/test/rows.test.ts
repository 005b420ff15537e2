import { beforeAll, describe, expect, it } from 'vitest'
import { startWorld } from '../../../../../test/world/world.ts'
import { operationsOf } from '../../../../platform/contract/family.ts'
import { tableMediaTypes } from '../../../../platform/contract/table.ts'
import { contributionsOf } from '../../../../platform/module.ts'
import { modules } from '../../../index.ts'
import { importRegisters } from '../port.ts'

const world = await startWorld()
const admin = world.as('aino')
const registers = contributionsOf(modules)(importRegisters)
const operations = modules.flatMap(({ contract }) => operationsOf(contract))

/** What a register wants to be told once for all rows. */
const asked: Readonly<Record<string, object>> = { 'tracking-targets': { level: 'cost_center' } }

beforeAll(async () => {
  expect((await admin.patch('/v1/settings', { supervisorMayActOnBehalf: true })).status).toBe(200)
})

describe.each(registers)('a request to import $register', ({ register, columns }) => {
  const path = `/v1/imports/${register}`
  const body = (rows: unknown) => ({ ...asked[register], rows })
  const text = columns.find(({ kind }) => kind === 'text')?.name ?? ''
  const inCsv = (lines: readonly (readonly string[])[]) =>
    admin.post(
      `${path}?${new URLSearchParams(asked[register] as Record<string, string>)}`,
      lines.map(cells => cells.join(';')).join('\n'),
      { 'content-type': tableMediaTypes.csv },
    )

  it('is answered with one result for every row, whatever the rows are', async () => {
    const rows = [
      { nonsense: 'x' },
      { [text]: { deep: true } },
      { [text]: 'a\0b', line: 7 },
      { line: 'seven' },
      'no row',
      null,
      [],
      {},
    ]
    const { status, body: answer } = await admin.post(path, body(rows))
    expect(status, JSON.stringify(answer)).toBe(200)
    const invalid = { status: 'error', id: null, code: 'invalid_value', detail: expect.any(String) }
    expect(answer.results).toMatchObject([
      { index: 0, status: 'error', id: null, code: 'unknown_field', field: 'nonsense' },
      { index: 1, ...invalid, field: text },
      { index: 2, ...invalid, field: text, line: 7 },
      { index: 3, ...invalid, field: 'line' },
      { index: 4, ...invalid },
      { index: 5, ...invalid },
      { index: 6, ...invalid },
      { index: 7, status: 'error', code: 'missing_required', field: expect.any(String) },
    ])
    expect((await admin.get(`/v1/imports/${answer.importId}`)).body).toMatchObject({
      results: answer.results,
      errorCount: rows.length,
    })
  })

  it('as a table too, for a cell too many, an unknown column, one that is there twice, and a cell with an error', async () => {
    const header = [text, 'Nonsense', text]
    const { status, body: answer } = await inCsv([
      header,
      ['', 'x'],
      ['', '', '', 'y'],
      ['', '', 'z'],
      ['#N/A'],
      ['', ' '],
      ['x'],
    ])
    expect(status, JSON.stringify(answer)).toBe(200)
    const refused = { status: 'error', id: null, detail: expect.any(String) }
    expect(answer.results.slice(0, 4)).toMatchObject([
      { line: 2, ...refused, code: 'unknown_field', column: 'Nonsense' },
      { line: 3, ...refused, code: 'unknown_field', column: 'D' },
      { line: 4, ...refused, code: 'unknown_field', column: text },
      { line: 5, ...refused, code: 'cell_without_value', field: text, column: text },
    ])
    // A blank line is none, and a row without what it needs is refused by itself.
    expect(answer.results.slice(4)).toMatchObject([{ line: 7, status: 'error', code: expect.any(String) }])
    expect(answer.results[4].code).not.toBe('unknown_field')
  })

  it('is refused whole where it cannot be taken for rows', async () => {
    for (const wrong of [
      {},
      body('rows'),
      { ...body([]), nonsense: true },
      body(Array.from({ length: 501 }, () => ({}))),
    ])
      expect(await admin.post(path, wrong)).toMatchObject({ status: 400, body: { code: 'bad-request' } })
    expect(await inCsv([['Nonsense'], ['x']])).toMatchObject({
      status: 400,
      body: { code: 'table_header_invalid' },
    })
    const codes = operations.find(operation => operation.path === path)?.answers
    expect(JSON.stringify(codes)).toContain('unknown_field')
  })
})

describe('a row that is not in its shape', () => {
  const path = '/v1/imports/tracking-targets'
  const level = 'cost_center'

  it('stops none of 499 others, in a body that is read beside the event loop too', async () => {
    const rows: object[] = Array.from({ length: 500 }, (_, index) => ({
      code: `many-${index}`,
      name: 'Kustannuspaikka '.repeat(10),
    }))
    rows[250] = { code: 'many-250', name: 'Toinen', nmae: 'Kolmas' }
    const { status, body } = await admin.post(path, { level, rows })
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body.results.filter((result: { status: string }) => result.status === 'created')).toHaveLength(499)
    expect(body.results[250]).toMatchObject({
      status: 'error',
      code: 'unknown_field',
      field: 'nmae',
      detail: expect.stringContaining('did you mean'),
    })
  })

  it('is told from another one under the same idempotency key', async () => {
    const send = (nonsense: string) =>
      admin.post(
        path,
        { level, rows: [{ code: 'told', name: 'Sanottu', nonsense }] },
        { 'idempotency-key': 'told' },
      )
    const first = await send('one')
    expect(first).toMatchObject({ status: 200, body: { results: [{ code: 'unknown_field' }] } })
    expect(await send('one')).toMatchObject({ status: 200, body: first.body })
    expect(await send('other')).toMatchObject({ status: 409, body: { code: 'idempotency_key_reused' } })
  })

  it('keeps the day of a member from being written by half', async () => {
    const { veera } = world.meri.members
    const row = { email: veera.email, date: '2026-10-05', entryType: 'work' }
    const rows = [
      { ...row, startMinutes: 480, endMinutes: 720 },
      { ...row, startMinutes: 750, endMinutes: 960, nonsense: 'x' },
    ]
    const { body } = await admin.post('/v1/imports/work-days', { rows })
    expect(body.results).toMatchObject([{ code: 'other_row_refused' }, { code: 'unknown_field' }])
  })
})

describe('members who are added in bulk', () => {
  const path = '/v1/memberships/bulk'
  const person = (more: object = {}) => ({
    firstNames: 'Rivi',
    lastName: 'Rivinen',
    role: 'employee',
    ...more,
  })

  it('are refused alone for a row that is not in its shape, in a body that is read beside the event loop too', async () => {
    const email = 'muotoa.vailla@example.fi'
    const bad = [
      person({ email, nonsense: 'x' }),
      person({ lastName: 7 }),
      person({ firstNames: 'a\0b' }),
      'no row',
      null,
      person({ lastName: 'Ö'.repeat(10_001) }),
    ] as object[]
    const invalid = { status: 'error', membershipId: null, code: 'invalid_value' }
    const expected = [
      { email, status: 'error', membershipId: null, code: 'unknown_field', field: 'nonsense' },
      { email: null, ...invalid, field: 'lastName' },
      { email: null, ...invalid, field: 'firstNames' },
      { email: null, ...invalid },
      { email: null, ...invalid },
      { email: null, ...invalid, field: 'lastName' },
    ]
    for (const count of [1, 494]) {
      const sound = Array.from({ length: count }, (_, index) =>
        person({ lastName: `Ehjä ${'x'.repeat(100)} ${count} ${index}` }),
      )
      const { status, body } = await admin.post(path, { rows: [...bad, ...sound] })
      expect(status, JSON.stringify(body)).toBe(200)
      expect(body.results.slice(0, bad.length)).toEqual(
        expected.map(result => ({
          ...result,
          ...{ detail: expect.any(String), title: expect.any(String), remedy: expect.any(String) },
        })),
      )
      const others = body.results.slice(bad.length).map((result: { status: string }) => result.status)
      expect(new Set(others)).toEqual(new Set(['created']))
    }
    for (const wrong of [{ rows: 'rows' }, { rows: [person()], nonsense: true }, {}])
      expect(await admin.post(path, wrong)).toMatchObject({ status: 400, body: { code: 'bad-request' } })
  })
})
