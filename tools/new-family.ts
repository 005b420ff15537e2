/** Writes the skeleton of a family: `npm run new-family -- <wing> <names>`. CONTRIBUTING says what to do with it. */
import { execFileSync } from 'node:child_process'
import { join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { singularOf, words } from './new-family/names.ts'
import { FamilyRefused, writeFamily } from './new-family/write.ts'

const usage = `npm run new-family -- <wing> <names> [--singular <name>] [--tag <tag>]

  <wing>      a folder of server/src/modules, such as field
  <names>     what the records are called, in the plural and in snake_case: service_visits
  --singular  one of them, where it does not follow from the plural
  --tag       the tag of the reference that it stands under; one of its own when left out`

const root = resolve(import.meta.dirname, '..')

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { singular: { type: 'string' }, tag: { type: 'string' } },
  })
  const [wing, plural, ...others] = positionals
  if (wing === undefined || plural === undefined || others.length > 0) throw new FamilyRefused(usage)
  const singular = values.singular ?? singularOf(plural)
  const tag = values.tag ?? words(plural).replace(/^./, letter => letter.toUpperCase())
  const paths = await writeFamily(root, { wing, plural, singular, tag })
  const typescript = paths.filter(path => path.endsWith('.ts'))
  execFileSync(process.execPath, [
    join(root, 'node_modules/@biomejs/biome/bin/biome'),
    'format',
    '--write',
    '--log-level=error',
    `--config-path=${root}`,
    ...typescript,
  ])
  for (const path of paths) process.stdout.write(`${relative(root, path)}\n`)
  process.stdout.write(`
Next: say in contract.ts what it is, then follow the compile errors; npm run generate; npm test -- --changed; npx changeset.
`)
} catch (error) {
  const isTold = error instanceof FamilyRefused || (error instanceof Error && 'code' in error)
  if (!isTold) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
