import { expect } from 'vitest'
import type { Client } from '../../../../../test/world/client.ts'

export interface Item {
  readonly type: string
  readonly id: string
  readonly title: string
  readonly subtitle: string | null
  readonly matchedField: string
  readonly code: string | null
  readonly active: boolean
}

// oxlint-disable-next-line typescript/no-explicit-any -- a test reads whatever was answered
type Group = any

/** What a client finds, by groups. It asks again as long as the service says that it is busy, as clients do. */
async function groupsOf(client: Client, asked: Readonly<Record<string, string>>): Promise<Group[]> {
  for (;;) {
    const { status, body } = await client.get(`/v1/search?${new URLSearchParams(asked)}`)
    if (body.code === 'service_busy') continue
    expect(status, JSON.stringify(body)).toBe(200)
    return body.groups
  }
}

/** The group of one kind that a client finds. */
export const groupOf = async (
  client: Client,
  type: string,
  q: string,
  more: Readonly<Record<string, string>> = {},
): Promise<{ readonly items: readonly Item[]; readonly hasMore: boolean }> =>
  (await groupsOf(client, { q, ...more })).find(group => group.type === type)

/** The titles of one kind that a client finds, the best first. */
export const titlesOf = async (...asked: Parameters<typeof groupOf>): Promise<string[]> =>
  (await groupOf(...asked)).items.map(({ title }) => title)

/** Every group that has something, by its kind. */
export async function everything(client: Client, q: string): Promise<Record<string, string[]>> {
  const groups = await groupsOf(client, { q })
  return Object.fromEntries(
    groups
      .filter(({ items }) => items.length > 0)
      .map(({ type, items }) => [type, items.map(({ title }: Item) => title)]),
  )
}
