import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readConfiguration } from '../configuration.ts'

test('without any variable the service runs by itself on this machine', () => {
  expect(readConfiguration({})).toEqual({
    host: 'localhost',
    port: 8080,
    baseUrl: 'http://localhost:8080',
    dataDir: resolve('data'),
    files: { kind: 'directory', path: resolve('data/files') },
    clamd: null,
    databaseUrl: null,
    redisUrl: null,
    runtimeDir: null,
    nodes: 1,
    metrics: null,
    demo: true,
    rateLimits: { key: 600, organisation: 3000, address: 1200 },
    connections: { all: 10_000, address: 256 },
    trustedProxies: ['127.0.0.0/8', '::1/128'],
    allowPlainHttp: false,
    sharedAddresses: [],
    webhooksAllowPrivate: false,
    mail: null,
    companyRegister: 'built-in',
    securityContact: null,
    secret: null,
    formerSecrets: [],
  })
})

test('a database of the operator is not filled with the demo unless asked', () => {
  const DATABASE_URL = 'postgresql://konttori@db/konttori'
  expect(readConfiguration({ DATABASE_URL })).toMatchObject({ databaseUrl: DATABASE_URL, demo: false })
  expect(readConfiguration({ DATABASE_URL, KONTTORI_DEMO: 'on' }).demo).toBe(true)
})

test('an empty variable counts as not set', () => {
  expect(readConfiguration({ PORT: '', DATABASE_URL: ' ', KONTTORI_DEMO: '' })).toEqual(readConfiguration({}))
})

test.for([
  [{ PORT: '9000', HOST: '0.0.0.0' }, 'http://localhost:9000'],
  [{ PORT: '9000', HOST: '::' }, 'http://localhost:9000'],
  [{ PORT: '9000', HOST: '127.0.0.1' }, 'http://localhost:9000'],
  [{ PORT: '9000', HOST: '::1' }, 'http://[::1]:9000'],
  [{ KONTTORI_BASE_URL: 'https://office.example/konttori/' }, 'https://office.example/konttori'],
  [{ PORT: '0' }, null],
] as const)('%o gives links that begin with %s', ([environment, baseUrl]) => {
  expect(readConfiguration(environment).baseUrl).toBe(baseUrl)
})

test('proxies and shared addresses are lists of addresses and ranges', () => {
  const read = (KONTTORI_TRUSTED_PROXIES: string, KONTTORI_SHARED_ADDRESSES = '') =>
    readConfiguration({ KONTTORI_TRUSTED_PROXIES, KONTTORI_SHARED_ADDRESSES })
  expect(read('10.0.0.7, 2001:db8::/32').trustedProxies).toEqual(['10.0.0.7', '2001:db8::/32'])
  expect(read('none').trustedProxies).toEqual([])
  expect(read('', '198.51.100.0/24').sharedAddresses).toEqual(['198.51.100.0/24'])
  for (const wrong of ['10', '10.1', '10.0.0.7/33', '::1/129', '10.0.0.7,', '*', '010.0.0.1/x'])
    for (const variable of ['KONTTORI_TRUSTED_PROXIES', 'KONTTORI_SHARED_ADDRESSES'])
      expect(() => readConfiguration({ [variable]: wrong })).toThrow(variable)
})

test('metrics have a port of their own, on this machine unless told otherwise', () => {
  const KONTTORI_METRICS_PORT = '9464'
  expect(readConfiguration({ KONTTORI_METRICS_PORT }).metrics).toEqual({ host: '127.0.0.1', port: 9464 })
  expect(readConfiguration({ KONTTORI_METRICS_PORT, KONTTORI_METRICS_HOST: '10.1.2.3' }).metrics).toEqual({
    host: '10.1.2.3',
    port: 9464,
  })
  expect(readConfiguration({ KONTTORI_METRICS_HOST: '10.1.2.3' }).metrics).toBeNull()
})

test.for([
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '80.5'],
  ['DATABASE_URL', 'mysql://db/konttori'],
  ['DATABASE_URL', 'db'],
  ['REDIS_URL', 'http://cache'],
  ['KONTTORI_BASE_URL', 'ftp://office.example'],
  ['KONTTORI_BASE_URL', 'https://office.example/?a=b'],
  ['KONTTORI_DEMO', 'perhaps'],
  ['KONTTORI_RATE_LIMIT_KEY', '0'],
  ['KONTTORI_RATE_LIMIT_ORGANISATION', 'many'],
  ['KONTTORI_WEBHOOKS_ALLOW_PRIVATE', 'loopback'],
  ['KONTTORI_NODES', '0'],
  ['KONTTORI_METRICS_PORT', 'on'],
  ['KONTTORI_SECRET', 'short'],
  ['KONTTORI_SMTP_URL', 'mail.example.com'],
  ['KONTTORI_SMTP_URL', 'smtp://mail.example.com?tls=off'],
  ['KONTTORI_MAIL_FROM', 'Konttori'],
  ['KONTTORI_COMPANY_REGISTER_URL', 'on'],
  ['KONTTORI_COMPANY_REGISTER_URL', 'http://avoindata.prh.fi/'],
  ['KONTTORI_COMPANY_REGISTER_URL', 'https://konttori:salasana@avoindata.prh.fi/'],
] as const)('%s=%s is refused with the name of the variable', ([variable, value]) => {
  expect(() => readConfiguration({ [variable]: value })).toThrow(new RegExp(`^${variable} must be `))
})

test('mail has a server and a sender, or is held', () => {
  const KONTTORI_SMTP_URL = 'smtp://konttori:salasana@mail.example.com'
  const KONTTORI_MAIL_FROM = 'Konttori <office@example.com>'
  expect(readConfiguration({ KONTTORI_SMTP_URL, KONTTORI_MAIL_FROM }).mail).toEqual({
    server: {
      host: 'mail.example.com',
      port: 587,
      encryption: 'starttls',
      credentials: { user: 'konttori', password: 'salasana' },
    },
    from: { name: 'Konttori', address: 'office@example.com' },
  })
  expect(readConfiguration({ KONTTORI_MAIL_FROM }).mail).toBeNull()
  expect(() => readConfiguration({ KONTTORI_SMTP_URL })).toThrow(/^KONTTORI_MAIL_FROM must be /)
})

test('what is wrong with the address of the mail server is told without its password', () => {
  const KONTTORI_SMTP_URL = 'smtp://konttori:salasana@mail.example.com/x'
  expect(() => readConfiguration({ KONTTORI_SMTP_URL })).toThrow(/^(?!.*salasana).*$/)
})

test('whoever hears of weaknesses is a mail address or a page, in the form that security.txt asks for', () => {
  const contactOf = (text: string) => readConfiguration({ KONTTORI_SECURITY_CONTACT: text }).securityContact
  expect(contactOf('security@kallio.example')).toBe('mailto:security@kallio.example')
  expect(contactOf('mailto:security@kallio.example')).toBe('mailto:security@kallio.example')
  expect(contactOf('https://kallio.example/report')).toBe('https://kallio.example/report')
  for (const wrong of [
    'us',
    'http://kallio.example',
    'a@b\nExpires: x',
    'javascript:alert(1)',
    'mailto:',
    'a b@c.example',
  ])
    expect(() => contactOf(wrong)).toThrow('KONTTORI_SECURITY_CONTACT')
})

test.for([
  ['none', []],
  ['10.0.0.0/8', ['10.0.0.0/8']],
  ['loopback, 192.0.2.1, 2001:db8::/32', ['127.0.0.0/8', '::1/128', '192.0.2.1', '2001:db8::/32']],
] as const)('“%s” may be trusted proxies', ([text, ranges]) => {
  expect(readConfiguration({ KONTTORI_TRUSTED_PROXIES: text }).trustedProxies).toEqual(ranges)
})

test.for(['everybody', '10.0.0.0/33', '10.0.0', 'loopback,'])('“%s” are no trusted proxies', text => {
  expect(() => readConfiguration({ KONTTORI_TRUSTED_PROXIES: text })).toThrow('KONTTORI_TRUSTED_PROXIES')
})

test('companies are looked up where the operator says; made ones come with the demo only', () => {
  const placeOf = (environment: Record<string, string>) => readConfiguration(environment).companyRegister
  const DATABASE_URL = 'postgresql://konttori@db/konttori'
  expect(placeOf({ DATABASE_URL })).toBe('off')
  expect(placeOf({ DATABASE_URL, KONTTORI_DEMO: 'on' })).toBe('built-in')
  expect(placeOf({ KONTTORI_COMPANY_REGISTER_URL: 'off' })).toBe('off')
  expect(placeOf({ DATABASE_URL, KONTTORI_COMPANY_REGISTER_URL: 'built-in' })).toBe('built-in')
  for (const url of [
    'https://avoindata.prh.fi/opendata-ytj-api/v3/companies',
    'http://[::1]:9/',
    'http://localhost:9/',
  ])
    expect(placeOf({ KONTTORI_COMPANY_REGISTER_URL: url })).toEqual(new URL(url))
})
