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

it('each step of the count is a reason, said in the language of the reader', async () => {
  const term = await made('steps_month', { netDays: 26, fromEndOfMonth: true, toBankDay: true })
  const read = async (id: string, invoiceDate: string, language: string) => {
    const { body, headers } = await admin.get(`${path}/${id}/due-date?invoiceDate=${invoiceDate}`, {
      'accept-language': language,
    })
    expect(headers['content-language']).toBe(language)
    return body.explain.due.steps
  }
  const told = (steps: any[]) => steps.map(({ detail }) => detail)
  const english = await read(term.id, '2027-02-16', 'en')
  const called = { fi: 'steps_month', sv: 'steps_month', en: 'steps_month' }
  const holidays = {
    friday: { fi: 'Pitkäperjantai', sv: 'Långfredagen', en: 'Good Friday' },
    monday: { fi: 'Toinen pääsiäispäivä', sv: 'Annandag påsk', en: 'Easter Monday' },
  }
  expect(english.map(({ code, values }: any) => [code, values])).toEqual([
    ['counted_from_month_end', { days: 26, from: '2027-02-28', term: called, to: '2027-03-26' }],
    ['passed_over_bank_holiday', { date: '2027-03-26', holiday: holidays.friday }],
    ['passed_over_weekend', { date: '2027-03-27', day: 'saturday' }],
    ['passed_over_weekend', { date: '2027-03-28', day: 'sunday' }],
    ['passed_over_bank_holiday', { date: '2027-03-29', holiday: holidays.monday }],
    ['moved_to_bank_day', { date: '2027-03-30' }],
  ])
  expect(told(english)).toEqual([
    '26 days from the end of the month of the invoice 2027-02-28 by the payment term “steps_month”: 2027-03-26.',
    '2027-03-26 is a bank holiday: Good Friday.',
    '2027-03-27 is a Saturday.',
    '2027-03-28 is a Sunday.',
    '2027-03-29 is a bank holiday: Easter Monday.',
    'The next bank day is 2027-03-30.',
  ])
  expect(told(await read(term.id, '2027-02-16', 'fi'))).toEqual([
    '26 päivää laskun kuukauden lopusta 28.2.2027 maksuehdon ”steps_month” mukaan: 26.3.2027.',
    '26.3.2027 on pankkien vapaapäivä: Pitkäperjantai.',
    '27.3.2027 on lauantai.',
    '28.3.2027 on sunnuntai.',
    `29.3.2027 on pankkien vapaapäivä: ${holidays.monday.fi}.`,
    'Seuraava pankkipäivä on 30.3.2027.',
  ])
  const { net_14 } = world.meri.catalogs.paymentTerms
  expect(told(await read(net_14, '2026-12-12', 'sv'))).toEqual([
    '14 dagar från fakturans datum 12.12.2026 enligt betalningsvillkoret ”14 dagar netto”: 26.12.2026.',
  ])
})

it('the cash discount has steps of its own', async () => {
  const conditions = { netDays: 14, cashDiscountDays: 1, cashDiscountBp: 200, toBankDay: true }
  const term = await made('steps_discount', conditions)
  const { body } = await admin.get(`${path}/${term.id}/due-date?invoiceDate=2026-11-20`)
  expect(body).toMatchObject({ dueDate: '2026-12-04', cashDiscountDate: '2026-11-23' })
  const { due, cashDiscount } = body.explain
  expect(due.steps.map(({ code }: any) => code)).toEqual(['counted_from_invoice'])
  expect(cashDiscount.steps.map(({ detail }: any) => detail)).toEqual([
    '1 day from the date of the invoice 2026-11-20 by the payment term “steps_discount”: 2026-11-21.',
    '2026-11-21 is a Saturday.',
    '2026-11-22 is a Sunday.',
    'The next bank day is 2026-11-23.',
  ])
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
