import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Agent, type Dispatcher, request } from 'undici'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { serverProcess } from '../crashes/server-process.ts'
import { repository } from '../suite/isolation.ts'
import { createCertificateAuthority } from '../world/certificates.ts'
import { foundedDatabase } from '../world/database.ts'
import { atEndOfFile } from '../world/end-of-file.ts'
import { password } from '../world/founding.ts'
import { patience } from '../world/patience.ts'
import { freePorts } from './postgres-server.ts'

const name = 'office.example.com'
const { database, meri } = await foundedDatabase()
const folder = mkdtempSync(join(tmpdir(), 'konttori-proxy-'))
atEndOfFile(async () => rmSync(folder, { recursive: true, force: true }))
const authority = createCertificateAuthority()
const { cert, key } = authority.issue([name])
writeFileSync(join(folder, 'fullchain.pem'), cert)
writeFileSync(join(folder, 'privkey.pem'), key)

const proxies = [
  { program: 'nginx', begin: beginNginx },
  { program: 'caddy', begin: beginCaddy },
]

/** In .ci/run each has to be there; elsewhere what is there is tried. */
const tried = proxies.filter(({ program }) => process.env['CI'] || !spawnSync(program, ['-v']).error)

describe.each(tried)('behind $program with the file of deploy', ({ program, begin }) => {
  let https = 0
  let http = 0
  /** What the proxy sent to the service. */
  let passedOn = ''
  let service: Awaited<ReturnType<typeof serverProcess>>

  beforeAll(async () => {
    ;[https = 0, http = 0] = await freePorts(2)
    service = await serverProcess(database.connection, join(folder, program), {
      KONTTORI_BASE_URL: `https://${name}:${https}`,
    })
    atEndOfFile(() => service.kill())
    await service.start()
    const between = await recorded(Number(new URL(service.url).port), bytes => (passedOn += bytes))
    const proxy = begin(between, https, http)
    let told = ''
    proxy.stderr?.on('data', data => (told += String(data)))
    atEndOfFile(async () => {
      const ended = once(proxy, 'exit')
      if (proxy.exitCode === null && proxy.kill('SIGTERM')) await ended
    })
    await vi.waitUntil(async () => {
      if (proxy.exitCode !== null) throw new Error(told)
      return ask('/readyz').then(
        ({ status }) => status === 200,
        () => false,
      )
    }, patience)
  })

  /** As somebody at this address of loopback, who trusts the authority. */
  async function ask(
    path: string,
    init: {
      method?: Dispatcher.HttpMethod
      body?: object
      headers?: Record<string, string>
      from?: string
    } = {},
  ) {
    const { method = 'GET', body, headers = {}, from = '127.0.0.1' } = init
    const dispatcher = new Agent({
      localAddress: from,
      allowH2: false,
      connect: {
        ca: authority.certificate,
        lookup: (_host: string, { all }: { all?: boolean }, done: (...found: unknown[]) => void) =>
          all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4),
      } as object,
    })
    try {
      const answer = await request(`https://${name}:${https}${path}`, {
        ...{ method, dispatcher },
        headers: { 'content-type': 'application/json', ...headers },
        ...(body && { body: JSON.stringify(body) }),
      })
      const text = await answer.body.text()
      return { status: answer.statusCode, headers: answer.headers, text }
    } finally {
      await dispatcher.destroy()
    }
  }

  const signIn = (more: Parameters<typeof ask>[1] = {}) =>
    ask('/v1/session', {
      ...{ method: 'POST', body: { email: meri.members.aino.email, password } },
      ...more,
      headers: { origin: `https://${name}:${https}`, ...more.headers },
    })

  it('people sign in with a cookie that is good for HTTPS alone, and write from the office’s own pages', async () => {
    const session = await signIn()
    expect(session.status).toBe(201)
    const cookie = String(session.headers['set-cookie'])
    expect(cookie).toMatch(/^__Host-konttori=[^;]+;.*Secure/)
    const signedIn = { cookie: cookie.split(';')[0] ?? '' }
    const leave = (origin: string) =>
      ask('/v1/session', { method: 'DELETE', headers: { ...signedIn, origin } })
    expect((await leave('https://elsewhere.example')).status).toBe(403)
    expect((await leave(`https://${name}:${https}`)).status).toBe(204)
    expect(session.headers['strict-transport-security']).toContain('max-age=')
  })

  it('links begin with the address of the office', async () => {
    const authorization = `Bearer ${meri.serviceKey}`
    const base = `https://${name}:${https}`
    const person = {
      firstNames: 'Tuuli',
      lastName: 'Kaski',
      role: 'employee',
      email: `${program}@meri.example`,
    }
    const added = await ask('/v1/memberships', {
      ...{ method: 'POST', body: person },
      headers: { authorization, 'idempotency-key': program },
    })
    expect(JSON.parse(added.text).invitation.inviteUrl).toMatch(`${base}/activate?token=`)
    expect(JSON.parse((await ask('/v1/memberships')).text).type).toBe(`${base}/errors/invalid_token`)
    expect(JSON.parse((await ask('/.well-known/oauth-authorization-server')).text).issuer).toMatch(base)
    const page = await ask('/sign-in', { headers: { accept: 'text/html' } })
    expect(page.text).not.toContain('http://')
  })

  it('callers are known by their own address, whatever they say of themselves', async () => {
    await signIn({ from: '127.0.0.9', headers: { 'x-forwarded-for': '203.0.113.1' } })
    await vi.waitUntil(() => service.told.includes('127.0.0.9'), patience)
    expect(service.told).not.toContain('203.0.113.1')
  })

  it('which way callers came is what the proxy saw, whatever they say', async () => {
    passedOn = ''
    const authorization = `Bearer ${meri.serviceKey}`
    const said = { authorization, 'x-forwarded-proto': 'http', 'x-forwarded-for': '203.0.113.1' }
    for (const path of ['/v1/me/access', '/uploads/x/y']) await ask(path, { headers: said })
    const ways = [...passedOn.matchAll(/^x-forwarded-proto: *(.*)\r$/gim)].map(([, way]) => way)
    expect(ways).toEqual(['https', 'https'])
    expect((await ask('/v1/me/access', { headers: said })).status).toBe(200)
  })

  it('a body of the size that the service takes gets through', async () => {
    const answer = await ask('/v1/memberships', {
      ...{ method: 'POST', body: { firstNames: 'x'.repeat(11_000_000) } },
      headers: { authorization: `Bearer ${meri.serviceKey}`, 'idempotency-key': 'large' },
    })
    expect([answer.status, JSON.parse(answer.text).code]).toEqual([400, 'bad-request'])
  })

  it('HTTP leads to HTTPS', async () => {
    const answer = await request(`http://127.0.0.1:${http}/docs?a=b`, { headers: { host: name } })
    expect(answer.statusCode).toBe(308)
    expect(answer.headers['location']).toMatch(new RegExp(`^https://${name}(:\\d+)?/docs\\?a=b$`))
  })
})

/** A port that leads to another one, and tells what is sent there. */
async function recorded(port: number, note: (bytes: string) => void): Promise<string> {
  const server = createServer(caller => {
    const service = connect(port, '127.0.0.1')
    caller.on('data', bytes => note(bytes.toString('latin1')))
    for (const socket of [caller, service])
      socket.on('error', () => [caller, service].map(each => each.destroy()))
    caller.pipe(service).pipe(caller)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  atEndOfFile(async () => void server.close())
  return String((server.address() as AddressInfo).port)
}

/** The file as it stands, but for ports, places and the certificate. */
const deployed = (file: string, changes: readonly (readonly [string | RegExp, string])[]) =>
  changes.reduce(
    (text, [from, to]) => {
      if (text.search(from) < 0) throw new Error(`${file} has no ${String(from)}`)
      return text.replaceAll(from, to)
    },
    readFileSync(join(repository, 'deploy', file), 'utf8'),
  )

function beginNginx(service: string, https: number, http: number) {
  const place = join(folder, 'nginx-files')
  mkdirSync(place)
  const site = deployed('nginx.conf', [
    ['server 127.0.0.1:8080', `server 127.0.0.1:${service}`],
    [/listen 80;\n +listen \[::\]:80;/g, `listen 127.0.0.1:${http};`],
    [/listen 443 (.*);\n +listen \[::\]:443 .*;/g, `listen 127.0.0.1:${https} $1;`],
    [`/etc/letsencrypt/live/${name}`, folder],
    ['/var/log/nginx', place],
  ])
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    kind => `${kind}_temp_path ${join(place, kind)};`,
  )
  // Its workers share our account, so that they may write there.
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const whole = `${user}\ndaemon off;\nerror_log stderr;\npid ${place}/pid;\nevents {}\nhttp {\n${temporary.join('\n')}\n${site}}\n`
  writeFileSync(join(place, 'nginx.conf'), whole)
  return spawn('nginx', ['-p', place, '-c', join(place, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
}

function beginCaddy(service: string, https: number, http: number) {
  const site = deployed('Caddyfile', [
    ['127.0.0.1:8080', `127.0.0.1:${service}`],
    [`${name} {`, `${name} {\n\tbind 127.0.0.1\n\ttls ${folder}/fullchain.pem ${folder}/privkey.pem`],
  ])
  const options = `{\n\tadmin off\n\thttp_port ${http}\n\thttps_port ${https}\n}\n`
  writeFileSync(join(folder, 'Caddyfile'), options + site)
  return spawn('caddy', ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  })
}
