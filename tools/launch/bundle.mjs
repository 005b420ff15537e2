import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, renameSync, rmSync } from 'node:fs'
import { statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { checkout, pinnedNode } from './checkout.mjs'

// The service as a few files in place of five thousand modules, which start in a fifth of the time (ADR 96). A bundle lies in
// node_modules under a name that follows from what it is made of, so that one that is there is the right one.

const modules = join(checkout, 'node_modules')
const bundles = join(modules, '.konttori')
const sources = join(checkout, 'server', 'src')
const maker = join(checkout, 'tools', 'launch', 'make-bundle.mjs')
const keptDays = 14

/**
 * The file of the program `main` or `command-line/main`. From the bundle, which is made where it is missing; from the sources where none can be
 * made, which takes longer to start and does the same.
 */
export function programFile(name, onMaking) {
  const bundle = ensureBundle(onMaking)
  return bundle === undefined ? join(sources, `${name}.ts`) : join(bundle, `${name.replaceAll('/', '-')}.mjs`)
}

/** The folder of the bundle of the present sources; undefined where there is none and none can be made. */
export function ensureBundle(onMaking = () => {}) {
  if (!canBundle()) return undefined
  const bundle = join(bundles, nameOfBundle())
  if (existsSync(bundle)) {
    markUsed(bundle)
    return bundle
  }
  return make(bundle, onMaking) ? bundle : undefined
}

/** The bundle names files by where they lie from it, and so must be in the folder that holds the sources. */
function canBundle() {
  try {
    return (
      existsSync(join(modules, 'rolldown')) &&
      realpathSync(modules) === join(realpathSync(checkout), 'node_modules')
    )
  } catch {
    return false
  }
}

function nameOfBundle() {
  const hash = createHash('sha256')
  const add = (path, content) => hash.update(`${path}\0${content.length}\0`).update(content)
  add('packages', packages())
  add('maker', readFileSync(maker))
  for (const path of sourceFiles(sources)) add(path, readFileSync(join(sources, path)))
  return hash.digest('hex').slice(0, 32)
}

/** Which packages the service runs with; npm writes the lock file in more than one way. */
function packages() {
  const lock = JSON.parse(readFileSync(join(checkout, 'package-lock.json'), 'utf8'))
  return Object.entries(lock.packages)
    .flatMap(([path, { version, integrity, dev }]) => (dev ? [] : [`${path} ${version} ${integrity}\n`]))
    .sort((one, other) => (one < other ? -1 : 1))
    .join('')
}

/** Their paths below the folder, in one order everywhere. Tests are no part of the service. */
function sourceFiles(folder, below = '') {
  return readdirSync(join(folder, below), { withFileTypes: true })
    .flatMap(entry => {
      const path = below === '' ? entry.name : `${below}/${entry.name}`
      if (entry.isDirectory()) return entry.name === 'test' ? [] : sourceFiles(folder, path)
      return entry.name.endsWith('.ts') ? [path] : []
    })
    .sort((one, other) => (one < other ? -1 : 1))
}

/**
 * Whether the bundle is there afterwards. It is made under a name of this process and then renamed, so that it appears whole or not at all,
 * also where two processes make it at once.
 */
function make(bundle, onMaking) {
  const unfinished = `${bundle}.${process.pid}`
  try {
    mkdirSync(unfinished, { recursive: true })
  } catch {
    // An installation that cannot be written.
    return false
  }
  try {
    onMaking()
    const { status, stderr, error } = spawnSync(pinnedNode(), [maker, unfinished], {
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
      env: { ...process.env, NODE_COMPILE_CACHE: undefined, NODE_OPTIONS: undefined },
    })
    if (status !== 0) throw error ?? new Error(stderr.trim().split('\n').at(-1) || `it ended with ${status}`)
    rename(unfinished, bundle)
    removeUnused()
    return true
  } catch ({ message }) {
    process.stderr.write(
      `konttori: no bundle could be made, so the sources are run, which start slower: ${message}\n`,
    )
    return false
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
}

function rename(unfinished, bundle) {
  try {
    renameSync(unfinished, bundle)
  } catch (error) {
    // Another process was faster.
    if (!existsSync(bundle)) throw error
  }
}

function markUsed(folder) {
  try {
    const now = new Date()
    utimesSync(folder, now, now)
  } catch {
    // Nobody removes anything there either.
  }
}

/** Those of former sources; a program that still runs from one was started in the last days. */
function removeUnused() {
  const oldest = Date.now() - keptDays * 86_400_000
  for (const name of readdirSync(bundles)) {
    const folder = join(bundles, name)
    if (statSync(folder, { throwIfNoEntry: false })?.mtimeMs < oldest)
      rmSync(folder, { recursive: true, force: true })
  }
}
