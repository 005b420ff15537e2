import { beforeAll, describe, expect, it } from 'vitest'
import { grantTo } from '../../../../../../test/world/granting.ts'
import { startWorld } from '../../../../../../test/world/world.ts'

const world = await startWorld()
const admin = world.as('aino')
const sales = world.as('sisu')
await grantTo(world, world.meri.members.sisu.id, ['org.admin'])

const importing =
  (register: string) =>
  async (rows: readonly object[], more: object = {}, client = admin): Promise<any[]> => {
    const { status, body } = await client.post(`/v1/imports/${register}`, { rows, ...more })
    expect(status, JSON.stringify(body)).toBe(200)
    return body.results
  }
const customers = importing('customers')
const contacts = importing('contacts')
const leads = importing('leads')
const customer = async (id: string) => (await admin.get(`/v1/customers/${id}`)).body
const peopleAt = async (address: string) => (await admin.get(`/v1/contacts?q=${address}`)).body.items
const ambiguous = (id: string | null, field: string, code = 'customer_ambiguous') => ({
  ...{ status: 'error', id, code, field },
})

describe('a customer that fits by one thing and differs in another', () => {
  let [virta, puro] = ['', '']
  beforeAll(async () => {
    const made = await customers([
      { name: 'Virta Oy', businessId: '2345678-0' },
      { code: 'puro', name: 'Puro Oy', businessId: '0112038-9' },
    ])
    ;[virta, puro] = made.map(({ id }) => id) as [string, string]
  })

  it('is not overwritten by its name under another business id, but named', async () => {
    expect(await customers([{ name: 'Virta Oy', businessId: '1234567-1', phone: '1' }])).toMatchObject([
      ambiguous(virta, 'name'),
    ])
    expect(await customer(virta)).toMatchObject({ businessId: '2345678-0', phone: null })
  })

  it('is found by its business id, and is not renamed by it', async () => {
    expect(await customers([{ businessId: '2345678-0', phone: '2' }])).toMatchObject([
      { status: 'updated', id: virta },
    ])
    expect(await customers([{ name: 'Toinen nimi Oy', businessId: '2345678-0' }])).toMatchObject([
      ambiguous(virta, 'businessId'),
    ])
    expect(await customers([{ name: 'Puro Oy', businessId: '2345678-0' }])).toMatchObject([
      ambiguous(virta, 'businessId'),
    ])
  })

  it('is not taken for another of its name that came with the same table', async () => {
    expect(
      await customers([
        { code: 'kaisla-1', name: 'Kaisla Oy' },
        { code: 'kaisla-2', name: 'Kaisla Oy' },
        { name: 'Kaisla Oy', phone: '4' },
      ]),
    ).toMatchObject([{ status: 'created' }, { status: 'created' }, ambiguous(null, 'name')])
  })

  it('is taken by a reference that comes with its code only where nothing differs', async () => {
    const reference = { externalSource: 'erp', externalId: '77' }
    expect(await customers([{ ...reference, code: 'puro', name: 'Aivan muu Oy' }])).toMatchObject([
      ambiguous(puro, 'code'),
    ])
    expect(await customers([{ ...reference, code: 'puro', businessId: '2345678-0' }])).toMatchObject([
      ambiguous(puro, 'code'),
    ])
    expect(await customers([{ ...reference, code: 'puro', name: 'PURO OY' }])).toMatchObject([
      { status: 'updated', id: puro },
    ])
  })

  it('is what the request says by which of them rows are found', async () => {
    const renamed = { name: 'Virta ja Pojat Oy', businessId: '2345678-0' }
    expect(await customers([renamed], { matchBy: 'businessId' })).toMatchObject([
      { status: 'updated', id: virta },
    ])
    expect(await customer(virta)).toMatchObject({ name: 'Virta ja Pojat Oy' })
    expect(await customers([{ name: 'Uusi Oy' }], { matchBy: 'businessId' })).toMatchObject([
      { code: 'missing_required', field: 'businessId' },
    ])
    const byName = { name: 'Virta ja Pojat Oy', businessId: '1234567-1' }
    expect(await customers([byName], { matchBy: 'name' })).toMatchObject([{ status: 'updated', id: virta }])
    expect(await customers([{ code: 'puro', name: 'Puron Oy' }], { matchBy: 'code' })).toMatchObject([
      { status: 'updated', id: puro },
    ])
    expect(await customers([renamed], { matchBy: 'businessId' }, sales)).toMatchObject([
      { code: 'customer_billing_fields_forbidden', field: 'businessId' },
    ])
  })
})

describe('a person of an address that others have too', () => {
  let yksi = ''
  beforeAll(async () => {
    await customers([
      { code: 'aa', name: 'Aa Oy' },
      { code: 'bb', name: 'Bb Oy' },
    ])
    const [made] = await contacts([{ name: 'Yksi Ykkönen', email: 'info@aa.example', customerCode: 'aa' }])
    yksi = made.id
  })

  it('is not turned into another one, at the same customer or a further one', async () => {
    const other = { name: 'Kaksi Kakkonen', email: 'INFO@aa.example' }
    for (const customerCode of ['aa', 'bb'])
      expect(await contacts([{ ...other, customerCode }])).toMatchObject([
        ambiguous(yksi, 'email', 'crm_contact_ambiguous'),
      ])
    const reference = { externalSource: 'crm', externalId: 'k-2' }
    expect(await contacts([{ ...other, ...reference, customerCode: 'bb' }])).toMatchObject([
      ambiguous(yksi, 'email', 'crm_contact_ambiguous'),
    ])
    expect(await peopleAt('info@aa.example')).toMatchObject([{ name: 'Yksi Ykkönen', externalId: null }])
  })

  it('is found by the name where the request says so, and by both from then on', async () => {
    const rows = [
      { name: 'Kaksi Kakkonen', email: 'info@aa.example', customerCode: 'aa', phone: '2' },
      { name: 'yksi ykkönen', email: 'info@aa.example', customerCode: 'aa', phone: '1' },
    ]
    expect(await contacts(rows, { matchBy: 'name' })).toMatchObject([
      { status: 'created' },
      { status: 'updated', id: yksi },
    ])
    expect((await contacts(rows)).map(({ status }) => status)).toEqual(['unchanged', 'unchanged'])
    expect(
      await contacts([{ email: 'x@aa.example', customerCode: 'aa' }], { matchBy: 'name' }),
    ).toMatchObject([{ code: 'missing_required', field: 'name' }])
  })

  it('gets another name where the address alone counts', async () => {
    const [made] = await contacts([{ name: 'Neiti Aalto', email: 'aalto@bb.example', customerCode: 'bb' }])
    const row = { name: 'Rouva Virta', email: 'aalto@bb.example' }
    expect(await contacts([row], { matchBy: 'email' })).toMatchObject([{ status: 'updated', id: made.id }])
    expect(await contacts([row], { matchBy: 'reference' })).toMatchObject([
      { code: 'missing_required', field: 'externalId' },
    ])
  })
})

describe('whoever is not shown business ids', () => {
  const statuses = (results: any[]) => results.map(({ status }) => status)
  const rows = ['2345678-0', '0112038-9'].map((businessId, at) => ({
    ...{ code: `myyty${at}`, name: `Myyty ${at} Oy`, businessId },
  }))

  it('imports the same rows once more, and nothing changes', async () => {
    expect(statuses(await customers(rows, {}, sales))).toEqual(['created', 'created'])
    expect(statuses(await customers(rows, {}, sales))).toEqual(['unchanged', 'unchanged'])
    const nameless = rows.map(({ code: _, ...row }) => row)
    expect(statuses(await customers(nameless, {}, sales))).toEqual(['unchanged', 'unchanged'])
    const lead = { externalSource: 'web', externalId: '1', title: 'Liidi', businessId: '2345678-0' }
    const brought = [lead, { title: 'Nimetön', email: 'n@x.example', businessId: '2345678-0' }]
    expect(statuses(await leads(brought, {}, sales))).toEqual(['created', 'created'])
    expect(statuses(await leads(brought, {}, sales))).toEqual(['unchanged', 'unchanged'])
  })

  it('is told the same whatever is stored meanwhile, and does not write over it', async () => {
    const [id] = (await customers([{ code: 'myyty0' }])).map(each => each.id)
    await admin.patch(`/v1/customers/${id}`, { businessId: '1234567-1' })
    expect(statuses(await customers(rows, {}, sales))).toEqual(['unchanged', 'unchanged'])
    expect(await customer(id)).toMatchObject({ businessId: '1234567-1' })
  })

  it('learns nothing by guesses: what they did not say before differs, whether it is stored or not', async () => {
    await customers([
      { name: 'Salainen 1 Oy', businessId: '2345678-0' },
      { name: 'Salainen 2 Oy' },
      { code: 'salainen', name: 'Salainen 3 Oy', businessId: '2345678-0' },
    ])
    const guesses = [
      { name: 'Salainen 1 Oy', businessId: '2345678-0' },
      { name: 'Salainen 2 Oy', businessId: '2345678-0' },
    ]
    expect(await customers(guesses, {}, sales)).toMatchObject(
      guesses.map(() => ({ status: 'error', code: 'customer_ambiguous', field: 'name' })),
    )
    expect((await customers([{ businessId: '2345678-0', phone: '1' }], {}, sales))[0]).toMatchObject({
      code: 'missing_required',
      field: 'name',
    })
    const coded = (businessId: string) => [{ code: 'salainen', businessId }]
    for (const guess of ['2345678-0', '0112038-9'])
      expect(await customers(coded(guess), { dryRun: true }, sales)).toMatchObject([
        { status: 'error', code: 'customer_stale', field: 'businessId' },
      ])
  })
})
