import { execFile } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { atEndOfFile } from '../../server/test/world/end-of-file.ts'

const root = resolve(import.meta.dirname, '../..')
const installed = (path: string) => join(root, 'node_modules', path)

/** What consumers bring themselves and the checkout does not have: former compilers, and former Nodes of this platform. */
const platform = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
const versions = {
  'typescript-5.0': 'npm:typescript@5.0.4',
  'typescript-5.9': 'npm:typescript@5.9.3',
  'node-20': `npm:node-${platform}@20.20.2`,
  'node-22': `npm:node-${platform}@22.23.3`,
} as const
const beside = join(
  root,
  'node_modules/.cache/sdk-consumers',
  Object.values(versions)
    .join('_')
    .replaceAll(/[^\w.]+/g, '-'),
)

/** Runs a program to its end. Throws what it wrote when it fails. */
export async function run(program: string, args: readonly string[], cwd: string): Promise<string> {
  try {
    return (await promisify(execFile)(program, args, { cwd, maxBuffer: 64 << 20 })).stdout
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as Error & { stdout?: string; stderr?: string }
    throw new Error(`${message}\n${stdout}${stderr}`, { cause: error })
  }
}

/** A folder that is gone at the end of the file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'konttori-sdk-'))
  atEndOfFile(async () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/**
 * The package as `npm pack` makes it. It is packed from a copy, so that the checkout stays as it is; `npm` is the one on
 * the path.
 */
export async function packedSdk(): Promise<{ tarball: string; files: readonly string[]; size: number }> {
  const copy = temporaryFolder()
  for (const part of ['sdk', 'tools/build-sdk.mjs', 'tsconfig.json', 'package.json'])
    cpSync(join(root, part), join(copy, part), { recursive: true })
  rmSync(join(copy, 'sdk/dist'), { recursive: true, force: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  const said = await run('npm', ['pack', '--json', '--loglevel=error'], join(copy, 'sdk'))
  const [packed] = JSON.parse(said.slice(said.indexOf('['))) as [
    { filename: string; size: number; files: { path: string }[] },
  ]
  return {
    tarball: join(copy, 'sdk', packed.filename),
    files: packed.files.map(({ path }) => path),
    size: packed.size,
  }
}

/** An empty folder into which the package is installed, as npm installs what it does not have to fetch. */
export async function newProject(tarball: string, packageJson?: object): Promise<string> {
  const folder = temporaryFolder()
  if (packageJson) writeFileSync(join(folder, 'package.json'), JSON.stringify(packageJson))
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', '--loglevel=error', tarball], folder)
  return folder
}

/**
 * The former compilers and Nodes, installed once beside the checkout. Undefined where they are not there and cannot be
 * fetched; throws in CI.
 */
export async function formerPrograms(): Promise<((name: keyof typeof versions) => string) | undefined> {
  try {
    if (!existsSync(beside)) await installBeside()
  } catch (error) {
    if (process.env['CI']) throw error
    return undefined
  }
  return name =>
    join(beside, 'node_modules', name, name.startsWith('node') ? nodeIn(process.platform) : 'bin/tsc')
}

const nodeIn = (system: string): string => (system === 'win32' ? 'bin/node.exe' : 'bin/node')

/** Moved to its place when it is whole, so that an interrupted install is none. */
async function installBeside(): Promise<void> {
  mkdirSync(join(root, 'node_modules/.cache/sdk-consumers'), { recursive: true })
  const folder = mkdtempSync(join(root, 'node_modules/.cache/sdk-consumers/installing-'))
  try {
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: versions }))
    const quietly = ['--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
    // Whoever is offline is to know soon.
    const retries = process.env['CI'] ? [] : ['--fetch-retries=0']
    await run('npm', ['install', ...quietly, ...retries], folder)
    if (!existsSync(beside)) renameSync(folder, beside)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The programs of the checkout: its compiler and its bundler. */
export const present = {
  tsc: installed('typescript/bin/tsc'),
  vite: installed('vite/bin/vite.js'),
} as const
