import { expect } from 'vitest'
import type { Client } from '../../../../../test/world/client.ts'
import type { World } from '../../../../../test/world/world.ts'

/** How tests write, confirm and look up days of Meri. */
export function officeOf(world: World) {
  const { members, catalogs } = world.meri
  const { work, break: lunch } = catalogs.entryTypes
  const daysOf = (name: keyof typeof members) => `/v1/team/members/${members[name].id}/work-days`
  const dayOf = (name: keyof typeof members, date: string) => `${daysOf(name)}/${date}`
  const span = (startMinutes: number, endMinutes: number, entryTypeId: string = work) => ({
    entryTypeId,
    startMinutes,
    endMinutes,
  })
  const officeDay = { entries: [span(480, 960), span(690, 720, lunch)] }
  return {
    daysOf,
    dayOf,
    span,
    officeDay,

    /** A confirmed day of Veera's, on a date that no other test uses. */
    async confirmedDay(date: string, by: Client = world.as('elina')): Promise<string> {
      expect(await by.put(`${dayOf('veera', date)}/entries`, officeDay)).toMatchObject({ status: 200 })
      const confirmed = await by.post(`${dayOf('veera', date)}/confirm`, {})
      expect(confirmed).toMatchObject({ status: 200, body: { status: 'confirmed' } })
      return confirmed.body.workDayId
    },

    async eventsOf(event: string, workDayId: string) {
      const { body } = await world.as('aino').get(`/v1/integration-events?event=${event}&limit=100`)
      return body.items.filter(
        (row: { payload: { workDayId?: string } }) => row.payload.workDayId === workDayId,
      )
    },
  }
}
