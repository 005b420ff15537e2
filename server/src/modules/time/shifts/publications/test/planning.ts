import { made } from '../../../../../../test/breadth/ways.ts'
import type { Client } from '../../../../../../test/world/client.ts'
import type { World } from '../../../../../../test/world/world.ts'
import { teamsIn } from '../../../absences/calendar/test/teams.ts'

/** Plans and publishes in Meri; the administrator does where nobody else is named. */
export function planningIn(world: World) {
  const admin = world.as('aino')
  const { members } = world.meri
  const { unit } = teamsIn(world)
  return {
    /** A unit to which Veera and Onni belong too. */
    unit: () => unit(members.veera.id, members.onni.id),
    shift: async (
      planningUnitId: string,
      membershipId: string | null,
      workDate: string,
      more: object = {},
    ): Promise<any> => {
      const times = { startMinutes: 480, endMinutes: 960, breakMinutes: 30 }
      return made(admin.post('/v1/shifts', { planningUnitId, membershipId, workDate, ...times, ...more }))
    },
    publish: (
      planningUnitId: string,
      periodFrom: string,
      periodTo: string,
      more: object = {},
      by: Client = admin,
    ) => by.post('/v1/shift-publications', { planningUnitId, periodFrom, periodTo, ...more }),
    unpublish: (
      planningUnitId: string,
      periodFrom: string,
      periodTo: string,
      reason = 'Tauko',
      by: Client = admin,
    ) => by.post('/v1/shift-publications/unpublish', { planningUnitId, periodFrom, periodTo, reason }),
    shiftNow: async (id: string): Promise<any> => (await admin.get(`/v1/shifts/${id}`)).body,
    eventsOf: async (event: string): Promise<any[]> =>
      (await admin.get(`/v1/integration-events?event=${event}&limit=100`)).body.items.map(
        ({ payload }: { payload: unknown }) => payload,
      ),
    changes: async (planningUnitId: string, from: string, to: string): Promise<any> =>
      (
        await admin.get(
          `/v1/shift-publications/changes?planningUnitId=${planningUnitId}&from=${from}&to=${to}`,
        )
      ).body,
  }
}
