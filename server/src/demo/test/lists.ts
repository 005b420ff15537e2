import { expect } from 'vitest'
import { type Contract, operationsOf } from '../../platform/contract/family.ts'

/** Reads every list of the contracts that asks for nothing but what is `known`. */
export async function expectLists(
  contracts: readonly Contract[],
  known: Readonly<Record<string, string>>,
  read: (path: string, feature: string | undefined) => Promise<void>,
): Promise<void> {
  const lists = contracts
    .flatMap(operationsOf)
    .filter(
      ({ method, params, credential = 'any' }) =>
        method === 'GET' && !params && (credential === 'any' || credential === 'personal'),
    )
  expect(lists.length).toBeGreaterThan(15)
  for (const { path, query, feature } of lists) {
    const required: readonly string[] = query?.required ?? []
    if (!required.every(name => name in known)) continue
    const search = new URLSearchParams(Object.entries(known).filter(([name]) => required.includes(name)))
    await read(`${path}?${search}`, feature)
  }
}
