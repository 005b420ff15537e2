import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

interface Override {
  readonly files: readonly string[]
  readonly rules: Readonly<Record<string, unknown>>
}

const root = resolve(import.meta.dirname, '../../..')
const configuration = readFileSync(join(root, '.oxlintrc.json'), 'utf8').replaceAll(/^\s*\/\/.*$/gm, '')
const { rules, overrides } = JSON.parse(configuration) as {
  readonly rules: Readonly<Record<string, unknown>>
  readonly overrides: readonly Override[]
}
const exemptFrom = (rule: string): string[] =>
  overrides.flatMap(override => (override.rules[rule] === 'off' ? override.files : []))

describe('the bounds of files and functions', () => {
  it('are held by lint', () => {
    expect(rules['max-lines']).toEqual(['error', { max: 300 }])
    expect(rules['max-lines-per-function']).toEqual([
      'error',
      { max: 50, skipBlankLines: true, skipComments: true },
    ])
    expect(rules['import/no-cycle']).toEqual(['error', { ignoreTypes: false }])
  })

  it('hold for files without exception, for functions outside tests, migrations and contracts, which are declarations', () => {
    expect(exemptFrom('max-lines')).toEqual([])
    expect(exemptFrom('max-lines-per-function')).toEqual(['**/test/**', '**/migrations/**', '**/contract.ts'])
  })
})
