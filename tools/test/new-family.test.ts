import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { singularOf } from '../new-family/names.ts'
import { repository, runIn } from './checkout.ts'

/*
 * Two families are made in a copy of the checkout: one of several words that stands under a tag that is there, and the one of
 * CONTRIBUTING, which has a tag of its own.
 */

let checkout: string

beforeAll(async () => {
  checkout = await mkdtemp(join(tmpdir(), 'konttori-family-'))
  const parts = [
    'server',
    'sdk/src',
    'tools',
    'package.json',
    'tsconfig.json',
    'biome.json',
    '.oxlintrc.json',
    'vitest.config.ts',
    'openapi.json',
  ]
  await Promise.all(parts.map(part => cp(join(repository, part), join(checkout, part), { recursive: true })))
  await symlink(join(repository, 'node_modules'), join(checkout, 'node_modules'))
})
afterAll(() => rm(checkout, { recursive: true, force: true }))

const installed = (program: string) => join(repository, 'node_modules/.bin', program)

async function run(program: string, ...args: string[]) {
  const { ended, output } = runIn(checkout, program, args, { NO_COLOR: '1', FORCE_COLOR: '0' })
  return { code: await ended, ...output }
}

const newFamily = (...args: string[]) => run(process.execPath, 'tools/new-family.ts', ...args)
const written = (path: string) => readFile(join(checkout, 'server/src/modules', path), 'utf8')

it('a family is made, and named where families are gathered', async () => {
  expect(await newFamily('work', 'site_visits', '--tag', 'Projects')).toMatchObject({ code: 0, stderr: '' })
  expect(await newFamily('field', 'vehicles')).toMatchObject({ code: 0, stderr: '' })
  expect(await written('field/modules.ts')).toMatch(/\bvehiclesModule,?\s*\]/)
  expect(await written('work/modules.ts')).toContain('  siteVisitsModule,\n]\n')
  expect(await written('index.ts')).toContain("  'Vehicles',\n  'Integration events',")
  expect(await written('field/README.md')).toContain('|\n| `vehicles/` | vehicles |\n')
  expect(await written('work/site-visits/contract.ts')).not.toContain('about:')
  expect(await written('field/vehicles/contract.ts')).toContain("summary: 'Add a vehicle'")
})

describe('what is made', () => {
  it('is what CONTRIBUTING shows', async () => {
    const page = await readFile(join(repository, 'CONTRIBUTING.md'), 'utf8')
    const listings = [...page.matchAll(/<!-- made: (\S+) -->\n```ts\n(.*?)```\n/gs)]
    expect(listings.length).toBeGreaterThan(5)
    for (const [, path = '', text] of listings) expect(await written(path), path).toContain(text)
  })

  it('is checked as everything is: types, lint and format', async () => {
    const families = ['server/src/modules/work/site-visits', 'server/src/modules/field/vehicles']
    const tsconfig = JSON.parse(await readFile(join(checkout, 'tsconfig.json'), 'utf8'))
    // The last one says which values tests are given.
    const include = [...families, 'server/src/modules/index.ts', 'server/test/world/global-setup.ts']
    await writeFile(join(checkout, 'tsconfig.made.json'), JSON.stringify({ ...tsconfig, include }))
    const fine = { code: 0 }
    expect(await run(installed('tsc'), '-p', 'tsconfig.made.json')).toMatchObject({ ...fine, stdout: '' })
    expect(await run(installed('oxlint'), ...families)).toMatchObject(fine)
    expect(await run(installed('biome'), 'format', 'server/src/modules')).toMatchObject(fine)
  })

  it('passes its own tests, and is a lifecycle as the others are', async () => {
    const { code, stdout } = await run(
      installed('vitest'),
      'run',
      'site-visits',
      'field/vehicles',
      'lifecycles',
    )
    expect(code, stdout).toBe(0)
    expect(stdout).toContain('5 passed (5)')
  })
})

it.each<[string[], RegExp]>([
  [[], /^npm run new-family -- <wing> <names>/],
  [['fields', 'cars'], /There is no wing “fields”\. It is one of company, exchange, field,/],
  [['field', 'Cars'], /“Cars” is not in snake_case/],
  [['field', 'equipment'], /The singular of “equipment” is not known: say it by --singular\./],
  [['field', 'vehicles'], /field\/vehicles is there already\./],
  [['field', 'cars', '--colour', 'red'], /Unknown option '--colour'/],
])('%j is refused, and writes nothing', async (args, says) => {
  const before = await written('field/modules.ts')
  expect(await newFamily(...args)).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(says) })
  expect(await written('field/modules.ts')).toBe(before)
})

it.each([
  ['vehicles', 'vehicle'],
  ['service_visits', 'service_visit'],
  ['deliveries', 'delivery'],
  ['addresses', 'address'],
  ['boxes', 'box'],
  ['purchases', 'purchase'],
  ['equipment', 'equipment'],
])('one of the %s is called %s', (plural, singular) => expect(singularOf(plural)).toBe(singular))
