import { made, type Ways } from '../../../../../../test/breadth/ways.ts'

export const ways: Ways = ({ admin, things }) => {
  const at = '/v1/crm/activities'
  const planned = async () => (await made(admin.post(at, { type: 'call', subject: 'Soita asiakkaalle' }))).id
  return {
    'activities.update': () =>
      admin.patch(`${at}/${things['crm_activity_not_found']}`, { notes: 'Soitto jäi kesken.' }),
    'activities.complete': async () => admin.post(`${at}/${await planned()}/complete`, { notes: 'Sovittu.' }),
    'activities.cancel': async () => admin.post(`${at}/${await planned()}/cancel`, {}),
    'activities.reopen': async () => {
      const id = await planned()
      await made(admin.post(`${at}/${id}/cancel`, {}))
      return admin.post(`${at}/${id}/reopen`, {})
    },
    'activityOutcomes.update': () =>
      admin.patch(`/v1/crm/activity-outcomes/${things['activity_outcome_not_found']}`, {
        name: 'Tavoitettiin',
      }),
  }
}
