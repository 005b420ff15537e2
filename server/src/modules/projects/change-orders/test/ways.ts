import { made, type Ways } from '../../../../../test/breadth/ways.ts'

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
    'changeOrders.send': async () => admin.post(`/v1/change-orders/${await drafted()}/send`, {}),
    'changeOrders.approve': step('approve', { approvedByName: name }),
    'changeOrders.decline': step('decline', { declinedByName: name }),
    'changeOrders.withdraw': step('withdraw', {}),
    'changeOrders.supersede': step('supersede', {}),
  }
}
