import { globSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { modules } from '../../src/modules/index.ts'
import { operationsOf } from '../../src/platform/contract/family.ts'

const source = resolve(import.meta.dirname, '../../src')
const withoutComments = (text: string): string => text.replaceAll(/\/\*[^]*?\*\/|\/\/.*$/gm, '')

describe('the list of a wing', () => {
  const wings = globSync('modules/*/modules.ts', { cwd: source })

  /** The lines that are neither an import nor a name in the list. */
  const others = (text: string): string[] =>
    withoutComments(text)
      // A short list stands on one line.
      .replace(/(?<== \[)\S.*(?=\]$)/m, names => `\n${names.replaceAll(/(^|, )(\S+?)(?=, |$)/g, '  $2,\n')}`)
      .split('\n')
      .filter(
        line =>
          !/^(import (type )?\{ (announced, type )?\w+ \} from '[./\w-]+'|  (\.\.\.)?\w+,|  announced\(\w+\),|\]|)$/.test(
            line,
          ),
      )

  it('is a list of names', () => {
    expect(wings.length).toBeGreaterThan(5)
    for (const wing of wings)
      expect(others(readFileSync(resolve(source, wing), 'utf8'))).toEqual([
        expect.stringMatching(/^export const \w+Modules: readonly Module\[\] = \[$/),
      ])
  })

  it('is one of those that the service is made of', () => {
    const index = readFileSync(resolve(source, 'modules/index.ts'), 'utf8')
    const named = [...index.matchAll(/^  \.\.\.(\w+)Modules,$/gm)].map(([, name]) => name)
    expect(new Set(named)).toEqual(new Set(wings.map(wing => wing.split('/')[1])))
  })

  it.each([
    ['  apiKeysModule(roster),'],
    ['  ...sessionModules(roster, endings),'],
    ['  module({ contract: tasks, handlers: {} }),'],
    ['for (const each of modules) each.start()'],
    ["import * as roster from './members/port.ts'"],
  ])('with %s planted in it is caught', line => expect(others(`${line}\n`)).toEqual([line]))
})

describe('the platform names no family', () => {
  /** Every code, event, operation and audited record that a family declares. */
  const names = modules.flatMap(({ contract }) => [
    ...Object.keys(contract.refusals),
    ...Object.keys(contract.events),
    ...Object.keys(contract.audited ?? {}),
    ...Object.keys(contract.changesAccess ?? {}),
    ...operationsOf(contract).map(({ id }) => id),
  ])
  /**
   * Words of the platform's own: a caller is a member of an organisation and has a session, attempts to sign in have a
   * rate limit, the bounds of webhooks stand with those of the whole interface, OpenAPI and RFC 9116 have a field called
   * contact, HTTP sends what is to be kept as an attachment, and requests and streams of bytes go through a pipeline.
   */
  const own = new Set([
    'attachment',
    'contact',
    'membership',
    'organisation',
    'pipeline',
    'session',
    'sign_in',
    'webhook',
  ])
  const pattern = new RegExp(
    `(?<![\\w.])(${names
      .filter(name => !own.has(name))
      .map(name => name.replaceAll('.', String.raw`\.`))
      .join('|')})(?![\\w.])`,
    'g',
  )
  const namedIn = (text: string): string[] =>
    [...withoutComments(text).matchAll(pattern)].map(([, name = '']) => name)

  const files = readdirSync(resolve(source, 'platform'), { recursive: true, encoding: 'utf8' }).filter(
    path => path.endsWith('.ts') && !/(^|\/)(test|migrations)\//.test(path),
  )

  it('in any of its files', () => {
    const found = files.flatMap(path =>
      namedIn(readFileSync(resolve(source, 'platform', path), 'utf8')).map(name => `${path}: ${name}`),
    )
    expect(files.length).toBeGreaterThan(100)
    expect(found).toEqual([])
  })

  it.each([
    ["const accessTargets = new Set(['api_key'])", 'api_key'],
    ['  staff_group_not_found: {', 'staff_group_not_found'],
    ["if (event === 'member.deleted') clear(tx)", 'member.deleted'],
    ["perform(key, 'workDays.approve')", 'workDays.approve'],
  ])('and %s planted in one is caught', (line, name) => expect(namedIn(line)).toEqual([name]))
})
