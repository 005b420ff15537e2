import { expect } from 'vitest'
import type { Client } from '../../../../../test/world/client.ts'

/** Reads every movement of every balance in Finnish: each says why by a code of its own, and in words. */
export async function expectMovementsSaid(reader: Client): Promise<void> {
  const { body: balances } = await reader.get('/v1/balances?limit=100')
  for (const { id } of balances.items) {
    const path = `/v1/balances/${id}/transactions?limit=100`
    const { body } = await reader.get(path, { 'accept-language': 'fi' })
    for (const { explain, explanation } of body.items) {
      expect(explanation.code).not.toBe('kept_in_english')
      expect(explain).toMatch(/\p{L}/u)
    }
  }
}
