import { made, type Ways } from '../../../../../../test/breadth/ways.ts'

const path = '/v1/me/unit-calendar-feeds'

export const ways: Ways = ({ admin, things }) => {
  const body = { planningUnitId: things['planning_unit_not_found'] }
  return {
    'unitCalendarFeeds.create': () => admin.post(path, body),
    'unitCalendarFeeds.remove': async () => {
      await made(admin.post(path, body))
      return admin.delete(`${path}/${body.planningUnitId}`)
    },
  }
}
