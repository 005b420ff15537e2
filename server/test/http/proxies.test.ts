import { describe, expect, test } from 'vitest'
import { signInBounds } from '../../src/modules/people/session/attempts/limits.ts'
import { Client } from '../world/client.ts'
import { startWorld } from '../world/world.ts'

const proxy = '203.0.113.9'
const office = '198.51.100.7'
const world = await startWorld({
  trustedProxies: ['203.0.113.0/28'],
  // What counts here is the address alone.
  allowPlainHttp: true,
  sharedAddresses: [office, '2001:db8:7::/48'],
})

const from = (remoteAddress: string): Client =>
  new Client(
    new Proxy(world.app.server, {
      get: (server, name) =>
        name === 'inject'
          ? (options: object) => server.inject({ ...options, remoteAddress })
          : Reflect.get(server, name),
    }),
    {},
  )

let guesses = 0
const guess = async (remoteAddress: string, forwardedFor?: string): Promise<number> => {
  guesses++
  const body = { email: `guess-${guesses}@meri.example`, password: 'x' }
  const headers = forwardedFor === undefined ? undefined : { 'x-forwarded-for': forwardedFor }
  return (await from(remoteAddress).post('/v1/session', body, headers)).status
}
/** What somebody's attempts block: everything from their address, as after too many. */
async function blockedBy(remoteAddress: string, forwardedFor?: string): Promise<void> {
  await world.database.owner('delete from directory.attempts')
  expect(await guess(remoteAddress, forwardedFor)).toBe(401)
  await world.database.owner('update directory.attempts set blocked_until = 9e12')
}

describe('the address that attempts are counted by', () => {
  test('is what a trusted proxy says', async () => {
    await blockedBy(proxy, '192.0.2.1')
    expect(await guess(proxy, '192.0.2.1')).toBe(429)
    expect(await guess(proxy, '192.0.2.2')).toBe(401)
    expect(await guess('192.0.2.1')).toBe(429)
  })

  test('is not what anybody else says, not even on this machine when it is not trusted', async () => {
    for (const stranger of ['192.0.2.50', '127.0.0.1', '203.0.113.16']) {
      await blockedBy(stranger, '198.51.100.1')
      for (const said of ['198.51.100.2', `198.51.100.3, ${proxy}`, undefined])
        expect(await guess(stranger, said)).toBe(429)
      expect(await guess('198.51.100.1')).toBe(401)
    }
  })

  test('is not what somebody told the proxy before it', async () => {
    await blockedBy(proxy, '10.0.0.1, 192.0.2.60')
    for (const said of ['10.0.0.2, 192.0.2.60', '192.0.2.60', `10.0.0.3, 192.0.2.60, ${proxy}`])
      expect(await guess(proxy, said)).toBe(429)
    expect(await guess('10.0.0.1')).toBe(401)
  })

  test('of IPv6 is the subscriber’s prefix, and of an IPv4 address written as IPv6 the same', async () => {
    await blockedBy(proxy, '2001:db8:9:1::1')
    expect(await guess(proxy, '2001:db8:9:1:ffff::1')).toBe(429)
    expect(await guess(proxy, '2001:db8:9:2::1')).toBe(401)
    await blockedBy(proxy, '192.0.2.80')
    expect(await guess(proxy, '::ffff:192.0.2.80')).toBe(429)
  })

  test('has more attempts where an office is said to share it', async () => {
    for (const [address, allowed] of [
      [office, signInBounds.sharedAddress.attempts],
      ['2001:db8:7:1::5', signInBounds.sharedAddress.attempts],
      ['198.51.100.8', signInBounds.address.attempts],
    ] as const) {
      await world.database.owner('delete from directory.attempts')
      expect(await guess(proxy, address)).toBe(401)
      const rows = await world.database.owner('select attempts from directory.attempts')
      expect(rows.map(row => (row as { attempts: number }).attempts)).toContain(allowed)
    }
  })
})
