import { expect } from 'vitest'
import type { Client } from '../../../../../test/world/client.ts'
import type { World } from '../../../../../test/world/world.ts'
import { absencesOf } from '../../../time/absences/test/office.ts'
import { officeOf } from '../../../time/work-days/test/office.ts'
import { dateOfToday, daysFromToday } from '../../../../../test/world/today.ts'

/** Eero supervises Elina and Onni, Elina Veera. Paavo is a manager too here, of nobody. */
export async function queueOffice(world: World) {
  const { members } = world.meri
  const aino = world.as('aino')
  const { dayOf, officeDay, eventsOf } = officeOf(world)
  const absences = await absencesOf(world)
  type Name = keyof typeof members
  expect(await aino.patch(`/v1/memberships/${members.paavo.id}`, { role: 'manager' })).toMatchObject({
    status: 200,
  })
  const idOf = (name: Name) => members[name].id

  return {
    ...{ idOf, absences, today: dateOfToday(), daysFrom: daysFromToday, eventsOf },

    async confirmed(name: Name, date: string): Promise<string> {
      expect(await aino.put(`${dayOf(name, date)}/entries`, officeDay)).toMatchObject({ status: 200 })
      const answer = await aino.post(`${dayOf(name, date)}/confirm`, {})
      expect(answer).toMatchObject({ status: 200, body: { status: 'confirmed' } })
      return answer.body.workDayId
    },

    async queue(by: Client, query = ''): Promise<any[]> {
      const answer = await by.get(`/v1/team/approvals?limit=100${query}`)
      expect(answer).toMatchObject({ status: 200 })
      return answer.body.items
    },

    async decide(by: Client, items: readonly object[], headers = {}, dryRun = false): Promise<any> {
      const answer = await by.post('/v1/team/approvals/decide-batch', { items, dryRun }, headers)
      expect(answer).toMatchObject({ status: 200 })
      return answer.body
    },

    async delegated(from: Name, to: Name, wanted: object = {}): Promise<string> {
      const answer = await world.as(from).post('/v1/me/approval-delegations', {
        toMembershipId: idOf(to),
        kinds: ['work_day', 'absence', 'balance_correction', 'punch_correction'],
        validFrom: daysFromToday(-1),
        validTo: daysFromToday(5),
        ...wanted,
      })
      expect(answer).toMatchObject({ status: 201 })
      return answer.body.id
    },

    async ended(id: string): Promise<void> {
      expect(await aino.post(`/v1/approval-delegations/${id}/end`, {})).toMatchObject({
        status: 200,
        body: { state: 'ended' },
      })
    },

    /** Ends what is delegated, and decides what is left waiting. */
    async cleared(): Promise<void> {
      for (const state of ['in_force', 'coming'])
        for (const { id } of (await aino.get(`/v1/approval-delegations?state=${state}&limit=100`)).body.items)
          await this.ended(id)
      const left = await this.queue(aino)
      if (left.length > 0)
        await this.decide(
          aino,
          left.map(({ kind, subjectId, allowedDecisions: [decision] }) => ({
            ...{ kind, subjectId, decision },
            ...(decision === 'return' && { reason: 'Siivous' }),
          })),
        )
    },

    async auditOf(targetId: string): Promise<any[]> {
      const { body } = await aino.get(`/v1/audit?targetId=${targetId}&limit=100`)
      return body.items
    },
  }
}

export const day = (subjectId: string, decision = 'approve', more: object = {}) => ({
  ...{ kind: 'work_day', subjectId, decision },
  ...more,
})
