import { describe, expect, it } from 'vitest'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { billingWorld, keyOf } from '../../test/world.ts'

const {
  world,
  admin,
  made,
  members,
  card,
  rulesOf,
  customer,
  project,
  priced,
  approved,
  consume,
  rowsOf,
  sumOf,
} = await billingWorld()
const { catalogs } = world.meri
const { vatRates, vatTreatments, paymentTerms } = catalogs
const contact = await made(`/v1/customers/${customer.id}/contacts`, { name: 'Liisa Laskuttaja' })
let count = 0
const article = (fields: object = {}, version: object = {}): Promise<any> =>
  made('/v1/articles', {
    code: `article-${++count}`,
    name: 'Työ',
    unit: 'h',
    ...fields,
    versions: [{ validFrom: '2013-01-01', vatRateId: vatRates.standard, ...version }],
  })
const agree = (id: string, terms: object) =>
  made(`/v1/projects/${id}/invoicing-terms`, { validFrom: '2020-01-01', ...terms })
await admin.patch(`/v1/customers/${customer.id}`, {
  billing: { paymentTermId: paymentTerms.net_30, vatTreatment: 'domestic' },
  defaultContactId: contact.id,
})
const phaseOf = (id: string, code: string, more: object = {}): Promise<any> =>
  made(`/v1/projects/${id}/phases`, { code, name: code, ...more })

describe('how a row is invoiced', () => {
  it('is by the phase before the one that it lies in, before the project, before the customer, each saying who said it', async () => {
    const { id } = await priced({ billing: 'internal' })
    const outer = await phaseOf(id, '10')
    const inner = await phaseOf(id, '10.1', { parentPhaseId: outer.id, billing: 'fixed', budgetCents: 1000 })
    const row = async () => (await rowsOf(id, '&kind=fee'))[0]
    const nobody = { from: null, fromId: null, since: null }
    expect(await row()).toMatchObject({
      billable: true,
      terms: {
        orderReference: { value: null, ...nobody },
        paymentTerm: { id: paymentTerms.net_30, from: 'customer', fromId: customer.id, since: null },
        contact: { id: contact.id, from: 'customer' },
        article: { id: null, ...nobody },
        vat: { treatmentId: vatTreatments.domestic, rateBp: 2550, category: 'S', from: 'customer' },
      },
    })
    const work = await article()
    await agree(id, { orderReference: 'PO-1', paymentTermId: paymentTerms.net_14, articleId: work.id })
    await agree(id, { phaseId: outer.id, orderReference: 'PO-2', validFrom: '2021-01-01' })
    await agree(id, { phaseId: inner.id, paymentTermId: paymentTerms.net_7 })
    expect((await row()).terms).toMatchObject({
      orderReference: { value: 'PO-2', from: 'phase', fromId: outer.id, since: '2021-01-01' },
      paymentTerm: { id: paymentTerms.net_7, from: 'phase', fromId: inner.id },
      article: { id: work.id, from: 'project', fromId: id, since: '2020-01-01' },
    })
    expect((await sumOf(id)).terms).toMatchObject({
      orderReference: { value: 'PO-1', from: 'project' },
      paymentTerm: { id: paymentTerms.net_14 },
    })
  })

  it('is by the terms and the rate of its own day, and what is billed keeps to that', async () => {
    const { id } = await project({ state: 'active', rateCardId: card.id, customerId: customer.id })
    const [old, fresh] = [await article(), await article({}, { vatRateId: vatRates.reduced })]
    await made(rulesOf(card.id), {
      projectId: id,
      versions: [
        { validFrom: '2020-01-01', rateCentsPerHour: 6000, articleId: old.id },
        { validFrom: '2025-07-01', rateCentsPerHour: 7000, articleId: fresh.id },
      ],
    })
    await agree(id, { orderReference: 'PO-2024' })
    await agree(id, { orderReference: 'PO-2026', validFrom: '2026-01-01' })
    for (const date of ['2024-08-31', '2024-09-02', '2025-12-31', '2026-01-02']) await approved(date, id)
    const rows = await rowsOf(id)
    expect(
      rows.map(({ date, terms }) => [
        date,
        terms.orderReference.value,
        terms.article.id,
        terms.article.from,
        terms.vat.rateBp,
      ]),
    ).toEqual([
      ['2024-08-31', 'PO-2024', old.id, 'rate', 2400],
      ['2024-09-02', 'PO-2024', old.id, 'rate', 2550],
      ['2025-12-31', 'PO-2024', fresh.id, 'rate', 1400],
      ['2026-01-02', 'PO-2026', fresh.id, 'rate', 1350],
    ])
    expect(rows[0].terms.article.fromId).toBe(rows[0].rule.ruleId)
  })

  it('has other terms of the same day in place of those before, and what those alone said is inherited again', async () => {
    const { id } = await priced()
    await agree(id, { orderReference: 'Wrong', paymentTermId: paymentTerms.at_once })
    await agree(id, { orderReference: 'Right' })
    await approved('2026-04-01', id)
    expect((await rowsOf(id))[0].terms).toMatchObject({
      orderReference: { value: 'Right' },
      paymentTerm: { id: paymentTerms.net_30, from: 'customer' },
    })
    const { items } = (await admin.get(`/v1/projects/${id}/invoicing-terms`)).body
    expect(items.map(({ orderReference }: any) => orderReference)).toEqual(['Wrong', 'Right'])
  })
})

describe('value added tax', () => {
  it('is reversed where the customer sells construction services and the article is one, and nowhere else', async () => {
    const builder = await made('/v1/customers', { name: 'Rakennus Oy', code: 'rakennus' })
    await admin.patch(`/v1/customers/${builder.id}`, {
      billing: { vatTreatment: 'construction_reverse_charge' },
    })
    const { id } = await priced({ customerId: builder.id })
    await approved('2026-04-02', id)
    const row = async () => (await rowsOf(id))[0]
    expect(await row()).toMatchObject({
      obstacle: 'article_missing',
      billable: false,
      terms: { vat: { rateBp: null, category: null, from: 'customer' } },
    })
    expect(await sumOf(id)).toMatchObject({ cents: 0, heldCents: 6000 })
    expect(await consume([keyOf(await row())])).toBe('source_row_not_billable')
    const [building, planning] = [await article({ constructionService: true }), await article()]
    await agree(id, { articleId: planning.id })
    expect(await row()).toMatchObject({
      obstacle: null,
      terms: {
        vat: { treatmentId: vatTreatments.domestic, rateBp: 2550, from: 'article', fromId: planning.id },
      },
    })
    await agree(id, { articleId: building.id })
    expect(await row()).toMatchObject({
      obstacle: null,
      terms: {
        vat: {
          treatmentId: vatTreatments.construction_reverse_charge,
          rateId: null,
          rateBp: 0,
          category: 'AE',
          from: 'customer',
          fromId: builder.id,
        },
      },
    })
    expect(await consume([keyOf(await row())])).toEqual([6000])
  })

  it('is that of the article where it says one, of the project before the customer, and cannot be told without a rate of the day', async () => {
    const { id } = await priced()
    await approved('2026-04-03', id)
    const vat = async () => (await rowsOf(id))[0].terms.vat
    await agree(id, { vatTreatmentId: vatTreatments.intra_community_services })
    expect(await vat()).toMatchObject({ category: 'AE', rateBp: 0, from: 'project', since: '2020-01-01' })
    const care = await article({}, { vatTreatmentId: vatTreatments.exempt })
    await agree(id, { vatTreatmentId: vatTreatments.intra_community_services, articleId: care.id })
    expect(await vat()).toMatchObject({ category: 'E', rateBp: 0, from: 'article', fromId: care.id })
    const later = await article({}, { validFrom: '2027-01-01' })
    await agree(id, { articleId: later.id })
    expect((await rowsOf(id))[0]).toMatchObject({
      obstacle: 'vat_missing',
      terms: { vat: { treatmentId: null, rateBp: null } },
    })
  })
})

it('a row is billed only with what its terms require, and says what it lacks', async () => {
  const { body: poor } = await admin.post('/v1/customers', { name: 'Tilaaja Oy', code: 'tilaaja' })
  const { id } = await priced({ customerId: poor.id })
  await approved('2026-04-06', id)
  const row = async () => (await rowsOf(id))[0]
  expect((await row()).obstacle).toBeNull()
  const person = await made(`/v1/customers/${poor.id}/contacts`, { name: 'Olli Ostaja' })
  const work = await article()
  const required = ['order_reference', 'payment_term', 'invoice_contact', 'article']
  const steps: [string, object][] = [
    ['order_reference_missing', {}],
    ['payment_term_missing', { orderReference: 'PO-9' }],
    ['invoice_contact_missing', { orderReference: 'PO-9', paymentTermId: paymentTerms.net_14 }],
    ['article_missing', { orderReference: 'PO-9', paymentTermId: paymentTerms.net_14, contactId: person.id }],
  ]
  for (const [obstacle, terms] of steps) {
    await agree(id, { ...terms, required })
    expect(await row()).toMatchObject({ obstacle, billable: false, terms: { required } })
    expect(await consume([keyOf(await row())])).toBe('source_row_not_billable')
  }
  await agree(id, { ...steps[3]?.[1], articleId: work.id, required })
  expect(await row()).toMatchObject({ obstacle: null, billable: true, terms: { contact: { id: person.id } } })
  await admin.post(`/v1/customers/${poor.id}/contacts/${person.id}/deactivate`, {})
  expect(await row()).toMatchObject({ obstacle: 'invoice_contact_missing', terms: { contact: { id: null } } })
})

describe('terms', () => {
  it.each([
    ['project_phase_not_found', 404, { phaseId: newId() }],
    ['payment_term_not_found', 404, { paymentTermId: world.tunturi.catalogs.paymentTerms.net_14 }],
    ['crm_contact_not_found', 404, { contactId: newId() }],
    ['vat_treatment_not_found', 404, { vatTreatmentId: world.tunturi.catalogs.vatTreatments.exempt }],
    ['article_not_found', 404, { articleId: newId() }],
  ])('are refused with %s (%i)', async (code, status, terms) => {
    const { id } = await priced()
    const body = { validFrom: '2026-01-01', ...terms }
    expect(await admin.post(`/v1/projects/${id}/invoicing-terms`, body)).toMatchObject({
      status,
      body: { code },
    })
    expect((await admin.get(`/v1/projects/${id}/invoicing-terms`)).body).toEqual({ items: [] })
  })

  it('are refused of a phase of another project, a contact of another customer, and a closed project', async () => {
    const [{ id }, other] = [await priced(), await priced()]
    const at = `/v1/projects/${id}/invoicing-terms`
    const refused = async (terms: object) =>
      (await admin.post(at, { validFrom: '2026-01-01', ...terms })).body.code
    const foreign = await phaseOf(other.id, '10')
    expect(await refused({ phaseId: foreign.id })).toBe('project_phase_not_found')
    const { body: stranger } = await admin.post('/v1/customers', { name: 'Vieras Oy', code: 'vieras' })
    const person = await made(`/v1/customers/${stranger.id}/contacts`, { name: 'Vilma Vieras' })
    expect(await refused({ contactId: person.id })).toBe('crm_contact_customer_mismatch')
    expect((await admin.post(`/v1/projects/${id}/close`, {})).status).toBe(200)
    expect(await refused({ orderReference: 'Late' })).toBe('project_closed')
    expect(await world.as('sanna').get(at)).toMatchObject({ status: 402 })
    expect((await admin.get(`/v1/projects/${newId()}/invoicing-terms`)).body.code).toBe('project_not_found')
  })

  it('are tried before they are agreed on, and told in the audit trail', async () => {
    const { id } = await priced()
    const at = `/v1/projects/${id}/invoicing-terms`
    const wanted = { validFrom: '2026-01-01', orderReference: 'PO-7' }
    expect((await admin.post(at, { ...wanted, dryRun: true })).body).toMatchObject(wanted)
    expect((await admin.get(at)).body.items).toEqual([])
    const terms = await agree(id, wanted)
    const lines = await world.database.owner<{ action: string }>(
      'select action from audit_entries where target_id = $1',
      [terms.id],
    )
    expect(lines.map(({ action }) => action)).toEqual(['invoicing_terms.add'])
  })
})

describe('who bills, by the role', () => {
  const finance = world.as('lumi')

  it('reads what is to be billed and how, agrees on terms, and reads no project otherwise than before', async () => {
    const { id } = await priced()
    await agree(id, { orderReference: 'PO-8', contactId: contact.id })
    await approved('2026-04-07', id)
    const rows = await finance.get(`/v1/invoicing/unbilled/rows?projectId=${id}&asOf=2027-01-01`)
    expect(rows).toMatchObject({
      status: 200,
      body: {
        items: [
          {
            cents: 6000,
            membershipId: members.veera.id,
            terms: { orderReference: { value: 'PO-8' }, contact: { id: contact.id }, vat: { rateBp: 2550 } },
          },
        ],
      },
    })
    expect(rows.body.items).toEqual(await rowsOf(id))
    const sums = await finance.get('/v1/invoicing/unbilled?asOf=2027-12-31&limit=100')
    expect(sums.body.items.find(({ projectId }: any) => projectId === id)).toEqual(await sumOf(id))
    const at = `/v1/projects/${id}/invoicing-terms`
    expect(await finance.post(at, { validFrom: '2026-05-01', orderReference: 'PO-10' })).toMatchObject({
      status: 201,
    })
    expect((await finance.get(at)).body.items).toHaveLength(2)
    expect((await finance.patch(`/v1/projects/${id}`, { name: 'Toinen' })).status).toBe(403)
  })

  it('is not who sells, works or plans: they get no rows; who manages projects gets nothing of what customers hide', async () => {
    const path = '/v1/invoicing/unbilled/rows?asOf=2027-01-01'
    for (const name of ['sisu', 'otso', 'veera', 'helmi', 'tauno'] as const) {
      expect(await world.as(name).get(path)).toMatchObject({
        status: 403,
        body: { code: 'insufficient_role' },
      })
      expect((await world.as(name).get('/v1/invoicing/unbilled')).status).toBe(403)
    }
    const secrets = { buyerReference: 'OST-SECRET', vatId: 'FI23456780', invoiceEmail: 'l@x.example' }
    expect((await admin.patch(`/v1/customers/${customer.id}`, { billing: secrets })).status).toBe(200)
    const { body } = await world.as('eero').get(path)
    expect(body.items.length).toBeGreaterThan(0)
    expect(JSON.stringify(body)).not.toMatch(/OST-SECRET|FI23456780|l@x\.example/)
  })
})
