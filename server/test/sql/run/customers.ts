import type { World } from '../../world/world.ts'
import { ok } from './outcome.ts'

/** Customers with tags, custom fields and contacts, as they come, change and end; and the list by what they have. */
export async function customers(world: World): Promise<void> {
  const [admin, sales] = [world.as('aino'), world.as('sisu')]
  const options = [
    { code: 'south', name: 'Etelä' },
    { code: 'north', name: 'Pohjoinen' },
  ]
  const wanted = { kind: 'customer', key: 'area', type: 'options', name: 'Alue', options }
  const field = await ok(admin.post('/v1/custom-fields', wanted))
  await ok(admin.patch(`/v1/custom-fields/${field.id}`, { options }))
  const [first, second] = [
    await ok(admin.post('/v1/customer-tags', { code: 'story_1', name: 'A' })),
    await ok(admin.post('/v1/customer-tags', { code: 'story_2', name: 'B' })),
  ]
  const group = await ok(admin.post('/v1/customer-groups', { code: 'story', name: 'Ryhmä' }))
  const customer = await ok(
    admin.post('/v1/customers', {
      name: 'Tarina Oy',
      code: 'story',
      externalSource: 'erp',
      externalId: 'story',
      businessId: '2345678-0',
      ownerMembershipId: world.meri.members.sisu.id,
      customerGroupId: group.id,
      tags: [first.id],
      customFields: { area: ['south', 'north'] },
      billing: { paymentTermId: world.meri.catalogs.paymentTerms.net_14 },
    }),
  )
  const at = `/v1/customers/${customer.id}`
  await ok(admin.patch(at, { tags: [second.id], customFields: { area: ['north'] } }))
  for (const client of [admin, sales])
    for (const query of [
      'cf[area]=north',
      `tagId=${second.id}`,
      `ownerMembershipId=${world.meri.members.sisu.id}`,
      'code=story',
      'externalSource=erp&externalId=story',
      'unowned=true',
      'idleDays=30',
      'q=tarina',
      'sort=openPipelineCents&direction=asc',
      'sort=lastActivityAt',
    ])
      await ok(client.get(`/v1/customers?${query}`))

  const reference = { externalSource: 'erp', externalId: 'story' }
  const contact = await ok(sales.post(`${at}/contacts`, { name: 'Satu Satu', ...reference }))
  await ok(sales.post(`${at}/contacts`, { name: 'Taru Toinen', primary: true }))
  await ok(admin.patch(at, { defaultContactId: contact.id }))
  await ok(sales.patch(`${at}/contacts/${contact.id}`, { phone: '1' }))
  for (const query of ['q=satu', 'mayReceiveMarketing=false', 'externalSource=erp&externalId=story'])
    await ok(sales.get(`/v1/contacts?${query}`))
  await ok(sales.post(`${at}/contacts/${contact.id}/deactivate`, {}))
  await ok(sales.post(`${at}/contacts/${contact.id}/reactivate`, {}))
  await ok(admin.post(`${at}/deactivate`, {}))
  const target = await ok(admin.post('/v1/customers', { name: 'Jatko Oy', tags: [first.id] }))
  await ok(admin.post(`${at}/merge`, { targetCustomerId: target.id, take: ['name'] }))
}
