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
 * What the service answers once it has time: its 503 says that nothing was written, and the connection of one that was killed may
 * still hold the key for a moment.
 */
export async function answerTo(send: () => Promise<Response>): Promise<Answered> {
  for (;;) {
    const response = await send()
    const answer = { status: response.status, body: JSON.parse((await response.text()) || 'null') }
    if (answer.status !== 503 && answer.body?.code !== 'idempotency_key_in_flight') return answer
    await delay(10)
  }
}

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
        return await answerTo(() =>
          fetch(`${server.url}${path}`, {
            method,
            headers: {
              authorization: `Bearer ${credential}`,
              ...(body !== undefined && { 'content-type': 'application/json' }),
              ...(method === 'POST' && { 'idempotency-key': key }),
            },
            ...(body !== undefined && { body: JSON.stringify(body) }),
          }),
        )
      } catch {
        // It is not up yet, or was killed: the next try tells whether the request was done.
        if (typeof server.ended === 'number')
          throw new Error(`the service ended with ${server.ended}: ${server.told.slice(-2000)}`)
      }
      await delay(10)
    }
  }
