import { cp, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeCheckout, repository, type Run, runIn, writeFiles } from './checkout.ts'

const passing = 'import { expect, test } from "vitest";\n\ntest("one", () => expect(1).toBe(1));\n'
const failing = 'import { expect, test } from "vitest";\n\ntest("two", () => expect(1).toBe(2));\n'

test('the closing line counts the tests, and all is well', async () => {
  const run = await runTests({ 'server/one.test.ts': passing })
  expect(await run.ended).toBe(0)
  expect(run.output.stdout).toMatch(/\n1 passed, 0 failed\n$/)
})

test('a failed test fails the run', async () => {
  const run = await runTests({ 'server/one.test.ts': passing, 'server/two.test.ts': failing })
  expect(await run.ended).toBe(1)
  expect(run.output.stdout).toMatch(/\n1 passed, 1 failed\n$/)
})

test('a test file that cannot be loaded fails the run', async () => {
  const run = await runTests({
    'server/one.test.ts': passing,
    'server/broken.test.ts': 'throw new Error("no");\n',
  })
  expect(await run.ended).toBe(1)
  expect(run.output.stdout).toMatch(/\n1 passed, 1 failed\n$/)
})

test('a run without a test is no success', async () => {
  const run = await runTests({})
  expect(await run.ended).toBe(1)
  expect(run.output.stdout).toMatch(/\n0 passed, 1 failed\n$/)
})

test('a type error and a wrong format each fail the run, and the tests run all the same', async () => {
  const run = await runTests({
    'server/one.test.ts': passing,
    'server/wrong.ts': 'export   const day: number = "x"\n',
  })
  expect(await run.ended).toBe(1)
  expect(run.output.stdout).toContain('Checks that failed: types, format')
  expect(run.output.stdout).toMatch(/\n1 passed, 2 failed\n$/)
})

test('a type error that a changed dependency brings is found in the next run', async () => {
  const dependency = 'server/node_modules/days/index.d.ts'
  const checkout = await makeTestCheckout({
    'server/one.test.ts': passing,
    'server/today.ts': 'import { day } from "days";\n\nexport const today: string = day;\n',
    'server/node_modules/days/package.json': '{ "name": "days", "types": "index.d.ts" }\n',
    [dependency]: 'export const day: string;\n',
  })
  const before = runTestsIn(checkout)
  expect(await before.ended).toBe(0)

  await writeFiles(checkout, { [dependency]: 'export const day: number;\n' })
  const after = runTestsIn(checkout)
  expect(await after.ended).toBe(1)
  expect(after.output.stdout).toContain('Checks that failed: types')
})

test('an export that nobody uses fails the run', async () => {
  const run = await runTests({
    'package.json': '{ "type": "module" }\n',
    'knip.jsonc': '{ "entry": ["server/index.ts"], "project": ["server/*.ts"] }\n',
    'server/one.test.ts': passing,
    'server/left-over.ts': 'export const day = 1;\n',
  })
  expect(await run.ended).toBe(1)
  expect(run.output.stdout).toContain('Checks that failed: unused')
})

test('the slowest files are told', async () => {
  const slow = passing.replace('\n\n', '\n\nawait new Promise((done) => setTimeout(done, 500));\n\n')
  const run = await runTests({ 'server/one.test.ts': passing, 'server/slow.test.ts': slow })
  expect(await run.ended).toBe(0)
  expect(run.output.stdout).toMatch(
    /Slowest files of 2:\n +\d+\.\d s {2}server\/slow\.test\.ts\n +\d+\.\d s {2}server\/one\.test\.ts\n/,
  )
})

const config = {
  'package.json': '{ "type": "module" }\n',
  'biome.json': '{\n\t"files": { "includes": ["server/**/*.ts"] }\n}\n',
  'vitest.config.ts': 'export default {}\n',
}

async function runTests(files: Record<string, string>): Promise<Run> {
  return runTestsIn(await makeTestCheckout(files))
}

async function makeTestCheckout(files: Record<string, string>): Promise<string> {
  const checkout = await makeCheckout({ 'server/index.ts': 'export {};\n', ...config, ...files })
  await cp(join(repository, 'tsconfig.json'), join(checkout, 'tsconfig.json'))
  await cp(join(repository, 'node_modules', '.package-lock.json'), join(checkout, 'package-lock.json'))
  await symlink(join(repository, 'node_modules'), join(checkout, 'node_modules'))
  return checkout
}

/** Out of reach of npm, which would otherwise install into the real node_modules if it found something missing. */
const runTestsIn = (checkout: string): Run =>
  runIn(checkout, process.execPath, ['tools/test.mjs', 'server'], { PATH: '/nowhere' })
