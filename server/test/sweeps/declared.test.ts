import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { modules } from '../../src/modules/index.ts'
import { operationsOf } from '../../src/platform/contract/family.ts'
import { listsDeletions } from '../../src/platform/contract/sweeps.ts'
import { testDatabase } from '../world/database.ts'

const source = resolve(import.meta.dirname, '../../src')
const operations = modules.flatMap(({ contract }) => operationsOf(contract))
const lists = operations.filter(({ query }) => 'updatedSince' in (query?.properties ?? {}))
const database = await testDatabase()

/** The tables that some statement of the service deletes rows of. */
async function tablesDeletedFrom(): Promise<ReadonlySet<string>> {
  const found = new Set<string>()
  for await (const file of glob('**/*.ts', { cwd: source })) {
    if (/(^|\/)(test|migrations|demo)\//.test(file)) continue
    for (const [, table] of readFileSync(resolve(source, file), 'utf8').matchAll(/delete\s+from\s+(\w+)/g))
      if (table) found.add(table)
  }
  return found
}

describe('every list with updatedSince', () => {
  it('declares whose rows it gives and what it tells of deletions, and no other operation does', () => {
    const declaring = operations.filter(({ sweeps }) => sweeps).map(({ id }) => id)
    expect(declaring.sort()).toEqual(lists.map(({ id }) => id).sort())
  })

  it('that says that nothing is deleted is of a table that nothing deletes from', async () => {
    const deletedFrom = await tablesDeletedFrom()
    expect(deletedFrom.size).toBeGreaterThan(50)
    const never = lists.flatMap(({ sweeps }) => (sweeps?.deletions === 'never' ? [sweeps.table] : []))
    expect(never.filter(table => deletedFrom.has(table))).toEqual([])
    const cascades = await database.owner<{ name: string }>(
      `select conrelid::regclass::text as name from pg_constraint where contype = 'f' and confdeltype = 'c'`,
    )
    expect(never.filter(table => cascades.some(({ name }) => name === table))).toEqual([])
    const tables = await database.owner<{ name: string }>(
      `select relname as name from pg_class where relkind in ('r', 'p')`,
    )
    expect(never.filter(table => !tables.some(({ name }) => name === table))).toEqual([])
  })

  it('that tells of deletions is of a table whose rows leave tombstones, whichever statement deletes them', async () => {
    const triggers = await database.owner<{ name: string }>(
      `select tgrelid::regclass::text as name from pg_trigger where tgname = tgrelid::regclass::text || '_tombstones'`,
    )
    const told = lists.flatMap(({ sweeps }) =>
      listsDeletions(sweeps) && !sweeps.marked ? [sweeps.table] : [],
    )
    expect([...new Set(told)].sort()).toEqual(triggers.map(({ name }) => name).sort())
  })

  it('that tells of no deletion gives its reason', () => {
    const untold = lists.filter(({ sweeps }) => typeof sweeps?.deletions === 'object').map(({ id }) => id)
    // Only ever shorten it.
    expect(untold.sort()).toEqual(['me.requests', 'ownTasks.list', 'projectPhases.listHours'])
  })
})
