import { expect, it } from 'vitest'
import { readSources } from './sources.ts'

const sources = [...readSources()].filter(([path]) => path.startsWith('modules/'))
const familyOf = (path: string): string => path.split('/')[2] ?? ''
const isMigration = (path: string): boolean => path.includes('/migrations/')
const withoutComments = (text: string): string => text.replaceAll(/\/\*[^]*?\*\/|\/\/.*$/gm, '')

/** Which family's migration makes a table; one that makes several alike names them in a list. */
const families = new Map(
  sources
    .filter(([path]) => isMigration(path))
    .flatMap(([path, text]) => {
      const named = [...text.matchAll(/create table ([a-z_]+)/g)].map(([, table]) => table)
      const listed = /create table \$\{/.test(text)
        ? [...text.matchAll(/'([a-z_]+)'/g)].map(([, name]) => name)
        : []
      return [...named, ...listed].map(table => [table ?? '', familyOf(path)] as const)
    }),
)

/** The tables of other families that the statements of a file name. */
const foreignIn = (path: string, text: string): string[] =>
  [...withoutComments(text).matchAll(/\b(?:from|join|update|into)\s+([a-z_]+)\b(?![.'])/g)]
    .map(([, table = '']) => table)
    .filter(table => families.has(table) && families.get(table) !== familyOf(path))

it('a family names its own tables alone: what others have, their ports tell', () => {
  expect(families.size).toBeGreaterThan(80)
  const found = sources
    .filter(([path]) => !isMigration(path))
    .flatMap(([path, text]) => foreignIn(path, text).map(table => `${path}: ${table}`))
  expect(found).toEqual([])
})

it('a planted statement over a table of another family is found', () => {
  const text = 'const found = db.sql`select c.name from deals d join customers c on c.id = d.customer_id`'
  expect(foreignIn('modules/sales/crm/deals/store.ts', text)).toEqual(['customers'])
})
