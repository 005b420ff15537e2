import type { Things } from '../../../../../test/breadth/things.ts'

export const things: Things = {
  async work_day_not_found({ admin, organisation, memberId, made }) {
    const day = `/v1/team/members/${memberId}/work-days/2026-10-14`
    const { work } = organisation.catalogs.entryTypes
    await admin.put(`${day}/entries`, { entries: [{ entryTypeId: work, durationMinutes: 450 }] })
    const { workDayId } = await made(`${day}/confirm`, {})
    await made(`/v1/work-days/${workDayId}/approve`, {})
    return workDayId
  },
}
