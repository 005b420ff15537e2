import { expect } from 'vitest'
import type { Client } from '../../../test/world/client.ts'

const inboxOf = async (client: Client) => (await client.get('/v1/me/inbox?since=2020-01-01T00:00:00Z')).body

/** Whatever waits for leaders says what it is about and whose it is; the first of them has something to decide. */
export async function expectThingsToDecide(leaders: readonly Client[]): Promise<void> {
  for (const client of leaders) {
    const { items } = (await client.get('/v1/team/approvals?limit=100')).body
    for (const { subject, member } of items) expect([subject.title, member.displayName]).not.toContain('')
  }
  const { waiting } = await inboxOf(leaders[0] as Client)
  const { count, parts } = waiting.find(({ kind }: { kind: string }) => kind === 'approvals')
  expect(count).toBeGreaterThan(0)
  expect(parts.length).toBeGreaterThan(0)
}

export async function expectDecided([employee]: readonly Client[]): Promise<void> {
  const { decided, waiting } = await inboxOf(employee as Client)
  expect(decided.count).toBeGreaterThan(0)
  expect(waiting.length).toBeGreaterThan(3)
}
