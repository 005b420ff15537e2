import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { modules } from '../../src/modules/index.ts'
import { operationsOf } from '../../src/platform/contract/family.ts'
import { listsDeletions } from '../../src/platform/contract/sweeps.ts'
import { testDatabase } from '../world/database.ts'
import { nobodys, part, whole } from './taken-away.ts'

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

describe('whatever is deleted', () => {
  const deletions = operations.filter(({ method }) => method === 'DELETE')
  const reads = (path: string) => operations.find(each => each.method === 'GET' && each.path === path)

  it('by a DELETE has a declared way by which a copy learns of it, and the reference says so', () => {
    expect(operations.filter(({ removes }) => removes).map(({ id }) => id)).toEqual(
      deletions.map(({ id }) => id),
    )
    for (const { id, removes, description } of deletions) {
      const [[kind, path] = []] = Object.entries(removes ?? {})
      if (kind === 'sweep') expect(listsDeletions(reads(path ?? '')?.sweeps), id).toBe(true)
      if (kind === 'changed') expect(reads(path ?? '')?.sweeps, id).toBeDefined()
      if (kind === 'left')
        expect([id, reads(path ?? '')?.sweeps, reads(path ?? '') !== undefined]).toEqual([
          id,
          undefined,
          true,
        ])
      expect(description).toContain(path)
    }
  })

  it('by whichever statement or cascade is swept, part of what is swept, of a whole list, or of nobody’s', async () => {
    const cascades = await database.owner<{ name: string }>(
      `select conrelid::regclass::text as name from pg_constraint where contype = 'f' and confdeltype = 'c'
         and connamespace = 'public'::regnamespace`,
    )
    const deletedFrom = new Set([...(await tablesDeletedFrom()), ...cascades.map(({ name }) => name)])
    const swept = new Set(lists.flatMap(({ sweeps }) => sweeps?.table ?? []))
    const told = new Set(lists.flatMap(({ sweeps }) => (listsDeletions(sweeps) ? sweeps.table : [])))
    const answered = new Set([...Object.keys(part), ...Object.keys(whole), ...Object.keys(nobodys)])
    expect([...deletedFrom].filter(table => !told.has(table) && !answered.has(table))).toEqual([])
    expect([...answered].filter(table => !deletedFrom.has(table) || told.has(table))).toEqual([])
    expect(Object.values(part).filter(table => !swept.has(table))).toEqual([])
    expect(Object.values(whole).filter(path => reads(path) === undefined)).toEqual([])
  })
})

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

  it('within a record tells of rows that come to another one too, by the columns that it declares', async () => {
    const triggers = await database.owner<{ name: string; what: string; given: string }>(
      `select tgrelid::regclass::text as name, replace(tgname, tgrelid::regclass::text || '_', '') as what,
         encode(tgargs, 'hex') as given
       from pg_trigger where tgname ~ '_(tombstones|moves)$'`,
    )
    const given = (table: string, what: string) => {
      const found = triggers.find(each => each.name === table && each.what === what)
      // Each argument ends with a zero.
      return Buffer.from(found?.given ?? '', 'hex')
        .toString()
        .split('\0')
        .slice(0, -1)
        .join(',')
    }
    const withins = lists.flatMap(({ sweeps }) => (sweeps?.deletions === 'within' ? [sweeps] : []))
    expect(withins.length).toBeGreaterThan(5)
    for (const { table, of = '', parts = [] } of withins) {
      const columns = [of, ...parts].join(',')
      expect([table, given(table, 'tombstones'), given(table, 'moves')]).toEqual([table, columns, columns])
    }
  })

  it('that tells of no deletion gives its reason', () => {
    const untold = lists.filter(({ sweeps }) => typeof sweeps?.deletions === 'object').map(({ id }) => id)
    // Only ever shorten it.
    expect(untold.sort()).toEqual(['me.requests'])
  })
})
