import { spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished, vi } from 'vitest'
import { patience } from '../../server/test/world/patience.ts'

export const repository = fileURLToPath(new URL('../..', import.meta.url))

/** A checkout of its own with our tools in it, and whatever else a test writes. */
export async function makeCheckout(files: Record<string, string>): Promise<string> {
  const checkout = await mkdtemp(join(tmpdir(), 'konttori-test-'))
  onTestFinished(() => rm(checkout, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }))
  for (const part of ['tools/launch', 'tools/start.mjs', 'tools/test.mjs']) {
    await cp(join(repository, part), join(checkout, part), { recursive: true })
  }
  await writeFiles(checkout, files)
  return checkout
}

export async function writeFiles(checkout: string, files: Record<string, string>): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(join(checkout, path, '..'), { recursive: true })
    await writeFile(join(checkout, path), content)
  }
}

/** Lets `npm ci` install a package called `node`, from the checkout itself, that holds the Node we run on. */
export async function pinNode(checkout: string): Promise<void> {
  await writeFiles(checkout, { 'pinned/package.json': JSON.stringify({ name: 'node', version: '1.0.0' }) })
  await mkdir(join(checkout, 'pinned', 'bin'))
  await symlink(process.execPath, join(checkout, 'pinned', 'bin', 'node'))
  await pinVersion(checkout, '1.0.0')
}

/** What a pull brings when somebody has changed the pinned packages. `checker` is one for development. */
export async function pinVersion(checkout: string, version: string): Promise<void> {
  const dependencies = { node: 'file:pinned' }
  const manifest = { name: 'office', version: '1.0.0', dependencies }
  const devDependencies = { checker: 'file:checker' }
  const packages = {
    '': { ...manifest, devDependencies },
    'node_modules/checker': { resolved: 'checker', link: true, dev: true },
    'node_modules/node': { resolved: 'pinned', link: true },
    checker: { name: 'checker', version, dev: true },
    pinned: { name: 'node', version },
  }
  await writeFiles(checkout, {
    'package.json': JSON.stringify({
      ...manifest,
      devDependencies,
      scripts: { start: 'node tools/start.mjs' },
    }),
    'package-lock.json': JSON.stringify({ ...manifest, lockfileVersion: 3, requires: true, packages }),
    'pinned/package.json': JSON.stringify({ name: 'node', version }),
    'checker/package.json': JSON.stringify({ name: 'checker', version }),
  })
}

export type Run = {
  readonly output: { readonly stdout: string; readonly stderr: string }
  /** The exit code; the name of the signal when one ended it. Waits for everything that shares its output. */
  readonly ended: Promise<number | string>
  readonly pid: number
  says(text: string): Promise<void>
  kill(signal: NodeJS.Signals): void
}

export function runIn(
  checkout: string,
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Run {
  const { npm_lifecycle_event: _ours, ...inherited } = process.env
  const child = spawn(program, args, { cwd: checkout, env: { ...inherited, ...env } })
  const output = { stdout: '', stderr: '' }
  child.stdout.setEncoding('utf8').on('data', text => (output.stdout += text))
  child.stderr.setEncoding('utf8').on('data', text => (output.stderr += text))
  const ended = once(child, 'close').then(([code, signal]) => code ?? signal)
  onTestFinished(() => void child.kill('SIGKILL'))
  return {
    output,
    ended,
    pid: child.pid ?? 0,
    says: text => vi.waitUntil(() => output.stdout.includes(text), patience).then(() => {}),
    kill: signal => void child.kill(signal),
  }
}
