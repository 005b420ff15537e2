import { describe, expect, it } from 'vitest'
import { writeXlsx } from 'hucre/xlsx'
import { startWorld } from '../../../../../../../test/world/world.ts'
import { workbook } from '../../../../../../platform/tables/test/workbook.ts'
import { tableMediaTypes } from '../../../../../../platform/contract/table.ts'

const world = await startWorld()
const admin = world.as('aino')
const path = '/v1/imports/tracking-targets'

let made = 0
/** A level of one test alone. */
async function freshLevel() {
  const { body } = await admin.post('/v1/dimensions', { code: `tabled_${++made}`, name: 'Taso' })
  return { level: body.code as string, values: `/v1/dimensions/${body.id}/values` }
}

const send = (body: string | Buffer, query: string, type: string = tableMediaTypes.csv, headers = {}) =>
  admin.post(`${path}?${query}`, body, { 'content-type': type, ...headers })

const finnish =
  'Koodi;Nimi;Yläkoodi;Käytössä\r\n4010;Äiti;40;kyllä\r\n\r\n40;Tuotanto;;\r\n41;Myynti;;ehkä\r\n'

describe('an import of tracking targets from CSV', () => {
  it('answers as JSON does, with the line and the column of each row', async () => {
    const { level, values } = await freshLevel()
    const answer = await send(finnish, `level=${level}&filename=kohteet.csv`)
    expect(answer).toMatchObject({
      status: 200,
      body: {
        results: [
          { index: 0, line: 2, status: 'created', code: null, targetCode: '4010' },
          { index: 1, line: 4, status: 'created', code: null, targetCode: '40' },
          { index: 2, line: 5, status: 'error', code: 'invalid_value', field: 'active', column: 'Käytössä' },
        ],
        dryRun: false,
      },
    })
    const [installation, production] = answer.body.results
    expect((await admin.get(values)).body.items).toMatchObject([
      { code: '40', id: production.id, name: 'Tuotanto', active: true },
      { code: '4010', name: 'Äiti', parentId: production.id, id: installation.id },
    ])
    expect((await admin.get(`/v1/imports/${answer.body.importId}`)).body).toMatchObject({
      filename: 'kohteet.csv',
      results: answer.body.results,
    })
  })

  it('is the same in Windows-1252, in UTF-16 and with a byte order mark, as Excel saves it', async () => {
    const { level } = await freshLevel()
    const first = await send(finnish, `level=${level}`)
    for (const body of [
      Buffer.from(finnish, 'latin1'),
      Buffer.from(`\ufeff${finnish}`),
      Buffer.from(`\ufeff${finnish.replaceAll(';', '\t')}`, 'utf16le'),
      Buffer.from(finnish.replaceAll(';', ',').replaceAll('\r\n', '\r')),
    ]) {
      const again = await send(body, `level=${level}`)
      expect(again.body.results).toEqual(
        first.body.results.map((result: any) =>
          result.status === 'created' ? { ...result, status: 'unchanged' } : result,
        ),
      )
    }
  })

  it('takes the options of the body from the query, and refuses what is none', async () => {
    const { level, values } = await freshLevel()
    const looked = await send(finnish, `level=${level}&dryRun=true&linkByCode=false&mode=create_only`)
    expect(looked.body).toMatchObject({ dryRun: true, importId: null })
    expect((await admin.get(values)).body.items).toEqual([])
    for (const [query, parameter] of [
      ['', 'level'],
      [`level=${level}&dryRun=perhaps`, 'dryRun'],
      [`level=${level}&surprise=1`, 'surprise'],
      [`level=${level}&mode=replace`, 'mode'],
    ] as const)
      expect(await send(finnish, query)).toMatchObject({
        status: 400,
        body: { code: 'bad-request', errors: [{ parameter }] },
      })
    expect(await admin.post(`${path}?level=${level}`, { level, rows: [] })).toMatchObject({
      status: 400,
      body: { errors: [{ parameter: 'level' }] },
    })
  })

  it('refuses a row alone whose cell is longer than its field', async () => {
    const { level } = await freshLevel()
    const { body } = await send(`Koodi;Nimi\n1;a\n2;${'a'.repeat(10_001)}`, `level=${level}`)
    expect(body.results).toMatchObject([
      { line: 2, status: 'created' },
      { line: 3, status: 'error', code: 'invalid_value', field: 'name', column: 'Nimi' },
    ])
  })

  it('is done once under an idempotency key, which belongs to the table and its options', async () => {
    const { level } = await freshLevel()
    const key = { 'idempotency-key': `table-${level}` }
    const first = await send(finnish, `level=${level}`, undefined, key)
    const again = await send(finnish, `level=${level}`, undefined, key)
    expect(again.body).toEqual(first.body)
    expect(again.headers).toMatchObject({ 'idempotency-replayed': 'true' })
    for (const [body, query] of [
      [finnish.replace('Äiti', 'Isä'), `level=${level}`],
      [finnish.replace('Koodi', 'Code'), `level=${level}`],
      [finnish.replace('4010;Äiti', '4010;#N/A'), `level=${level}`],
      [finnish, `level=${level}&dryRun=true`],
    ] as const)
      expect(await send(body, query, undefined, key)).toMatchObject({
        status: 409,
        body: { code: 'idempotency_key_reused' },
      })
  })
})

describe('an import of tracking targets from a workbook', () => {
  it('answers as CSV does', async () => {
    const { level } = await freshLevel()
    const workbook = await writeXlsx({
      sheets: [
        { name: 'Muistiinpanot', rows: [['ei tämä']], hidden: true },
        {
          name: 'Kohteet',
          rows: [
            ['Code', 'Name', 'Parent code', 'Active'],
            [4010, 'Äiti', 40, true],
            [],
            [40, 'Tuotanto'],
            ['41', '=1+1', null, 'ehkä'],
          ],
        },
      ],
    })
    expect(await send(Buffer.from(workbook), `level=${level}`, tableMediaTypes.xlsx)).toMatchObject({
      status: 200,
      body: {
        results: [
          { line: 2, status: 'created', targetCode: '4010' },
          { line: 4, status: 'created', targetCode: '40' },
          { line: 5, status: 'error', code: 'invalid_value', field: 'active', column: 'Active' },
        ],
      },
    })
  })
})

describe('a row of a workbook', () => {
  it('is refused for a formula without a value, a cell with an error or one too many, and no other is', async () => {
    const { level } = await freshLevel()
    const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`
    const rows = [
      [text('Koodi'), text('Nimi')],
      [text('1'), '<c><f>1+1</f></c>'],
      [text('2'), '<c t="e"><v>#REF!</v></c>'],
      [text('3'), text('Kolme'), text('4')],
      [text('5'), '<c t="str"><f>A1&amp;"x"</f><v>Viisi</v></c>'],
    ]
    const book = workbook({ rows: rows.map(cells => `<row>${cells.join('')}</row>`).join('') })
    const { body } = await send(book, `level=${level}`, tableMediaTypes.xlsx)
    expect(body.results).toMatchObject(
      [
        { line: 2, code: 'cell_without_value', field: 'name', column: 'Nimi', detail: /formula/ },
        { line: 3, code: 'cell_without_value', field: 'name', column: 'Nimi', detail: /#REF!/ },
        { line: 4, code: 'unknown_field', column: 'C' },
        { line: 5, status: 'created', targetCode: '5' },
      ].map(({ detail, ...result }) =>
        detail ? { ...result, detail: expect.stringMatching(detail) } : result,
      ),
    )
  })
})

describe('a template of tracking targets', () => {
  const languages = ['fi', 'sv', 'en'] as const

  it.each(languages)('in %s can be imported as it is, from CSV and from a workbook', async language => {
    const { level } = await freshLevel()
    const template = (format: 'csv' | 'xlsx') =>
      admin.get(`/v1/import-templates/tracking-targets?format=${format}&language=${language}`)
    const csv = await template('csv')
    expect(csv).toMatchObject({
      status: 200,
      body: { fileName: 'tracking-targets.csv', contentType: 'text/csv' },
    })
    const bytes = Buffer.from(csv.body.base64, 'base64')
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
    expect((await send(bytes, `level=${level}`)).body.results).toMatchObject([{ line: 2, status: 'created' }])
    const { body } = await template('xlsx')
    expect(body).toMatchObject({ fileName: 'tracking-targets.xlsx', contentType: tableMediaTypes.xlsx })
    const workbook = Buffer.from(body.base64, 'base64')
    expect((await send(workbook, `level=${level}`, tableMediaTypes.xlsx)).body.results).toMatchObject([
      { line: 2, status: 'unchanged' },
    ])
  })

  it('is a file for a browser and for whoever asks for its media type', async () => {
    for (const accept of ['text/csv', 'text/html,application/xhtml+xml,*/*;q=0.8']) {
      const answer = await admin.get('/v1/import-templates/tracking-targets?language=sv', { accept })
      expect(answer.headers).toMatchObject({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="tracking-targets.csv"',
        'x-content-type-options': 'nosniff',
      })
      expect(answer.body).toContain('Externt system;Externt id;Kod;Namn')
    }
  })

  it('is there for no register that is not', async () => {
    expect(await admin.get('/v1/import-templates/people')).toMatchObject({
      status: 400,
      body: { errors: [{ parameter: 'register' }] },
    })
  })
})

describe('a table that cannot be imported is refused whole', () => {
  const cases: readonly (readonly [string, string | Buffer, string, object])[] = [
    ['no bytes', '', tableMediaTypes.csv, { code: 'table_unreadable', status: 400 }],
    [
      'no column that is known',
      'Nimike;Muu\n1;a',
      tableMediaTypes.csv,
      { code: 'table_header_invalid', errors: [{ line: 1, column: 'Nimike' }, { column: 'Muu' }] },
    ],
    ['a NUL', 'Koodi;Nimi\n1;a\0b', tableMediaTypes.csv, { code: 'table_unreadable', errors: [{ line: 2 }] }],
    [
      'a byte that is no text',
      Buffer.from([...Buffer.from('Koodi;Nimi\n1;ää\n2;'), 0xff]),
      tableMediaTypes.csv,
      { code: 'table_unreadable', errors: [{ line: 3 }] },
    ],
    [
      'a workbook that says it is CSV',
      Buffer.from('PK\u0003\u0004'),
      tableMediaTypes.csv,
      { code: 'table_unreadable' },
    ],
    ['CSV that says it is a workbook', finnish, tableMediaTypes.xlsx, { code: 'table_unreadable' }],
    [
      'more rows than a request may have',
      `Koodi;Nimi\n${'1;a\n'.repeat(501)}`,
      tableMediaTypes.csv,
      { code: 'table_too_large', status: 413, errors: [{ line: 502 }] },
    ],
    [
      'a cell beyond all measure',
      `Koodi;Nimi\n1;${'a'.repeat(1_000_000)}`,
      tableMediaTypes.csv,
      { code: 'table_too_large', errors: [{ line: 2 }] },
    ],
    [
      'a million columns',
      `Koodi;Nimi${';x'.repeat(1_000_000)}`,
      tableMediaTypes.csv,
      { code: 'table_too_large' },
    ],
    [
      'an unknown encoding',
      finnish,
      'text/csv; charset=ebcdic',
      { code: 'unsupported-media-type', status: 415 },
    ],
    [
      'a media type that is none of them',
      finnish,
      'application/vnd.ms-excel',
      { code: 'unsupported-media-type', status: 415 },
    ],
    [
      'more bytes than any body',
      Buffer.alloc(12 * 1024 * 1024 + 1, 0x20),
      tableMediaTypes.csv,
      { code: 'payload-too-large', status: 413 },
    ],
  ]

  it.each(cases)('%s', async (_, body, type, refused) => {
    const { level, values } = await freshLevel()
    expect((await send(body, `level=${level}`, type)).body).toMatchObject(refused)
    expect((await admin.get(values)).body.items).toEqual([])
  })
})
