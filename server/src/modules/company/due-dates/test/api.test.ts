import { expect, it } from 'vitest'
import { startWorld } from '../../../../../test/world/world.ts'

const world = await startWorld()
const admin = world.as('aino')
const path = '/v1/payment-terms'

const made = async (code: string, conditions: object, validFrom = '2020-01-01') =>
  (await admin.post(path, { code, name: code, versions: [{ validFrom, ...conditions }] })).body

it('a term that says nothing of months and banks counts days from the invoice, as before', async () => {
  const { net_14 } = world.meri.catalogs.paymentTerms
  const { body: term } = await admin.get(`${path}/${net_14}`)
  expect(term.versions).toMatchObject([{ fromEndOfMonth: false, toBankDay: false }])
  expect(await world.as('onni').get(`${path}/${net_14}/due-date?invoiceDate=2026-12-12`)).toMatchObject({
    status: 200,
    body: {
      paymentTermId: net_14,
      versionId: term.versions[0].versionId,
      dueDate: '2026-12-26',
      cashDiscountDate: null,
      explain: { countedFrom: '2026-12-12', due: { days: 14, passedOver: [] }, cashDiscount: null },
    },
  })
})

it('the version of the date of the invoice counts, by the holidays of the organisation', async () => {
  const term = await made('month_14', {
    netDays: 24,
    cashDiscountDays: 6,
    cashDiscountBp: 200,
    fromEndOfMonth: true,
    toBankDay: true,
  })
  const at = `${path}/${term.id}`
  const later = await admin.post(`${at}/versions`, { validFrom: '2027-01-01', netDays: 7 })
  expect(later.body.versions).toMatchObject([
    { fromEndOfMonth: true, toBankDay: true },
    { fromEndOfMonth: false, toBankDay: false },
  ])
  const due = async (invoiceDate: string) =>
    (await admin.get(`${at}/due-date?invoiceDate=${invoiceDate}`)).body

  const first = await due('2026-11-16')
  expect(first).toMatchObject({
    dueDate: '2026-12-28',
    cashDiscountDate: '2026-12-07',
    explain: { fromEndOfMonth: true, toBankDay: true, countedFrom: '2026-11-30' },
  })
  expect(await due('2027-01-01')).toMatchObject({
    versionId: later.body.versions[1].versionId,
    dueDate: '2027-01-08',
    cashDiscountDate: null,
  })

  await admin.delete('/v1/holidays/2026-12-24/christmas_eve')
  expect(await due('2026-11-16')).toMatchObject({ dueDate: '2026-12-24' })
  await admin.post('/v1/holidays/2026-12-24/christmas_eve/restore')
  const closed = { date: '2026-12-28', code: 'banks_closed', name: { fi: 'Suljettu' }, kind: 'public' }
  await admin.post('/v1/holidays', closed)
  expect((await due('2026-11-16')).explain.due.passedOver.at(-1)).toEqual({
    date: '2026-12-28',
    reason: 'bank_holiday',
    holidayCode: 'banks_closed',
  })
})

it('a date before the first version, or between two, is refused', async () => {
  const term = await made('broken', { netDays: 7, validTo: '2026-06-30' }, '2026-01-01')
  await admin.post(`${path}/${term.id}/versions`, { validFrom: '2026-09-01', netDays: 9 })
  const at = (invoiceDate: string) => admin.get(`${path}/${term.id}/due-date?invoiceDate=${invoiceDate}`)
  for (const invoiceDate of ['2025-12-31', '2026-07-01', '2026-08-31'])
    expect(await at(invoiceDate)).toMatchObject({ status: 422, body: { code: 'payment_term_not_in_force' } })
  for (const invoiceDate of ['2026-01-01', '2026-06-30', '2026-09-01'])
    expect(await at(invoiceDate)).toMatchObject({ status: 200 })
})

it('a term that is taken out of use still tells, another organisation’s and no date do not', async () => {
  const term = await made('old', { netDays: 10 })
  await admin.patch(`${path}/${term.id}`, { active: false })
  const at = `${path}/${term.id}/due-date`
  expect(await admin.get(`${at}?invoiceDate=2899-12-31`)).toMatchObject({
    status: 200,
    body: { dueDate: '2900-01-10' },
  })
  expect(await world.as('sanna').get(`${at}?invoiceDate=2026-11-20`)).toMatchObject({
    status: 404,
    body: { code: 'payment_term_not_found' },
  })
  for (const query of ['', '?invoiceDate=2026-02-30', '?invoiceDate=2900-01-01'])
    expect(await admin.get(at + query)).toMatchObject({ status: 400 })
})
