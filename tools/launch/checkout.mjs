import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

// These programs run before anything is installed, on whatever Node the machine has (20 or later): no packages, no types.

export const checkout = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** The Node that package-lock.json pins, as a program that can be run without a wrapper. */
export function pinnedNode() {
  const name = process.platform === 'win32' ? 'node.exe' : 'node'
  const system = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
  const platformPackage = `${system === 'darwin-arm64' ? 'node-bin' : 'node'}-${system}`
  // The first is made by an install script, and missing where those are blocked; the others are what it copies.
  const places = ['node', `node/node_modules/${platformPackage}`, platformPackage]
  for (const place of places) {
    const program = join(checkout, 'node_modules', place, 'bin', name)
    if (existsSync(program)) return program
  }
  throw new Error(`The Node that package-lock.json pins is not installed for ${platformPackage}.`)
}
