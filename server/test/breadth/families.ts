import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Things } from './things.ts'
import type { Ways } from './ways.ts'

const families = resolve(import.meta.dirname, '../../src/modules')

/** The `things` of every family's `test/things.ts`. */
export const thingsOfFamilies = (): Promise<Things[]> => everyFamilys<Things>('things')

/** The `ways` of every family's `test/ways.ts`. */
export const waysOfFamilies = (): Promise<Ways[]> => everyFamilys<Ways>('ways')

async function everyFamilys<T>(name: 'things' | 'ways'): Promise<T[]> {
  const files = readdirSync(families, { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith(`/test/${name}.ts`))
    .sort()
  return Promise.all(
    files.map(async path => {
      const exported: Readonly<Record<string, T>> = await import(pathToFileURL(join(families, path)).href)
      const found = exported[name]
      if (found === undefined) throw new Error(`${path} has no ${name}`)
      return found
    }),
  )
}
