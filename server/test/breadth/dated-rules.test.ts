import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import type { NamedOperation } from '../../src/platform/contract/family.ts'
import { addDays, datesInRange } from '../../src/platform/vocabulary/dates.ts'
import { newId } from '../../src/platform/vocabulary/ids.ts'
import { signedIn } from '../../src/modules/people/session/test/browser.ts'
import type { Answer, Client } from '../world/client.ts'
import { startWorld } from '../world/world.ts'
import { guarded, urlOf } from './operations.ts'
import { thingsOf } from './things.ts'

/*
 * Rules with dates change at random – holidays, worktime models, employments, the time zone – and after a few changes every
 * read of every contract is made. What becomes due by them, what is worked out anew and what is read beside it shall break none.
 */

const seed = Number(process.env['KONTTORI_DATED_RULES_SEED'] ?? 20_261_124)
const rounds = Number(process.env['KONTTORI_DATED_RULES_ROUNDS'] ?? 2)

const world = await startWorld()
const things = await thingsOf(world, 'meri')
const { members, catalogs } = world.meri
const admin = world.as('aino')
const human = await signedIn(world, 'aino')

/** Around the days that the world has something on. */
const octoberWeeks = datesInRange('2026-09-28', '2026-10-25')
const workDays = ['2026-10-12', '2026-10-13', '2026-10-14', '2026-10-15', '2026-10-16', '2026-10-17']

const ok = async (answer: Promise<Answer>): Promise<any> => {
  const { status, body } = await answer
  expect([status, status < 300 ? null : body]).toEqual([expect.toBeOneOf([200, 201]), null])
  return body
}

/** Hours on tasks of the project that paths name, in every state of a day. */
beforeAll(async () => {
  const projectId = things['project_not_found'] ?? ''
  await admin.patch(`/v1/projects/${projectId}`, { state: 'active' })
  const task = await ok(admin.post('/v1/tasks', { title: 'Asenna kanavat', projectId }))
  const { work, break: lunch } = catalogs.entryTypes as Record<string, string>
  const allocations = [{ dimensionId: 'project', valueId: projectId, taskId: task.id }]
  for (const name of ['onni', 'veera'] as const) {
    const days = `/v1/team/members/${members[name].id}/work-days`
    for (const [index, date] of workDays.entries()) {
      const written = await admin.put(`${days}/${date}/entries`, {
        entries: [
          { entryTypeId: work, startMinutes: 480, endMinutes: 960 + index * 60, allocations },
          { entryTypeId: lunch, startMinutes: 690, endMinutes: 720 },
        ],
      })
      // A thing of the world may be on the date already.
      if (written.status !== 200) continue
      if (index % 3 > 0) await ok(admin.post(`${days}/${date}/confirm`, {}))
      const { workDayId } = await ok(admin.get(`${days}/${date}`))
      if (index % 3 === 2) await ok(admin.post(`/v1/work-days/${workDayId}/approve`, {}))
    }
  }
})

interface Change {
  readonly told: string
  readonly send: () => Promise<Answer>
}

const dates = fc.constantFrom(...octoberWeeks, '2026-12-06', '2026-12-24')
const member = fc.constantFrom('onni', 'veera', 'elina', 'paavo').map(name => members[name as 'onni'].id)

const holiday = fc
  .record({ date: dates, kind: fc.constantFrom('public', 'eve'), code: fc.integer({ min: 0, max: 999 }) })
  .map(({ date, kind, code }) => ({
    told: `${kind} holiday ${date}`,
    send: () => admin.post('/v1/holidays', { date, code: `own_${code}`, name: { fi: 'Oma' }, kind }),
  }))

const noHoliday = fc.constantFrom('2026-12-06/independence_day', '2026-12-24/christmas_eve').map(path => ({
  told: `no holiday ${path}`,
  send: () => admin.delete(`/v1/holidays/${path}`),
}))

const targets = [
  [450, 450, 450, 450, 450, 0, 0],
  [600, 600, 600, 600, 0, 0, 0],
  [0, 0, 0, 0, 0, 720, 720],
]
const kinds = [
  ...targets.flatMap(dayTargets => [
    { kind: 'fixed', dayTargets, breakRules: [{ afterMinutes: 300, deductMinutes: 30 }] },
    { kind: 'flex', dayTargets, roundingMinutes: 15, roundingMode: 'nearest' },
  ]),
  { kind: 'period', periodWeeks: 3, periodStartsOn: '2026-09-28' },
  { kind: 'shift' },
  { kind: 'hours_only' },
]

/** A model gets other rules from a date on, or is another for a member from today on. */
const model = fc
  .record({
    id: fc.constantFrom(...Object.values(catalogs.worktimeModels as Record<string, string>)),
    validFrom: dates,
    rules: fc.constantFrom(...kinds),
  })
  .map(({ id, validFrom, rules }) => ({
    told: `model ${rules.kind} from ${validFrom}`,
    send: () => admin.post(`/v1/worktime-models/${id}/versions`, { validFrom, ...rules }),
  }))

const assigned = fc
  .record({
    membershipId: member,
    worktimeModelId: fc.constantFrom(
      null,
      ...Object.values(catalogs.worktimeModels as Record<string, string>),
    ),
  })
  .map(({ membershipId, worktimeModelId }) => ({
    told: `member ${membershipId} by model ${worktimeModelId}`,
    send: () => admin.patch(`/v1/memberships/${membershipId}`, { worktimeModelId }),
  }))

const employed = fc
  .record({
    membershipId: member,
    startDate: fc.option(dates),
    days: fc.option(fc.integer({ min: 0, max: 20 })),
  })
  .map(({ membershipId, startDate, days }) => {
    const endDate = days === null ? null : addDays(startDate ?? '2026-10-05', days)
    return {
      told: `member ${membershipId} employed from ${startDate} to ${endDate}`,
      send: () =>
        admin.patch(`/v1/memberships/${membershipId}`, {
          employmentStartDate: startDate,
          employmentEndDate: endDate,
        }),
    }
  })

const zones = [
  'Europe/Helsinki',
  'Asia/Tokyo',
  'America/St_Johns',
  'Pacific/Kiritimati',
  'Australia/Lord_Howe',
  'America/Santiago',
]
const zone = fc.constantFrom(...zones).map(timeZone => ({
  told: `zone ${timeZone}`,
  send: () => admin.patch('/v1/settings', { timeZone }),
}))

const change: fc.Arbitrary<Change> = fc.oneof(
  { weight: 3, arbitrary: holiday },
  { weight: 1, arbitrary: noHoliday },
  { weight: 3, arbitrary: model },
  { weight: 2, arbitrary: assigned },
  { weight: 2, arbitrary: employed },
  { weight: 1, arbitrary: zone },
)

const reads = guarded.filter(({ method, credential }) => method === 'GET' && credential !== 'device')

/** Somebody who reads: the administrator, by key or by browser, and an employee for what is one's own. */
function readersOf({ credential = 'any' }: NamedOperation): readonly Client[] {
  if (credential === 'session' || credential === 'credential_settings') return [human]
  return credential === 'personal' ? [admin, world.as('onni')] : [admin]
}

/** The path with the world's things, and a window that has something. */
function pathTo(operation: NamedOperation, [date, last]: readonly [string, string]): string {
  const params = Object.fromEntries(
    Object.entries(operation.params ?? {}).map(([name, parameter]) => [
      name,
      'missing' in parameter ? (things[parameter.missing] ?? newId()) : date,
    ]),
  )
  const properties = (operation.query?.properties ?? {}) as Readonly<Record<string, { format?: string }>>
  const isDate = (name: string) => properties[name]?.format === 'date'
  const ranged = isDate('from') && isDate('to')
  const more = Object.keys(properties)
    .filter(isDate)
    .map(name => [name, ranged && name === 'to' ? last : date])
  return urlOf(operation, params, Object.fromEntries(more))
}

/** A day with hours that are a draft: its holiday makes them due. */
const first: Change = {
  told: `public holiday ${workDays[0]}`,
  send: () =>
    admin.post('/v1/holidays', { date: workDays[0], code: 'first', name: { fi: 'Oma' }, kind: 'public' }),
}

const draws = fc.sample(
  fc.record({
    changes: fc.array(change, { minLength: 1, maxLength: 6 }),
    from: dates,
    days: fc.integer({ min: 0, max: 13 }),
  }),
  { seed, numRuns: rounds },
)

const hoursDue = () =>
  world.database.owner('select from allocated_hours where org_id = $1 and minutes is null', [world.meri.id])

it(`whatever changes rules with dates, every read is answered as its contract says (KONTTORI_DATED_RULES_SEED=${seed})`, async () => {
  const broken: unknown[] = []
  const seen = { due: 0, found: 0 }
  for (const [round, { changes, from, days }] of draws.entries()) {
    const told: string[] = []
    for (const each of round === 0 ? [first, ...changes] : changes) {
      const { status, body } = await each.send()
      told.push(`${each.told}: ${status}`)
      if (status >= 500) broken.push({ told, body })
    }
    seen.due += (await hoursDue()).length
    for (const operation of reads)
      for (const reader of readersOf(operation)) {
        const path = pathTo(operation, [from, addDays(from, days)])
        const { status, body } = await reader.get(path)
        if (status >= 500) broken.push({ told, path, body })
        if (status < 300) seen.found++
      }
  }
  expect(broken).toEqual([])
  expect(seen.due).toBeGreaterThan(0)
  expect(seen.found).toBeGreaterThan(150 * rounds)
})
