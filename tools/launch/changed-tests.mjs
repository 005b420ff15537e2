import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { checkout } from './checkout.mjs'

// Which tests a change reaches. By imports alone that would be nearly all: the service gathers every family, and most tests start the
// service. So imports are followed into the families that ask a changed one and no further, and tests that go over all contracts
// always run.

/** Where families are gathered: what lies behind is the whole service. */
const gathering =
  /^server\/src\/(app|launch|main)\.ts$|^server\/src\/modules\/([^/]+\/)?index\.ts$|^server\/test\/world\/|^server\/src\/(command-line|demo)\//
/** They go over the contracts or the sources of all families. */
const overAll = /^server\/test\/(architecture|breadth|contract|sweeps)\//
/** What no test of a family can do without, or what says how tests are run. */
const everywhere =
  /^server\/src\/(app|launch|main)\.ts$|^server\/src\/(platform|lifecycle)\/(?!.*\/test\/)|^server\/test\/(world|suite)\/(?!.*\.test\.ts$)|^(package(-lock)?\.json|vitest\.config\.ts|tsconfig\.json)$|^tools\/launch\//
const isTest = path => path.endsWith('.test.ts')
const importOf = /^(?:(?:import|export)\b[^'"]*\bfrom|import) '(\.[^']+)'|\bimport\('(\.[^']+)'\)/gm

/** Paths of what differs from `base`, what is not committed included. */
export function changedFiles(base = 'HEAD', root = checkout) {
  const since = git(root, 'merge-base', base, 'HEAD').trim()
  const listed =
    git(root, 'diff', '--name-only', '-z', since) +
    git(root, 'ls-files', '--others', '--exclude-standard', '-z')
  return sorted(new Set(listed.split('\0').filter(Boolean)))
}

/** The test files that a change of these files reaches; null where that is all of them. */
export function testsReachedBy(changed, root = checkout) {
  if (changed.some(path => everywhere.test(path))) return null
  const files = git(root, 'ls-files', '--cached', '--others', '--exclude-standard', '-z')
    .split('\0')
    .filter(path => path.endsWith('.ts') && existsSync(join(root, path)))
  const importers = importersAmong(files, root)
  const reached = new Set(changed)
  const families = new Set(changed.flatMap(path => familyOf(path) ?? []))
  const follow = (path, family) => {
    for (const importer of importers.get(path) ?? []) {
      if (reached.has(importer)) continue
      reached.add(importer)
      if (gathering.test(importer)) continue
      const itsFamily = familyOf(importer)
      // Whoever asks a family is concerned; whoever asks them is answered as they promise, which their own tests hold.
      if (itsFamily !== undefined && itsFamily !== family) families.add(itsFamily)
      else follow(importer, family)
    }
  }
  for (const path of changed) follow(path, familyOf(path))
  const reachesSources = changed.some(path => path.startsWith('server/src/') && !/\/test\//.test(path))
  const isReached = path =>
    reached.has(path) || families.has(familyOf(path)) || (reachesSources && overAll.test(path))
  return sorted(files.filter(path => isTest(path) && isReached(path)))
}

/** The folder of a family, `server/src/modules/time/work-days`, or of a part of the service that is none. */
const familyOf = path =>
  /^server\/src\/(modules\/[^/]+\/[^/]+|demo|command-line|pages|reference)(?=\/)/.exec(path)?.[0]

const git = (root, ...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })

const sorted = paths => [...paths].sort((one, other) => (one < other ? -1 : 1))

function importersAmong(files, root) {
  const importers = new Map()
  for (const file of files)
    for (const [, one, other] of readFileSync(join(root, file), 'utf8').matchAll(importOf)) {
      const target = join(dirname(file), one ?? other)
      importers.set(target, [...(importers.get(target) ?? []), file])
    }
  return importers
}
