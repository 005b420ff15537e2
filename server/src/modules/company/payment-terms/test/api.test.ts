import { expect, it } from 'vitest'
import { startWorld } from '../../../../../test/world/world.ts'

const world = await startWorld()
const admin = world.as('aino')
const path = '/v1/payment-terms'

it('an organisation begins with the usual terms, which every key may read', async () => {
  const { body } = await world.as('onni').get(path)
  expect(body.items.map(({ code, netDays }: { code: string; netDays: number }) => [code, netDays])).toEqual([
    ['at_once', 0],
    ['net_14', 14],
    ['net_30', 30],
    ['net_7', 7],
  ])
})

it('a term says all of its conditions, and other ones from a date on', async () => {
  const created = await admin.post(path, {
    code: 'net_30_2',
    name: '30 pv netto, 7 pv −2 %',
    versions: [{ validFrom: '2026-01-01', netDays: 30, cashDiscountDays: 7, cashDiscountBp: 200 }],
  })
  expect(created).toMatchObject({
    status: 201,
    body: {
      active: true,
      netDays: 30,
      versions: [{ netDays: 30, cashDiscountDays: 7, cashDiscountBp: 200, lateInterestBp: null }],
    },
  })
  const at = `${path}/${created.body.id}`
  const changed = await admin.post(`${at}/versions`, {
    validFrom: '2099-01-01',
    netDays: 21,
    lateInterestBp: 1150,
  })
  expect(changed).toMatchObject({
    status: 201,
    body: {
      netDays: 30,
      versions: [
        { validTo: '2098-12-31', netDays: 30 },
        { validTo: null, netDays: 21, cashDiscountBp: null, lateInterestBp: 1150 },
      ],
    },
  })
  expect((await admin.get(at)).body).toEqual(changed.body)
})

it('a cash discount that contradicts itself is refused, first and later', async () => {
  const refused = { status: 422, body: { code: 'payment_term_cash_discount_invalid' } }
  const wrong = { validFrom: '2027-01-01', netDays: 7, cashDiscountDays: 14, cashDiscountBp: 200 }
  expect(await admin.post(path, { code: 'odd', name: 'A', versions: [wrong] })).toMatchObject(refused)
  const { net_14 } = world.meri.catalogs.paymentTerms
  expect(await admin.post(`${path}/${net_14}/versions`, wrong)).toMatchObject(refused)
  expect((await admin.get(`${path}/${net_14}`)).body.versions).toHaveLength(1)
})

it.each([
  ['a term of more than a year', { netDays: 366 }, '/versions/0/netDays'],
  ['a negative term', { netDays: -1 }, '/versions/0/netDays'],
  [
    'a discount of more than everything',
    { netDays: 7, cashDiscountBp: 10_001 },
    '/versions/0/cashDiscountBp',
  ],
])('%s is refused by its pointer', async (_, conditions, pointer) => {
  const versions = [{ validFrom: '2026-01-01', ...conditions }]
  expect(await admin.post(path, { code: 'odd', name: 'A', versions })).toMatchObject({
    status: 400,
    body: { errors: [{ pointer }] },
  })
})
