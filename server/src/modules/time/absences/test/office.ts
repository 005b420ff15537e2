import { expect } from 'vitest'
import type { World } from '../../../../../test/world/world.ts'
import { systemActor } from '../../../../platform/audit/audit-trail.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { setUpAbsenceTypes, type starterAbsenceTypes } from '../port.ts'

export type StarterIds = Readonly<Record<keyof typeof starterAbsenceTypes, Id>>

/** Gives Meri the starter types, and writes absences of its members. */
export async function absencesOf(world: World) {
  const { meri } = world
  const request = { orgId: meri.id, actor: systemActor, operation: 'world.absences', requestId: 'world' }
  const types: StarterIds = await world.app.services.transactions.run(request, tx =>
    setUpAbsenceTypes(tx, meri.catalogs, '2024-01-01'),
  )
  type Name = keyof typeof meri.members
  return {
    types,
    idOf: (name: Name) => meri.members[name].id,
    holiday: (startDate: string, endDate = startDate) => ({
      absenceTypeId: types.annual_holiday,
      startDate,
      endDate,
    }),

    /** An absence that its member submitted. */
    async submitted(name: Name, wanted: object): Promise<any> {
      const answer = await world.as(name).post('/v1/me/absences', { ...wanted, submit: true })
      expect(answer).toMatchObject({ status: 201 })
      return answer.body
    },

    async approved(name: Name, wanted: object, by: Name = 'helmi'): Promise<any> {
      const { id } = await this.submitted(name, wanted)
      const answer = await world.as(by).post(`/v1/absences/${id}/approve`, {})
      expect(answer).toMatchObject({ status: 200, body: { state: 'approved' } })
      return answer.body
    },

    /** What the days of a member are marked as. */
    async daysOf(name: Name, from: string, to: string): Promise<any[]> {
      const { body } = await world.as(name).get(`/v1/me/work-days?from=${from}&to=${to}`)
      return body.items.map(
        ({ workDate, dayTypeId, absencePeriodId, creditedMinutes, status }: Record<string, unknown>) => ({
          workDate,
          dayTypeId,
          absencePeriodId,
          creditedMinutes,
          status,
        }),
      )
    },

    async eventsOf(periodId: string): Promise<string[]> {
      const { body } = await world.as('aino').get('/v1/integration-events?limit=100')
      return body.items
        .filter(({ payload }: any) => payload.periodId === periodId)
        .map(({ event, payload }: any) => [event, payload.status].filter(Boolean).join(' '))
    },
  }
}
