import { afterAll, describe, expect, it } from 'vitest'
import { signedIn } from '../../src/modules/people/session/test/browser.ts'
import type { NamedOperation } from '../../src/platform/contract/family.ts'
import { type Capability, capabilities, capabilitiesOf } from '../../src/platform/vocabulary/capabilities.ts'
import { newId } from '../../src/platform/vocabulary/ids.ts'
import { readings } from '../samples/readings.ts'
import type { Answer } from '../world/client.ts'
import { meri } from '../world/people.ts'
import { startWorld } from '../world/world.ts'
import { bodyOf, each, open, urlOf } from './operations.ts'
import { thingsOf } from './things.ts'
import { made, notCarriedOut, waysAmong } from './ways.ts'

const world = await startWorld()
const things = await thingsOf(world, 'meri')
const admin = world.as('aino')
const among = { world, admin, human: await signedIn(world, 'aino'), things }

/** Ways for this alone: what the other ways ask for needs more than the operation does, or was done by then. */
const ownWays: Awaited<ReturnType<typeof waysAmong>> = {
  'customers.create': () => admin.post('/v1/customers', { name: 'Satama Oy' }),
  'unitCalendarFeeds.create': () =>
    admin.post('/v1/me/unit-calendar-feeds', { planningUnitId: world.meri.catalogs.planningUnits.office }),
  'leavePolicies.tryVersion': () =>
    admin.post(`/v1/leave-policies/${things['leave_policy_not_found']}/trial`, {
      version: { validFrom: '2060-04-01', kind: 'finnish_annual_holiday', daysPerMonth: 2.5 },
    }),
  'balances.project': () =>
    admin.get(`/v1/balances/${things['balance_not_found']}/projection?until=2027-01-31`),
  'rateCards.whatIfNew': () =>
    admin.post(`/v1/rate-cards/${things['rate_card_not_found']}/rules/what-if`, {
      membershipId: world.meri.members.onni.id,
      versions: [{ validFrom: '2026-01-01', rateCentsPerHour: 8500 }],
    }),
  'webhooks.create': () =>
    admin.post('/v1/webhooks', { url: 'https://hooks.example.com/', events: ['workday.approved'] }),
  'balanceCorrections.approve': async () => admin.post(`${await askedByEero()}/approve`, {}),
  'balanceCorrections.decline': async () => admin.post(`${await askedByEero()}/decline`, {}),
}
async function askedByEero(): Promise<string> {
  await made(admin.patch('/v1/settings', { balanceCorrectionsNeedSecondApprover: true }))
  const path = `/v1/balances/${things['balance_not_found']}/transactions`
  const { correction } = await made(world.as('eero').post(path, { minutes: 15, reason: 'More.' }))
  await made(admin.patch('/v1/settings', { balanceCorrectionsNeedSecondApprover: false }))
  return `/v1/balance-corrections/${correction.id}`
}
const ways = { ...(await waysAmong(among)), ...readings(among), ...ownWays }

/** What looks closer than the gate: without the right to what the request is about, it answers the code. */
interface Closer {
  readonly also: readonly Capability[]
  readonly without: string
}
const files = { also: ['payroll.run'], without: 'attachment_not_found' } as const
const days = { also: ['worktime.supervise'], without: 'work_day_not_found' } as const
const balance = { also: ['payroll.run'], without: 'balance_not_found' } as const
const leave = { also: ['hr.manage'], without: 'leave_balance_not_found' } as const
const told = { also: ['worktime.supervise'], without: 'webhook_event_scope_exceeds_actor' } as const
const hours = { also: ['org.admin'], without: 'project_day_not_found' } as const
const delivered = { ...told, without: 'webhook_delivery_not_found' } as const
const closer: Readonly<Record<string, Closer>> = {
  'approvalDelegations.create': { also: capabilitiesOf('manager'), without: 'role_exceeds_actor' },
  'approvalDelegations.createOwn': { also: capabilities, without: 'role_exceeds_actor' },
  'attachments.create': { ...files, without: 'insufficient_role' },
  'attachments.delete': files,
  'attachments.download': files,
  'attachments.finalize': files,
  'attachments.get': files,
  'attachments.list': { ...files, without: 'insufficient_role' },
  'balances.explain': balance,
  'balances.get': balance,
  'balances.listTransactions': balance,
  'balances.project': balance,
  // The import is one of entry types.
  'imports.get': { also: ['org.admin'], without: 'import_not_found' },
  'imports.undo': { also: ['org.admin'], without: 'import_not_found' },
  'leaveBalances.explain': leave,
  'leaveBalances.get': leave,
  'leaveBalances.transactions': leave,
  // Administrators decide those of all projects.
  'projectDays.approve': hours,
  'projectDays.get': hours,
  'projectDays.return': hours,
  'webhooks.create': told,
  'webhooks.getDelivery': delivered,
  'webhooks.listDeliveries': told,
  'webhooks.recover': told,
  'webhooks.redeliver': delivered,
  'webhooks.rotateSecret': told,
  'webhooks.sendTest': told,
  'webhooks.triggerEvent': told,
  'webhooks.update': told,
  'workDays.get': days,
  'workDays.history': days,
}

/** What asks a register of others that no test reaches, and says so only to those who may ask. */
const answeredOtherwise: Readonly<Record<string, string>> = {
  'customers.lookUp': 'customer_business_id_invalid',
}

const ownerOf = new Map(
  Object.entries(world.meri.members).map(([name, { personalKey }]) => [
    `Bearer ${personalKey}`,
    name as keyof typeof meri,
  ]),
)
const keys = new Map<string, Promise<{ secret: string }>>()
function keyOf(owner: keyof typeof meri, scope: readonly Capability[]) {
  const name = [owner, ...scope].join(' ')
  const key = keys.get(name) ?? world.key(owner, { scope })
  keys.set(name, key)
  return key
}

/** While it is set, a request to the operation is sent with a key of the same member and the scope. */
let narrowed: { readonly operation: NamedOperation; readonly scope: readonly Capability[] } | undefined
let owner: keyof typeof meri | undefined
const { server } = world.app
const inject = server.inject.bind(server) as unknown as (request: Sent) => Promise<{ statusCode: number }>
server.inject = (async (request: Sent) => {
  const name =
    narrowed && isOf(narrowed.operation, request) && ownerOf.get(request.headers['authorization'] ?? '')
  if (!narrowed || !name) return inject(request)
  owner = name
  const { secret } = await keyOf(name, narrowed.scope)
  return inject({ ...request, headers: { ...request.headers, authorization: `Bearer ${secret}` } })
}) as unknown as typeof server.inject
afterAll(() => {
  server.inject = inject as unknown as typeof server.inject
})

interface Sent {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
}
const isOf = ({ method, path }: NamedOperation, request: Sent): boolean =>
  request.method === method &&
  new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(new URL(request.url, 'http://x').pathname)

/** Does the operation as its family says, with a key of the scope alone. */
async function done(operation: NamedOperation, scope: readonly Capability[]): Promise<Answer> {
  owner = undefined
  narrowed = { operation, scope }
  try {
    const answer = await (ways[operation.id]?.() ?? byExample(operation))
    if (!owner)
      throw new Error(`the way of ${operation.id} sends it with another credential than a member’s key`)
    return answer
  } finally {
    narrowed = undefined
  }
}

function byExample(operation: NamedOperation): Promise<Answer> {
  const ids = Object.entries(operation.params ?? {}).flatMap(([name, parameter]) =>
    'missing' in parameter ? [[name, things[parameter.missing] ?? newId()]] : [],
  )
  const headers = operation.method === 'POST' ? { 'idempotency-key': newId() } : {}
  return admin.send(operation.method, urlOf(operation, Object.fromEntries(ids)), bodyOf(operation), headers)
}

describe('a key with every capability but those that an operation needs does not reach it', () => {
  it.each(each(open.filter(({ needs }) => needs !== 'none')))('%s', async (_, operation) => {
    const scope = capabilities.filter(capability => !operation.needs.includes(capability))
    const answer = await world
      .withKey((await keyOf('aino', scope)).secret)
      .send(operation.method, urlOf(operation), bodyOf(operation), { 'idempotency-key': newId() })
    expect(answer).toMatchObject({ status: 403, body: { code: 'insufficient_role' } })
  })
})

/** What an administrator may write switches modules off, and a clock that is moved ends credentials: those come last. */
const last = ['settings.update', 'settings.advanceClock']
const inOrder = open.toSorted((a, b) => last.indexOf(a.id) - last.indexOf(b.id))

describe('a key with one of the capabilities that an operation needs carries it out, and one of no scope what needs none', () => {
  it.each(each(inOrder))('%s', async (_, operation) => {
    const { needs } = operation
    const looks = closer[operation.id]
    for (const scope of needs === 'none' ? [[]] : needs.map(capability => [capability])) {
      if (looks && !looks.also.every(capability => scope.includes(capability as never)))
        expect(await done(operation, scope)).toMatchObject({ body: { code: looks.without } })
      const answer = await done(operation, [...new Set([...scope, ...(looks?.also ?? [])])])
      const otherwise = answeredOtherwise[operation.id]
      if (otherwise) {
        expect({ scope, ...answer }).toMatchObject({ body: { code: otherwise } })
        continue
      }
      // The second time it may be done already; that the key may not do it is another thing.
      const fine = [200, 201, 202, 204]
      const isFirst = scope[0] === needs[0] || needs === 'none'
      expect(answer.status, `with ${scope.join(', ')}: ${notCarriedOut(operation.id, answer)}`).toBeOneOf(
        isFirst ? fine : [...fine, 409, 422],
      )
    }
  })

  it('and nothing is said to look closer than it does', () =>
    expect(Object.keys(closer).filter(id => !open.some(operation => operation.id === id))).toEqual([]))
})
