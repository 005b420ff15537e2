import { setTimeout as delay } from 'node:timers/promises'
import type { Target } from '../data/wire/connect.ts'
import { clientConfig, connectClient } from '../data/wire/connect.ts'
import { connectError } from '../data/database-errors.ts'
import { ServiceKeyInUse, ServiceSecretDiffers } from './errors.ts'
import { onClient, storedKeys } from './service-keys.ts'
import pg from 'pg'

/** An advisory lock: shared by processes that seal, exclusive while the present key is changed. */
const lock = `hashtextextended('konttori service key', 0)`
const retryMs = 500
const rotationMs = 60_000

/** A shared lock on the present key, which cannot be changed meanwhile. */
export interface KeyLock {
  /** Resolves, with the reason, when another key is in force, so that this process must seal nothing more. */
  readonly outdated: Promise<string>
  release(): Promise<void>
}

/**
 * Locks the present key on a connection of its own, which is reopened whenever it is lost. Throws `ServiceSecretDiffers`
 * when the key is not the present one.
 */
export async function lockKey(target: Target, keyId: string): Promise<KeyLock> {
  const releasing = new AbortController()
  const outdated = Promise.withResolvers<string>()
  let client = await lockShared(target, keyId, releasing.signal)
  const kept = keep()
  return {
    outdated: outdated.promise,
    release: async () => {
      releasing.abort()
      await client.end().catch(() => {})
      await kept
    },
  }

  async function keep(): Promise<void> {
    while (!releasing.signal.aborted) {
      await new Promise<void>(resolve => client.once('end', resolve))
      const again = await lockAgain()
      if (!again) return
      client = again
      if (releasing.signal.aborted) await client.end()
    }
  }

  async function lockAgain(): Promise<pg.Client | undefined> {
    while (!releasing.signal.aborted) {
      try {
        return await lockShared(target, keyId, releasing.signal)
      } catch (error) {
        if (error instanceof ServiceSecretDiffers) {
          outdated.resolve(error.message)
          return undefined
        }
        await delay(retryMs, undefined, { signal: releasing.signal }).catch(() => {})
      }
    }
    return undefined
  }
}

async function lockShared(target: Target, keyId: string, signal: AbortSignal): Promise<pg.Client> {
  const client = new pg.Client(clientConfig(target))
  client.on('error', () => {})
  try {
    await connectClient(client).catch(error => {
      throw connectError(error)
    })
    const deadline = performance.now() + rotationMs
    while (!(await tryLock(client, 'pg_try_advisory_lock_shared'))) {
      if (performance.now() > deadline)
        throw new ServiceKeyInUse('The service’s secret is being changed; try again when that is done.')
      await delay(retryMs, undefined, { signal })
    }
    const present = (await storedKeys(client)).find(({ retiredAt }) => retiredAt === null)
    if (present && present.id !== keyId) throw new ServiceSecretDiffers(keyId, present.id)
    return client
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
}

/** Runs `work` under the exclusive lock, on the connection that has it. Throws `ServiceKeyInUse` while a process uses the key. */
export async function withExclusiveKey<T>(
  target: Target,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  return onClient(target, async client => {
    if (!(await tryLock(client, 'pg_try_advisory_lock')))
      throw new ServiceKeyInUse(
        'The service runs on this database, or a command does; stop every process of it first. It takes a moment only.',
      )
    return work(client)
  })
}

async function tryLock(client: pg.Client, call: string): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>(`select ${call}(${lock}) as locked`)
  return rows[0]?.locked ?? false
}
