import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import iconv from 'iconv-lite'
import { XmlDocument } from 'libxml2-wasm'
import { describe, expect, it } from 'vitest'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { lineKinds } from '../../kinds.ts'
import type { LineRow } from '../../lines/store.ts'
import { csvTemplates, fromTemplate } from '../../targets/csv-templates.ts'
import type { Target } from '../../targets/target.ts'
import { batch, csvTarget, documentOf, download, line, making, netvisorTarget } from '../../test/examples.ts'
import { bytesOf } from '../rendition/encodings.ts'
import { jsonDocumentSchema } from '../rendition/json-document.ts'
import { render } from '../rendition/rendition.ts'

const october = batch({ id: '019aa3b2-6b00-7c1e-8f00-4b6f0d9c1a01' })
const aino = newId()
const eero = newId()
const project = newId()
const centre = newId()
const value = (dimensionId: string, valueCode: string) => ({ dimensionId, valueId: newId(), valueCode })
const tower = value(project, 'Torni & <pääty>')
const sales = value(centre, '200')

const codes = { normal: '1000', overtime_50: '2050', night: null }
const of = (membershipId: string, payrollNumber: string, change: Partial<LineRow>) =>
  line({ membershipId, payrollNumber, ...change })

/** A day split among targets, overtime of the next, a correction of September, and a line that is left out. */
const material: readonly LineRow[] = [
  of(aino, '1042', {
    minutes: 450,
    parts: [
      { minutes: 200, values: [tower, sales] },
      { minutes: 100, values: [tower] },
    ],
  }),
  of(aino, '1042', {
    workDate: '2026-10-15',
    minutes: 450,
    parts: [{ minutes: 450, values: [tower, sales] }],
  }),
  of(aino, '1042', { workDate: '2026-10-15', kind: 'overtime_50', minutes: 100 }),
  of(aino, '1042', { workDate: '2026-10-15', kind: 'night', minutes: 60 }),
  of(eero, '77', { workDate: '2026-09-30', minutes: -450, correctionSign: -1, correctionOfBatchId: newId() }),
  of(eero, '77', { workDate: '2026-09-30', minutes: 400, correctionSign: 1, correctionOfBatchId: newId() }),
  of(eero, '77', { workDate: '2026-10-01', minutes: -60, correctionSign: -1, correctionOfBatchId: newId() }),
  of(eero, '77', { workDate: '2026-10-01', minutes: 60, correctionSign: 1, correctionOfBatchId: newId() }),
]

function rendered(to: Target, lines: readonly LineRow[] = material) {
  const { rendition, unrenderable } = render(october, lines, to, making)
  if (!rendition) throw new Error(unrenderable.why)
  return { ...rendition, content: documentOf(rendition) }
}

const dimensions = [
  { dimensionId: project, heading: 'Projekti' },
  { dimensionId: centre, heading: 'Kustannuspaikka' },
]
const ofTemplate = (template: (typeof csvTemplates)[number]) =>
  csvTarget(fromTemplate(template, template === 'fennoa' ? dimensions.slice(1) : dimensions), codes)

describe('the layout of', () => {
  it.each(csvTemplates)('%s is the committed one', async template => {
    const { content } = rendered(ofTemplate(template))
    await expect(content).toMatchFileSnapshot(`golden/${template}.csv`)
  })

  it.each([
    ['procountor', 18],
    ['fivaldi', 16],
    ['fennoa', 11],
    ['sd_worx', 9],
  ] as const)('%s has %i columns', (template, count) => {
    const rows: string[][] = parse(rendered(ofTemplate(template)).content, { delimiter: ';' })
    for (const row of rows) expect(row).toHaveLength(count)
  })

  it('Fivaldi begins with its header', () =>
    expect(rendered(ofTemplate('fivaldi')).content.split('\r\n')[0]).toBe(
      'ERA;PVM;HENKILO;PALKKALAJI;MAARA;SK1;SK2;SK3;SK4;KERROIN;HINTA;KULUTILI;SELITE;PAIVITYSTAPA;LOMA_ALKUPVM;LOMA_LOPPUPVM',
    ))

  it.each(['netvisor_workday', 'netvisor_payrollperiodcollector'] as const)(
    '%s is the committed one, well-formed in ISO-8859-15',
    async format => {
      const names = dimensions.map(({ dimensionId, heading: name }) => ({ dimensionId, name }))
      const made = rendered(netvisorTarget(format, { dimensions: names }, codes))
      await expect(made.content).toMatchFileSnapshot(`golden/${format}.xml`)
      expect(made).toMatchObject({
        contentType: 'application/xml; charset=iso-8859-15',
        encoding: 'iso-8859-15',
      })
      const bytes = bytesOf(made.content, made.encoding)
      expect(bytes).toHaveLength(made.byteCount)
      expect(iconv.decode(bytes, 'iso-8859-15')).toBe(made.content)
      using document = XmlDocument.fromString(made.content.replace(/^<\?xml.*?\?>/, ''))
      expect(document.find('//dimensionitem[text()="Torni & <pääty>"]')).not.toHaveLength(0)
    },
  )
})

describe('a document for Netvisor', () => {
  it('never breaks, whatever a code or a name holds', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 20 }), text => {
        const to = netvisorTarget('netvisor_workday', { dimensions: [{ dimensionId: project, name: text }] })
        const parts = [{ minutes: 450, values: [value(project, text)] }]
        const { rendition } = render(october, [line({ payTypeCode: `1${text}`, parts })], to, making)
        if (!rendition) return
        using document = XmlDocument.fromString(documentOf(rendition).replace(/^<\?xml.*?\?>/, ''))
        expect(document.find('//workdayhour')).toHaveLength(1)
      }),
    ))
})

describe('a CSV document', () => {
  const row = (
    csv: Parameters<typeof csvTarget>[0],
    lines: readonly LineRow[] = [line({ payTypeCode: '1000' })],
  ) => rendered(csvTarget({ header: false, ...csv }), lines).content

  it.each<[string, Parameters<typeof csvTarget>[0], string]>([
    ['every cell in quotes', { columns: ['kind', 'hours'], quote: 'always' }, '"normal";"7,50"\r\n'],
    ['every text in quotes', { columns: ['kind', 'hours'], quote: 'text' }, '"normal";7,50\r\n'],
    [
      'one column in quotes, empty or not',
      { columns: [{ value: 'kind', quoted: true }, { value: 'constant', quoted: true }, 'hours'] },
      '"normal";"";7,50\r\n',
    ],
    ['line feeds', { columns: ['kind', 'minutes'], lineEnd: 'lf' }, 'normal;450\n'],
    ['four decimals', { columns: ['hours'], decimals: 4, decimal: '.' }, '7.5000\r\n'],
    ['no decimals', { columns: ['hours'], decimals: 0 }, '8\r\n'],
    [
      'dates in forms of their own',
      {
        columns: [
          'work_date',
          { value: 'work_date', dateFormat: 'compact' },
          { value: 'period_end', dateFormat: 'finnish_short', text: 'Palkat ' },
        ],
        dateFormat: 'finnish',
      },
      '14.10.2026;20261014;Palkat 31.10.26\r\n',
    ],
  ])('has %s', (_, csv, expected) => expect(row(csv)).toBe(expected))

  it('has the minus behind the number, where it is read there', () =>
    expect(row({ columns: ['hours', 'minutes'], sign: 'trailing' }, [line({ minutes: -450 })])).toBe(
      '7,50-;450-\r\n',
    ))

  it.each(['=1+1', '@cmd', '-1'])('never holds a constant that a spreadsheet runs: %j', text =>
    expect(row({ columns: [{ value: 'constant', text }] })).toBe(`'${text}\r\n`),
  )

  it('in ISO-8859-15 has a byte per character, the euro sign too', () => {
    const to = csvTarget({
      columns: [{ value: 'constant', text: 'Yötyö €' }],
      header: false,
      encoding: 'iso-8859-15',
    })
    const { byteCount, contentType, encoding, content } = rendered(to, [line()])
    expect(byteCount).toBe('Yötyö €\r\n'.length)
    expect(contentType).toBe('text/csv; charset=iso-8859-15')
    expect(bytesOf(content, encoding)[6]).toBe(0xa4)
  })

  it('that is grouped tells what ungrouped rows add up to', () => {
    const sums = (grouped: boolean) => {
      const to = csvTarget(
        { columns: ['payroll_number', 'pay_type_code', 'minutes'], header: false, grouped },
        codes,
      )
      const rows: string[][] = parse(rendered(to).content, { delimiter: ';' })
      const byPay = Map.groupBy(rows, ([number, code]) => `${number} ${code}`)
      return [...byPay].map(([pay, own]) => [
        pay,
        own.reduce((sum, [, , minutes]) => sum + Number(minutes), 0),
        own.length,
      ])
    }
    const pays = (of: ReturnType<typeof sums>) => of.map(([pay, minutes]) => [pay, minutes])
    expect(pays(sums(true))).toEqual(pays(sums(false)))
    for (const [, , rows] of sums(true)) expect(rows).toBe(1)
  })
})

describe('the file of a document', () => {
  it('is named by the pattern of its target, as the clock shows it there', () => {
    const name = (fileName: string) => rendered(download({ fileName })).fileName
    expect(name('{timestamp}_schema.csv')).toBe('20261102100000_schema.csv')
    expect(name('{period_start}-{period_end}.{batch}.json')).toBe('2026-10-01-2026-10-31.4b6f0d9c1a01.json')
  })
})

describe('every JSON document', () => {
  const ajv = new Ajv2020({ strict: false })
  addFormats.default(ajv)
  const fits = ajv.compile(jsonDocumentSchema)

  it('keeps to the schema in the reference', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            kind: fc.constantFrom(...lineKinds),
            minutes: fc.integer({ min: -1440, max: 1440 }),
            payTypeCode: fc.option(fc.string({ minLength: 1, maxLength: 50 })),
            leftOut: fc.boolean(),
            correctionSign: fc.option(fc.constantFrom(1 as const, -1 as const)),
          }),
          { maxLength: 5 },
        ),
        changes => {
          const lines = changes.map(change =>
            line({
              ...change,
              correctionOfBatchId: change.correctionSign && newId(),
              correctionOfLineId: change.correctionSign === -1 ? newId() : null,
              parts: [{ minutes: change.minutes, values: [tower] }],
            }),
          )
          const document: unknown = JSON.parse(rendered(download(), lines).content)
          expect(fits(document), JSON.stringify(fits.errors)).toBe(true)
        },
      ),
    ))

  it('has hours that add up, and none of what is left out', () => {
    const { lines } = JSON.parse(rendered(download({ payTypeCodes: codes })).content)
    expect(lines.map((each: { kind: string }) => each.kind)).not.toContain('night')
    const ofEero = lines.filter((each: { membershipId: string }) => each.membershipId === eero)
    expect(ofEero.reduce((sum: number, each: { hours: number }) => sum + each.hours, 0)).toBeCloseTo(-0.83, 6)
  })
})
