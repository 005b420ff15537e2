import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { checkout } from './checkout.mjs'

const lockFile = join(checkout, '.konttori-install')

/**
 * Two installs into one directory destroy each other's work, so a second waits for the first. Throws the system's error
 * where the checkout cannot be written.
 */
export async function takeLock() {
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

export function releaseLock() {
  rmSync(lockFile, { force: true })
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

/** Moved aside first: another may just now have removed the dead holder's lock and taken its own. */
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
