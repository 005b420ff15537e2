import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { made, type Ways } from '../../../../../../test/breadth/ways.ts'

export const ways: Ways = ({ admin, things }) => {
  const drafted = async (): Promise<string> => {
    const path = `/v1/projects/${things['project_not_found']}/change-orders`
    return (await made(admin.post(path, { title: 'Uusi muutos', deltaCents: 10_000 }))).id
  }
  const sent = async (): Promise<string> => {
    const id = await drafted()
    await made(admin.post(`/v1/change-orders/${id}/send`, {}))
    return id
  }
  const step = (name: string, body: object) => async () =>
    admin.post(`/v1/change-orders/${await sent()}/${name}`, body)
  const name = 'Maija Virtanen'
  return {
    'changeOrders.update': async () =>
      admin.patch(`/v1/change-orders/${await drafted()}`, { title: 'Toinen nimi' }),
    'changeOrders.send': async () => {
      const customerId = things['customer_not_found']
      const code = newId()
      const project = await made(admin.post('/v1/projects', { code, name: 'Leipomon uuni', customerId }))
      const person = { name: 'Maija Virtanen', email: `${code}@leipomo.example` }
      const contact = await made(admin.post(`/v1/customers/${customerId}/contacts`, person))
      const order = { title: 'Toinen uuni', deltaCents: 10_000 }
      const { id } = await made(admin.post(`/v1/projects/${project.id}/change-orders`, order))
      return admin.post(`/v1/change-orders/${id}/send`, { contactId: contact.id })
    },
    'changeOrders.approve': step('approve', { approvedByName: name }),
    'changeOrders.decline': step('decline', { declinedByName: name }),
    'changeOrders.withdraw': step('withdraw', {}),
    'changeOrders.supersede': step('supersede', {}),
  }
}
