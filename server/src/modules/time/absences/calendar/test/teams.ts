import { made } from '../../../../../../test/breadth/ways.ts'
import type { World } from '../../../../../../test/world/world.ts'
import { newId } from '../../../../../platform/vocabulary/ids.ts'

let count = 0

/** Makes units and people of them in Meri. */
export function teamsIn(world: World) {
  const admin = world.as('aino')
  return {
    unit: async (...ids: string[]): Promise<string> => {
      const { id } = await made(admin.post('/v1/planning-units', { name: `Tiimi ${++count}` }))
      for (const each of ids) await made(admin.post(`/v1/memberships/${each}/units`, { planningUnitId: id }))
      return id
    },
    employee: async (planningUnitId: string, worktimeModelId: string | null = null): Promise<string> => {
      const who = { firstNames: 'Touko', lastName: `Niemi ${++count}`, role: 'employee', email: null }
      const body = { ...who, planningUnitId, employmentStartDate: '2024-01-01', worktimeModelId }
      return (await made(admin.post('/v1/memberships', body, { 'idempotency-key': newId() }))).id
    },
  }
}
