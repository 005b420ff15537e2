import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, chmodSync, constants, copyFileSync, cpSync, mkdirSync, mkdtempSync } from 'node:fs'
import { rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { vi } from 'vitest'
import { repository } from '../suite/isolation.ts'
import { atEndOfFile } from '../world/end-of-file.ts'
import { patience } from '../world/patience.ts'

/** The path of the machine, without what npm puts on it: its own Node, whichever that is. */
export const machinePath = (process.env['PATH'] ?? '')
  .split(delimiter)
  .filter(folder => !folder.includes('node_modules'))
  .join(delimiter)

const nobody = ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups']
/** Whoever has nothing but what everybody has: root becomes `nobody`, where the Node of the machine is everybody’s. */
const mayBeNobody =
  process.getuid?.() === 0 &&
  spawnSync('setpriv', [...nobody.slice(1), 'node', '--version'], { env: { PATH: machinePath } }).status === 0
const unprivileged = mayBeNobody ? nobody : []
export const account = mayBeNobody ? { uid: 65_534, gid: 65_534 } : undefined

/** A folder that the account may enter, and write where it says so. */
export function newFolder(name: string, { writable }: { writable: boolean }): string {
  const folder = mkdtempSync(join(tmpdir(), `konttori-${name}-`))
  chmodSync(folder, 0o755)
  if (writable && account) execFileSync('chown', [`${account.uid}:${account.gid}`, folder])
  atEndOfFile(async () => {
    execFileSync('chmod', ['-R', 'u+w', folder])
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}

/** The checkout as `npm ci --omit=dev` leaves it, which the account cannot write: made by `npm prune`, without a network. */
export function productionInstallation(): string {
  const tree = newFolder('production', { writable: false })
  const modules = join(tree, 'node_modules')
  const from = join(repository, 'node_modules')
  try {
    execFileSync('cp', ['-al', from, tree], { stdio: 'pipe' })
  } catch {
    rmSync(modules, { recursive: true, force: true })
    execFileSync('cp', ['-a', from, tree])
  }
  for (const cache of ['.cache', '.vite', '.vite-temp', '.vitest-cache'])
    rmSync(join(modules, cache), { recursive: true, force: true })
  // npm writes it in place, so that a hard link would lead it to ours.
  rmSync(join(modules, '.package-lock.json'))
  copyFileSync(join(from, '.package-lock.json'), join(modules, '.package-lock.json'))
  const parts = ['package.json', 'package-lock.json', 'LICENSE', '.dockerignore', 'deploy', 'tools']
  for (const part of [...parts, 'sdk/package.json', 'server/package.json', 'server/bin', 'server/src'])
    cpSync(join(repository, part), join(tree, part), { recursive: true })
  execFileSync('npm', ['prune', '--omit=dev', '--offline', '--no-audit', '--no-fund'], {
    cwd: tree,
    env: { PATH: machinePath, HOME: tree },
    stdio: 'pipe',
  })
  if (!account) execFileSync('find', [tree, '-type', 'd', '-exec', 'chmod', 'a-w', '{}', '+'])
  return tree
}

export interface Told {
  stdout: string
  stderr: string
  exitCode: number | string
}

/** Runs a program as the account, on the Node of the machine, with no way to a registry. */
export function begin(
  cwd: string,
  program: readonly string[],
  environment: Readonly<Record<string, string>>,
) {
  const [command = '', ...args] = [...unprivileged, ...program]
  const child = spawn(command, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: machinePath,
      HOME: '/nonexistent',
      npm_config_offline: 'true',
      npm_config_registry: 'http://127.0.0.1:1',
      npm_config_update_notifier: 'false',
      ...environment,
    },
  })
  const told: Told = { stdout: '', stderr: '', exitCode: '' }
  child.stdout.setEncoding('utf8').on('data', text => (told.stdout += text))
  child.stderr.setEncoding('utf8').on('data', text => (told.stderr += text))
  const ended = once(child, 'close').then(([code, signal]) => {
    told.exitCode = code ?? signal
    return told
  })
  return {
    told,
    ended,
    says: (text: string) =>
      vi.waitUntil(() => {
        if (told.exitCode !== '') throw new Error(`it ended: ${told.stderr}`)
        return told.stdout.includes(text)
      }, patience),
    stop: (signal: NodeJS.Signals) => void child.kill(signal),
  }
}

export const run = (...asked: Parameters<typeof begin>): Promise<Told> => begin(...asked).ended

/** A folder with links to these programs of the machine and no others, to be a whole `PATH`. */
export function onlyPrograms(...names: readonly string[]): string {
  const folder = newFolder('programs', { writable: false })
  for (const name of names) {
    const found = machinePath.split(delimiter).find(place => isProgram(join(place, name)))
    if (found === undefined) throw new Error(`${name} is not installed`)
    symlinkSync(join(found, name), join(folder, name))
  }
  return folder
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

export function writableFolders(...names: readonly string[]): string[] {
  const home = newFolder('home', { writable: true })
  return [home, ...names.map(name => join(home, name))].map(folder => {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    if (account) execFileSync('chown', [`${account.uid}:${account.gid}`, folder])
    return folder
  })
}
