import { expect } from 'vitest'
import type { Client } from '../../../../../../test/world/client.ts'
import { startWorld } from '../../../../../../test/world/world.ts'
import { dateIn } from '../../../../../platform/vocabulary/dates.ts'
import { newId } from '../../../../../platform/vocabulary/ids.ts'

/** The small named world with the words of the tests on members. */
export async function startRoster() {
  const world = await startWorld()
  const { meri } = world
  const helmi = world.as('helmi')
  let counted = 0

  const create = (body: object, client: Client = helmi) =>
    client.post('/v1/memberships', body, { 'idempotency-key': newId() })

  return {
    world,
    meri,
    tunturi: world.tunturi,
    /** Manages members. */
    helmi,
    /** The administrator. */
    aino: world.as('aino'),
    today: dateIn('Europe/Helsinki', new Date().toISOString()),
    newAddress: () => `person${++counted}@example.fi`,
    create,
    /** The id of a new member. */
    async created(change: Record<string, unknown> = {}, client: Client = helmi): Promise<string> {
      const answer = await create(person(change), client)
      expect(answer).toMatchObject({ status: 201 })
      return answer.body.id
    },
    read: async (id: string) => (await helmi.get(`/v1/memberships/${id}`)).body,
    /** What the integration log tells of a member, in order. */
    async eventsOf(id: string): Promise<string[]> {
      const rows = await world.database.owner<{ event: string }>(
        `select event from integration_events where org_id = $1 and payload->>'membershipId' = $2 order by sequence`,
        [meri.id, id],
      )
      return rows.map(({ event }) => event)
    },
    activate: (inviteUrl: string, password = 'luotettava salasana 1') =>
      world.anonymous.post(
        '/v1/session/activate',
        { token: new URL(inviteUrl).searchParams.get('token'), password },
        origin,
      ),
  }
}

export const origin = { origin: 'https://konttori.example' }

export const person = (change: Record<string, unknown> = {}) => ({
  firstNames: 'Matti Johannes',
  lastName: 'Meikäläinen',
  role: 'employee',
  ...change,
})

export const refused = (status: number, code: string) => ({ status, body: { code } })
