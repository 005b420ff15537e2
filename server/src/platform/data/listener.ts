import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { connectError } from './database-errors.ts'
import { clientConfig, connectClient, type SessionSettings, type Target } from './wire/connect.ts'

/** Stops listening; resolves when the connection is closed. */
export interface Listening {
  close(): Promise<void>
}

const firstRetryMs = 100
const longestRetryMs = 5_000

/**
 * Hears notifications on a connection of its own, which is opened again whenever it is lost. What is notified
 * meanwhile is lost: a listener needs a bound of its own. Resolves once it listens.
 */
export async function listen(
  target: Target,
  settings: SessionSettings,
  channel: string,
  heard: (payload: string) => void,
): Promise<Listening> {
  const closing = new AbortController()
  let client = await openListener(target, settings, channel, heard)
  const kept = keep()
  return {
    close: async () => {
      closing.abort()
      await client.end().catch(() => {})
      await kept
    },
  }

  async function keep(): Promise<void> {
    while (!closing.signal.aborted) {
      await new Promise<void>(resolve => client.once('end', resolve))
      for (
        let waitMs = firstRetryMs;
        !closing.signal.aborted;
        waitMs = Math.min(waitMs * 2, longestRetryMs)
      ) {
        await delay(waitMs, undefined, { signal: closing.signal }).catch(() => {})
        if (closing.signal.aborted) return
        const opened = await openListener(target, settings, channel, heard).catch(() => undefined)
        if (!opened) continue
        client = opened
        if (closing.signal.aborted) await client.end()
        break
      }
    }
  }
}

async function openListener(
  target: Target,
  settings: SessionSettings,
  channel: string,
  heard: (payload: string) => void,
): Promise<pg.Client> {
  const client = new pg.Client(clientConfig(target, settings))
  client.on('error', () => {})
  client.on('notification', message => heard(message.payload ?? ''))
  try {
    await connectClient(client)
    await client.query(`listen ${client.escapeIdentifier(channel)}`)
    return client
  } catch (error) {
    await client.end().catch(() => {})
    throw connectError(error)
  }
}
