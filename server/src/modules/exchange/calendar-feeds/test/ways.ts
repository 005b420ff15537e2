import { made, type Ways } from '../../../../../test/breadth/ways.ts'

const path = '/v1/me/calendar-feed'

export const ways: Ways = ({ admin }) => ({
  'calendarFeeds.create': () => admin.post(path),
  'calendarFeeds.remove': async () => {
    await made(admin.post(path))
    return admin.delete(path)
  },
})
