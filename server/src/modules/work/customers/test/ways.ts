import { made, type Ways } from '../../../../../test/breadth/ways.ts'

export const ways: Ways = ({ admin, things, world }) => {
  const newContact = async () => {
    const { id } = await made(admin.post('/v1/customers', { name: 'Yhteyden Oy' }))
    const at = `/v1/customers/${id}/contacts`
    return { customer: at, ...(await made(admin.post(at, { name: 'Yrjö Yhteys' }))) }
  }
  return {
    'customers.changeMany': async () => {
      const { id } = await made(admin.post('/v1/customers', { name: 'Siirtyvä Oy', ownerMembershipId: null }))
      const change = { ownerMembershipId: world.meri.members.sisu.id }
      return admin.post('/v1/customers/bulk', { customers: [{ customerId: id }], change })
    },
    'customers.create': () => admin.post('/v1/customers', { name: 'Uusi Oy' }),
    'contacts.link': () =>
      newContact().then(({ customer }) =>
        admin.post(`${customer}/link`, { contactId: things['crm_contact_not_found'] }),
      ),
    'contacts.deactivate': () =>
      newContact().then(({ customer, id }) => admin.post(`${customer}/${id}/deactivate`, {})),
    'contacts.reactivate': async () => {
      const { customer, id } = await newContact()
      await made(admin.post(`${customer}/${id}/deactivate`, {}))
      return admin.post(`${customer}/${id}/reactivate`, {})
    },
    'customers.deactivate': async () => {
      const { id } = await made(admin.post('/v1/customers', { name: 'Lakkautettu Oy' }))
      return admin.post(`/v1/customers/${id}/deactivate`, { reason: 'Yritys lopetti.' })
    },
    'customers.reactivate': async () => {
      const { id } = await made(admin.post('/v1/customers', { name: 'Palannut Oy' }))
      await made(admin.post(`/v1/customers/${id}/deactivate`, {}))
      return admin.post(`/v1/customers/${id}/reactivate`, {})
    },
    'customers.merge': async () => {
      const [loser, winner] = [
        await made(admin.post('/v1/customers', { name: 'Kahdesti Oy' })),
        await made(admin.post('/v1/customers', { name: 'Kahdesti Oy' })),
      ]
      return admin.post(`/v1/customers/${loser.id}/merge`, { targetCustomerId: winner.id })
    },
    'imports.importContacts': async () => {
      const { name } = await made(admin.get(`/v1/customers/${things['customer_not_found']}`))
      return admin.post('/v1/imports/contacts', {
        rows: [{ name: 'Tuotu Yhteys', customerName: name }],
      })
    },
    'customerGroups.update': () =>
      admin.patch(`/v1/customer-groups/${things['customer_group_not_found']}`, { name: 'Vähittäiskauppa' }),
    'customerTags.update': () =>
      admin.patch(`/v1/customer-tags/${things['customer_tag_not_found']}`, { name: 'Saa uutiskirjeen' }),
  }
}
