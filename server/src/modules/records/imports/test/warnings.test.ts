import { describe, expect, it, vi } from 'vitest'
import { grantTo } from '../../../../../test/world/granting.ts'
import { patience } from '../../../../../test/world/patience.ts'
import { startWorld } from '../../../../../test/world/world.ts'

const world = await startWorld()
const admin = world.as('aino')
const sales = world.as('sisu')
await grantTo(world, world.meri.members.sisu.id, ['org.admin'])

const body = async (register: string, rows: readonly object[], more: object = {}, client = admin) => {
  const answer = await client.post(`/v1/imports/${register}`, { rows, ...more })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body
}
const importing = async (...of: Parameters<typeof body>): Promise<any[]> => (await body(...of)).results
const codes = (results: readonly any[]) =>
  results.map(({ warnings = [] }) => warnings.map(({ code }: any) => code))

describe('an import warns of what it made or changed that may be there already', () => {
  it('of one business id under two names, stored or in the same table, and only whoever sees business ids', async () => {
    const [first] = await importing('customers', [
      { code: 'koski-1', name: 'Koskisen Saha Oy', businessId: '2345678-0' },
    ])
    expect(first.warnings).toBeUndefined()
    const rows = [
      { code: 'koski-2', name: 'Lakeuden Hallinto', businessId: 'FI23456780' },
      { code: 'koski-3', name: 'Rannikon Myynti', businessId: '2345678-0' },
    ]
    const dry = await importing('customers', rows, { dryRun: true })
    expect(dry[0].warnings).toMatchObject([
      { id: first.id, code: 'same_business_id', values: { name: 'Koskisen Saha Oy' } },
      { id: null, code: 'same_business_id', values: { name: 'Rannikon Myynti' } },
    ])
    const { importId, results } = await body('customers', rows)
    expect(codes(results)).toEqual([
      ['same_business_id', 'same_business_id'],
      ['same_business_id', 'same_business_id'],
    ])
    expect(results[0].warnings[1].id).toBe(results[1].id)
    const kept = (client = admin) => client.get(`/v1/imports/${importId}`)
    expect((await kept()).body.results).toEqual(results)
    expect(JSON.stringify((await kept(sales)).body)).not.toContain('same_business_id')
    const blind = await importing('customers', [{ name: 'Neljäs nimi', businessId: '2345678-0' }], {}, sales)
    expect(blind).toMatchObject([{ status: 'created' }])
    expect(codes(blind)).toEqual([[]])
  })

  it('of a name that is the same but for its legal form, letters and accents', async () => {
    await importing('customers', [{ code: 'maki-1', name: 'Oy Mäkelän Leipä Ab' }])
    const [made] = await importing('customers', [{ code: 'maki-2', name: 'MAKELAN LEIPA' }])
    expect(made).toMatchObject({
      status: 'created',
      warnings: [{ code: 'similar_name', values: { name: 'Oy Mäkelän Leipä Ab' } }],
    })
  })

  it('of the address or the number of somebody else, among contacts and leads', async () => {
    await importing('customers', [{ code: 'paikka', name: 'Paikka Oy' }])
    const at = { customerCode: 'paikka' }
    await importing('contacts', [
      { ...at, name: 'Oili Oja', email: 'oili@oja.example', phone: '040 123 4567' },
    ])
    const people = await importing(
      'contacts',
      [
        { ...at, name: 'Olli Oja', email: 'OILI@oja.example' },
        { ...at, name: 'Outi Oja', phone: '+358401234567' },
      ],
      { matchBy: 'name' },
    )
    expect(codes(people)).toEqual([['same_email'], ['same_phone']])
    const leads = await importing('leads', [
      { title: 'Katto', email: 'liidi@oja.example', businessId: '0112038-9' },
      { title: 'Lattia', email: 'Liidi@oja.example' },
      { title: 'Seinä', businessId: '0112038-9' },
    ])
    expect(codes(leads)).toEqual([['same_business_id', 'same_email'], ['same_email'], ['same_business_id']])
  })

  it('not again of what a row leaves as it is, nor of another field', async () => {
    const row = { code: 'maki-2', name: 'MAKELAN LEIPA' }
    expect(codes(await importing('customers', [row]))).toEqual([[]])
    const [changed] = await importing('customers', [{ ...row, phone: '015 1' }])
    expect(changed).toMatchObject({ status: 'updated' })
    expect(codes([changed])).toEqual([[]])
  })

  it('of three others at most, however many there are', async () => {
    const same = Array.from({ length: 6 }, (_, place) => ({ code: `sama-${place}`, name: 'Sama Nimi Oy' }))
    await importing('customers', same)
    const [made] = await importing('customers', [{ code: 'sama-7', name: 'Sama Nimi' }])
    expect(codes([made])).toEqual([['similar_name', 'similar_name', 'similar_name']])
  })

  it('in the language of the reader, also long after and of rows that a job carried out', async () => {
    const rows = [{ code: 'maki-3', name: 'Mäkelän leipä' }]
    const { importId } = await body('customers', rows)
    const said = async (language: string) => {
      const { results } = (await admin.get(`/v1/imports/${importId}`, { 'accept-language': language })).body
      return results[0].warnings[0].detail
    }
    expect(await said('fi')).toBe('Toisella on melkein sama nimi: Oy Mäkelän Leipä Ab.')
    expect(await said('sv')).toBe('En annan har nästan samma namn: Oy Mäkelän Leipä Ab.')
    expect(await said('en')).toBe('Another one has nearly the same name: Oy Mäkelän Leipä Ab.')
    const file = Buffer.from('Koodi;Nimi\nmaki-4;Mäkelän Leipä\n').toString('base64')
    const started = await admin.post('/v1/import-jobs', { register: 'customers', format: 'csv', file })
    const path = `/v1/import-jobs/${started.body.id}`
    await vi.waitUntil(async () => (await admin.get(path)).body.state === 'completed', patience)
    const done = (await admin.get(`${path}/rows`, { 'accept-language': 'fi' })).body.items
    expect(done[0].warnings[0].detail).toMatch(/^Toisella on melkein sama nimi/)
  })
})

describe('what is masked is not written blindly by a row', () => {
  it.each([
    ['customers', '/v1/customers', 'customer_stale', { code: 'sokea' }, { name: 'Sokea Oy' }],
    [
      'leads',
      '/v1/crm/leads',
      'crm_lead_stale',
      { externalSource: 'erp', externalId: '1' },
      { title: 'Sokea' },
    ],
  ])(
    'of %s: the row is refused, whether something is stored or not',
    async (register, path, code, key, more) => {
      const read = async (id: string) => (await admin.get(`${path}/${id}`)).body
      for (const stored of [{}, { businessId: '2345678-0' }]) {
        const [made] = await importing(register, [{ ...key, ...more, ...stored }])
        for (const businessId of ['2345678-0', '0112038-9'])
          expect(await importing(register, [{ ...key, businessId }], {}, sales)).toMatchObject([
            { status: 'error', id: made.id, code, field: 'businessId' },
          ])
        expect((await read(made.id)).businessId).toBe(stored.businessId ?? null)
      }
    },
  )

  it('and what they said of a record that they made is unchanged when it is said again, also in one table', async () => {
    const row = { code: 'oma', name: 'Oma Oy', businessId: '0112038-9' }
    expect(await importing('customers', [row, row], {}, sales)).toMatchObject([
      { status: 'created' },
      { status: 'unchanged' },
    ])
    expect(await importing('customers', [row], {}, sales)).toMatchObject([{ status: 'unchanged' }])
    expect(await importing('customers', [{ ...row, businessId: '2345678-0' }], {}, sales)).toMatchObject([
      { code: 'customer_stale' },
    ])
  })

  it('a lead that is patched without its version is refused likewise', async () => {
    const [{ id }] = (await importing('leads', [{ title: 'Paikattava' }])) as [any]
    const path = `/v1/crm/leads/${id}`
    expect(await sales.patch(path, { businessId: '0112038-9' })).toMatchObject({
      status: 409,
      body: { code: 'crm_lead_stale' },
    })
    const expectedUpdatedAt = (await sales.get(path)).body.updatedAt
    expect(await sales.patch(path, { businessId: '0112038-9', expectedUpdatedAt })).toMatchObject({
      status: 200,
    })
  })
})
