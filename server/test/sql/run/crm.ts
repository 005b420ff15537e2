import { announced, png } from '../../../src/modules/records/attachments/test/uploads.ts'
import type { World } from '../../world/world.ts'
import { ok } from './outcome.ts'

/** Deals, leads and activities with all that may hang on them, as they come, move and end. */
export async function crm(world: World): Promise<void> {
  const [admin, sales] = [world.as('aino'), world.as('sisu')]
  const { sisu, eero } = world.meri.members
  const post = (path: string, body: object = {}) => ok(admin.post(path, body))

  const customer = await post('/v1/customers', { name: 'Myynnin Oy', code: 'myynti' })
  const at = `/v1/customers/${customer.id}`
  const contact = await post(`${at}/contacts`, { name: 'Myynti Meri', email: 'meri@myynti.example' })
  const field = (kind: string) =>
    post('/v1/custom-fields', { kind, key: 'size', type: 'number', name: 'Koko' })
  for (const kind of ['deal', 'lead', 'activity', 'contact']) await field(kind)

  const stage = (code: string) => ({ code, name: code, probabilityBp: 1000 })
  const pipeline = await post('/v1/crm/pipelines', {
    code: 'story',
    name: 'Tarina',
    stages: [stage('first'), stage('second'), stage('third')],
  })
  const [first, second, third] = pipeline.stages.map(({ id }: { id: string }) => id)
  const product = await post('/v1/crm/products', {
    code: 'story',
    name: 'Tunti',
    unit: 'h',
    versions: [{ validFrom: '2020-01-01', unitPriceCents: 5000 }],
  })
  const deal = await post('/v1/crm/deals', {
    title: 'Tarina',
    customerId: customer.id,
    contacts: [{ contactId: contact.id }],
    stageId: first,
    lines: [{ productId: product.id, quantityMilli: 1000 }],
    customFields: { size: 1 },
    externalSource: 'erp',
    externalId: 'story',
  })
  const ofDeal = `/v1/crm/deals/${deal.id}`
  await ok(admin.patch(ofDeal, { contacts: [], lines: [] }))
  await ok(admin.patch(ofDeal, { valueCents: 100, contacts: [{ contactId: contact.id }] }))
  await post(`${ofDeal}/change-stage`, { stageId: second })
  await post('/v1/crm/deals/change-stage', { stageId: third, deals: [{ dealId: deal.id }] })
  await post(`/v1/crm/pipelines/${pipeline.id}/stages/${third}/deactivate`, { toStageId: first })

  const outcome = await post('/v1/crm/activity-outcomes', {
    code: 'story',
    name: 'Tavoitettu',
    activityTypes: ['call'],
  })
  const activity = await post('/v1/crm/activities', {
    type: 'call',
    subject: 'Tarina',
    ownerMembershipId: sisu.id,
    customerId: customer.id,
    contactId: contact.id,
    dealId: deal.id,
    dueAt: '2026-03-02T09:00:00Z',
    recurrence: 'FREQ=WEEKLY',
    customFields: { size: 1 },
    externalSource: 'erp',
    externalId: 'story',
  })
  await post(`/v1/crm/activities/${activity.id}/complete`, { outcomeCode: outcome.code })

  for (const sourceId of [null, (await post('/v1/crm/lead-sources', { code: 'story', name: 'Messut' })).id])
    await post('/v1/crm/lead-assignments', { sourceId, membershipIds: [sisu.id, eero.id] })
  const lead = await post('/v1/crm/leads', {
    title: 'Tarina',
    organisationName: 'Myynnin Oy',
    contact: { name: 'Myynti Meri', email: 'meri@myynti.example', phone: '+358401234567' },
    customFields: { size: 1 },
    externalSource: 'erp',
    externalId: 'story',
  })
  await ok(sales.get(`/v1/crm/leads/${lead.id}/duplicates`))
  await post(`/v1/crm/leads/${lead.id}/convert`, {
    customer: { id: customer.id },
    contact: { id: contact.id },
    deal: {},
  })
  await post(`/v1/crm/leads/${(await post('/v1/crm/leads', { title: 'Uusi' })).id}/convert`, {
    customer: { create: { name: 'Uusi Oy' } },
    contact: null,
    deal: null,
  })
  for (const target of [
    { type: 'customer', id: customer.id },
    { type: 'contact', id: contact.id },
    { type: 'deal', id: deal.id },
    { type: 'activity', id: activity.id },
    { type: 'lead', id: (await post('/v1/crm/leads', { title: 'Liitteineen' })).id },
  ])
    await post('/v1/attachments', announced(png, target))
  await post('/v1/customers', { name: 'Myynnin Oy' })
  await post(`/v1/memberships/${sisu.id}/deactivate`, { dryRun: true })
  for (const path of [
    '/v1/customers/duplicates?by=name',
    '/v1/customers/register-lookup?businessId=9100010-1',
    `${at}/timeline`,
    `${ofDeal}/timeline`,
    `${at}/overview`,
    `${at}/duplicates`,
  ])
    await ok(admin.get(path))

  const { url } = await post('/v1/me/calendar-feed')
  const { pathname } = new URL(url)
  await ok(admin.get(pathname))
}

/** Rows of what is sold to whom, that make records and change others; and each import undone. */
export async function crmImports(world: World): Promise<void> {
  const admin = world.as('aino')
  const bring = async (register: string, rows: readonly object[]) => {
    const answer = await ok(admin.post(`/v1/imports/${register}`, { rows }))
    for (const { status, code } of answer.results)
      if (status === 'error') throw new Error(`a row of ${register} was refused: ${code}`)
    return answer
  }
  const reference = { externalSource: 'erp', externalId: 'row' }
  const tags = ['row_1', 'row_2']
  for (const code of tags) await ok(admin.post('/v1/customer-tags', { code, name: code }))

  const company = { ...reference, code: 'row', name: 'Rivin Oy' }
  const person = { ...reference, name: 'Riina Rivi', email: 'riina@rivi.example', customerCode: 'row' }
  const deal = { ...reference, title: 'Rivi', customerCode: 'row', contactEmails: 'riina@rivi.example' }
  const lead = { ...reference, title: 'Rivi', email: 'riina@rivi.example' }
  const activity = {
    ...reference,
    type: 'call',
    subject: 'Rivi',
    customerCode: 'row',
    owner: 'sisu@meri.example',
  }
  const rows: readonly (readonly [string, object, object, object])[] = [
    ['customers', company, { tags: tags.join(', '), customFields: { area: 'north' } }, { tags: tags[0] }],
    ['contacts', person, { phone: '1', customFields: { size: '1' } }, { phone: '2' }],
    ['leads', lead, { phone: '1', customFields: { size: '1' } }, { phone: '2' }],
    ['deals', deal, { stage: 'second', pipeline: 'story', customFields: { size: '1' } }, { stage: 'first' }],
    ['activities', activity, { outcomeCode: 'story', doneAt: '2026-02-02 09:00' }, { notes: 'Hyvin.' }],
  ]
  for (const [register, row, more] of rows) await bring(register, [{ ...row, ...more }])
  const changes = []
  for (const [register, row, more, change] of rows)
    changes.push(
      await bring(register, [
        { ...row, ...more, ...change },
        { ...row, ...more, ...change, ...fresh(register) },
      ]),
    )
  for (const { importId } of changes.toReversed()) await ok(admin.post(`/v1/imports/${importId}/undo`, {}))
  const other = { email: 'lasse@rivi.example', name: 'Lasse Linkki' }
  await bring('contacts', [{ ...other, customerCode: 'row' }])
  const linked = await bring('contacts', [{ ...other, customerCode: 'myynti' }])
  await ok(admin.post(`/v1/imports/${linked.importId}/undo`, {}))
  const [{ id }] = (await ok(admin.get('/v1/customers?code=row'))).items
  const contacts: any[] = (await ok(admin.get(`/v1/customers/${id}/contacts`))).items
  const { id: defaultContactId } = contacts.find(({ email }) => email === 'riina@rivi.example')
  await ok(admin.patch(`/v1/customers/${id}`, { defaultContactId }))
  await bring('contacts', [{ email: 'riina@rivi.example', customerCode: 'row', active: false }])
}

/** What makes a second row another record. */
const fresh = (register: string): object => ({
  externalId: 'row_2',
  ...(register === 'customers' && { code: 'row_2' }),
  ...(register === 'contacts' && { email: 'toinen@rivi.example' }),
})
