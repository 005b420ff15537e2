import type pg from 'pg'
import type { Target } from '../data/wire/connect.ts'
import { ServiceSecretDiffers } from './errors.ts'
import { withExclusiveKey } from './key-lock.ts'
import { Keyring } from './keyring.ts'
import { boundToKey, storedKeys } from './service-keys.ts'

/** A secret that was in force before cannot be put in force again. */
export class SecretUsedBefore extends Error {
  override readonly name = 'SecretUsedBefore'
}

/**
 * Puts another secret in force, in one transaction, while no process uses the present one. New values are sealed with it
 * from then on, and the former secrets are stored sealed with it. Returns the keyring with the new secret in force.
 * Throws `ServiceKeyInUse`, `ServiceSecretDiffers` when another one was put in force meanwhile, `SecretUsedBefore`.
 */
export async function putInForce(target: Target, present: Keyring, next: Buffer): Promise<Keyring> {
  return withExclusiveKey(target, async client => {
    const stored = await storedKeys(client)
    const inForce = stored.find(({ retiredAt }) => retiredAt === null)
    if (inForce?.id !== present.present.id) throw new ServiceSecretDiffers(present.present.id, inForce?.id)
    const keyring = new Keyring(next, [present.present, ...present.formers])
    if (stored.some(({ id }) => id === keyring.present.id))
      throw new SecretUsedBefore(
        `The new secret (key ${keyring.present.id}) was in force before; choose another one.`,
      )
    await inTransaction(client, async () => {
      for (const former of keyring.formers)
        await client.query(
          `update directory.service_keys set kept = $2, retired_at = coalesce(retired_at, now()) where id = $1`,
          [former.id, keyring.seal(former.kept(), boundToKey(former.id))],
        )
      await client.query(
        'insert into directory.service_keys (id, check_value, created_at) values ($1, $2, now())',
        [keyring.present.id, keyring.present.checkValue],
      )
    })
    return keyring
  })
}

/** Drops a former secret. The keys that existing rows and codes are checked with are kept, since those cannot be remade. */
export async function dropFormer(client: pg.Client, keyring: Keyring, id: string): Promise<void> {
  const former = keyring.formers.find(key => key.id === id)
  if (!former) return
  await client.query(
    'update directory.service_keys set kept = $2, dropped_at = coalesce(dropped_at, now()) where id = $1',
    [id, keyring.seal(former.keptForChecking(), boundToKey(id))],
  )
}

async function inTransaction(client: pg.Client, work: () => Promise<void>): Promise<void> {
  await client.query('begin')
  try {
    await work()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}
