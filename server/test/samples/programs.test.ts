import { execFile, spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, it } from 'vitest'
import type { NamedOperation } from '../../src/platform/contract/family.ts'
import { type Sample, samplesOf } from '../../src/platform/contract/samples/samples.ts'
import { each } from '../breadth/operations.ts'
import { repository } from '../suite/isolation.ts'
import { startWorld } from '../world/world.ts'
import { inOrder, startArranging } from './arranged.ts'
import { startInterpreter } from './interpreter.ts'

const baseUrl = 'https://konttori.example'
const programs = resolve(import.meta.dirname, 'programs')
const sdk = join(repository, 'sdk/src/index.ts')
const folder = await mkdtemp(join(tmpdir(), 'konttori-samples-'))
afterAll(() => rm(folder, { recursive: true }))

const textOf = (operation: NamedOperation, language: Sample['language']): string =>
  samplesOf(operation, baseUrl).find(sample => sample.language === language)?.text ?? ''

/** A Python with the library `requests`; under CI the one without it fails. */
const python = ['python3', '/usr/bin/python3'].find(
  command => spawnSync(command, ['-c', 'import requests']).status === 0,
)
const noPython = python === undefined && process.env['CI'] === undefined

if (noPython)
  console.warn('The samples in Python are not run: there is no python3 with the library requests.')

describe.each([
  ['TypeScript', 'typescript', process.execPath, [join(programs, 'run.mjs'), folder, sdk]],
  ['Python', 'python', python ?? 'python3', [join(programs, 'run.py')]],
] as const)('the sample in %s does what the operation promises', (_, language, command, args) => {
  describe.skipIf(language === 'python' && noPython)('from its program to the answer', async () => {
    const world = await startWorld()
    const { port } = world.app.server.server.address() as AddressInfo
    const arranged = await startArranging(world)
    const run = startInterpreter(command, args)
    const here = `http://127.0.0.1:${port}`

    it.each(each(inOrder))('%s', async (id, operation) => {
      const { operation: its, key, session } = await arranged(operation)
      const text = textOf(its, language)
      const sent = text
        .replaceAll(`${baseUrl}/v1`, `${here}/v1`)
        .replaceAll(`baseUrl: '${baseUrl}'`, `baseUrl: '${here}'`)
      const told = await run({ id, text: sent, key, session })
      expect([told, text]).toEqual([{ status: operation.status ?? 200 }, text])
    })
  })
})

it('every sample in TypeScript compiles with the strictest settings', async () => {
  const project = join(folder, 'compiled')
  await mkdir(project)
  await symlink(join(repository, 'node_modules'), join(project, 'node_modules'))
  for (const operation of inOrder)
    await writeFile(join(project, `${operation.id}.ts`), textOf(operation, 'typescript'))
  const settings = {
    extends: join(repository, 'tsconfig.json'),
    compilerOptions: {
      incremental: false,
      tsBuildInfoFile: null,
      lib: ['esnext', 'dom', 'dom.iterable'],
      paths: { '@konttori/sdk': [sdk] },
    },
    include: ['*.ts'],
    exclude: [],
  }
  await writeFile(join(project, 'tsconfig.json'), JSON.stringify(settings))
  await writeFile(join(project, 'package.json'), JSON.stringify({ type: 'module' }))
  const tsc = join(repository, 'node_modules/typescript/bin/tsc')
  const { stdout } = await promisify(execFile)(process.execPath, [tsc, '-p', project]).catch(
    (error: { stdout: string }) => error,
  )
  expect(stdout).toBe('')
})
