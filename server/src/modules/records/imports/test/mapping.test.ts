import { describe, expect, it } from 'vitest'
import { startWorld } from '../../../../../test/world/world.ts'
import { tableMediaTypes } from '../../../../platform/contract/table.ts'
import { writeXlsx } from 'hucre/xlsx'

const world = await startWorld()
const admin = world.as('aino')

const send = (body: string | Buffer, options: Record<string, string> = {}) =>
  admin.post(`/v1/imports/customers?${new URLSearchParams({ dryRun: 'true', ...options })}`, body, {
    'content-type': typeof body === 'string' ? tableMediaTypes.csv : tableMediaTypes.xlsx,
  })
const statuses = async (...sent: Parameters<typeof send>) =>
  (await send(...sent)).body.results.map(({ status, code }: any) => code ?? status)

const report =
  'Asiakasraportti, tulostettu 24.11.2026\n\nFirma,Koodi,Sisäinen huomautus\nYksi Oy,k1,salainen\nKaksi Oy,k2,\n'
const map = JSON.stringify({ Firma: 'name' })

describe('a table whose header is not that of the register', () => {
  it('is read from the line that has the header, with columns mapped and the others left out', async () => {
    const { body } = await send(report, { headerLine: '3', columnMap: map, unknownColumns: 'ignore' })
    expect(body.results).toMatchObject([
      { line: 4, status: 'created' },
      { line: 5, status: 'created' },
    ])
    expect(body.columns).toEqual([
      { column: 'Firma', field: 'name' },
      { column: 'Koodi', field: 'code' },
      { column: 'Sisäinen huomautus', field: null },
    ])
  })

  it('has a row refused with a value in a column that nobody left out', async () => {
    expect(await statuses(report, { headerLine: '3', columnMap: map })).toEqual(['unknown_field', 'created'])
  })

  it('leaves out a column that is mapped to nothing, and a field may be mapped by any of its names', async () => {
    const csv = 'Nimi;Firma;cf.x\nväärä;Kolme Oy;1\n'
    const columnMap = JSON.stringify({ Nimi: null, Firma: 'Asiakas', 'cf.x': null })
    const { body } = await send(csv, { columnMap })
    expect(body).toMatchObject({
      results: [{ status: 'created' }],
      columns: [{ field: null }, { column: 'Firma', field: 'name' }, { field: null }],
    })
  })

  it('tells an error of a mapped column as the table calls it', async () => {
    const { body } = await send('Firma;Tyyppikoodi\nNeljä Oy;ufo\n', {
      columnMap: JSON.stringify({ Firma: 'name', Tyyppikoodi: 'kind' }),
    })
    expect(body.results).toMatchObject([{ code: 'invalid_value', field: 'kind', column: 'Tyyppikoodi' }])
  })

  it.each([
    ['a map of a column that is not there', { columnMap: '{"Puuttuu":"name"}' }, 'table_header_invalid'],
    ['a map to a field that is not there', { columnMap: '{"Firma":"nimitys"}' }, 'table_header_invalid'],
    ['a map that is no JSON', { columnMap: '{Firma' }, 'table_header_invalid'],
    ['a map that is a list', { columnMap: '["Firma"]' }, 'table_header_invalid'],
    ['a map to a number', { columnMap: '{"Firma":1}' }, 'table_header_invalid'],
    ['a header on an empty line', { headerLine: '2' }, 'table_unreadable'],
    ['a header below the table', { headerLine: '1000' }, 'table_unreadable'],
    ['a sheet of a CSV file', { sheet: 'Asiakkaat' }, 'table_unreadable'],
  ])('is refused whole with %s', async (_, options, code) => {
    const answer = await send(report, { headerLine: '3', ...options } as Record<string, string>)
    expect(answer.body).toMatchObject({ code })
    expect(answer.status).toBe(400)
  })
})

it('the sheet of a workbook goes by its name, and one that is not there is refused with those that are', async () => {
  const sheets = [
    { name: 'Ohje', rows: [['Lue tämä']] },
    { name: 'Asiakkaat', rows: [['Nimi'], ['Viisi Oy']] },
  ]
  const bytes = Buffer.from(await writeXlsx({ sheets }))
  expect(await statuses(bytes, { sheet: 'asiakkaat' })).toEqual(['created'])
  const { body } = await send(bytes, { sheet: 'Toimittajat' })
  expect(body).toMatchObject({ code: 'table_unreadable', detail: expect.stringContaining('Ohje, Asiakkaat') })
})
