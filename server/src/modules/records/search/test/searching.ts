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

/** The group of one kind that a client finds. */
export async function groupOf(
  client: Client,
  type: string,
  q: string,
  more: Readonly<Record<string, string>> = {},
): Promise<{ readonly items: readonly Item[]; readonly hasMore: boolean }> {
  const answer = await client.get(`/v1/search?${new URLSearchParams({ q, ...more })}`)
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 })
  return answer.body.groups.find((group: { type: string }) => group.type === type)
}

/** The titles of one kind that a client finds, the best first. */
export const titlesOf = async (...asked: Parameters<typeof groupOf>): Promise<string[]> =>
  (await groupOf(...asked)).items.map(({ title }) => title)

/** Every group that has something, by its kind. */
export async function everything(client: Client, q: string): Promise<Record<string, string[]>> {
  const answer = await client.get(`/v1/search?${new URLSearchParams({ q })}`)
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 })
  return Object.fromEntries(
    answer.body.groups
      .filter(({ items }: { items: Item[] }) => items.length > 0)
      .map(({ type, items }: { type: string; items: Item[] }) => [type, items.map(({ title }) => title)]),
  )
}
