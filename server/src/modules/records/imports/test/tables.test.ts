import { beforeAll, describe, expect, it } from 'vitest'
import { startWorld } from '../../../../../test/world/world.ts'
import { tableMediaTypes } from '../../../../platform/contract/table.ts'
import { workbook } from '../../../../platform/tables/test/workbook.ts'

const world = await startWorld()
const admin = world.as('aino')
const { veera } = world.meri.members

const send = async (register: string, body: string | Buffer, query = '') => {
  const type = typeof body === 'string' ? tableMediaTypes.csv : tableMediaTypes.xlsx
  return (await admin.post(`/v1/imports/${register}${query}`, body, { 'content-type': type })).body.results
}
const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`
const row = (...cells: string[]) => `<row>${cells.join('')}</row>`
/** Cells of numbers: a day, and a time of a day. */
const day = (serial: number) => `<c s="1"><v>${serial}</v></c>`
const time = (hours: number) => `<c s="2"><v>${hours / 24}</v></c>`
const sheet = (headings: readonly string[], ...rows: string[]) =>
  workbook({ rows: row(...headings.map(text)) + rows.join(''), formats: ['d.m.yyyy', 'h:mm'] })

describe('a table', () => {
  it('of members is the same in CSV and in a workbook', async () => {
    const csv =
      'Sähköposti;Etunimet;Sukunimi;Rooli;Työsuhteen alku;Esihenkilö\r\n' +
      'alku@example.fi;Aila;Ääri;Employee;1.12.2026;pomo@example.fi\r\n\r\npomo@example.fi;Pia;Pomo;manager;1.12.2026;\r\nx;Y;Z;kuningas;;\r\n'
    const [first, boss, refused] = await send('members', csv)
    expect([first, boss, refused]).toMatchObject([
      { line: 2, status: 'created' },
      { line: 4, status: 'created' },
      { line: 5, status: 'error', code: 'invalid_value', field: 'role', column: 'Rooli' },
    ])
    const { body } = await admin.get(`/v1/memberships/${first.id}`)
    expect(body).toMatchObject({ employmentStartDate: '2026-12-01', supervisorMembershipId: boss.id })
    const again = sheet(
      ['E-post', 'Förnamn', 'Efternamn', 'Roll', 'Anställningens början', 'Chef'],
      row(...['alku@example.fi', 'Aila', 'Ääri', 'EMPLOYEE'].map(text), day(46_357), text('pomo@example.fi')),
      row(...['loppu@example.fi', 'Lea', 'Loppu', 'employee'].map(text), day(46_358)),
    )
    expect(await send('members', again)).toMatchObject([
      { line: 2, status: 'unchanged', id: first.id },
      { line: 3, status: 'created' },
    ])
  })

  it('of planning units is the same in CSV and in a workbook', async () => {
    const csv = 'code,name,parentCode\n10,Äitiyksikkö,\n11,Lapsi,10\n12,Orpo,99\n'
    const results = await send('planning-units', csv)
    expect(results).toMatchObject([
      { line: 2, status: 'created' },
      { line: 3, status: 'created' },
      { line: 4, status: 'error', column: 'parentCode' },
    ])
    const again = sheet(
      ['name', 'code', 'parentCode'],
      row(text('Äitiyksikkö'), '<c><v>10</v></c>'),
      row(text('Uusi'), '<c><v>11</v></c>', '<c><v>10</v></c>'),
    )
    expect(await send('planning-units', again)).toMatchObject([
      { status: 'unchanged', id: results[0].id },
      { status: 'updated', id: results[1].id },
    ])
  })

  it('of hours is the same in CSV and in a workbook', async () => {
    const csv =
      'Sähköposti;Pvm;Alkaa;Päättyy;Kesto;Kirjauslaji\r\n' +
      `${veera.email};20.10.2026;8.00;12:00;;work\r\n${veera.email};21.10.2026;;;7,5 h;work\r\n${veera.email};22.10.2026;aamu;12:00;;work\r\n`
    const results = await send('work-days', csv)
    expect(results).toMatchObject([
      { line: 2, status: 'created' },
      { line: 3, status: 'created' },
      { line: 4, status: 'error', code: 'invalid_value', field: 'startMinutes', column: 'Alkaa' },
    ])
    const again = sheet(
      ['Email', 'Date', 'Start', 'End', 'Duration', 'Type'],
      row(text(veera.email), day(46_315), time(8), time(12), '<c/>', text('work')),
      row(text(veera.email), day(46_316), '<c/>', '<c/>', time(7.5), text('work')),
    )
    expect(await send('work-days', again)).toMatchObject([
      { status: 'unchanged', id: results[0].id },
      { status: 'unchanged', id: results[1].id },
    ])
  })
})

describe('a Finnish table as it comes', () => {
  it('of customers is one of customers', async () => {
    const csv =
      'Nimi;Laji;Y-tunnus;Luottoraja euroina;Laskujen sähköposti\n' +
      'Yksi Oy;Yritys;FI23456780;1 234,50 €;laskut@työ.fi\nKaupunki;julkisyhteisö;1120389;;\n'
    const [company, town] = await send('customers', csv)
    expect([company, town]).toMatchObject([{ status: 'created' }, { status: 'created' }])
    expect((await admin.get(`/v1/customers/${company.id}`)).body).toMatchObject({
      kind: 'company',
      businessId: '2345678-0',
      billing: { creditLimitCents: 123_450, invoiceEmail: 'laskut@xn--ty-gka.fi' },
    })
    expect((await admin.get(`/v1/customers/${town.id}`)).body).toMatchObject({
      kind: 'public_body',
      businessId: '0112038-9',
    })
  })

  it('of projects is one of projects, in the words of its template too', async () => {
    const csv =
      'Koodi;Nimi;Tila;Laskutustapa;Alkupäivä;Alkaa;Budjetti sentteinä\n' +
      'ko-1;Katto;Käynnissä;Kiinteä hinta;46357;;12.500,00 €\nko-2;Seinä;Suunniteltu;;;1.12.2026 klo 8.00;\n'
    const results = await send('projects', csv.replace('Alkaa', ''))
    expect(results[0]).toMatchObject({ status: 'created' })
    expect(results[1]).toMatchObject({ status: 'error', code: 'unknown_field' })
    expect((await admin.get(`/v1/projects/${results[0].id}`)).body).toMatchObject({
      ...{ state: 'active', billing: 'fixed', startDate: '2026-12-01', budgetCents: 1_250_000 },
    })
    const { body } = await admin.get('/v1/import-templates/projects?language=fi')
    expect(Buffer.from(body.base64, 'base64').toString()).toMatch(/Käynnissä;Tuntityö;Projekti;/)
  })

  it('says in JSON numbers and ids as it does in a table', async () => {
    const rows = [{ name: 'Kaksi Oy', businessId: '0112038 – 9', creditLimitCents: '1.000,00 €' }]
    const { results } = (await admin.post('/v1/imports/customers', { rows, dryRun: true })).body
    expect(results).toMatchObject([{ status: 'error', code: 'customer_ambiguous' }])
  })
})

describe('a template', () => {
  beforeAll(async () => {
    await admin.put(`/v1/memberships/${veera.id}/employment`, { payrollNumber: '1042' })
    await admin.post('/v1/imports/tracking-targets', {
      level: 'cost_center',
      rows: [{ code: '4010', name: 'Tuotanto' }],
    })
  })

  // That of tracking targets is tested with its own tables.
  it.each(['members', 'planning-units', 'work-days'])('of %s can be imported as it is', async register => {
    for (const [format, status] of [
      ['csv', 'created'],
      ['xlsx', 'unchanged'],
    ] as const) {
      const { body } = await admin.get(`/v1/import-templates/${register}?format=${format}&language=sv`)
      const bytes = Buffer.from(body.base64, 'base64')
      expect(await send(register, format === 'csv' ? bytes.toString() : bytes)).toMatchObject([
        { line: 2, status },
      ])
    }
  })
})
