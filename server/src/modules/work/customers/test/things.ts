import type { Things } from '../../../../../test/breadth/things.ts'

export const things: Things = {
  async customer_not_found({ made }) {
    return (await made('/v1/customers', { name: 'Rantakadun Leipomo Oy', code: 'leipomo' })).id
  },
  async crm_contact_not_found({ made, thing }) {
    const customerId = await thing('customer_not_found')
    return (await made(`/v1/customers/${customerId}/contacts`, { name: 'Lahja Lehtonen' })).id
  },
  async customer_group_not_found({ made }) {
    return (await made('/v1/customer-groups', { code: 'retail', name: 'Kauppa' })).id
  },
  async customer_tag_not_found({ made }) {
    return (await made('/v1/customer-tags', { code: 'newsletter', name: 'Uutiskirje' })).id
  },
}
