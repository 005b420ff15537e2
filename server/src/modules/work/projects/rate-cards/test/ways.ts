import { made, type Ways } from '../../../../../../test/breadth/ways.ts'

export const ways: Ways = ({ admin, things }) => {
  let count = 0
  const card = `/v1/rate-cards/${things['rate_card_not_found']}`
  const version = { validFrom: '2020-01-01', rateCentsPerHour: 7000 }
  const ofRole = { projectRoleId: things['project_role_not_found'], versions: [version] }
  /** A rule that nothing else changes. */
  const rule = async (): Promise<string> => {
    const { id } = await made(admin.post('/v1/rate-cards', { code: `way-${++count}`, name: 'Toiset hinnat' }))
    const added = await made(admin.post(`/v1/rate-cards/${id}/rules`, { versions: [version] }))
    return `/v1/rate-cards/${id}/rules/${added.id}`
  }
  return {
    'rateCards.create': () => admin.post('/v1/rate-cards', { code: `way-${++count}`, name: 'Uudet hinnat' }),
    'rateCards.update': () => admin.patch(card, { name: 'Perushinnat 2027' }),
    'rateCards.createRule': async () => admin.post(`${card}/rules`, ofRole),
    'rateCards.addVersion': async () =>
      admin.post(`${await rule()}/versions`, { validFrom: '2030-01-01', rateCentsPerHour: 9000 }),
    'rateCards.end': async () => admin.post(`${await rule()}/end`, { validTo: '2030-12-31' }),
  }
}
