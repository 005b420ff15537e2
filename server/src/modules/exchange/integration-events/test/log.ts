import { expect } from 'vitest'
import type { Ask } from '../../webhooks/test/world.ts'
import type { IntegrationEvent } from '../contract.ts'

export interface LogPage {
  readonly items: IntegrationEvent[]
  readonly pageInfo: { readonly nextCursor: string; readonly hasMore: boolean }
}

/** A page of the log as somebody reads it. */
export async function logAs(ask: Ask, query: Record<string, string> = {}): Promise<LogPage> {
  const { status, body } = await ask('GET', `/v1/integration-events?${new URLSearchParams(query)}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

export const sequences = ({ items }: LogPage) => items.map(({ sequence }) => sequence)
