import { rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { Client } from '../../../test/world/client.ts'
import { testDatabase } from '../../../test/world/database.ts'
import { roles } from '../../platform/vocabulary/capabilities.ts'
import { type Feature, isAvailable } from '../../platform/vocabulary/features.ts'
import { addDays, dateIn } from '../../platform/vocabulary/dates.ts'
import { newId } from '../../platform/vocabulary/ids.ts'
import type { DemoOrganisation } from '../demo-file.ts'
import { demoIn } from '../demo.ts'
import { startOf } from '../timeline/period.ts'
import { expectAgreements } from './agreements.ts'
import { typesOfFiles } from './files.ts'
import { expectDecided, expectThingsToDecide } from './inbox.ts'
import { describeProjects } from './projects.ts'
import { expectLists } from './lists.ts'
import { expectRegister } from './register.ts'
import { expectCustomers, expectMergedPair, expectSales } from './sales.ts'
import { describeShifts } from './shifts.ts'
import { expectBoards } from './tasks.ts'
import {
  baseUrl,
  dataDirectory,
  fileIn,
  memberOf,
  modulesOf,
  rateLimit,
  startWith,
  withKey as clientWith,
} from './service.ts'

const now = new Date().toISOString()
const today = dateIn('Europe/Helsinki', now)

const database = await testDatabase()
const directory = await dataDirectory()
const app = await startWith(database, demoIn(directory, { now }))
afterAll(() => app.close())
const file = await fileIn(directory)
const [harmaja, saarni] = file.organisations as readonly [DemoOrganisation, DemoOrganisation]

const withKey = (key: string) => clientWith(app, key)
/** What the fill has left of the budgets, asked before anybody calls. */
const budgets = await Promise.all(
  file.organisations.map(async ({ id, serviceKey }) => {
    const found = await app.services.authenticator.resolve(serviceKey)
    return app.services.rateBudgets.of(id, 'caller' in found ? found.caller.credential.id : '')
  }),
)

const service = withKey(harmaja.serviceKey)

describe('the customers', () => {
  it('were one of them entered twice, and merged', () => expectMergedPair(service))
  it('are 120 with contacts and tags, beside those that leads became', () => expectCustomers(service))
  it('are being sold to', () => expectSales(service))
})

it('customers are asked about changes, billed by installments, and told how projects stand', () =>
  expectAgreements(service, new Client(app.server, { origin: baseUrl })))

const clientsOf = (...roles: readonly string[]) =>
  [harmaja, saarni].flatMap(each => roles.map(role => withKey(memberOf(each, role).personalKey)))
it('the inbox of who leads has things to decide, each with what it is about', () =>
  expectThingsToDecide(clientsOf('manager', 'admin')))
it('the inbox of an employee tells what was decided for them', () => expectDecided(clientsOf('employee')))

const administrators = file.organisations.map(each => withKey(memberOf(each, 'admin').personalKey))
describeProjects(administrators, today)
describeShifts(administrators, today)

describe('the file', () => {
  it('is for the eyes of its owner only, and names the service', async () => {
    expect((await stat(join(directory, 'demo.json'))).mode & 0o777).toBe(0o600)
    expect(file.baseUrl).toBe(baseUrl)
    expect(file.organisations.map(({ slug, sandbox }) => [slug, sandbox])).toEqual([
      ['harmaja', true],
      ['saarni', true],
    ])
  })

  it('has a terminal that knows two members by their badges', async () => {
    const [terminal] = harmaja.terminals
    const device = withKey(terminal?.credential ?? '')
    expect((await device.get('/v1/device')).body).toMatchObject({ terminalId: terminal?.terminalId })
    expect(terminal?.badges).toHaveLength(2)
    const [badge] = terminal?.badges ?? []
    const tap = { clientPunchId: newId(), kind: 'clock_in', badgeCode: badge?.badgeCode }
    expect(await device.post('/v1/device/punches', tap)).toMatchObject({
      status: 200,
      body: { displayName: badge?.displayName },
    })
  })

  it('has a member of each role, and every module; in the other organisation not', () => {
    expect(new Set(harmaja.members.map(({ role }) => role))).toEqual(new Set(roles))
    for (const [module, state] of Object.entries(modulesOf(harmaja)))
      expect(state).toEqual([true, isAvailable(module as Feature)])
    expect(modulesOf(saarni)).toMatchObject({
      travel_expense: [false, false],
      field_service: [false, false],
      crm: [true, false],
      hr: [true, true],
    })
    expect(saarni.members).toHaveLength(8)
  })

  it('lets everybody in: by key, by password, and the integration', async () => {
    for (const organisation of file.organisations) {
      const admin = memberOf(organisation, 'admin')
      const signIn = await new Client(app.server, { origin: baseUrl }).post('/v1/session', {
        email: admin.email,
        password: admin.password,
      })
      expect(signIn.status).toBe(201)
      const access = await withKey(organisation.serviceKey).get('/v1/me/access')
      expect(access.body.organisation.id).toBe(organisation.id)
    }
    for (const { personalKey, membershipId } of harmaja.members) {
      const access = await withKey(personalKey).get('/v1/me/access')
      expect(access.body.membership.id).toBe(membershipId)
    }
  })
})

describe('the first organisation', () => {
  it('has boards in motion', () => expectBoards(service))

  it('has about forty people, supervised three deep', async () => {
    const { body } = await service.get('/v1/memberships?limit=100')
    expect(body.items.length).toBeGreaterThanOrEqual(38)
    const above = new Map(
      body.items.map((member: { id: string; supervisorMembershipId: string | null }) => [
        member.id,
        member.supervisorMembershipId,
      ]),
    )
    const depth = (id: string | null | undefined): number =>
      id ? 1 + depth(above.get(id) as string | null) : 0
    expect(Math.max(...[...above.keys()].map(id => depth(id as string)))).toBeGreaterThanOrEqual(4)
    expect(new Set(body.items.map(({ status }: { status: string }) => status))).toEqual(
      new Set(['active', 'invited', 'deactivated']),
    )
    expect(
      new Set(
        body.items.map(({ worktimeModelId }: { worktimeModelId: string }) => worktimeModelId).filter(Boolean),
      ).size,
    ).toBe(5)
  })

  it('has days in every status, from three months ago up to today', async () => {
    const rows = await database.owner<{ status: string; first: string; last: string }>(
      `select status, min(work_date)::text as first, max(work_date)::text as last from work_days
       where org_id = $1 and absence_period_id is null group by status`,
      [harmaja.id],
    )
    expect(new Set(rows.map(({ status }) => status))).toEqual(
      new Set(['draft', 'confirmed', 'approved', 'exported']),
    )
    const first = rows.map(row => row.first).sort()[0] ?? ''
    expect(first >= startOf(today) && first <= addDays(startOf(today), 3)).toBe(true)
    const lasts = rows.map(row => row.last).sort()
    expect(lasts.at(-1)).toBe(today)
    const [returned] = await database.owner<{ count: string }>(
      `select count(*) from work_days where org_id = $1 and return_reason is not null and status = 'draft'`,
      [harmaja.id],
    )
    expect(Number(returned?.count)).toBe(1)
  })

  it('has payroll batches with lines, a lock on the oldest month, and a correction', async () => {
    const payroll = withKey(memberOf(harmaja, 'payroll').personalKey)
    const { body } = await payroll.get('/v1/export-batches')
    const withLines = body.items.filter(({ lineCount }: { lineCount: number }) => lineCount > 0)
    expect(withLines.length).toBeGreaterThanOrEqual(2)
    expect(new Set(body.items.map(({ state }: { state: string }) => state))).toContain('delivered')
    const lines = await payroll.get(`/v1/export-batches/${withLines[0].id}/lines?limit=100`)
    expect(lines.body.items.length).toBeGreaterThan(0)
    const oldest = body.items.map(({ periodStart }: { periodStart: string }) => periodStart).sort()[0]
    const locks = await payroll.get('/v1/payroll-locks')
    expect(locks.body.items).toMatchObject([{ periodStart: oldest, state: 'locked' }])
    const corrections = 'select from work_days where org_id = $1 and corrects_batch_id is not null'
    expect(await database.owner(corrections, [harmaja.id])).toHaveLength(1)
  })

  it('has a picture from a site, and receipts of payroll', async () => {
    expect(await typesOfFiles(app, database, harmaja)).toEqual(['application/pdf', 'image/png'])
  })

  it('lives in real time now, though its days were written when they happened', async () => {
    const clock = await withKey(memberOf(harmaja, 'admin').personalKey).get('/v1/sandbox/clock')
    expect(clock.body.aheadMs).toBe(0)
    const [late] = await database.owner<{ count: string }>(
      `select count(*) from work_days where absence_period_id is null
         and created_at < work_date::timestamp at time zone 'Europe/Helsinki'`,
    )
    expect(Number(late?.count)).toBe(0)
    const [prompt] = await database.owner<{ share: number }>(
      `select avg((created_at < work_date + 7)::int)::float8 as share from work_days`,
    )
    expect(prompt?.share).toBeGreaterThan(0.9)
  })

  it('tells in its log and its history what happened', async () => {
    const { body } = await service.get('/v1/integration-events?limit=100')
    expect(body.items.length).toBe(100)
    const logged = await database.owner<{ event: string; count: string }>(
      `select event, count(*) from integration_events where org_id = $1 group by event`,
      [harmaja.id],
    )
    expect(logged.map(({ event }) => event)).toEqual(
      expect.arrayContaining([
        'workday.confirmed',
        'workday.approved',
        'workday.returned',
        'workday.corrected',
        'member.created',
        'member.deactivated',
        'member.invited',
        'payroll_period.locked',
        'export_batch.created',
      ]),
    )
    const approvals = await database.owner<{ count: string }>(
      `select count(*) from audit_entries where org_id = $1 and action = 'work_days.approve'`,
      [harmaja.id],
    )
    expect(approvals[0]?.count).toBe(logged.find(({ event }) => event === 'workday.approved')?.count)
  })
})

describe('a sweep', () => {
  it('over every list is answered as its contract says', () =>
    expectLists(
      app.services.contracts,
      { from: addDays(today, -31), to: today, q: 'talo' },
      async (path, feature) => {
        for (const organisation of file.organisations) {
          const answer = await withKey(memberOf(organisation, 'admin').personalKey).get(path)
          // The accounting office has the CRM switched off.
          const status = feature === 'crm' && organisation === saarni ? 403 : 200
          expect([path, answer.status]).toEqual([path, status])
        }
      },
    ))

  it('over the register finds every day, each with its detail and history', () =>
    expectRegister(service, { database, orgId: harmaja.id, today }))
})

it('the fill spends nobody’s rate budget', () => {
  for (const { limit, remaining } of budgets.flat())
    expect([limit, remaining]).toEqual([rateLimit, rateLimit])
})

describe('a demo that is there', () => {
  it('is left as it is, keys and days', async () => {
    const before = await fileIn(directory)
    const again = await startWith(database, demoIn(directory))
    await again.close()
    expect(await fileIn(directory)).toEqual(before)
  })

  it('tells the address of the service when that has changed', async () => {
    const before = await fileIn(directory)
    const elsewhere = await startWith(database, demoIn(directory), 'https://elsewhere.example')
    await elsewhere.close()
    expect(await fileIn(directory)).toEqual({ ...before, baseUrl: 'https://elsewhere.example' })
  })

  it.each([
    ['lost', () => rm(join(directory, 'demo.json'))],
    ['damaged', () => writeFile(join(directory, 'demo.json'), '{"baseUrl": "https://')],
  ])('gets new keys for the same people when its file is %s', async (_how, lose) => {
    const before = await fileIn(directory)
    await lose()
    const again = await startWith(database, demoIn(directory))
    try {
      const after = await fileIn(directory)
      const people = ({ organisations }: typeof before) =>
        organisations.map(({ id, members }) => [
          id,
          members.map(({ membershipId, email }) => [membershipId, email]),
        ])
      expect(people(after)).toEqual(people(before))
      const [old, renewed] = [before, after].map(({ organisations: [first] }) => first as DemoOrganisation)
      const { email, password, personalKey } = memberOf(renewed as DemoOrganisation, 'admin')
      expect((await clientWith(again, personalKey).get('/v1/me')).status).not.toBe(401)
      expect((await clientWith(again, renewed?.serviceKey ?? '').get('/v1/me/access')).status).toBe(200)
      expect((await clientWith(again, old?.serviceKey ?? '').get('/v1/me/access')).status).toBe(401)
      const visitor = new Client(again.server, { origin: baseUrl })
      expect((await visitor.post('/v1/session', { email, password })).status).toBe(201)
      const former = { email, password: memberOf(old as DemoOrganisation, 'admin').password }
      expect((await visitor.post('/v1/session', former)).status).toBe(401)
    } finally {
      await again.close()
    }
  })
})
