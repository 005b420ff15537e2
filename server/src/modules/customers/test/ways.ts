import { made, type Ways } from '../../../../test/breadth/ways.ts'

export const ways: Ways = ({ admin, things }) => ({
  'customers.deactivate': async () => {
    const { id } = await made(admin.post('/v1/customers', { name: 'Lakkautettu Oy' }))
    return admin.post(`/v1/customers/${id}/deactivate`, { reason: 'Yritys lopetti.' })
  },
  'customers.reactivate': async () => {
    const { id } = await made(admin.post('/v1/customers', { name: 'Palannut Oy' }))
    await made(admin.post(`/v1/customers/${id}/deactivate`, {}))
    return admin.post(`/v1/customers/${id}/reactivate`, {})
  },
  'customerGroups.update': () =>
    admin.patch(`/v1/customer-groups/${things['customer_group_not_found']}`, { name: 'Vähittäiskauppa' }),
  'customerTags.update': () =>
    admin.patch(`/v1/customer-tags/${things['customer_tag_not_found']}`, { name: 'Saa uutiskirjeen' }),
})
