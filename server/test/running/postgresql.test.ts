import { spawn, spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { konttori } from '../../src/command-line/test/konttori.ts'
import { exitCodes } from '../../src/lifecycle/exit-codes.ts'
import { mainProgram, startProcess } from '../../src/lifecycle/test/service-process.ts'
import { answerTo } from '../crashes/insisting.ts'
import { atEndOfFile } from '../world/end-of-file.ts'
import { createCertificateAuthority } from '../world/certificates.ts'
import { patience } from '../world/patience.ts'
import { blocksOf } from './documents.ts'
import { freePort, type PostgresServer, programsOf, startPostgres } from './postgres-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'konttori-external-'))
atEndOfFile(async () => rmSync(folder, { recursive: true, force: true }))

/** Prepares the server as docs/running.md says. Answers what `DATABASE_URL` is then, but for its parameters. */
async function prepared(server: PostgresServer): Promise<string> {
  const [statements = ''] = blocksOf('docs/running.md', 'sql')
  for (const statement of statements.split(/;\n/).filter(text => text.trim() !== ''))
    await server.asSuperuser(statement.replace('a long random password', 'hush'))
  return `postgresql://konttori:hush@localhost:${server.port}/konttori`
}

const verified = ({ authority }: PostgresServer) =>
  `sslmode=verify-full&sslrootcert=${encodeURIComponent(authority)}`

async function restores(file: string): Promise<void> {
  const told = await konttori(['restore', '--from', file, '--data-dir', join(folder, 'restored')], {})
  expect(told).toMatchObject({ exitCode: 0, stderr: '' })
}

describe.each([15, 16, 17, 18] as const)('PostgreSQL %i', major => {
  it('of the operator, over TLS, carries an office: migrated, founded, written, read and backed up', async ({
    skip,
  }) => {
    const programs = await programsOf(major)
    if (programs === undefined) return skip(`npm does not bring PostgreSQL ${major}`)
    const server = await startPostgres(programs)
    const dataDir = join(folder, String(major))
    const environment = {
      DATABASE_URL: `${await prepared(server)}?${verified(server)}`,
      KONTTORI_DATA_DIR: dataDir,
    }
    const run = async (...args: string[]) => {
      const { exitCode, stdout, stderr } = await konttori([...args, '--json'], environment)
      expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' })
      return JSON.parse(stdout)
    }
    expect((await run('migrate')).applied).not.toEqual([])
    await run(
      ...['organisation', 'create', '--name', 'Kallio Oy', '--slug', 'kallio'],
      ...[
        '--admin-email',
        'aino@kallio.example',
        '--admin-first-names',
        'Aino',
        '--admin-last-name',
        'Kallio',
      ],
    )
    // As if she had followed the link of her invitation.
    await server.asSuperuser("update memberships set status = 'active'", 'konttori')
    const owner = ['--owner', 'aino@kallio.example', '--name', 'test', '--service']
    const { key } = await run('key', 'create', ...owner, '--scope', 'members.manage')

    const port = await freePort()
    const service = startProcess(mainProgram, { ...environment, PORT: String(port) })
    await service.says('Konttori is ready')
    const ask = async (path: string, init: RequestInit = {}) => {
      const headers = {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        'idempotency-key': 'one',
      }
      const url = `http://127.0.0.1:${port}${path}`
      return (await answerTo(() => fetch(url, { ...init, headers }))).body
    }
    const person = { firstNames: 'Tuuli', lastName: 'Kaski', role: 'employee' }
    const { id } = await ask('/v1/memberships', { method: 'POST', body: JSON.stringify(person) })
    expect(await ask(`/v1/memberships/${id}`)).toMatchObject(person)
    const [ours] = await server.asSuperuser(
      `select bool_and(ssl) as encrypted from pg_stat_ssl join pg_stat_activity using (pid) where usename = 'konttori'`,
    )
    expect(ours).toEqual({ encrypted: true })

    const file = join(folder, `${major}.backup`)
    await run('backup', '--to', file, '--with-secret')
    // What is in a file does not depend on where it came from, so the oldest stands for all.
    if (major === 15) await restores(file)
    service.process.kill('SIGTERM')
    expect(await service.ended).toBe(exitCodes.stopped)
  })
})

describe('what is not PostgreSQL itself, or cannot be trusted to be, is refused at the start', async () => {
  const server = await startPostgres((await programsOf(18)) ?? '')
  const url = await prepared(server)
  const refusal = async (databaseUrl: string) => {
    const service = startProcess(mainProgram, {
      DATABASE_URL: databaseUrl,
      KONTTORI_DATA_DIR: join(folder, 'refused'),
    })
    const exitCode = await service.ended
    expect(service.output.stdout).toBe('')
    expect(service.output.stderr).not.toContain('hush')
    return { exitCode, told: service.output.stderr }
  }

  it('a server whose certificate is of another authority', async () => {
    const other = join(folder, 'other.crt')
    writeFileSync(other, createCertificateAuthority('Another').certificate)
    expect(await refusal(`${url}?sslmode=verify-full&sslrootcert=${other}`)).toEqual({
      exitCode: exitCodes.databaseUnreachable,
      told: expect.stringMatching(/^konttori: DATABASE_URL [^\n]*certificate[^\n]*\n$/),
    })
  })

  it('a server whose certificate is for another name', async () => {
    expect(await refusal(`${url.replace('localhost', '127.0.0.1')}?${verified(server)}`)).toEqual({
      exitCode: exitCodes.databaseUnreachable,
      told: expect.stringMatching(
        /^konttori: DATABASE_URL [^\n]*does not match certificate's altnames[^\n]*\n$/,
      ),
    })
  })

  it('a server that asks for TLS, without it', async () => {
    expect(await refusal(`${url}?sslmode=disable`)).toEqual({
      exitCode: exitCodes.databaseUnreachable,
      told: expect.stringMatching(/^konttori: DATABASE_URL [^\n]*no encryption[^\n]*\n$/),
    })
  })

  const pooler = spawnSync('pgbouncer', ['--version']).status === 0
  it.runIf(pooler || process.env['CI']).each(['transaction', 'session'])(
    'a PgBouncer that pools by %s',
    async mode => {
      const port = await startPooler(server, mode)
      expect(await refusal(`postgresql://konttori:hush@127.0.0.1:${port}/konttori`)).toEqual({
        exitCode: exitCodes.databasePooled,
        told: expect.stringMatching(
          /^konttori: DATABASE_URL leads to a connection pooler, such as PgBouncer[^\n]*\n$/,
        ),
      })
    },
  )
})

async function startPooler({ port, account }: PostgresServer, mode: string): Promise<number> {
  const own = await freePort()
  const place = mkdtempSync(join(tmpdir(), 'konttori-pooler-'))
  atEndOfFile(async () => rmSync(place, { recursive: true, force: true }))
  if (account) chownSync(place, account.uid, account.gid)
  const file = join(place, 'pgbouncer.ini')
  writeFileSync(
    file,
    `[databases]
konttori = host=localhost port=${port} user=konttori password=hush
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
server_tls_sslmode = require
ignore_startup_parameters = options,extra_float_digits
`,
  )
  const as = account ? { uid: account.uid, gid: account.gid } : {}
  const pooler = spawn('pgbouncer', [file], { ...as, stdio: 'ignore' })
  onTestFinished(async () => {
    const ended = once(pooler, 'exit')
    if (pooler.exitCode === null && pooler.kill('SIGINT')) await ended
  })
  await vi.waitUntil(async () => {
    if (pooler.exitCode !== null) throw new Error('PgBouncer does not start')
    const probe = connect(own, '127.0.0.1')
    return once(probe, 'connect').then(
      () => Boolean(probe.destroy()),
      () => false,
    )
  }, patience)
  return own
}
