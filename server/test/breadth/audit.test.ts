import { beforeAll, describe, expect, it } from 'vitest'
import { signedIn } from '../../src/modules/people/session/test/browser.ts'
import { newId } from '../../src/platform/vocabulary/ids.ts'
import type { Answer } from '../world/client.ts'
import { startWorld } from '../world/world.ts'
import { bodyOf, each, guarded, urlOf } from './operations.ts'
import { thingsOf } from './things.ts'
import { notCarriedOut, waysAmong } from './ways.ts'

const world = await startWorld()
const mine = await thingsOf(world, 'meri')
const admin = world.as('aino')
const human = await signedIn(world, 'aino')

type Operation = (typeof guarded)[number]

/** Operations that change something, as far as the contract tells. Moving the clock ends sessions, so it comes last. */
const writing = guarded
  .filter(({ method, transaction, harmless }) => !harmless && (method !== 'GET' || transaction === 'write'))
  .toSorted((a, b) => Number(a.id === 'settings.advanceClock') - Number(b.id === 'settings.advanceClock'))

/** Operations of which no row was seen yet; may only shrink. */
const notCoveredYet: readonly string[] = [
  'oauthConsents.approve',
  'oauthConsents.deny',
  'oauthGrants.end',
  'outgoingMails.get',
  'session.reauthenticateOptions',
  'signIn.passkeyOptions',
]

const ways = await waysAmong({ world, admin, human, things: mine })

/** By the world's things and the contract's example. */
function byExample(operation: Operation): Promise<Answer> {
  const ids = Object.entries(operation.params ?? {}).flatMap(([name, parameter]) =>
    'missing' in parameter ? [[name, mine[parameter.missing] ?? newId()]] : [],
  )
  const client =
    operation.credential === 'session' || operation.credential === 'credential_settings' ? human : admin
  const headers = operation.method === 'POST' ? { 'idempotency-key': newId() } : {}
  return client.send(operation.method, urlOf(operation, Object.fromEntries(ids)), bodyOf(operation), headers)
}

const seen = new Map<string, { readonly answer: Answer; readonly rows: readonly { operation: string }[] }>()

beforeAll(async () => {
  for (const operation of writing) {
    const answer = await (ways[operation.id]?.() ?? byExample(operation)).catch(
      (error): Answer => ({ status: 0, body: String(error), headers: {} }),
    )
    const rows = await world.database.owner<{ operation: string }>(
      'select operation from audit_entries where request_id = $1',
      [answer.headers['x-request-id'] ?? ''],
    )
    seen.set(operation.id, { answer, rows })
  }
})

describe('whatever changes something leaves a row of it in the audit trail, in the name of its operation', () => {
  it.each(each(writing.filter(({ id }) => !notCoveredYet.includes(id))))('%s', async id => {
    const found = seen.get(id)
    expect(found?.answer.status, notCarriedOut(id, found?.answer ?? { status: 0, body: null })).toBeOneOf([
      200, 201, 202, 204,
    ])
    expect(found?.rows).not.toHaveLength(0)
    for (const row of found?.rows ?? []) expect(row.operation).toBe(id)
  })

  it('and no family says how to do what there is not', () => {
    expect(Object.keys(ways).filter(id => !writing.some(operation => operation.id === id))).toEqual([])
  })

  it('and what is not covered yet may only shrink', () => {
    const ids = writing.map(({ id }) => id)
    expect(notCoveredYet.filter(id => !ids.includes(id))).toEqual([])
    expect(notCoveredYet.filter(id => (seen.get(id)?.rows.length ?? 0) > 0)).toEqual([])
  })
})

it('the trail of all that verifies', async () => {
  expect((await admin.get('/v1/audit/verify')).body).toMatchObject({ ok: true, problems: [] })
})
