import { setTimeout as delay } from 'node:timers/promises'
import { newId } from '../../src/platform/vocabulary/ids.ts'
import type { ServerProcess } from './server-process.ts'

export interface Answered {
  readonly status: number
  /** Whatever the answer holds; a test says what it expects. */
  readonly body: any
}

export type Insist = (method: string, path: string, body?: unknown) => Promise<Answered>

/**
 * Sends until it is answered, with the same key on every try, as an integration should. Throws when the service has ended by
 * itself.
 */
export const insistAt =
  (server: ServerProcess, credential: string): Insist =>
  async (method, path, body) => {
    const key = newId()
    for (;;) {
      try {
        const answer = await fetch(`${server.url}${path}`, {
          method,
          headers: {
            authorization: `Bearer ${credential}`,
            ...(body !== undefined && { 'content-type': 'application/json' }),
            ...(method === 'POST' && { 'idempotency-key': key }),
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        })
        const answered: Answered = { status: answer.status, body: await answer.json() }
        // A killed server's connection may still hold the key for a moment; 503 says that nothing was written.
        if (answer.status !== 503 && answered.body.code !== 'idempotency_key_in_flight') return answered
      } catch {
        // It is not up yet, or was killed: the next try tells whether the request was done.
        if (typeof server.ended === 'number')
          throw new Error(`the service ended with ${server.ended}: ${server.told.slice(-2000)}`)
      }
      await delay(10)
    }
  }
