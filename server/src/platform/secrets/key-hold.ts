import { setTimeout as delay } from 'node:timers/promises'
import type { Target } from '../data/wire/connect.ts'
import { clientConfig } from '../data/wire/connect.ts'
import { connectError } from '../data/database-errors.ts'
import { ServiceKeyInUse, ServiceSecretDiffers } from './errors.ts'
import { onClient, storedKeys } from './service-keys.ts'
import pg from 'pg'

/** Held shared by whoever seals, and alone by whoever changes the present key. */
const lock = `hashtextextended('konttori service key', 0)`
const retryMs = 500
const rotationPatienceMs = 60_000

/** That this process uses the present key: meanwhile nobody changes it. */
export interface KeyHold {
  /** Resolves, with the reason, when the present key is another one: what this process would seal belongs to the past. */
  readonly outdated: Promise<string>
  release(): Promise<void>
}

/**
 * Holds the present key on a connection of its own, which is opened again whenever it is lost. Throws
 * `ServiceSecretDiffers` when the key is not the present one any more.
 */
export async function holdKey(target: Target, keyId: string): Promise<KeyHold> {
  const releasing = new AbortController()
  const outdated = Promise.withResolvers<string>()
  let client = await held(target, keyId, releasing.signal)
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
      const again = await holdAgain()
      if (!again) return
      client = again
      if (releasing.signal.aborted) await client.end()
    }
  }

  async function holdAgain(): Promise<pg.Client | undefined> {
    while (!releasing.signal.aborted) {
      try {
        return await held(target, keyId, releasing.signal)
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

async function held(target: Target, keyId: string, signal: AbortSignal): Promise<pg.Client> {
  const client = new pg.Client(clientConfig(target))
  client.on('error', () => {})
  try {
    await client.connect().catch(error => {
      throw connectError(error)
    })
    const deadline = performance.now() + rotationPatienceMs
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

/** Runs `work` while no process uses the present key, on the connection that sees to it. Throws `ServiceKeyInUse`. */
export async function withKeyToOneself<T>(
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
