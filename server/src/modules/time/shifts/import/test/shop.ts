import { made } from '../../../../../../test/breadth/ways.ts'
import type { World } from '../../../../../../test/world/world.ts'
import { officeIn } from '../../test/office.ts'

interface Result {
  readonly status: string
  readonly code: string | null
  readonly id: string
}
interface Imported {
  readonly body: { readonly results: readonly Result[] }
}

let count = 0
/** Words of a test's own. */
export const fresh = (word: string): string => `${word}-${++count}`

/** What became of each row, in a word. */
export const became = ({ body }: Imported): string[] => body.results.map(({ status, code }) => code ?? status)
export const idsOf = ({ body }: Imported): string[] => body.results.map(({ id }) => id)

export const monday = '2027-01-11'
export const tuesday = '2027-01-12'

/** Imports shifts into units of Meri. */
export function importsIn(world: World) {
  const office = officeIn(world)
  const { admin, unit, worker, type } = office
  return {
    ...office,
    bring: (rows: readonly object[], more: object = {}, client = admin) =>
      client.post('/v1/imports/shifts', { rows, ...more }),
    undo: (importId: string, body: object = {}, client = admin) =>
      client.post(`/v1/imports/${importId}/undo`, body),
    read: async (id: string) => (await admin.get(`/v1/shifts/${id}`)).body,
    /** A unit with a code, a type and two people with payroll numbers. */
    shop: async (...ids: string[]) => {
      const [planningUnitId, code] = [await unit(...ids), fresh('myymala')]
      await made(admin.patch(`/v1/planning-units/${planningUnitId}`, { code }))
      const shiftTypeId = await type(
        { tags: ['till'] },
        { validFrom: '2027-06-01', startMinutes: 480, endMinutes: 960, tags: ['till'] },
      )
      const { code: shiftType } = (await admin.get(`/v1/shift-types/${shiftTypeId}`)).body
      const people = [await worker(planningUnitId), await worker(planningUnitId)] as const
      const numbers = [fresh('V'), fresh('V')] as const
      for (const [place, id] of people.entries())
        await made(admin.put(`/v1/memberships/${id}/employment`, { payrollNumber: numbers[place] }))
      return { planningUnitId, code, shiftTypeId, shiftType, people, numbers }
    },
  }
}
