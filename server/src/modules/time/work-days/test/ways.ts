import { made, type Ways } from '../../../../../test/breadth/ways.ts'

export const ways: Ways = ({ world, admin }) => {
  const { catalogs, members } = world.meri
  const onni = world.as('onni')
  const days = `/v1/team/members/${members.onni.id}/work-days`
  const own = '/v1/me/work-days'
  const entries = { entries: [{ entryTypeId: catalogs.entryTypes.work, durationMinutes: 450 }] }
  let date = '2026-08-31'
  /** A working day that nobody has touched. */
  const freshDate = (): string => {
    const next = Temporal.PlainDate.from(date).subtract({ days: 1 })
    date = (next.dayOfWeek > 5 ? next.subtract({ days: next.dayOfWeek - 5 }) : next).toString()
    return date
  }
  const written = async (): Promise<string> => {
    const on = freshDate()
    await made(admin.put(`${days}/${on}/entries`, entries))
    return on
  }
  const confirmed = async (): Promise<{ on: string; id: string }> => {
    const on = await written()
    const { workDayId } = await made(admin.post(`${days}/${on}/confirm`, {}))
    return { on, id: workDayId }
  }
  const approved = async (): Promise<string> => {
    const { id } = await confirmed()
    await made(admin.post(`/v1/work-days/${id}/approve`, {}))
    return id
  }
  const range = (on: string) => ({ from: on, to: on })
  return {
    'imports.importWorkDays': () =>
      admin.post('/v1/imports/work-days', {
        rows: [{ membershipId: members.onni.id, date: freshDate(), entryType: 'work', durationMinutes: 60 }],
      }),
    'workDays.writeEntries': () => admin.put(`${days}/${freshDate()}/entries`, entries),
    'workDays.writeOwnEntries': () => onni.put(`${own}/${freshDate()}/entries`, entries),
    'workDays.setDayType': () =>
      admin.put(`${days}/${freshDate()}/day-type`, { dayTypeId: catalogs.dayTypes.annual_holiday }),
    'workDays.setOwnDayType': () =>
      onni.put(`${own}/${freshDate()}/day-type`, { dayTypeId: catalogs.dayTypes.annual_holiday }),
    'workDays.confirm': async () => admin.post(`${days}/${await written()}/confirm`, {}),
    'workDays.confirmOwn': async () => onni.post(`${own}/${await written()}/confirm`, {}),
    'workDays.confirmRange': async () => admin.post(`${days}/confirm-range`, range(await written())),
    'workDays.confirmOwnRange': async () => onni.post(`${own}/confirm-range`, range(await written())),
    'workDays.reopen': async () => admin.post(`${days}/${(await confirmed()).on}/reopen`, {}),
    'workDays.reopenOwn': async () => onni.post(`${own}/${(await confirmed()).on}/reopen`, {}),
    'workDays.reopenRange': async () => admin.post(`${days}/reopen-range`, range((await confirmed()).on)),
    'workDays.reopenOwnRange': async () => onni.post(`${own}/reopen-range`, range((await confirmed()).on)),
    'workDays.return': async () =>
      admin.post(`/v1/work-days/${(await confirmed()).id}/return`, { reason: 'A note is missing.' }),
    'workDays.returnBatch': async () =>
      admin.post('/v1/work-days/return-batch', {
        ids: [(await confirmed()).id],
        reason: 'A note is missing.',
      }),
    'workDays.approve': async () => admin.post(`/v1/work-days/${(await confirmed()).id}/approve`, {}),
    'workDays.approveBatch': async () =>
      admin.post('/v1/work-days/approve-batch', { ids: [(await confirmed()).id] }),
    'workDays.unapprove': async () => admin.post(`/v1/work-days/${await approved()}/unapprove`, {}),
    'workDays.correct': async () =>
      admin.post(`/v1/work-days/${await approved()}/correct`, { reason: 'Wrong day.' }),
  }
}
