import { expect, it } from 'vitest'
import { startWorld } from '../../../../../test/world/world.ts'

const world = await startWorld()
const admin = world.as('aino')
const byCode = (items: readonly any[]) => Object.fromEntries(items.map(item => [item.code, item]))

it('an organisation begins with the rates of the law by their dates, which every key may read', async () => {
  const { body } = await world.as('onni').get('/v1/vat-rates')
  const periods = Object.fromEntries(
    body.items.map(({ code, versions }: any) => [
      code,
      versions.map(({ validFrom, validTo, rateBp }: any) => [validFrom, validTo, rateBp]),
    ]),
  )
  expect(periods).toEqual({
    standard: [
      ['2013-01-01', '2024-08-31', 2400],
      ['2024-09-01', null, 2550],
    ],
    reduced: [
      ['2013-01-01', '2025-12-31', 1400],
      ['2026-01-01', null, 1350],
    ],
    lowest: [['2013-01-01', null, 1000]],
    zero: [['2013-01-01', null, 0]],
  })
})

it('and with the treatments of the act, of which each that bears no tax for a reason says it in three languages', async () => {
  const { body } = await world.as('onni').get('/v1/vat-treatments')
  const treatments = byCode(body.items)
  expect(body.items.map(({ code, taxed, category }: any) => [code, taxed, category])).toEqual([
    ['construction_reverse_charge', false, 'AE'],
    ['domestic', true, 'S'],
    ['exempt', false, 'E'],
    ['export', false, 'G'],
    ['export_services', false, 'O'],
    ['intra_community', false, 'K'],
    ['intra_community_services', false, 'AE'],
    ['scrap_reverse_charge', false, 'AE'],
    ['small_business', false, 'E'],
    ['zero_rated', false, 'Z'],
  ])
  expect(treatments['construction_reverse_charge'].versions[0]).toMatchObject({
    buyerVatIdNeeded: true,
    onlyForConstruction: true,
    invoiceText: {
      fi: 'Käännetty verovelvollisuus, AVL 8 c §',
      sv: 'Omvänd skattskyldighet, ML 8 c §',
    },
  })
  expect(treatments['domestic'].versions[0].invoiceText).toBeNull()
})

it('a rate changes from a day on, and what was before stays', async () => {
  const at = `/v1/vat-rates/${world.meri.catalogs.vatRates.lowest}`
  const changed = await admin.post(`${at}/versions`, { validFrom: '2099-01-01', rateBp: 900 })
  expect(changed).toMatchObject({
    status: 201,
    body: { rateBp: 1000, versions: [{ validTo: '2098-12-31', rateBp: 1000 }, { rateBp: 900 }] },
  })
})

it('codes never change, because customers and invoices name treatments by them', async () => {
  for (const at of [
    `/v1/vat-rates/${world.meri.catalogs.vatRates.zero}`,
    `/v1/vat-treatments/${world.meri.catalogs.vatTreatments.export}`,
  ])
    expect(await admin.patch(at, { code: 'other' })).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/code' }] },
    })
})

it('nobody but org.admin writes them, and those of another organisation are missing', async () => {
  const refused = { status: 403, body: { code: 'insufficient_role' } }
  const version = { validFrom: '2030-01-01', rateBp: 100 }
  const at = `/v1/vat-rates/${world.meri.catalogs.vatRates.standard}`
  expect(await world.as('onni').post(`${at}/versions`, version)).toMatchObject(refused)
  const missing = (code: string) => ({ status: 404, body: { code } })
  expect(await world.as('sanna').get(at)).toMatchObject(missing('vat_rate_not_found'))
  expect(
    await world.as('sanna').get(`/v1/vat-treatments/${world.meri.catalogs.vatTreatments.export}`),
  ).toMatchObject(missing('vat_treatment_not_found'))
})
