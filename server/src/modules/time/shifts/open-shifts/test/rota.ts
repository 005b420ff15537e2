import { expect } from 'vitest'
import type { Client } from '../../../../../../test/world/client.ts'
import type { World } from '../../../../../../test/world/world.ts'

type Name = keyof World['meri']['members']

interface Times {
  readonly from?: number
  readonly to?: number
  readonly unit?: string
}

/** Plans, publishes and offers shifts of Meri's office. */
export function rotaOf(world: World) {
  const { office } = world.meri.catalogs.planningUnits
  const admin = world.as('aino')
  const idOf = (name: Name): string => world.meri.members[name].id
  const made = async (path: string, body: object, client: Client = admin): Promise<any> => {
    const answer = await client.post(path, body)
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
    return answer.body
  }
  const times = (workDate: string, { from = 420, to = 900, unit = office }: Times) => ({
    ...{ planningUnitId: unit, workDate, startMinutes: from, endMinutes: to },
  })
  return {
    made,
    idOf,
    office,

    /** A draft of a member, or of nobody. */
    draft: (name: Name | null, workDate: string, more: Times & { note?: string } = {}): Promise<any> =>
      made('/v1/shifts', {
        ...times(workDate, more),
        ...(more.note && { note: more.note }),
        membershipId: name && idOf(name),
      }),

    publish: (from: string, to = from, unit = office): Promise<any> =>
      made('/v1/shift-publications', { planningUnitId: unit, periodFrom: from, periodTo: to }),

    /** A published shift of a member; everything of its date is published with it. */
    async shift(name: Name, workDate: string, more: Times & { note?: string } = {}): Promise<any> {
      const { id } = await this.draft(name, workDate, more)
      await this.publish(workDate, workDate, more.unit)
      return (await admin.get(`/v1/shifts/${id}`)).body
    },

    open: (workDate: string, more: Times & Readonly<Record<string, unknown>> = {}): Promise<any> => {
      const { from: _, to: __, unit: ___, ...rest } = more
      return made('/v1/open-shifts', { ...times(workDate, more), ...rest })
    },

    claim: (name: Name, openShiftId: string, body: object = {}) =>
      world.as(name).post(`/v1/me/open-shifts/${openShiftId}/claim`, body),

    propose: (name: Name, body: object) => world.as(name).post('/v1/me/shift-swaps', body),

    answer: (name: Name, swapId: string, what: 'accept' | 'refuse' | 'cancel', body: object = {}) =>
      world.as(name).post(`/v1/me/shift-swaps/${swapId}/${what}`, body),

    /** The shifts of a date that stand, each with whose it is. */
    async present(workDate: string): Promise<any[]> {
      const { body } = await admin.get(`/v1/shifts?from=${workDate}&to=${workDate}`)
      return body.items.filter(({ state }: any) => state !== 'cancelled')
    },

    async events(name: string): Promise<any[]> {
      const { body } = await admin.get(`/v1/integration-events?event=${name}&limit=100`)
      return body.items.map(({ payload }: any) => payload)
    },
  }
}

export const refused = (status: number, code: string) => ({ status, body: { code } })
