import { made } from '../../../../../test/breadth/ways.ts'
import type { Answer, Client } from '../../../../../test/world/client.ts'
import type { World } from '../../../../../test/world/world.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { pairedDevice } from './devices.ts'

type Name = keyof World['meri']['members']

/** A punch that came from a device, as it is kept. */
export interface StoredPunch {
  readonly clientPunchId: string
  readonly terminalId: string
  readonly origin: string
  readonly clockOffsetMs: number
  readonly occurredAt: string
}

/** A tap at a device, of anyone who is named by it. */
export const tap = <By extends object>(kind: string, occurredAt: string, by: By) => ({
  clientPunchId: newId(),
  kind,
  occurredAt,
  ...by,
})

export const punch = ({ client }: { readonly client: Client }, body: object): Promise<Answer> =>
  client.post('/v1/device/punches', body)
export const batch = ({ client }: { readonly client: Client }, punches: readonly object[]): Promise<Answer> =>
  client.post('/v1/device/punches/batch', { punches })

/** Meri's members as they are known at terminals. */
export async function terminalsOf(world: World) {
  const admin = world.as('aino')
  const { members } = world.meri
  const { client } = await pairedDevice(world, admin)
  const now = Date.parse((await made(client.get('/v1/device'))).serverTime)
  const badges: Partial<Record<Name, string>> = {}
  return {
    admin,
    members,
    now,
    /** So many minutes ago, by the clock of the service. */
    ago: (minutes: number): string => new Date(now - minutes * 60_000).toISOString(),
    device: () => pairedDevice(world, admin),
    /** Gives a member a badge, the same each time, and a PIN. */
    async known(name: Name, pin?: string): Promise<{ badgeCode: string }> {
      const badgeCode = (badges[name] ??= `BA${newId().slice(-8)}`)
      await made(admin.put(`/v1/memberships/${members[name].id}/badge`, { badgeCode, ...(pin && { pin }) }))
      return { badgeCode }
    },
    stored: (name: Name) =>
      world.database.owner<StoredPunch>(
        `select client_punch_id as "clientPunchId", terminal_id as "terminalId", origin, clock_offset_ms as "clockOffsetMs",
           to_char(occurred_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "occurredAt"
         from punches where membership_id = $1 order by received_at, id`,
        [members[name].id],
      ),
  }
}
