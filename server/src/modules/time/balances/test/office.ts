import { expect } from 'vitest'
import { startWorld, type World } from '../../../../../test/world/world.ts'

type Name = keyof World['meri']['members']

/** How stories of balances write, approve and open days, in the small named world. */
export async function startOffice() {
  const world = await startWorld()
  const { members, catalogs } = world.meri
  const [aino, tauno] = [world.as('aino'), world.as('tauno')]
  const { work } = catalogs.entryTypes
  const path = (name: Name, date: string) => `/v1/team/members/${members[name].id}/work-days/${date}`
  const hours = (count: number) => [
    { entryTypeId: work, startMinutes: 480, endMinutes: 480 + Math.round(count * 60) },
  ]

  const write = async (name: Name, date: string, entries: readonly unknown[]) =>
    expect(await aino.put(`${path(name, date)}/entries`, { entries })).toMatchObject({ status: 200 })

  const confirm = async (name: Name, date: string, entries: readonly unknown[]): Promise<string> => {
    await write(name, date, entries)
    const confirmed = await aino.post(`${path(name, date)}/confirm`, {})
    expect(confirmed).toMatchObject({ status: 200 })
    return confirmed.body.workDayId
  }

  const approve = async (name: Name, date: string, entries: readonly unknown[]): Promise<string> => {
    const id = await confirm(name, date, entries)
    expect(await aino.post(`/v1/work-days/${id}/approve`, {})).toMatchObject({ status: 200 })
    return id
  }

  return {
    ...{ world, members, catalogs, aino, tauno, path, hours, write, confirm, approve },

    async newModel(code: string, version: object): Promise<string> {
      const versions = [{ validFrom: '2020-01-01', ...version }]
      const made = await aino.post('/v1/worktime-models', { code, name: code, versions })
      expect(made).toMatchObject({ status: 201 })
      return made.body.id
    },

    /** What a member is from a date on. */
    assign: (name: Name, assignedId: string, from = '2020-01-01') =>
      world.database.owner(
        `insert into membership_assignments (org_id, membership_id, kind, valid_from, assigned_id, coming)
         values ($1, $2, 'worktime_model', $3, $4, false)`,
        [world.meri.id, members[name].id, from, assignedId],
      ),

    /** What a member has, by kind, at the end of a date. */
    async balancesOf(name: Name, asOf: string): Promise<Record<string, number>> {
      const { body } = await tauno.get(`/v1/balances?membershipId=${members[name].id}&asOf=${asOf}&limit=100`)
      return Object.fromEntries(
        body.items.map((one: { kind: string; balanceMinutes: number }) => [one.kind, one.balanceMinutes]),
      )
    },

    async accountOf(name: Name, kind: string, timeBankId?: string) {
      const wanted = { membershipId: members[name].id, kind, ...(timeBankId && { timeBankId }) }
      const opened = await tauno.post('/v1/balances', wanted)
      expect(opened).toMatchObject({ status: 201 })
      return opened.body
    },

    /** The movements of an account as short texts, the first day first. */
    async rowsOf(accountId: string): Promise<unknown[]> {
      const { body } = await tauno.get(`/v1/balances/${accountId}/transactions?limit=100`)
      return body.items
        .toReversed()
        .map(
          (row: {
            effectiveDate: string
            kind: string
            sourceType: string
            minutes: number
            balanceAfter: number
          }) => [row.effectiveDate, row.kind, row.sourceType, row.minutes, row.balanceAfter],
        )
    },
  }
}
