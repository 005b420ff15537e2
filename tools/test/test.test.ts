// Isolated: it starts programs and mostly waits for them.
import { cp, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeCheckout, repository, type Run, runIn } from './checkout.ts'

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

const config = {
  'package.json': '{ "type": "module" }\n',
  'biome.json': '{\n\t"files": { "includes": ["server/**/*.ts"] }\n}\n',
  'vitest.config.ts': 'export default {}\n',
}

async function runTests(files: Record<string, string>): Promise<Run> {
  const checkout = await makeCheckout({ 'server/index.ts': 'export {};\n', ...config, ...files })
  await cp(join(repository, 'tsconfig.json'), join(checkout, 'tsconfig.json'))
  await cp(join(repository, 'node_modules', '.package-lock.json'), join(checkout, 'package-lock.json'))
  await symlink(join(repository, 'node_modules'), join(checkout, 'node_modules'))
  // Out of reach of npm, which would otherwise install into the real node_modules if it found something missing.
  return runIn(checkout, process.execPath, ['tools/test.mjs', 'server'], { PATH: '/nowhere' })
}
