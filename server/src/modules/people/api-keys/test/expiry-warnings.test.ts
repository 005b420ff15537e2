import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { Client } from '../../../../../test/world/client.ts'
import { mailsWritten } from '../../../../../test/world/mail.ts'
import { startWorld } from '../../../../../test/world/world.ts'
import { Authenticator } from '../../../../platform/access/authenticator.ts'
import { silentLog } from '../../../../platform/telemetry/log.ts'
import { Transactions } from '../../../../platform/transactions/transactions.ts'
import { addSeconds, type Instant } from '../../../../platform/vocabulary/dates.ts'
import * as roster from '../../members/port.ts'
import { signedIn } from '../../session/test/browser.ts'
import { expiryWarnings } from '../expiry/jobs.ts'
import { patience } from '../../../../../test/world/patience.ts'

const world = await startWorld()
const { members } = world.meri
const day = 24 * 60 * 60

/** Sessions follow the clock that the tests move, so they last until the next time it is. */
const sessions = new Map<string, Promise<Client>>()
const browser = (name: 'aino' | 'eero'): Promise<Client> => {
  const session = sessions.get(name) ?? signedIn(world, name)
  sessions.set(name, session)
  return session
}
const manage = async (path: string, body?: object) => (await browser('aino')).post(path, body)

beforeAll(async () => {
  for (const [name, locale] of [
    ['aino', 'fi'],
    ['eero', 'sv'],
    ['helmi', 'en'],
  ] as const)
    await world.as('aino').patch(`/v1/memberships/${members[name].id}`, { locale })
})

const now = async (): Promise<Instant> => (await world.as('aino').get('/v1/sandbox/clock')).body.now
const inDays = async (days: number): Promise<Instant> => addSeconds(await now(), days * day)
const advanceDays = async (days: number) => {
  const minutes = Math.round(days * 24 * 60)
  expect((await world.as('aino').post('/v1/sandbox/clock/advance', { minutes })).status).toBe(200)
  sessions.clear()
}

let made = 0
/** A key of the given days, by a name of its own. */
async function key(days: number | null, wanted: object = {}, maker: 'aino' | 'eero' = 'aino') {
  const name = `Avain ${++made}`
  const expiresAt = days === null ? null : await inDays(days)
  const { status, body } = await (await browser(maker)).post('/v1/api-keys', {
    name,
    kind: 'personal',
    scope: [],
    expiresAt,
    ...wanted,
  })
  expect(status, JSON.stringify(body)).toBe(201)
  return { id: body.id as string, name }
}

/** The warnings of a key, by address, in the order in which they were given. */
const warnings = async ({ name }: { readonly name: string }) =>
  (await mailsWritten(world.database, { kind: 'api_key_expiry' }))
    .filter(({ subject }) => subject.includes(`${name}”`))
    .map(({ to, locale, subject, letter, status }) => ({ to, locale, subject, letter, status }))

const addresses = async (of: { readonly name: string }) => (await warnings(of)).map(({ to }) => to)

/** Waits until the service has looked at what is due now: a key made for the purpose has been warned of. */
async function looked() {
  const sign = await key(14.1)
  await advanceDays(0.2)
  await vi.waitFor(async () => expect(await warnings(sign)).toHaveLength(1), patience)
}

describe('a personal key', () => {
  test('is warned of to its owner 14 and 3 days before it expires, once each, and not at other times', async () => {
    const mine = await key(20, {}, 'eero')
    const address = members.eero.email
    await looked()
    expect(await addresses(mine)).toEqual([])
    await advanceDays(6)
    await looked()
    expect(await addresses(mine)).toEqual([address])
    await advanceDays(7)
    await looked()
    expect(await addresses(mine)).toEqual([address])
    await advanceDays(4)
    await looked()
    expect(await addresses(mine)).toEqual([address, address])
    await advanceDays(1)
    await looked()
    expect(await addresses(mine)).toHaveLength(2)
  })

  test('is warned of in its owner’s language, with its name, its recognisable parts and its date', async () => {
    const mine = await key(14.5, {}, 'eero')
    await advanceDays(1)
    await looked()
    const [warning] = await warnings(mine)
    const { body } = await (await browser('aino')).get(`/v1/api-keys/${mine.id}`)
    expect(warning).toMatchObject({ locale: 'sv', to: members.eero.email })
    const said = JSON.stringify(warning?.letter)
    for (const fact of [mine.name, body.prefix, body.last4, 'Meri Oy']) expect(said).toContain(fact)
    const year = (body.expiresAt as string).slice(0, 4)
    expect(warning?.subject).toMatch(new RegExp(`upphör att gälla den \\d+ \\S+ ${year}$`))
  })
})

describe('a service key', () => {
  test('is warned of to its owner and to whoever made it, each in their language', async () => {
    const bridge = await key(15, { kind: 'service', ownerMembershipId: members.helmi.id })
    await advanceDays(1.5)
    await looked()
    const languages = (await warnings(bridge)).map(({ to, locale }) => [to, locale])
    expect(languages).toHaveLength(2)
    expect(Object.fromEntries(languages)).toEqual({
      [members.aino.email]: 'fi',
      [members.helmi.email]: 'en',
    })
  })

  test('that is its maker’s own is warned of once', async () => {
    const own = await key(15, { kind: 'service' })
    await advanceDays(1.5)
    await looked()
    expect(await addresses(own)).toEqual([members.aino.email])
  })
})

describe('nobody is warned', () => {
  test('of a key that does not expire', async () => {
    const forever = await key(null)
    await looked()
    expect(await addresses(forever)).toEqual([])
  })

  test('14 days before, of a key that was made to live for ten', async () => {
    const short = await key(10)
    await looked()
    expect(await addresses(short)).toEqual([])
    await advanceDays(8)
    await looked()
    expect(await addresses(short)).toEqual([members.aino.email])
  })

  test('of a key that lives for two days', async () => {
    const brief = await key(2)
    await looked()
    await advanceDays(1)
    await looked()
    expect(await addresses(brief)).toEqual([])
  })

  test('of a key that is revoked, before or after the warning was written', async () => {
    const [before, after] = [await key(15), await key(14.2)]
    await manage(`/v1/api-keys/${before.id}/revoke`)
    await advanceDays(0.5)
    await looked()
    expect(await warnings(after)).toMatchObject([{ status: 'held' }])
    await manage(`/v1/api-keys/${after.id}/revoke`)
    expect(await warnings(after)).toMatchObject([{ status: 'failed', letter: null }])
    await advanceDays(1)
    await looked()
    expect(await addresses(before)).toEqual([])
  })

  test('of a key that has expired, however far the clock was moved', async () => {
    const over = await key(20)
    await advanceDays(21)
    await looked()
    expect(await addresses(over)).toEqual([])
  })

  test('twice when the service was away at the first time: only of what is next', async () => {
    const late = await key(20)
    await advanceDays(18)
    await looked()
    expect(await addresses(late)).toEqual([members.aino.email])
  })

  test('while its owner is not there, and they are when they are back', async () => {
    const { id, email } = members.tauno
    const theirs = await key(15, { kind: 'service', ownerMembershipId: id })
    await world.database.owner('update api_keys set created_by = null where id = $1', [theirs.id])
    await world.as('aino').post(`/v1/memberships/${id}/deactivate`, {})
    await advanceDays(2)
    await looked()
    expect(await addresses(theirs)).toEqual([])
    await world.as('aino').post(`/v1/memberships/${id}/reactivate`, {})
    await advanceDays(1)
    await looked()
    expect(await addresses(theirs)).toEqual([email])
  })
})

describe('a changed expiry', () => {
  test('is warned of anew, and what warned of the former one is not sent any more', async () => {
    const mine = await key(14.5)
    await advanceDays(1)
    await looked()
    expect(await warnings(mine)).toMatchObject([{ status: 'held' }])
    await (await browser('aino')).patch(`/v1/api-keys/${mine.id}`, { expiresAt: await inDays(30) })
    expect(await warnings(mine)).toMatchObject([{ status: 'failed' }])
    await looked()
    expect(await warnings(mine)).toHaveLength(1)
    await advanceDays(16)
    await looked()
    expect(await warnings(mine)).toMatchObject([{ status: 'failed' }, { status: 'held' }])
  })

  test('is none when only the name changes', async () => {
    const mine = await key(14.5)
    await advanceDays(1)
    await looked()
    await (await browser('aino')).patch(`/v1/api-keys/${mine.id}`, { readOnly: true })
    await looked()
    expect(await warnings(mine)).toMatchObject([{ status: 'held' }])
  })
})

test('however many processes look at the same time, each warning is given once', async () => {
  const others = [1, 2, 3].map(() => {
    const database = world.database.another()
    const services = {
      ...world.app.services,
      database,
      transactions: new Transactions(database, new Authenticator([]), []),
      log: silentLog,
    }
    return expiryWarnings(services, roster, { clock: () => Date.now() + 3_600_000, sweepEveryMs: 1 })
  })
  const keys = []
  for (let count = 0; count < 10; count++) keys.push(await key(14.5))
  for (const other of others) other.start()
  await advanceDays(1)
  await looked()
  await Promise.all(others.map(other => other.stop()))
  for (const each of keys) expect(await addresses(each)).toEqual([members.aino.email])
})
