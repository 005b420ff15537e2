import { made } from '../../../../../test/breadth/ways.ts'
import type { Client } from '../../../../../test/world/client.ts'
import type { World } from '../../../../../test/world/world.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'

let count = 0

export interface TypeVersion {
  readonly validFrom?: string
  readonly startMinutes?: number
  readonly endMinutes?: number
  readonly breakMinutes?: number
  readonly entryTypeId?: string
  readonly tags?: readonly string[]
}

/** Makes units, people and shift types in Meri, and plans there. */
export function officeIn(world: World) {
  const admin = world.as('aino')
  return {
    admin,
    /** A unit to which members belong from today on. */
    unit: async (...ids: string[]): Promise<string> => {
      const { id } = await made(admin.post('/v1/planning-units', { name: `Myymälä ${++count}` }))
      for (const each of ids) await made(admin.post(`/v1/memberships/${each}/units`, { planningUnitId: id }))
      return id
    },
    worker: async (planningUnitId: string, more: object = {}): Promise<string> => {
      const who = { firstNames: 'Touko', lastName: `Niemi ${++count}`, role: 'employee', email: null }
      const body = { ...who, planningUnitId, employmentStartDate: '2024-01-01', ...more }
      return (await made(admin.post('/v1/memberships', body, { 'idempotency-key': newId() }))).id
    },
    type: async (...versions: TypeVersion[]): Promise<string> => {
      const times = { validFrom: '2024-01-01', startMinutes: 420, endMinutes: 900, breakMinutes: 30 }
      const given = (versions.length > 0 ? versions : [{}]).map(version => ({ ...times, ...version }))
      const body = { code: `vuoro-${++count}`, name: 'Vuoro', versions: given }
      return (await made(admin.post('/v1/shift-types', body))).id
    },
    plan: (body: object, client: Client = admin) => client.post('/v1/shifts', body),
    batch: (rows: readonly object[], more: object = {}, client: Client = admin) =>
      client.post('/v1/shifts/batch', { rows, ...more }),
    shiftsOf: async (planningUnitId: string, query = '', client: Client = admin) =>
      (await made(client.get(`/v1/shifts?planningUnitId=${planningUnitId}${query}`))).items,
    publish: (planningUnitId: string, periodFrom: string, periodTo: string) =>
      made(admin.post('/v1/shift-publications', { planningUnitId, periodFrom, periodTo })),
  }
}
