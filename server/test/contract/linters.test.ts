import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { modules } from '../../src/modules/index.ts'
import { openApiDocument } from '../../src/platform/contract/openapi/document.ts'
import { installedVersion, remembered } from '../suite/remembered.ts'

const run = promisify(execFile)
const installed = resolve(import.meta.dirname, '../../../node_modules')
const document = openApiDocument(
  modules.map(({ contract }) => contract),
  'https://konttori.example',
)
const mebibytes = 1024 * 1024

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'konttori-linters-'))
  await writeFile(join(folder, '.spectral.yaml'), 'extends: ["spectral:oas"]\n')
  await writeFile(join(folder, 'sound.json'), JSON.stringify(document))
  // What each linter must find: an operation with a tag that is nowhere described, and a document that nobody answers for.
  const paths = Object.fromEntries(Object.entries(document['paths'] as object).slice(0, 1))
  await writeFile(
    join(folder, 'unsound.json'),
    JSON.stringify({ ...document, paths, tags: [], info: { title: 'Konttori', version: '1.0' } }),
  )
})
afterAll(() => rm(folder, { recursive: true }))

/** Runs a linter, whose exit code says no more than its findings. */
async function findingsOf(
  program: string,
  args: readonly string[],
  ofNode: readonly string[] = [],
): Promise<string> {
  const ended = await run(process.execPath, [...ofNode, join(installed, program), ...args], {
    cwd: folder,
    maxBuffer: 64 * mebibytes,
    env: {
      ...process.env,
      REDOCLY_TELEMETRY: 'off',
      REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
      SCARF_ANALYTICS: 'false',
    },
  }).catch((error: { stdout: string; stderr: string }) => error)
  if (ended.stdout === '') throw new Error(`${program} found nothing out: ${ended.stderr}`)
  return ended.stdout
}

const linters = {
  redocly: async (file: string) => {
    const found = await findingsOf('@redocly/cli/bin/cli.js', ['lint', file, '--format=json'])
    const { problems } = JSON.parse(found) as { problems: { ruleId: string; message: string }[] }
    return problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)
  },
  spectral: async (file: string) => {
    const found = await findingsOf(
      '@stoplight/spectral-cli/dist/index.js',
      ['lint', file, '-q', '-f', 'json'],
      ['--import', pathToFileURL(join(import.meta.dirname, 'compile-once.mjs')).href],
    )
    const problems = JSON.parse(found) as { code: string; message: string; path: string[] }[]
    return problems.map(({ code, message, path }) => `${code}: ${message} (${path.join('.')})`)
  },
}

const packages = { redocly: '@redocly/cli', spectral: '@stoplight/spectral-cli' } as const
/** How they are run is part of what their findings follow from. */
const here = [import.meta.filename, join(import.meta.dirname, 'compile-once.mjs')].map(path =>
  readFileSync(path, 'utf8'),
)

/** What a linter finds in a file; of what it has looked at already it would find the same. */
async function findings(linter: keyof typeof linters, file: string): Promise<string[]> {
  const of = [await readFile(join(folder, file), 'utf8'), installedVersion(packages[linter]), ...here]
  const found = await remembered(`${linter}-${file}`, of, async () =>
    JSON.stringify(await linters[linter](file)),
  )
  return JSON.parse(found)
}

describe.each(['redocly', 'spectral'] as const)('%s, with all the rules it recommends,', linter => {
  it('finds no error and nothing to warn of in the description', async () =>
    expect(await findings(linter, 'sound.json')).toEqual([]))

  it('finds what is missing in another', async () =>
    expect(await findings(linter, 'unsound.json')).not.toEqual([]))
})
