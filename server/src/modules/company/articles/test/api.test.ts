import { expect, it } from 'vitest'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { startWorld } from '../../../../../test/world/world.ts'

const world = await startWorld()
const admin = world.as('aino')
const { vatRates, vatTreatments } = world.meri.catalogs
const path = '/v1/articles'
let made = 0
const article = (...versions: object[]) => ({
  code: `article-${++made}`,
  name: 'Asennustyö',
  unit: 'h',
  versions: versions.map(each => ({ validFrom: '2026-01-01', vatRateId: vatRates.standard, ...each })),
})

it('an article has a price in millionths of a euro, a rate, a treatment and an account, by date', async () => {
  const created = await admin.post(path, {
    ...article({ unitPriceMicros: 12_345_678_901, accountCode: '3000' }),
    constructionService: true,
  })
  expect(created).toMatchObject({
    status: 201,
    body: {
      constructionService: true,
      unitPriceMicros: 12_345_678_901,
      vatRateId: vatRates.standard,
      versions: [{ vatTreatmentId: null, accountCode: '3000' }],
    },
  })
  const at = `${path}/${created.body.id}`
  const changed = await admin.post(`${at}/versions`, {
    validFrom: '2099-01-01',
    vatRateId: vatRates.zero,
    vatTreatmentId: vatTreatments.exempt,
  })
  expect(changed).toMatchObject({
    status: 201,
    body: {
      vatRateId: vatRates.standard,
      versions: [
        { validTo: '2098-12-31', unitPriceMicros: 12_345_678_901 },
        { vatRateId: vatRates.zero, vatTreatmentId: vatTreatments.exempt, unitPriceMicros: null },
      ],
    },
  })
  expect((await admin.get(at)).body).toEqual(changed.body)
})

it('a rate or treatment that is not there, of another organisation or out of use is refused, first and later', async () => {
  const { body: existing } = await admin.post(path, article({}))
  const { body: retired } = await admin.post('/v1/vat-rates', {
    code: 'retired',
    name: 'Vanha',
    versions: [{ validFrom: '2013-01-01', rateBp: 900 }],
  })
  await admin.patch(`/v1/vat-rates/${retired.id}`, { active: false })
  for (const vatRateId of [newId(), world.tunturi.catalogs.vatRates.standard, retired.id]) {
    const refused = { status: 404, body: { code: 'vat_rate_not_found' } }
    expect(await admin.post(path, article({ vatRateId }))).toMatchObject(refused)
    expect(
      await admin.post(`${path}/${existing.id}/versions`, { validFrom: '2030-01-01', vatRateId }),
    ).toMatchObject(refused)
  }
  const vatTreatmentId = world.tunturi.catalogs.vatTreatments.exempt
  expect(await admin.post(path, article({ vatTreatmentId }))).toMatchObject({
    status: 404,
    body: { code: 'vat_treatment_not_found' },
  })
})

it('who bills, sells or reads projects reads articles with their prices; employees do not, and only org.admin writes', async () => {
  const { body: existing } = await admin.post(path, article({ unitPriceMicros: 1 }))
  const refused = { status: 403, body: { code: 'insufficient_role' } }
  for (const name of ['lumi', 'sisu', 'eero'] as const) {
    const reader = world.as(name)
    expect(await reader.get(`${path}/${existing.id}`)).toMatchObject({ status: 200, body: existing })
    expect(await reader.post(path, article({}))).toMatchObject(refused)
  }
  expect(await world.as('onni').get(path)).toMatchObject(refused)
  expect(await world.as('sanna').get(`${path}/${existing.id}`)).toMatchObject({
    status: 404,
    body: { code: 'article_not_found' },
  })
})

it('a product of the price list says by which article it is invoiced, and keeps its own price', async () => {
  const { body: sold } = await admin.post(path, article({ unitPriceMicros: 1 }))
  const product = await admin.post('/v1/crm/products', {
    code: 'with-article',
    name: 'Asennustyö',
    unit: 'h',
    articleId: sold.id,
    versions: [{ validFrom: '2026-01-01', unitPriceCents: 8500 }],
  })
  expect(product).toMatchObject({ status: 201, body: { articleId: sold.id, unitPriceCents: 8500 } })
  const at = `/v1/crm/products/${product.body.id}`
  expect(await admin.patch(at, { articleId: newId() })).toMatchObject({
    status: 404,
    body: { code: 'article_not_found' },
  })
  await admin.patch(`${path}/${sold.id}`, { active: false })
  expect(await admin.patch(at, { name: 'Asennus', articleId: sold.id })).toMatchObject({ status: 200 })
  expect(await admin.patch(at, { articleId: null })).toMatchObject({ status: 200, body: { articleId: null } })
  expect(await admin.patch(at, { articleId: sold.id })).toMatchObject({
    status: 404,
    body: { code: 'article_not_found' },
  })
})

it('a change or a new version that has not seen the last change is refused, and changes nothing', async () => {
  const { body: existing } = await admin.post(path, article({ unitPriceMicros: 1 }))
  const at = `${path}/${existing.id}`
  const expectedUpdatedAt = '2020-01-01T00:00:00.000Z'
  for (const late of [
    await admin.patch(at, { name: 'Toinen', expectedUpdatedAt }),
    await admin.post(`${at}/versions`, {
      validFrom: '2030-01-01',
      vatRateId: vatRates.zero,
      expectedUpdatedAt,
    }),
  ])
    expect(late).toMatchObject({ status: 409, body: { code: 'article_stale' } })
  expect((await admin.get(at)).body).toEqual(existing)
})
