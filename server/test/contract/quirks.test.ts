import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { operations } from '../breadth/operations.ts'

const read = (path: string) => readFileSync(resolve(import.meta.dirname, '../../..', path), 'utf8')
const [page = ''] = read('docs/quirks.md').split('## Inside the project')
const quoted = [...page.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text)

it('docs/quirks.md names operations that there are', () => {
  const paths = operations.map(({ method, path }) => `${method} ${path}`)
  expect(quoted.filter(text => /^[A-Z]+ \/v1/.test(text) && !paths.includes(text))).toEqual([])
})

it('docs/quirks.md names fields, codes and events that the description has', () => {
  const names = quoted.filter(text => /^([a-z]+(_[a-z]+)+|[a-z_]+\.[a-z_]+|[a-z]+[A-Z][A-Za-z]+)$/.test(text))
  const description = read('openapi.json')
  expect(
    names.filter(name => !description.includes(`"${name}"`) && !description.includes(`\`${name}\``)),
  ).toEqual([])
})
