import { spawn } from 'node:child_process'
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { delimiter, join, sep } from 'node:path'
import { checkout } from './checkout.mjs'
import { releaseLock, takeLock } from './install-lock.mjs'

const modules = join(checkout, 'node_modules')
/** Where node_modules is while a new one is installed in its place. */
const former = join(checkout, '.konttori-former-modules')

/**
 * Runs `npm ci` when node_modules lacks what package-lock.json pins: for the service what it runs with, for
 * `development` everything. What is there for development stays, brought up to date. An install that fails or is interrupted leaves
 * node_modules as it was. Throws then.
 */
export async function ensureInstalled({ development = false } = {}) {
  const missing = firstMissing(development)
  if (missing === undefined) return
  await takeLock().catch(error => {
    throw cannotInstall(missing, error)
  })
  try {
    putBackFormer(development)
    // Another process may have installed while this one waited.
    if (firstMissing(development) !== undefined) await install(development)
  } finally {
    releaseLock()
  }
}

/**
 * The path of the first package that is not there as package-lock.json pins it. npm writes
 * node_modules/.package-lock.json, which tells what is there, as the last step of an install. So a half-done install
 * does not count, and one made by hand does.
 */
function firstMissing(development) {
  const wanted = readPackages('package-lock.json') ?? {}
  const present = readPackages(join('node_modules', '.package-lock.json'))
  if (!present) return 'node_modules'
  return Object.entries(wanted).find(([path, entry]) => {
    if (path === '' || (entry.dev === true && !development)) return false
    const there = present[path]
    // Packages for other platforms are in the lock only.
    if (!there) return entry.optional !== true && entry.devOptional !== true
    return there.version !== entry.version || there.integrity !== entry.integrity
  })?.[0]
}

/** Whether node_modules has packages that only development needs. */
function isForDevelopment() {
  const wanted = readPackages('package-lock.json') ?? {}
  const present = readPackages(join('node_modules', '.package-lock.json')) ?? {}
  // The folders that links lead to are listed whether or not the links were made.
  return Object.keys(present).some(path => path.startsWith('node_modules/') && wanted[path]?.dev === true)
}

function readPackages(path) {
  try {
    return JSON.parse(readFileSync(join(checkout, path), 'utf8')).packages
  } catch {
    return undefined
  }
}

async function install(development) {
  const omitted = development || isForDevelopment() ? [] : ['--omit=dev']
  process.stderr.write(
    `konttori: installing what package-lock.json pins (${['npm ci', ...omitted].join(' ')}) …\n`,
  )
  setFormerAside()
  try {
    await npm(['ci', ...omitted, '--no-audit', '--no-fund', '--loglevel=error'])
  } catch (error) {
    putBackFormer(development)
    throw error
  }
  rmSync(former, { recursive: true, force: true })
}

/** `npm ci` begins by deleting node_modules, which is the service until the new one is whole. */
function setFormerAside() {
  try {
    renameSync(modules, former)
  } catch (error) {
    if (['EROFS', 'EACCES'].includes(error.code)) throw cannotInstall(firstMissing(false), error)
    // There is none, or it cannot be moved: it is a mount, or, on Windows, a program in it runs.
  }
}

/** Also what an install left behind that was killed. */
function putBackFormer(development) {
  if (!existsSync(former)) return
  if (firstMissing(development) !== undefined) {
    rmSync(modules, { recursive: true, force: true, maxRetries: 10 })
    renameSync(former, modules)
  } else rmSync(former, { recursive: true, force: true })
}

function cannotInstall(missing, { message }) {
  return new Error(
    `${missing} is not what package-lock.json pins, and nothing can be installed here (${message}); ` +
      'run “npm ci --omit=dev” in a copy that can be written.',
  )
}

/** Whoever ends the launcher ends npm, so that what was there can be put back. */
async function npm(args) {
  let interruptedBy
  const child = spawn('npm', args, {
    cwd: checkout,
    stdio: ['ignore', process.stderr, 'inherit'],
    env: { ...process.env, PATH: pathWithoutCheckout() },
    shell: process.platform === 'win32',
  })
  const end = signal => {
    interruptedBy = signal
    child.kill(signal)
  }
  process.on('SIGINT', end).on('SIGTERM', end)
  try {
    const status = await new Promise((resolve, reject) => {
      child.on('error', error => reject(new Error(`npm cannot be run: ${error.message}`)))
      child.on('close', resolve)
    })
    if (interruptedBy) throw new Error(`the installation was interrupted by ${interruptedBy}.`)
    if (status !== 0) throw new Error('npm ci failed; its output above says why.')
  } finally {
    process.off('SIGINT', end).off('SIGTERM', end)
  }
}

/** npm must not be running on the Node in node_modules, which it deletes. */
function pathWithoutCheckout() {
  const inside = modules + sep
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter(directory => !directory.startsWith(inside))
    .join(delimiter)
}
