import type { Ways } from '../../../../../../test/breadth/ways.ts'
import { waitingDay } from './waiting-day.ts'

export const ways: Ways = ({ admin, world }) => {
  const { members, catalogs } = world.meri
  let date = Temporal.PlainDate.from('2025-03-31')
  /** The next day that nobody has touched. */
  const waiting = () => {
    date = date.subtract({ days: 1 })
    const at = { memberId: members.eero.id, workDate: date.toString(), work: catalogs.entryTypes.work }
    return waitingDay(admin, at)
  }
  return {
    'projectDays.approve': async () => admin.post(`/v1/project-days/${await waiting()}/approve`, {}),
    'projectDays.return': async () =>
      admin.post(`/v1/project-days/${await waiting()}/return`, { reason: 'Väärä projekti.' }),
  }
}
