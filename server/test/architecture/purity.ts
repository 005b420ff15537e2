import { posix } from 'node:path'
import type { Sources } from './sources.ts'

interface Import {
  /** A path under `server/src`, or the name of a package. */
  readonly target: string
  readonly isOwnSource: boolean
  /** What is there when the program runs; empty for an import of types. `*` is everything. */
  readonly values: readonly string[]
}

const statement =
  /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(\{[^}]*\}|\*(?:\s+as\s+\w+)?|\w+)\s+from\s+'([^']+)'/g
const dynamic = /\bimport\(\s*'([^']+)'/g

/** What a file imports, by name; a re-export is an import too. */
export function readImportsOf(path: string, text: string): Import[] {
  const resolved = (target: string) =>
    target.startsWith('.') ? posix.join(posix.dirname(path), target) : target
  return [
    ...[...text.matchAll(statement)].map(([, type, names = '', target = '']) => ({
      target: resolved(target),
      isOwnSource: target.startsWith('.'),
      values: type ? [] : valuesIn(names),
    })),
    ...[...text.matchAll(dynamic)].map(([, target = '']) => ({
      target: resolved(target),
      isOwnSource: target.startsWith('.'),
      values: ['*'],
    })),
  ]
}

const valuesIn = (names: string): string[] =>
  names.startsWith('{')
    ? names
        .slice(1, -1)
        .split(',')
        .map(name => name.trim())
        .filter(name => name !== '' && !name.startsWith('type '))
        .map(name => name.split(/\s+as\s+/)[0] ?? name)
    : ['*']

const decisions = 'platform/vocabulary/decision.ts'

/**
 * Whether a file of a family decides: it is called rules, or accepts, which no other file does. One that only refuses, since what it
 * read was not there, has nothing to keep pure.
 */
export const isDeciding = (path: string, text: string): boolean =>
  path.startsWith('modules/') &&
  (/(^|[/-])rules\.ts$/.test(path) ||
    /\brefusal: ['`][^}]*\bdetail\b/.test(text) ||
    readImportsOf(path, text).some(
      ({ target, values }) => target === decisions && values.some(name => ['accept', '*'].includes(name)),
    ))

/** What packages give that depends on nothing but its arguments. */
const pureOfPackages: Readonly<Record<string, readonly string[]>> = {
  'node:crypto': ['createHash', 'hash'],
  'node:url': ['domainToASCII'],
  'fractional-indexing': ['generateKeyBetween', 'generateNKeysBetween'],
  'rrule-temporal': ['RRuleTemporal'],
}

const impureCalls =
  /\bnewId\s*\(|\bDate\.now\b|\bnew Date\(\s*\)|\bTemporal\.Now\b|\bMath\.random\b|\bperformance\.|\bprocess\.|\brandom(?:Bytes|UUID|Int|FillSync)\b|\bgetRandomValues\b|\bfetch\(|\bset(?:Timeout|Interval|Immediate)\(|\bawait\b|\basync\b/

export interface Impurity {
  readonly path: string
  readonly what: string
}

/** What of the files that decide, and of the family's own files that they use, is not pure. */
export function impuritiesIn(sources: Sources): Impurity[] {
  const bound = [...sources].filter(([path, text]) => isDeciding(path, text)).map(([path]) => path)
  const found: Impurity[] = []
  const seen = new Set(bound)
  for (const path of bound) {
    const text = sources.get(path) ?? ''
    const imports = readImportsOf(path, text)
    found.push(...faultsOf(path, text, imports).map(what => ({ path, what })))
    for (const { target, values } of imports)
      if (values.length > 0 && isOwnPart(path, target) && sources.has(target) && !seen.has(target)) {
        seen.add(target)
        bound.push(target)
      }
  }
  return found
}

function faultsOf(path: string, text: string, imports: readonly Import[]): string[] {
  const call = impureCalls.exec(withoutComments(text))
  return [
    // A type is not there when the program runs.
    ...imports.flatMap(({ target, isOwnSource, values }) =>
      values.length === 0
        ? []
        : isOwnSource
          ? faultsOfOwn(path, target, values)
          : faultsOfPackage(target, values),
    ),
    ...(call ? [`uses ${call[0].trim()}`] : []),
  ]
}

function faultsOfOwn(path: string, target: string, values: readonly string[]): string[] {
  if (target.startsWith('platform/vocabulary/'))
    return values.some(name => name === 'newId') ? ['imports newId'] : []
  // The description of a table is a declaration too: without a database it reaches nothing.
  if (/^platform\/(contract\/|data\/table(-columns)?\.ts$)/.test(target)) return []
  return isOwnPart(path, target) ? [] : [`imports ${target}`]
}

/** What the rules of every register are made with; its files are held to the same. */
const rowProtocol = 'modules/records/imports/protocol/port.ts'

/** Whether a file is of the same family, and none of those that reach out of it; codes and reasons of other families are declarations. */
const isOwnPart = (path: string, target: string): boolean =>
  /\/(refusals|reasons)\.ts$/.test(target) ||
  target === rowProtocol ||
  (familyOf(target) === familyOf(path) && !/(^|[/-])(store|handlers|module|port|jobs)\.ts$/.test(target))

const faultsOfPackage = (name: string, values: readonly string[]): string[] =>
  values.filter(value => !pureOfPackages[name]?.includes(value)).map(value => `imports ${value} of ${name}`)

const familyOf = (path: string): string => path.split('/').slice(0, 3).join('/')

const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '$1')

/** The files of the shared vocabulary that ask for the time or for chance. */
export const impureVocabulary = (sources: Sources): string[] =>
  [...sources]
    .filter(
      ([path, text]) => path.startsWith('platform/vocabulary/') && impureCalls.test(withoutComments(text)),
    )
    .map(([path]) => path)
