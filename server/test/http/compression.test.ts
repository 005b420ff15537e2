import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { modules } from '../../src/modules/index.ts'
import { signedIn } from '../../src/modules/people/session/test/browser.ts'
import { operationsOf } from '../../src/platform/contract/family.ts'
import { isCompressible } from '../../src/platform/http/compression.ts'
import { startWorld } from '../world/world.ts'

const world = await startWorld()
const { credentials } = world.as('aino')
const operations = modules.flatMap(({ contract }) => operationsOf(contract))

const call = (method: 'GET' | 'HEAD', url: string, headers: Record<string, string> = {}) =>
  world.app.server.inject({ method, url, headers: { ...credentials, ...headers } })
const get = (url: string, headers?: Record<string, string>) => call('GET', url, headers)

/** More than a kilobyte, and the same for every request. */
const long = '/v1/webhook-events'
const short = '/v1/approvals?limit=1'

describe('an answer over a kilobyte', () => {
  it.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip', 'br;q=0, gzip;q=0.1', gunzipSync],
  ] as const)('is sent as %s to who takes %s', async (encoding, accepted, decompress) => {
    const plain = await get(long)
    const compressed = await get(long, { 'accept-encoding': accepted })
    expect(compressed.headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': plain.headers['content-type'],
      'content-length': String(compressed.rawPayload.length),
      vary: 'accept-encoding',
    })
    expect(decompress(compressed.rawPayload)).toEqual(plain.rawPayload)
    expect(compressed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3)
  })

  it.each([{}, { 'accept-encoding': 'identity' }, { 'accept-encoding': 'zstd' }])(
    'is sent as it is to who takes nothing else: %j',
    async headers => {
      const answer = await get(long, headers)
      expect(answer.headers).not.toHaveProperty('content-encoding')
      expect(answer.headers).toMatchObject({
        vary: 'accept-encoding',
        'content-length': String(answer.rawPayload.length),
      })
      expect(answer.json().events.length).toBeGreaterThan(50)
    },
  )

  it('has the same headers when only they are asked for', async () => {
    for (const headers of [{}, { 'accept-encoding': 'br' }]) {
      const [whole, head] = [await get(long, headers), await call('HEAD', long, headers)]
      expect(head.statusCode).toBe(200)
      expect(head.payload).toBe('')
      for (const name of ['content-length', 'content-encoding', 'vary'])
        expect([name, head.headers[name]]).toEqual([name, whole.headers[name]])
    }
  })

  it('is whole for each of many who ask at once, compressed or not', async () => {
    const { rawPayload } = await get(long)
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => get(long, { 'accept-encoding': 'br' })),
    )
    for (const { headers, rawPayload: sent } of answers)
      expect(headers['content-encoding'] === 'br' ? brotliDecompressSync(sent) : sent).toEqual(rawPayload)
    expect(answers.some(({ headers }) => headers['content-encoding'] === 'br')).toBe(true)
  })
})

it('a short answer is never compressed', async () => {
  const answer = await get(short, { 'accept-encoding': 'br, gzip' })
  expect(answer.rawPayload.length).toBeLessThan(1024)
  expect(answer.headers).not.toHaveProperty('content-encoding')
})

describe('nothing is told of a secret by the length of an answer', () => {
  const secretNames = /^(secret|key|token|inviteUrl|recoveryCodes|clientSecret|uri|html|text|statement)$/
  const namesIn = (shape: unknown): string[] =>
    typeof shape !== 'object' || shape === null
      ? []
      : Object.entries(shape).flatMap(([name, inner]) =>
          name === 'properties' ? [...Object.keys(inner as object), ...namesIn(inner)] : namesIn(inner),
        )
  const withSecret = operations.filter(({ answers }) => namesIn(answers).some(name => secretNames.test(name)))

  it('for an answer that may have one is not compressed', () => {
    expect(withSecret.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['webhooks.create', 'members.create', 'apiKeys.create', 'outgoingMails.get']),
    )
    expect(withSecret.filter(isCompressible).map(({ id }) => id)).toEqual([
      // The text of a CSV column is a constant of the layout.
      'payrollExports.listFormats',
      'payrollExports.listTargets',
      'payrollExports.getTarget',
      // The key of a custom field is its name, and the text of a checklist says what there is to do.
      'customFields.list',
      'customFields.get',
      'unbilled.rows',
      'tasks.list',
      'tasks.listOfProject',
      'tasks.get',
      'tasks.bundle',
      'ownTasks.list',
      'ownTasks.get',
      // Statements of checkpoints are kept outside the service on purpose and prove nothing but its chain.
      'audit.checkpoints',
      'audit.verify',
    ])
  })

  it('nor is an answer to a session that another site had asked for', async () => {
    const { cookie } = await signedIn(world, 'aino')
    const encodingFor = async (site?: string) => {
      const asked = { cookie, 'accept-encoding': 'br', ...(site && { 'sec-fetch-site': site }) }
      const answer = await world.app.server.inject({ method: 'GET', url: long, headers: asked })
      expect(answer.statusCode).toBe(200)
      return answer.headers['content-encoding']
    }
    for (const site of [undefined, 'none', 'cross-site', 'same-site'])
      expect([site, await encodingFor(site)]).toEqual([site, undefined])
    expect(await encodingFor('same-origin')).toBe('br')
  })

  it('nor is any answer of a write or about credentials, however long', async () => {
    expect(operations.filter(({ method }) => method !== 'GET').some(isCompressible)).toBe(false)
    const { cookie } = await signedIn(world, 'aino')
    const kept = await world.app.server.inject({
      method: 'GET',
      url: '/v1/session',
      headers: { cookie, 'accept-encoding': 'br', 'sec-fetch-site': 'same-origin' },
    })
    expect(kept.statusCode).toBe(200)
    expect(kept.headers).not.toHaveProperty('content-encoding')
    expect(kept.headers).not.toHaveProperty('vary')
  })
})
