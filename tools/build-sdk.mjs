// Compiles `sdk/src` to `sdk/dist`: what `npm pack` puts into the package.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const sdk = join(root, 'sdk')
const dist = join(sdk, 'dist')

// A file that is no longer in the source must not stay in the package.
rmSync(dist, { recursive: true, force: true })
const compiler = join(root, 'node_modules/typescript/bin/tsc')
const { status } = spawnSync(process.execPath, [compiler, '-p', join(sdk, 'tsconfig.build.json')], {
  stdio: 'inherit',
})
if (status === 0) finishDeclarations()
process.exitCode = status ?? 1

/**
 * TypeScript rewrites `./call.ts` to `./call.js` in programs and leaves it in declarations, where older compilers and other
 * tools do not find it. Both are equally long, so the declaration maps stay right.
 */
function finishDeclarations() {
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(name =>
    name.endsWith('.d.ts'),
  )
  for (const name of names) {
    const path = join(dist, name)
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replaceAll(/(['"]\.{1,2}\/[^'"\n]*)\.ts(['"])/g, '$1.js$2'),
    )
  }
}
