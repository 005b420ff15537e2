import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Vitest } from 'vitest/node'
import type { Operation } from '../../src/platform/contract/operation.ts'
import type { TObject } from '../../src/platform/contract/shapes.ts'
import type * as Family from '../../src/platform/contract/family.ts'
import type * as Modules from '../../src/modules/index.ts'
import { readTestFiles } from './isolation.ts'

/** The codes of the catalogue, those that answers explain something by, and of the rows of each operation that answers row by row, that no test has got as an answer, one a line. It may only shrink. */
export const listFile = join(import.meta.dirname, '../golden/codes-not-produced.txt')

/**
 * Has every process of the run, those that tests start included, record the codes that it answers. What it gives back
 * compares them with the committed list once a whole run has passed; a part of the tests proves nothing. Where
 * `KONTTORI_CODES` is `print`, it prints the codes that the run did not produce, whatever was run.
 */
export function recordAnsweredCodes(vitest: Vitest): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'konttori-codes-'))
  process.env['KONTTORI_ANSWERED_CODES'] = folder
  const recorder = pathToFileURL(join(import.meta.dirname, 'record-codes.mjs')).href
  process.env['NODE_OPTIONS'] = [process.env['NODE_OPTIONS'], `--import=${recorder}`]
    .filter(Boolean)
    .join(' ')
  return () => {
    const missing = notProduced(readCodes(folder))
    rmSync(folder, { recursive: true })
    if (process.env['KONTTORI_CODES'] === 'print')
      process.stdout.write(`\nCodes not produced:\n${missing.join('\n')}\n`)
    if (!isWholeAndPassed(vitest)) return
    const update = vitest.config.snapshotOptions.updateSnapshot === 'all'
    if (!existsSync(listFile)) writeList(missing)
    else if (update) writeList(readList().filter(code => missing.includes(code)))
    const faults = compare(missing, readList())
    if (faults.length > 0) throw new Error(faults.join('\n'))
  }
}

/**
 * What is wrong, given the codes that a whole run did not produce. A listed code that it did produce is no fault: what a
 * machine allows to be tested differs, for instance a disk of its own that can be filled.
 */
export const compare = (missing: readonly string[], listed: readonly string[]): string[] =>
  missing
    .filter(code => !listed.includes(code))
    .map(code => `No test gets the code ${code} as an answer: write one.`)

function readCodes(folder: string): Set<string> {
  const files = readdirSync(folder).map(name => readFileSync(join(folder, name), 'utf8'))
  return new Set(files.flatMap(text => text.split('\n')))
}

const readList = (): string[] => readFileSync(listFile, 'utf8').split('\n').filter(Boolean)

const writeList = (codes: readonly string[]): void =>
  writeFileSync(listFile, codes.map(code => `${code}\n`).join(''))

/** Whatever the list says, sorted. */
function notProduced(answered: ReadonlySet<string>): string[] {
  // Vitest's own loader does not know `import.meta.resolve`, which families use; Node's does.
  const byNode = createRequire(import.meta.url)
  const { modules } = byNode('../../src/modules/index.ts') as typeof Modules
  const { catalogueOf, operationsOf, reasonsOf } = byNode(
    '../../src/platform/contract/family.ts',
  ) as typeof Family
  const contracts = modules.map(({ contract }) => contract)
  // A code that waits for its family is on a list of its own, `codes-waiting.txt`.
  const ofRequests = [...catalogueOf(contracts)].flatMap(([code, { waitsFor }]) =>
    waitsFor === undefined ? code : [],
  )
  const ofRows = contracts.flatMap(contract => operationsOf(contract).flatMap(rowCodesOf))
  const ofReasons = [...reasonsOf(contracts).keys()].map(code => `reason ${code}`)
  return [...ofRequests, ...ofRows, ...ofReasons].filter(code => !answered.has(code)).sort()
}

/** The codes that an operation promises for single rows, each with its path. */
function rowCodesOf({ path, table, rowByRow, answers }: Operation): string[] {
  if (!table && !rowByRow) return []
  const { results } = (answers as TObject).properties as unknown as {
    readonly results: { readonly items: { readonly properties: { readonly code: unknown } } }
  }
  const [, codes = ''] = /"enum":(\[[^\]]+\])/.exec(JSON.stringify(results.items.properties.code)) ?? []
  return (JSON.parse(codes) as (string | null)[]).flatMap(code => (code === null ? [] : `${path} ${code}`))
}

/** Whether every test file ran, whole, and passed. */
function isWholeAndPassed({ config, state }: Vitest): boolean {
  const passed = new Set(
    state.getFiles().flatMap(({ filepath, result }) => (result?.state === 'pass' ? [filepath] : [])),
  )
  return !config.testNamePattern && readTestFiles().every(({ path }) => passed.has(join(config.root, path)))
}
