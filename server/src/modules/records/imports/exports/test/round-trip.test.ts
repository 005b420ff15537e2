import { beforeAll, describe, expect, it } from 'vitest'
import { made } from '../../../../../../test/breadth/ways.ts'
import type { Client } from '../../../../../../test/world/client.ts'
import { startWorld } from '../../../../../../test/world/world.ts'
import { tableMediaTypes, type TableFormat } from '../../../../../platform/contract/table.ts'
import { contributionsOf } from '../../../../../platform/module.ts'
import { modules } from '../../../../index.ts'
import { exportRegisters, importRegisters } from '../../port.ts'

const world = await startWorld()
const admin = world.as('aino')
const { veera, sisu } = world.meri.members

/** Registers whose imports write what is not read as a list of the same rows. This may only become less. */
const notExported: readonly string[] = [
  'absences',
  'leave-balances',
  'opening-balances',
  'rate-cards',
  'shifts',
  'work-days',
]

const registers = contributionsOf(modules)(exportRegisters).map(({ register }) => register)

/** What spreadsheets, CSV and readers of numbers and dates may take for something else. */
const awkward = [
  '=1+1',
  '+358 40 123',
  '-5',
  '@SUM(A1)',
  "'=1+1",
  "''+x",
  "'hipsu",
  'puoli;piste, pilkku',
  '"lainaus" ja "toinen"',
  'rivi\ntoinen rivi',
  '00123',
  '1.12.2026',
  'tosi',
  'Ääkköset – ж 漢字 🙂',
]

const sent = (register: string, rows: object[]) => admin.post(`/v1/imports/${register}`, { rows })

/** What the query of a register must say, of the export as of the import. */
const within: Readonly<Record<string, string>> = { 'tracking-targets': 'level=kohteet' }

/** What could not be made of what is exported; a test expects nothing of it. */
const notMade: object[] = []

async function bring(register: string, rows: object[]): Promise<any[]> {
  const { body } = await sent(register, rows)
  const others = (body.results ?? [body]).filter(({ status }: { status: string }) => status !== 'created')
  if (others.length > 0) notMade.push({ register, others })
  return body.results
}

const field = (type: string, key: string, of: string, more: object = {}) =>
  made(admin.post('/v1/custom-fields', { kind: of, key, name: key, type, ...more }))

beforeAll(async () => {
  await made(admin.post('/v1/dimensions', { code: 'kohteet', name: 'Kohteet' }))
  await made(
    admin.post('/v1/imports/tracking-targets', {
      level: 'kohteet',
      rows: [
        ...awkward.slice(0, 9).map((name, index) => ({ code: String(index), name })),
        { code: '90', name: 'Alla', parentCode: '1', externalSource: 'erp', externalId: '=9' },
      ],
    }),
  )
  await bring('planning-units', [
    ...awkward.map(name => ({ name })),
    { code: 'yla', name: 'Ylä' },
    { code: 'ala', name: 'Ala', parentCode: 'yla', active: false },
  ])
  await made(admin.post('/v1/planning-units', { name: 'Ylä' }))
  await made(admin.post('/v1/planning-units', { name: 'Ylä' }))
  await bring('members', [
    { firstNames: '=Uno', lastName: '+Dos', role: 'employee', email: 'uno@example.fi' },
    { firstNames: 'Laite', lastName: 'Vain', role: 'employee', managerEmail: 'uno@example.fi' },
  ])
  const stages = [
    { code: 'new', name: 'Uusi', probabilityBp: 1000 },
    { code: 'offer', name: 'Tarjous', probabilityBp: 5000 },
  ]
  await made(admin.post('/v1/crm/pipelines', { code: 'sales', name: 'Myynti', isDefault: true, stages }))
  await made(admin.post('/v1/customer-groups', { code: 'avain', name: 'Avainasiakkaat' }))
  for (const code of ['kulta', 'hopea']) await made(admin.post('/v1/customer-tags', { code, name: code }))
  await bring('customers', [
    ...awkward.map(name => ({ name, invoicingNotes: name })),
    { name: 'Sama Oy' },
    {
      ...{ code: 'sahko', name: 'Äänekosken Sähkö Oy', kind: 'company', businessId: '2345678-0' },
      ...{ owner: sisu.email, group: 'avain', tags: 'kulta; hopea', phone: '+358 14 000 000' },
      ...{ addressLine: 'Kauppakatu 1', postalCode: '00100', city: 'Äänekoski', country: 'FI' },
      ...{ billingAddressLine: 'PL 1', billingCity: 'Oulu', website: 'https://sahko.example/' },
      ...{ invoiceEmail: 'laskut@sahko.example', paymentTerm: 'net_14', creditLimitCents: 500_000 },
      ...{ deliveryMethod: 'email', invoiceLanguage: 'sv', vatId: 'FI23456780', collectionHold: false },
    },
    { externalSource: 'erp', externalId: '7', name: 'Viite Oy', kind: 'public_body' },
    { code: 'poissa', name: 'Poissa Oy' },
  ])
  await made(admin.post('/v1/customers', { name: 'Sama Oy' }))
  await bring('contacts', [
    { name: 'Maija Virtanen', email: 'maija@sahko.example', customerCode: 'sahko', jobTitle: '=HYPERLINK()' },
    { name: 'Pekka Nimetön', customerCode: 'sahko', phone: '+358 40 1', consent: 'given', primary: true },
    { name: 'Pekka Nimetön', customerCode: 'poissa' },
  ])
  const [maija] = (await admin.get('/v1/contacts?q=maija')).body.items
  const [poissa] = (await admin.get('/v1/customers?q=poissa')).body.items
  await made(admin.post(`/v1/customers/${poissa.id}/contacts/link`, { contactId: maija.id }))
  await bring('leads', [
    ...awkward.map(title => ({ title, email: 'a@liidi.example' })),
    { title: 'Sama', channel: 'phone', organisationName: 'Liidi Oy', businessId: '2345678-0' },
    { externalSource: 'web', externalId: '1', title: 'Verkosta', owner: sisu.email, consent: 'refused' },
  ])
  for (let twin = 0; twin < 2; twin++) await made(admin.post('/v1/crm/leads', { title: 'Kaksonen' }))
  await bring('deals', [
    ...awkward.map(title => ({ title, closeNote: undefined })),
    {
      ...{ title: 'Koulun lämpöpumput', customerCode: 'sahko', contactEmails: 'maija@sahko.example' },
      ...{ valueCents: 1_250_000, stage: 'offer', owner: sisu.email, expectedCloseDate: '2027-03-31' },
    },
    { title: 'Voitettu', state: 'won', closedDate: '2026-11-20', closeNote: '-kiitos' },
    { externalSource: 'old', externalId: 'x', title: 'Vanha', customerCode: 'sahko' },
  ])
  for (let twin = 0; twin < 2; twin++) await made(admin.post('/v1/crm/deals', { title: 'Kaksonen' }))
  await bring('activities', [
    ...awkward.map((subject, index) => ({
      ...{ externalSource: 'crm', externalId: String(index), type: 'call', subject, notes: subject },
    })),
  ])
  const activity = { type: 'meeting', subject: 'Tapaaminen', customerId: poissa.id, contactId: maija.id }
  await made(admin.post('/v1/crm/activities', { ...activity, dueAt: '2027-01-11T07:30:00.000Z' }))
  await made(admin.post('/v1/crm/activities', { ...activity, state: 'done' }))
  const { id: called } = await made(admin.post('/v1/crm/activities', { type: 'task', subject: 'Peruttu' }))
  await made(admin.post(`/v1/crm/activities/${called}/cancel`, {}))
  await bring('projects', [
    ...awkward.map((name, index) => ({ code: `P${index}`, name, description: name })),
    {
      ...{ code: 'KO-1', name: 'Koulu', customerCode: 'sahko', managerEmail: veera.email, state: 'active' },
      ...{ billing: 'fixed', startDate: '2027-01-11', endDate: '2027-06-30', budgetCents: 7_500_000 },
    },
    { externalSource: 'erp', externalId: 'p', code: 'ERP', name: 'Viite', state: 'on_hold' },
  ])
  await bring('project-phases', [
    { projectCode: 'KO-1', code: '10', name: '=Suunnittelu', startDate: '2027-01-11', budgetMinutes: 600 },
    { projectCode: 'KO-1', code: '11', name: 'Alavaihe', parentCode: '10', billing: 'fixed' },
    { projectCode: 'ERP', code: '10', name: 'Sama koodi' },
  ])
  await bring('tasks', [
    ...awkward.map(title => ({ title, description: title })),
    {
      ...{ externalSource: 'jira', externalId: 'OPS-1', title: 'Ylätehtävä', projectCode: 'KO-1' },
      ...{ phaseCode: '10', assigneeEmails: veera.email, estimateMinutes: 480, priority: 'high' },
    },
    {
      ...{ externalSource: 'jira', externalId: 'OPS-2', title: 'Alatehtävä', projectCode: 'KO-1' },
      ...{ parentExternalId: 'OPS-1', dueDate: '2027-03-31', billable: false },
    },
  ])
  await field('text', 'teksti', 'customer')
  await field('number', 'luku', 'customer')
  await field('options', 'valinnat', 'customer', {
    options: ['a', 'b'].map(code => ({ code, name: code.toUpperCase() })),
  })
  const [sahko] = (await admin.get('/v1/customers?code=sahko')).body.items
  await made(
    admin.patch(`/v1/customers/${sahko.id}`, {
      customFields: { teksti: '=cmd', luku: -1.5, valinnat: ['a', 'b'] },
    }),
  )
})

/** The bytes of an export, from the JSON that any program gets. */
async function bytesOf(client: Client, register: string, query = ''): Promise<Buffer> {
  const { status, body } = await client.get(`/v1/exports/${register}?${within[register] ?? ''}&${query}`)
  expect([status, body.code]).toEqual([200, undefined])
  return Buffer.from(body.base64, 'base64')
}

const again = async (client: Client, register: string, format: TableFormat, bytes: Buffer): Promise<any[]> =>
  (
    await client.post(`/v1/imports/${register}?dryRun=true&${within[register] ?? ''}`, bytes, {
      'content-type': tableMediaTypes[format],
    })
  ).body.results

it('begins with records of every register', () => {
  expect(notMade).toEqual([])
})

it('is there of every register that is imported, but for those that are listed here', () => {
  const imported = contributionsOf(modules)(importRegisters).map(({ register }) => register)
  expect([...registers, ...notExported].toSorted()).toEqual(imported.toSorted())
})

describe.each(registers)('what is exported of %s', register => {
  it.each([
    ['csv', 'fi'],
    ['csv', 'sv'],
    ['csv', 'en'],
    ['xlsx', 'fi'],
  ] as const)(
    'is unchanged in every row when it is imported again, as %s in %s',
    async (format, language) => {
      const bytes = await bytesOf(admin, register, `format=${format}&language=${language}`)
      const results = await again(admin, register, format, bytes)
      expect(results.filter(({ status }) => status !== 'unchanged')).toEqual([])
      expect(results.length).toBeGreaterThan(2)
    },
  )

  it('is not told to another organisation', async () => {
    const sanna = world.as('sanna')
    if (within[register] !== undefined) await sanna.post('/v1/dimensions', { code: 'kohteet', name: 'Omat' })
    const [ours, theirs] = [
      String(await bytesOf(admin, register, 'language=en')),
      String(await bytesOf(sanna, register, 'language=en')),
    ]
    const ourLines = new Set(ours.trim().split('\r\n'))
    expect(
      theirs
        .trim()
        .split('\r\n')
        .filter(line => ourLines.has(line)),
    ).toHaveLength(1)
  })
})

/** Registers whose lists everybody reads. */
const readByAll: ReadonlySet<string> = new Set(['planning-units', 'tracking-targets'])

/** Who may import everything and read what an administrator without the capabilities of families reads. */
it('is unchanged for a caller to whom billing is masked, and does not tell it', async () => {
  const { secret } = await world.key('aino', { scope: ['org.admin', 'crm.use', 'projects.read'] })
  const masked = world.withKey(secret)
  const csv = await bytesOf(masked, 'customers', 'language=en')
  for (const withheld of ['2345678-0', 'laskut@sahko.example', 'FI23456780', 'net_14', '500000'])
    expect(String(csv)).not.toContain(withheld)
  const results = await again(masked, 'customers', 'csv', csv)
  expect(results.filter(({ status }) => status !== 'unchanged')).toEqual([])
  const leads = await bytesOf(masked, 'leads', 'language=en')
  expect(String(leads)).not.toContain('2345678-0')
  const ofLeads = await again(masked, 'leads', 'csv', leads)
  expect(ofLeads.filter(({ status }) => status !== 'unchanged')).toEqual([])
})

describe('an export', () => {
  it('needs what its list needs', async () => {
    for (const register of registers.filter(each => !readByAll.has(each)))
      expect(await world.as('veera').get(`/v1/exports/${register}`)).toMatchObject({
        status: 403,
        body: { code: 'insufficient_role' },
      })
  })

  it('has the filters of its list, and its refusals', async () => {
    const csv = String(await bytesOf(admin, 'customers', 'code=sahko&language=en'))
    expect(csv.trim().split('\r\n')).toHaveLength(2)
    expect(await admin.get('/v1/exports/customers?externalSource=erp')).toMatchObject({
      body: { code: 'external_ref_incomplete' },
    })
    expect(await admin.get('/v1/exports/customers?colour=red')).toMatchObject({ status: 400 })
  })

  it('is the file itself for whoever asks for it, in the language of the reader', async () => {
    const csv = await admin.get('/v1/exports/customers?code=sahko', {
      accept: 'text/csv',
      'accept-language': 'sv',
    })
    expect(csv.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="customers.csv"',
    })
    expect(csv.body).toContain('Kundgrupp')
    const workbook = await admin.get('/v1/exports/customers', { accept: tableMediaTypes.xlsx })
    expect(workbook.headers).toMatchObject({
      'content-type': tableMediaTypes.xlsx,
      'content-disposition': 'attachment; filename="customers.xlsx"',
    })
  })

  it('protects what a spreadsheet would take for a formula', async () => {
    const csv = String(await bytesOf(admin, 'customers', 'language=en'))
    for (const formula of ['=1+1', '+358 40 123', '@SUM(A1)']) {
      expect(csv).toContain(`;'${formula}`)
      expect(csv).not.toContain(`;${formula}`)
    }
  })

  it('has more rows than a page of the list', async () => {
    await bring(
      'customers',
      Array.from({ length: 250 }, (_, index) => ({ code: `monta_${index}`, name: `Monta ${index}` })),
    )
    const csv = String(await bytesOf(admin, 'customers', 'q=monta&language=en'))
    expect(new Set(csv.match(/monta_\d+/g)).size).toBe(250)
  })
})

describe('a row that says the id of a record', () => {
  it('means it, whatever else it says', async () => {
    const [{ id }] = (await admin.get('/v1/customers?code=sahko')).body.items
    const row = { recordId: id, name: 'Uusi nimi Oy' }
    expect((await admin.post('/v1/imports/customers', { rows: [row], dryRun: true })).body.results).toEqual([
      expect.objectContaining({ status: 'updated', id }),
    ])
  })

  it.each(['customers', 'contacts', 'leads', 'deals', 'activities', 'tasks'])(
    'is refused in %s where there is no such record',
    async register => {
      for (const recordId of ['019aa3b2-6b00-7c1e-8f00-4b6f0d9c1fff', 'ei ole'])
        expect((await sent(register, [{ recordId }])).body.results).toMatchObject([
          { status: 'error', code: 'record_not_found', field: 'recordId', id: null },
        ])
    },
  )
})
