import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const sdk = resolve(import.meta.dirname, '..')
const compiler = resolve(sdk, '../node_modules/typescript/bin/tsc')
const source = join(sdk, 'src')

it('the client compiles for a browser, with nothing of Node', async () => {
  const compile = promisify(execFile)(process.execPath, [compiler, '-p', sdk]).catch(
    (error: { stdout: string }) => error,
  )
  expect((await compile).stdout).toBe('')
})

it('the client imports only itself', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(name =>
    name.endsWith('.ts'),
  )
  const imported = files.flatMap(name =>
    [...readFileSync(join(source, name), 'utf8').matchAll(/from '([^']+)'/g)].map(([, from]) => from ?? ''),
  )
  expect(imported.length).toBeGreaterThan(20)
  expect(imported.filter(from => !from.startsWith('.') || from.includes('../../'))).toEqual([])
})
