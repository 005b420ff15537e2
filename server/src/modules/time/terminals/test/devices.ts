import { made } from '../../../../../test/breadth/ways.ts'
import type { Client } from '../../../../../test/world/client.ts'
import type { World } from '../../../../../test/world/world.ts'

export interface PairedDevice {
  readonly terminalId: string
  readonly credential: string
  readonly client: Client
}

/** A terminal of an administrator's organisation, and the device that was paired with it. */
export async function pairedDevice(
  world: World,
  admin: Client,
  terminal: object = { name: 'Halli', allMembers: true },
): Promise<PairedDevice> {
  const { id } = await made(admin.post('/v1/terminals', terminal))
  const credential = await paired(world, admin, id)
  return { terminalId: id, credential, client: world.withKey(credential) }
}

/** Pairs a device with a terminal; answers its credential. */
export async function paired(world: World, admin: Client, terminalId: string): Promise<string> {
  const code = await codeFor(admin, terminalId)
  return (await made(world.anonymous.post('/v1/device/pair', code))).credential
}

/** What is typed in at a device. */
export async function codeFor(
  admin: Client,
  terminalId: string,
): Promise<{ organisation: string; pairingCode: string }> {
  const { organisation, pairingCode } = await made(admin.post(`/v1/terminals/${terminalId}/pairing-code`, {}))
  return { organisation, pairingCode }
}
