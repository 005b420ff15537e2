import { spawnSync } from 'node:child_process'
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join, sep } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { checkout } from './checkout.mjs'

const lockFile = join(checkout, '.konttori-install')

/** Runs `npm ci` when node_modules is not what package-lock.json says. Throws when that fails. */
export async function ensureInstalled() {
  if (isInstalled()) return
  await takeLock()
  try {
    // Another process may have installed while this one waited.
    if (!isInstalled()) install()
  } finally {
    rmSync(lockFile, { force: true })
  }
}

/**
 * npm writes node_modules/.package-lock.json, which tells what is there, as the last step of an install. So a half-done
 * install does not count, and one made by hand does.
 */
function isInstalled() {
  const wanted = readPackages('package-lock.json')
  const present = readPackages(join('node_modules', '.package-lock.json'))
  if (!present) return false
  return Object.entries(wanted ?? {}).every(([path, entry]) => {
    if (path === '') return true
    const there = present[path]
    // Packages for other platforms are in the lock only.
    if (!there) return entry.optional === true || entry.devOptional === true
    return there.version === entry.version && there.integrity === entry.integrity
  })
}

function readPackages(path) {
  try {
    return JSON.parse(readFileSync(join(checkout, path), 'utf8')).packages
  } catch {
    return undefined
  }
}

function install() {
  process.stderr.write('konttori: installing what package-lock.json pins (npm ci) …\n')
  const { status, error } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: checkout,
    stdio: ['ignore', process.stderr, 'inherit'],
    env: { ...process.env, PATH: pathWithoutCheckout() },
    shell: process.platform === 'win32',
  })
  if (error) throw new Error(`npm cannot be run: ${error.message}`)
  if (status !== 0) throw new Error('npm ci failed; its output above says why.')
}

/** `npm ci` deletes node_modules, so npm must not be running on the Node in there. */
function pathWithoutCheckout() {
  const inside = join(checkout, 'node_modules') + sep
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter(directory => !directory.startsWith(inside))
    .join(delimiter)
}

/** Two installs into one directory destroy each other's work, so a second waits for the first. */
async function takeLock() {
  const own = `${lockFile}.${process.pid}`
  writeFileSync(own, String(process.pid))
  try {
    while (!linkIfFree(own)) {
      const holder = readHolder(lockFile)
      if (holder !== undefined && !isAlive(holder)) removeLockOf(holder)
      else await delay(100)
    }
  } finally {
    rmSync(own, { force: true })
  }
}

/** A link appears whole, with the holder's process id in it, or not at all. */
function linkIfFree(own) {
  try {
    linkSync(own, lockFile)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

/** Moved aside first: another may have removed the dead holder's transaction just now and taken its own. */
function removeLockOf(deadHolder) {
  const aside = `${lockFile}.${process.pid}.aside`
  try {
    renameSync(lockFile, aside)
  } catch {
    return
  }
  if (readHolder(aside) !== deadHolder) linkIfFree(aside)
  rmSync(aside, { force: true })
}

function readHolder(path) {
  try {
    // A file that a power cut left empty reads as 0, which is no process id.
    return Number.parseInt(readFileSync(path, 'utf8'), 10) || 0
  } catch {
    return undefined
  }
}

function isAlive(pid) {
  if (!(pid > 0)) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
