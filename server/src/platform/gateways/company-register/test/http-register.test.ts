import type { RequestListener } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { RegisterUnavailable } from '../company-register.ts'
import { httpRegister } from '../http-register.ts'
import { registerText } from '../url.ts'
import { json, scriptedRegister } from './scripted-register.ts'

const script = await scriptedRegister()
const patient = httpRegister(script.url, { milliseconds: 60_000, bytes: 1000 })
const hasty = httpRegister(script.url, { milliseconds: 50, bytes: 1000 })
afterAll(() => Promise.all([patient.close(), hasty.close()]))

test('asks for one business id, at the host and path of the setting, and gives back what it says', async () => {
  script.asked.length = 0
  script.answer = json({ companies: [] })
  expect(await patient.ask('2345678-0', 'meri')).toEqual({ companies: [] })
  expect(script.asked).toEqual(['GET /v3/companies?businessId=2345678-0'])
})

test('a register that has no such company says so by 404', async () => {
  script.answer = (_, response) => response.writeHead(404).end('{"code":404}')
  expect(await patient.ask('2345678-0', 'meri')).toBeNull()
})

test.for<[string, RequestListener, RegExp]>([
  ['an error', (_, response) => response.writeHead(500).end('{}'), /status 500/],
  ['a refusal', (_, response) => response.writeHead(429).end('{}'), /status 429/],
  ['no JSON', (_, response) => response.end('<html>Huoltokatko</html>'), /not answer with JSON/],
  ['half of the JSON', (_, response) => response.end('{"companies":['), /not answer with JSON/],
  ['more than it may', (_, response) => response.end(`"${'x'.repeat(1001)}"`), /more than 1000 bytes/],
  ['a broken connection', request => request.socket.destroy(), /cannot be reached/],
  [
    'a body that breaks off',
    (_, response) =>
      response.writeHead(200, { 'content-length': '500' }).end('{"compan', () => response.destroy()),
    /cannot be reached/,
  ],
])('%s is no answer, and the reason is told without what was sent', async ([, answer, reason]) => {
  script.answer = answer
  const refused = await patient.ask('2345678-0', 'meri').catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(RegisterUnavailable)
  expect((refused as Error).message).toMatch(reason)
  expect((refused as Error).message).not.toMatch(/127\.0\.0\.1|Huoltokatko/)
})

test('a redirect is not followed, not even to the register itself', async () => {
  script.asked.length = 0
  script.answer = (_, response) => response.writeHead(302, { location: '/v3/elsewhere' }).end()
  await expect(patient.ask('2345678-0', 'meri')).rejects.toThrow(/redirect/)
  expect(script.asked).toHaveLength(1)
})

test('a register that never answers, or never ends its answer, is given up on', async () => {
  script.answer = () => {}
  await expect(hasty.ask('2345678-0', 'meri')).rejects.toThrow(/within 50 ms/)
  script.answer = (_, response) => response.writeHead(200).write('{')
  await expect(hasty.ask('2345678-0', 'meri')).rejects.toThrow(/within 50 ms/)
})

test('the start tells the host, and neither path nor more', () => {
  expect(registerText(new URL('https://avoindata.prh.fi/opendata-ytj-api/v3/companies'))).toBe(
    'avoindata.prh.fi',
  )
  expect(registerText('off')).toContain('KONTTORI_COMPANY_REGISTER_URL')
  expect(registerText('built-in')).toContain('made')
})
