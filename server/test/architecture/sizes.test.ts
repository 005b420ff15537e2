import { existsSync, readFileSync } from 'node:fs'
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

  it.each(exemptFrom('max-lines'))('%s is longer still; a file within them leaves the list', path => {
    expect(readFileSync(join(root, path), 'utf8').split('\n').length - 1).toBeGreaterThan(300)
  })

  it.each(exemptFrom('max-lines-per-function').filter(path => !path.includes('*')))(
    '%s is there still; a file that is gone leaves the list',
    path => expect(existsSync(join(root, path))).toBe(true),
  )

  it('exempt no more files than when they were set', () => {
    expect(exemptFrom('max-lines').length).toBeLessThanOrEqual(19)
    expect(exemptFrom('max-lines-per-function').length).toBeLessThanOrEqual(2)
  })
})
