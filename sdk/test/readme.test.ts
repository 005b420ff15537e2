// Isolated: programs that it writes change their process, which looks as if it did.
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { startWorld } from '../../server/test/world/world.ts'
import { present, run, temporaryFolder } from './consumer.ts'
import { startNetwork } from './network.ts'

const root = resolve(import.meta.dirname, '../..')
const source = join(root, 'sdk/src/index.ts')

const world = await startWorld()
const { baseUrl } = await startNetwork(world)
const project = world
  .as('aino')
  .get('/v1/dimensions')
  .then(({ body }) => body.items.find(isProject)?.id)
const isProject = ({ code }: { code: string }) => code === 'project'

const samplesOf = (path: string): string[] =>
  [...readFileSync(join(root, path), 'utf8').matchAll(/^```ts\n(.*?)^```/gms)].map(([, code]) => code ?? '')

/** A project with one program, in which the package is its source. */
function newProject(program: string): string {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  const compilerOptions = {
    typeRoots: [join(root, 'node_modules/@types')],
    paths: { '@konttori/sdk': [source] },
  }
  const tsconfig = { extends: join(root, 'tsconfig.json'), compilerOptions, include: ['program.ts'] }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig))
  writeFileSync(join(folder, 'program.ts'), program)
  return folder
}

/** The samples with what they say of an installation in the words of this one. */
async function placed(samples: readonly string[]): Promise<string> {
  const placeholders = {
    'https://konttori.example.com': baseUrl,
    'http://localhost:8080': baseUrl,
    'id-of-the-level': await project,
    '019dd001-7c11-7d2e-8f3b-2b5c9e7a1d40': world.meri.members.veera.id,
    "'@konttori/sdk'": JSON.stringify(source),
  }
  let program = samples.join('\n')
  for (const [said, here] of Object.entries(placeholders)) program = program.replaceAll(said, String(here))
  return program
}

describe.each(['sdk/README.md', 'README.md'])('the samples of %s', path => {
  const samples = samplesOf(path)

  it('compile', async () => {
    expect(samples.length).toBeGreaterThan(0)
    const folder = newProject(samples.join('\n'))
    expect(await run(process.execPath, [present.tsc, '-p', folder], folder)).toBe('')
  })

  it('run against a service, from the first to the last', async () => {
    const folder = newProject(`${await placed(samples)}\nconsole.log('Done.')\n`)
    writeFileSync(join(folder, 'hours.csv'), 'person;date;type;hours\n')
    const environment = `process.env['KONTTORI_KEY'] = '${world.meri.serviceKey}'\n`
    writeFileSync(join(folder, 'environment.ts'), environment)
    const said = await run(process.execPath, ['--import', './environment.ts', 'program.ts'], folder)
    expect(said.trimEnd().split('\n').at(-1)).toBe('Done.')
  })
})
