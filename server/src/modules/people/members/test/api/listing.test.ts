import { describe, expect, test } from 'vitest'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { refused, startRoster } from './roster.ts'

const { today, world, meri, tunturi, helmi, aino, newAddress, created, read } = await startRoster()

describe('the roster', () => {
  test('shows a manager their own reports, direct and indirect, and themself', async () => {
    const { body } = await world.as('eero').get('/v1/memberships?limit=100')
    const names = body.items.map((member: { id: string }) => member.id)
    expect(names).toEqual(
      expect.arrayContaining(
        (['eero', 'elina', 'veera', 'onni'] as const).map(name => meri.members[name].id),
      ),
    )
    for (const name of ['aino', 'paavo', 'helmi'] as const) expect(names).not.toContain(meri.members[name].id)
  })

  test.each(['aino', 'helmi', 'tauno'] as const)(
    'shows %s the whole organisation and nobody else',
    async name => {
      const { body } = await world.as(name).get(`/v1/memberships?limit=100&ids=${everyone()}`)
      expect(body.items).toHaveLength(Object.keys(meri.members).length)
    },
  )

  test.each(['veera', 'sisu', 'lumi', 'otso'] as const)('is not for %s', async name => {
    expect(await world.as(name).get('/v1/memberships')).toMatchObject(refused(403, 'insufficient_role'))
  })

  test('answers a hidden member as a missing one', async () => {
    for (const id of [meri.members.paavo.id, newId(), tunturi.members.sanna.id, 'nonsense'])
      expect(await world.as('eero').get(`/v1/memberships/${id}`)).toMatchObject(
        refused(404, 'membership_not_found'),
      )
    expect(await world.as('eero').get(`/v1/memberships/${meri.members.veera.id}`)).toMatchObject({
      status: 200,
    })
  })

  test('is read in pages that neither miss nor repeat anybody', async () => {
    const whole = await aino.get('/v1/memberships?limit=100')
    const seen: string[] = []
    let cursor = ''
    do {
      const { body } = await aino.get(`/v1/memberships?limit=3${cursor && `&cursor=${cursor}`}`)
      seen.push(...body.items.map((member: { id: string }) => member.id))
      cursor = body.pageInfo.nextCursor ?? ''
    } while (cursor)
    expect(seen).toEqual(whole.body.items.map((member: { id: string }) => member.id))
  })

  test('refuses a cursor with other filters', async () => {
    const { body } = await aino.get('/v1/memberships?limit=1')
    expect(
      await aino.get(`/v1/memberships?limit=1&role=hr&cursor=${body.pageInfo.nextCursor}`),
    ).toMatchObject(refused(400, 'bad-request'))
  })

  test('is filtered by text, role, status, unit and supervisor', async () => {
    const lastName = 'Etsittävä'
    const planningUnitId = meri.catalogs.planningUnits.office
    const supervisorMembershipId = meri.members.elina.id
    const seller = { lastName, role: 'sales', email: newAddress(), planningUnitId, supervisorMembershipId }
    const id = await created(seller, aino)
    const found = async (query: string) => {
      const { body } = await aino.get(`/v1/memberships?limit=100&${query}`)
      return body.items.map((member: { id: string }) => member.id)
    }
    expect(await found(`q=${encodeURIComponent('ETSITTÄVÄ')}`)).toEqual([id])
    expect(await found(`q=${encodeURIComponent('%')}`)).toEqual([])
    expect(await found('role=sales')).toEqual(expect.arrayContaining([id, meri.members.sisu.id]))
    expect(await found('role=hr')).not.toContain(id)
    expect(await found('status=invited')).toContain(id)
    expect(await found('status=active')).not.toContain(id)
    expect(await found(`planningUnitId=${planningUnitId}`)).toContain(id)
    expect(await found(`planningUnitId=${newId()}`)).toEqual([])
    await world.database.owner(
      `update membership_units set valid_from = '2026-01-01', valid_to = $2::date - 1 where membership_id = $1`,
      [id, today],
    )
    expect(await found(`planningUnitId=${planningUnitId}`)).not.toContain(id)
    expect(await found(`supervisorMembershipId=${supervisorMembershipId}`)).toContain(id)
    expect(await found(`ids=${id},nonsense,${newId()}`)).toEqual([id])
    expect(await found(`ids=${id}&role=hr`)).toEqual([])
  })

  test('finds a name and an address in every spelling', async () => {
    const id = await created({ lastName: 'Häyhä-Björkman', email: 'väinö.häyhä@työ.example' })
    for (const text of [
      'ha\u0308yha\u0308-BJO\u0308RK',
      'väinö.häyhä@työ.example',
      'VÄINÖ.HÄYHÄ@xn--TY-gka.example',
      'häyhä@xn--',
    ])
      expect((await aino.get(`/v1/memberships?q=${encodeURIComponent(text)}`)).body.items).toMatchObject([
        { id },
      ])
  })

  test('is swept from an instant on, in the order of change', async () => {
    const first = await created()
    const second = await created()
    const { updatedAt } = await read(first)
    await helmi.patch(`/v1/memberships/${first}`, { phone: '1' })
    const { body } = await aino.get(`/v1/memberships?updatedSince=${encodeURIComponent(updatedAt)}`)
    expect(body.items.map((member: { id: string }) => member.id)).toEqual([second, first])
  })

  const everyone = () =>
    [...Object.values(meri.members), ...Object.values(tunturi.members)].map(({ id }) => id).join(',')
})
