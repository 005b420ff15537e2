import { expect } from 'vitest'
import type { Client } from '../../../test/world/client.ts'

const inboxOf = async (client: Client) => (await client.get('/v1/me/inbox?since=2020-01-01T00:00:00Z')).body

/** Whatever waits says what it is about and whose it is. */
export async function expectSubjects(client: Client): Promise<void> {
  const { items } = (await client.get('/v1/team/approvals?limit=100')).body
  for (const { subject, member } of items) expect([subject.title, member.displayName]).not.toContain('')
}

export async function expectThingsToDecide(client: Client): Promise<void> {
  const { waiting } = await inboxOf(client)
  const { count, parts } = waiting.find(({ kind }: { kind: string }) => kind === 'approvals')
  expect(count).toBeGreaterThan(0)
  expect(parts.length).toBeGreaterThan(0)
}

export async function expectDecided(client: Client): Promise<void> {
  const { decided, waiting } = await inboxOf(client)
  expect(decided.count).toBeGreaterThan(0)
  expect(waiting.length).toBeGreaterThan(3)
}
