import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

/** A source file by its path under `server/src`, with what it imports from there. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

const source = resolve(import.meta.dirname, '../../src')
const specifier = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g

/** Reads every import of the product's own files, type-only ones included; tests are left out. */
export function readImports(root = source): ImportGraph {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.ts') && !path.split('/').includes('test'))
    .sort()
  return new Map(files.map(path => [path, importsOf(path, readFileSync(join(root, path), 'utf8'), root)]))
}

export const importsOf = (path: string, text: string, root = source): string[] =>
  [...text.matchAll(specifier)].map(([, target]) =>
    relative(root, resolve(root, dirname(path), target ?? '')),
  )

/** The family a file belongs to, or null outside the wings of `modules/`. */
export const familyOf = (path: string): string | null => /^modules\/[^/]+\/([^/]+)\//.exec(path)?.[1] ?? null

/** The wing that a family stands in, or null for what is of no family. */
const wingOf = (path: string): string | null => /^modules\/([^/]+)\/[^/]+\//.exec(path)?.[1] ?? null

const fileName = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** Large families: everything is in folders, and above them are only the cards and what others may ask. */
const roomy: ReadonlySet<string> = new Set(['members', 'session'])

/** What a family promises in the same words as others: declarations with nothing behind them, which contracts take (ADR 94). */
const promises: ReadonlySet<string> = new Set(['refusals.ts', 'events.ts', 'reasons.ts'])

/**
 * A contract takes the codes, events and reasons of another family, and so does a file of codes of which some are those that a
 * family below declares with a slot, and a file of reasons that say others. It is a dependency like any other, and points down.
 */
const takesPromises = (from: string, to: string): boolean =>
  ['contract.ts', 'register.ts', 'refusals.ts', 'reasons.ts'].includes(fileName(from)) &&
  promises.has(fileName(to))

interface Rule {
  readonly says: string
  broken(from: string, to: string): boolean
}

/** The directions that imports may take; `app.ts`, `launch.ts` and the command line stand above everything. */
export const importRules: readonly Rule[] = [
  {
    says: 'the platform knows no family',
    broken: (from, to) => from.startsWith('platform/') && !to.startsWith('platform/'),
  },
  {
    says: 'the vocabulary knows only itself',
    broken: (from, to) => from.startsWith('platform/vocabulary/') && !to.startsWith('platform/vocabulary/'),
  },
  {
    says: 'a family is entered by its port alone, and by contracts for its codes and events',
    broken: (from, to) => {
      const [own, other] = [familyOf(from), familyOf(to)]
      return (
        own !== null &&
        other !== null &&
        own !== other &&
        fileName(to) !== 'port.ts' &&
        !takesPromises(from, to)
      )
    },
  },
  {
    says: 'a family does not know the application',
    broken: (from, to) => familyOf(from) !== null && familyOf(to) === null && !to.startsWith('platform/'),
  },
  {
    says: 'pages stand on the public interface: of a family they know the contract',
    broken: (from, to) =>
      from.startsWith('pages/') &&
      !to.startsWith('pages/') &&
      !to.startsWith('platform/') &&
      !(familyOf(to) !== null && fileName(to) === 'contract.ts'),
  },
  {
    says: 'nothing but the application knows the pages',
    broken: (from, to) => to.startsWith('pages/') && !from.startsWith('pages/') && from !== 'app.ts',
  },
  {
    says: 'the reference is made of contracts: it knows the platform alone',
    broken: (from, to) =>
      from.startsWith('reference/') && !to.startsWith('reference/') && !to.startsWith('platform/'),
  },
  {
    says: 'nothing but the application knows the reference',
    broken: (from, to) => to.startsWith('reference/') && !from.startsWith('reference/') && from !== 'app.ts',
  },
  {
    says: 'the demo asks families by their ports',
    broken: (from, to) => from.startsWith('demo/') && familyOf(to) !== null && fileName(to) !== 'port.ts',
  },
  {
    says: 'nothing but the start, and the command that removes it, knows the demo',
    broken: (from, to) =>
      to.startsWith('demo/') &&
      !from.startsWith('demo/') &&
      from !== 'launch.ts' &&
      !(from === 'command-line/demo-remove.ts' && to === 'demo/remove-demo.ts'),
  },
  {
    says: 'a contract is made of vocabulary, the contract language, shapes of its own family and codes of others',
    broken: (from, to) =>
      fileName(from) === 'contract.ts' &&
      familyOf(from) !== null &&
      !to.startsWith('platform/vocabulary/') &&
      !to.startsWith('platform/contract/') &&
      familyOf(to) !== familyOf(from) &&
      !takesPromises(from, to),
  },
  {
    says: 'codes and events are declared in the contract language, so that others may use them',
    broken: (from, to) =>
      familyOf(from) !== null &&
      promises.has(fileName(from)) &&
      !to.startsWith('platform/vocabulary/') &&
      !to.startsWith('platform/contract/') &&
      !takesPromises(from, to) &&
      (familyOf(to) !== familyOf(from) || /^(contract|store|handlers|module|port)\.ts$/.test(fileName(to))),
  },
  {
    says: 'a folder with a contract of its own knows its neighbours, not the files above it',
    broken: (from, to) =>
      roomy.has(familyOf(from) ?? '') &&
      folderOf(from) !== null &&
      familyOf(to) === familyOf(from) &&
      folderOf(to) === null,
  },
]

export interface Violation {
  readonly from: string
  readonly to: string
  readonly rule: string
}

export const violationsOf = (graph: ImportGraph): Violation[] =>
  [...graph].flatMap(([from, targets]) =>
    targets.flatMap(to =>
      importRules.filter(rule => rule.broken(from, to)).map(rule => ({ from, to, rule: rule.says })),
    ),
  )

/** Which family asks which, as `from → to`, in order. */
export function familyGraph(graph: ImportGraph): string[] {
  const edges = new Set<string>()
  for (const [from, targets] of graph)
    for (const to of targets) {
      const [own, other] = [familyOf(from), familyOf(to)]
      if (own && other && own !== other) edges.add(`${own} → ${other}`)
    }
  return [...edges].sort()
}

/** Which wing asks which, as `from → to`, in order. */
export function wingGraph(graph: ImportGraph): string[] {
  const edges = new Set<string>()
  for (const [from, targets] of graph)
    for (const to of targets) {
      const [own, other] = [wingOf(from), wingOf(to)]
      if (own && other && own !== other) edges.add(`${own} → ${other}`)
    }
  return [...edges].sort()
}

/** The folder of its family that a file is in; null for the files of the family itself, such as `module.ts`. */
export const folderOf = (path: string): string | null =>
  /^modules\/[^/]+\/[^/]+\/([^/]+)\//.exec(path)?.[1] ?? null

/** Which folder of a family imports from which of the same family, as `family/from → family/to`, in order. */
export function folderGraph(graph: ImportGraph): string[] {
  const edges = new Set<string>()
  for (const [from, targets] of graph)
    for (const to of targets) {
      const [own, other] = [folderOf(from), folderOf(to)]
      if (familyOf(from) === familyOf(to) && own && other && own !== other)
        edges.add(`${familyOf(from)}/${own} → ${familyOf(to)}/${other}`)
    }
  return [...edges].sort()
}

/** A cycle among families, as the families it passes, or null. */
export function cycleIn(edges: readonly string[]): string[] | null {
  const next = Map.groupBy(
    edges.map(edge => edge.split(' → ') as [string, string]),
    ([from]) => from,
  )
  const left = new Set<string>()
  const visit = (family: string, path: readonly string[]): string[] | null => {
    if (path.includes(family)) return [...path.slice(path.indexOf(family)), family]
    if (left.has(family)) return null
    for (const [, to] of next.get(family) ?? []) {
      const cycle = visit(to, [...path, family])
      if (cycle) return cycle
    }
    left.add(family)
    return null
  }
  for (const family of next.keys()) {
    const cycle = visit(family, [])
    if (cycle) return cycle
  }
  return null
}
