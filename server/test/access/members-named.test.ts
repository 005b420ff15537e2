import { beforeAll, describe, expect, it } from 'vitest'
import { signedIn } from '../../src/modules/people/session/test/browser.ts'
import type { NamedOperation } from '../../src/platform/contract/family.ts'
import { capabilities } from '../../src/platform/vocabulary/capabilities.ts'
import { newId } from '../../src/platform/vocabulary/ids.ts'
import { bodyOf, each, ofDevices, operations, urlOf, writes } from '../breadth/operations.ts'
import { thingsOf } from '../breadth/things.ts'
import { made } from '../breadth/ways.ts'
import type { Answer, Client } from '../world/client.ts'
import { grantTo } from '../world/granting.ts'
import { startWorld } from '../world/world.ts'
import { judged, type Named, naming, namesMember, paramsNaming } from './members-named.ts'

const named = operations.filter(operation => writes(operation) && namesMember(operation))
const asking = named.filter(({ id }) => 'asks' in (judged[id] ?? {}))
const others = named.filter(({ id }) => !('asks' in (judged[id] ?? {})))

it('every operation that names a member is judged: whether somebody could be the member by it', () =>
  expect(named.map(({ id }) => id).sort()).toEqual(Object.keys(judged).sort()))

const world = await startWorld()
const aino = world.as('aino')
const { members, catalogs } = world.meri
/** Somebody with all capabilities but one, a key of an administrator with the same, and an administrator. */
const callers: Record<'colleague' | 'key' | 'administrator', Client> = {
  colleague: world.as('helmi'),
  key: world.as('aino'),
  administrator: world.as('aino'),
}
let things: Record<string, string>
beforeAll(async () => {
  things = await thingsOf(world, 'meri')
  await made(aino.patch(`/v1/memberships/${members.otso.id}`, { role: 'admin' }))
  const allButOne = capabilities.filter(capability => capability !== 'payroll.run')
  await grantTo(world, members.helmi.id, allButOne)
  callers.colleague = await signedIn(world, 'helmi')
  const key = await world.key('aino', { kind: 'personal', scope: allButOne })
  callers.key = world.withKey(key.secret)
  callers.administrator = await signedIn(world, 'aino')
})

let people = 0
/** An administrator who is known by a PIN alone. Owners of keys must have an account. */
async function victimOf({ id: operation }: NamedOperation): Promise<Named> {
  if (operation.startsWith('apiKeys.')) return members.otso
  const email = `nimetty-${++people}@meri.example`
  const person = { firstNames: 'Nimetty', lastName: `Hallitsija ${people}`, role: 'admin', email }
  const body = { ...person, planningUnitId: catalogs.planningUnits.office }
  const { id } = await made(aino.post('/v1/memberships', body, { 'idempotency-key': newId() }))
  await made(aino.put(`/v1/memberships/${id}/badge`, { pin: '8642' }))
  const leaving = { endDate: '2035-01-31', reasonCode: 'other' }
  if (operation === 'members.reactivate') await made(aino.post(`/v1/memberships/${id}/deactivate`, {}))
  if (operation === 'members.cancelTermination')
    await made(aino.post(`/v1/memberships/${id}/termination`, leaving))
  return { id, email }
}

async function request(operation: NamedOperation, member: Named) {
  const judgement = judged[operation.id]
  const own = judgement && 'asks' in judgement ? judgement.says?.(member) : undefined
  const params: Record<string, string> = {}
  for (const [name, parameter] of Object.entries(operation.params ?? {}))
    if ('missing' in parameter) params[name] = things[parameter.missing] ?? newId()
  for (const name of paramsNaming(operation)) params[name] = member.id
  if (operation.id === 'members.closeUnit') params['unitId'] = catalogs.planningUnits.office ?? ''
  if (operation.id === 'apiKeys.reassign')
    params['id'] = (await world.key('aino', { kind: 'service', scope: ['payroll.run'] })).id
  const body = naming(operation.body as object, bodyOf(operation), member)
  return { url: urlOf(operation, params), body: body && own ? { ...body, ...own } : body }
}

async function send(operation: NamedOperation, client: Client, member: Named): Promise<Answer> {
  const { url, body } = await request(operation, member)
  return client.send(operation.method, url, body, { 'idempotency-key': newId() })
}

/** All codes of an answer, those of rows among them. */
const codesOf = ({ body }: Answer): string[] => [
  ...(body?.code ? [body.code] : []),
  ...(body?.results ?? []).flatMap(({ code }: { code: string | null }) => code ?? []),
]

/** All by which somebody could be a member, and what they may do: every table with a secret of a member is looked at. */
const secrets = `
  select c.table_schema || '.' || c.table_name as name from information_schema.columns c
  join information_schema.columns o using (table_schema, table_name)
  where o.column_name = 'membership_id' and c.column_name ~ '(hash|secret|sealed|credential)'
    and c.table_schema in ('public', 'directory') and c.table_name !~ '(audit|idempotency)'
  group by 1 order by 1`
const tables = await world.database.owner<{ name: string }>(secrets)

it('looks at every secret by which members are known', () =>
  expect(tables.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'directory.password_resets',
      'public.calendar_feeds',
      'public.member_badges',
      'public.unit_calendar_feeds',
    ]),
  ))

const waysToBe = async ({ id }: Named): Promise<unknown[]> => {
  const rows = async (name: string, where: string) =>
    world.database.owner(
      `select '${name}' as name, to_jsonb(t) - 'last_used_at' - 'updated_at' as row from ${name} t
       where ${where} order by 2`,
      [id],
    )
  const found = await Promise.all([
    ...tables.map(({ name }) => rows(name, 'membership_id = $1')),
    rows('api_keys', 'owner_membership_id = $1'),
    rows('approval_delegations', `$1 in (from_membership_id, to_membership_id)`),
    rows('capability_grants', 'membership_id = $1'),
  ])
  const account = await world.database.owner(
    `select role, status, email, person_id, employment_end_date from memberships where id = $1`,
    [id],
  )
  return [...found.flat(), ...account]
}
const actedAs = ({ id }: Named) =>
  world.database.owner('select action from audit_entries where actor_membership_id = $1', [id])

describe('nobody gives more than they have, whoever they are', () => {
  it.each(each(asking))('%s', async (_, operation) => {
    const judgement = judged[operation.id]
    if (!judgement || !('asks' in judgement)) throw new Error('only what asks is here')
    const beyond = await victimOf(operation)
    const before = await waysToBe(beyond)
    for (const name of ['colleague', 'key'] as const) {
      const answer = await send(operation, callers[name], beyond)
      const isKept = name === 'key' && operation.credential === 'session'
      expect([name, codesOf(answer)]).toEqual([
        name,
        [isKept ? 'api_key_cannot_manage_keys' : judgement.asks],
      ])
    }
    expect(await waysToBe(beyond)).toEqual(before)
    expect(await actedAs(beyond)).toEqual([])
    // It is for who they are, and for nothing else in the request, that they are refused.
    expect(codesOf(await send(operation, callers.administrator, beyond))).not.toContain(judgement.asks)
  })
})

describe('nobody could be the member by what names them besides', () => {
  let carriedOut = 0
  const through = others.filter(({ id }) => !ofDevices.some(device => device.id === id))

  it.each(each(through.filter(({ id }) => id !== 'badges.clear')))('%s', async (_, operation) => {
    const beyond = await victimOf(operation)
    const before = await waysToBe(beyond)
    for (const name of ['colleague', 'key'] as const)
      if ((await send(operation, callers[name], beyond)).status < 300) carriedOut++
    expect(await waysToBe(beyond)).toEqual(before)
    expect(await actedAs(beyond)).toEqual([])
  })

  it('of which enough was carried out to prove it', () => expect(carriedOut).toBeGreaterThan(20))
})
