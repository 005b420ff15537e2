import { describe, expect, it } from 'vitest'
import { signedIn } from '../../src/modules/people/session/test/browser.ts'
import { isDevice } from '../../src/platform/access/caller.ts'
import { refusalAtGates } from '../../src/platform/access/gates.ts'
import { viewRightsOf } from '../../src/platform/access/view-rights.ts'
import { systemActor } from '../../src/platform/audit/audit-trail.ts'
import type { NamedOperation } from '../../src/platform/contract/family.ts'
import { takesIdempotencyKey, whyNotTaken } from '../../src/platform/contract/idempotency.ts'
import { idempotencyClaim } from '../../src/platform/http/idempotency.ts'
import { keptAnswer } from '../../src/platform/http/stored-answers.ts'
import { capabilities } from '../../src/platform/vocabulary/capabilities.ts'
import { newId } from '../../src/platform/vocabulary/ids.ts'
import type { Client } from '../world/client.ts'
import { startWorld } from '../world/world.ts'
import { bodyOf, each, guarded, open, operations, urlOf } from './operations.ts'
import { thingsOf } from './things.ts'

const world = await startWorld()
const { members, id: orgId } = world.meri
const { services } = world.app
const admin = world.as('aino')
const posts = open.filter(({ method }) => method === 'POST')
/** Every operation whose answer is stored: what people do in a session too. */
const stored = guarded.filter(
  operation => operation.credential !== 'device' && takesIdempotencyKey(operation),
)

/** The interface's list, as far as the families exist. */
const required = ['POST /v1/memberships', 'POST /v1/export-batches']

it('the key is required on exactly the operations that the interface lists', () =>
  expect(
    posts
      .filter(({ idempotency }) => idempotency === 'required')
      .map(({ method, path }) => `${method} ${path}`)
      .sort(),
  ).toEqual([...required].sort()))

describe('a key that is too long is refused', () => {
  it.each(each(posts.filter(takesIdempotencyKey)))('%s', async (_, operation) => {
    const send = (length: number) =>
      admin.send('POST', urlOf(operation), bodyOf(operation), { 'idempotency-key': 'k'.repeat(length) })
    expect(await send(201)).toMatchObject({ status: 400, body: { code: 'idempotency_key_too_long' } })
  })
})

describe('a key is neither looked at nor kept where it says so', () => {
  const deaf = operations.filter(operation => whyNotTaken(operation) !== undefined)
  it.each(each(deaf))('%s', async (_, operation) => {
    const client = operation.credential === 'credential_settings' ? await signedIn(world, 'eero') : admin
    const sender = ['anonymous', 'public'].includes(operation.credential ?? 'any') ? world.anonymous : client
    for (const key of ['k'.repeat(201), 'again', 'again']) {
      const answer = await sender.send('POST', urlOf(operation), bodyOf(operation), {
        'idempotency-key': key,
      })
      expect(answer.headers).not.toHaveProperty('idempotency-replayed')
      expect(String(answer.body.code)).not.toMatch(/^idempotency/)
    }
  })
})

describe('a required key', () => {
  it.each(each(posts.filter(({ idempotency }) => idempotency === 'required')))('%s', async (_, operation) => {
    expect(await admin.send('POST', urlOf(operation), bodyOf(operation))).toMatchObject({
      status: 400,
      body: { code: 'idempotency_key_required', errors: [{ header: 'Idempotency-Key' }] },
    })
  })
})

const things = await thingsOf(world, 'meri')
await world.database.owner(`update memberships set role = 'admin' where id = any ($1)`, [
  [members.helmi.id, members.sisu.id],
])
const [aino, helmi] = [await signedIn(world, 'aino'), await signedIn(world, 'helmi')]
const wide = await world.key('aino', { scope: capabilities })
const secret = 'what only the first caller was told'

/** The operation's path with things that there are. */
const pathWith = (operation: NamedOperation): string =>
  urlOf(
    operation,
    Object.fromEntries(
      Object.entries(operation.params ?? {}).flatMap(([name, parameter]) =>
        'missing' in parameter ? [[name, things[parameter.missing] ?? newId()]] : [],
      ),
    ),
  )

/** Stores an answer of Aino's as if the operation had given it to all the rights that she has. */
async function answered(operation: NamedOperation) {
  const url = pathWith(operation)
  const body = bodyOf(operation)
  const key = newId()
  const found = await services.authenticator.resolve(wide.secret)
  if (!('caller' in found) || isDevice(found.caller)) throw new Error('the key stands for Aino')
  const { caller } = found
  const claim = idempotencyClaim(operation, caller, { url, header: key, body: body ?? {} })
  if (!claim) throw new Error('a key makes a claim')
  const kept = keptAnswer(services, caller, claim, async () => {})
  const answer = { status: operation.status ?? 200, body: JSON.stringify({ secret }) }
  await services.transactions.write(
    { orgId, actor: systemActor, operation: 'test', requestId: 'test', idempotency: claim },
    async () => {},
    () => kept.seal(answer, viewRightsOf(caller, [])),
  )
  return { send: (client: Client) => client.send('POST', url, body, { 'idempotency-key': key }), caller }
}

describe('a stored answer is not given to another member, who may do the same', () => {
  it.each(each(stored))('%s', async (_, operation) => {
    const { send } = await answered(operation)
    expect(await send(helmi)).toMatchObject({ status: 409, body: { code: 'idempotency_key_reused' } })
  })
})

describe('a stored answer is not given to a credential of the same member that carries less', () => {
  it.each(each(stored))('%s', async (_, operation) => {
    const { send, caller } = await answered(operation)
    const scope = operation.needs === 'none' ? [] : operation.needs.slice(0, 1)
    const narrow = await world.key('aino', { scope })
    const answer = await send(world.withKey(narrow.secret))
    expect(answer.headers['idempotency-replayed']).toBeUndefined()
    expect(JSON.stringify(answer.body)).not.toContain(secret)
    const gate = refusalAtGates(operation, { ...caller, capabilities: new Set(scope) })
    expect([401, 402, 403, 404, 409]).toContain(answer.status)
    if (gate) expect(answer.body.code).toBe(gate.code)
  })
})

describe('what succeeds is answered again in the same words, and does nothing', () => {
  const succeeded: string[] = []

  // A day forward ends the session and the answer's own 24 hours.
  it.each(each(stored.filter(({ id }) => id !== 'settings.advanceClock')))('%s', async (_, operation) => {
    const [url, body] = [pathWith(operation), bodyOf(operation)]
    const send = () => aino.send('POST', url, body, { 'idempotency-key': `again ${operation.id}` })
    const first = await send()
    if (first.status >= 300) return
    succeeded.push(operation.id)
    const again = await send()
    expect(again).toMatchObject({ status: first.status, body: first.body })
    expect(again.headers['idempotency-replayed']).toBe('true')
  })

  it('was seen of more than half of them', () => {
    expect(succeeded.length).toBeGreaterThan(stored.length / 2)
  })
})
