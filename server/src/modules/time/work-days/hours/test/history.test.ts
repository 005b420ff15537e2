import fc from 'fast-check'
import { expect, it } from 'vitest'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { systemActor } from '../../../../../platform/audit/audit-trail.ts'
import { startWorld } from '../../../../../../test/world/world.ts'
import { assignMember } from '../../../../people/members/port.ts'
import { workedOut } from '../due.ts'
import { workOutDue } from '../jobs.ts'
import { hoursOfProjects, type HourRow } from '../reading.ts'
import { type HoursBy, sumsOfProjects } from '../sums.ts'

const world = await startWorld()
const { id: orgId, members, catalogs, projects } = world.meri
const { work, break: lunch, travel } = catalogs.entryTypes as Record<string, string>
const reader = () => world.app.services.database.reader(orgId)
const aino = world.as('aino')
const elina = world.as('elina')

const dates = ['2026-03-02', '2026-03-03', '2026-03-29']
const targets = [projects.get('tower'), projects.get('harbour')].filter(id => id !== undefined)
const days = `/v1/team/members/${members.veera.id}/work-days`

/** What somebody may do to a day, or to what days are read by. */
type Step =
  | { readonly kind: 'write' | 'import'; readonly date: string; readonly parts: readonly object[] }
  | { readonly kind: 'act'; readonly date: string; readonly action: string }
  | { readonly kind: 'mark'; readonly date: string; readonly dayType: string | null }
  | { readonly kind: 'rules'; readonly automatic: number }
  | { readonly kind: 'holiday'; readonly date: string }
  | { readonly kind: 'zone'; readonly timeZone: string }
  | { readonly kind: 'undo' | 'work' }

const part = fc.oneof(
  fc.record({ minutes: fc.integer({ min: 1, max: 120 }) }),
  fc.record({ shareBp: fc.integer({ min: 1, max: 4000 }) }),
  fc.constant({}),
)
const parts = fc.array(
  fc.tuple(fc.constantFrom(...targets), part).map(([valueId, size]) => ({
    dimensionId: 'project',
    valueId,
    ...size,
  })),
  { maxLength: 3 },
)
const date = fc.constantFrom(...dates)
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constantFrom('write', 'import'), date, parts }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('act'),
      date,
      action: fc.constantFrom('confirm', 'reopen', 'return', 'approve', 'unapprove', 'correct'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('mark'),
      date,
      dayType: fc.constantFrom(null, catalogs.dayTypes.training_day),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('rules'), automatic: fc.constantFrom(0, 30, 45) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('holiday'), date }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('zone'),
      timeZone: fc.constantFrom('Europe/Helsinki', 'Asia/Tokyo'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('undo', 'work') }) },
)

const imports: string[] = []

async function takeImport(day: string, wanted: readonly object[]): Promise<void> {
  const codes = [
    ...new Set(
      wanted.map(each => ((each as { valueId?: string }).valueId === targets[0] ? 'tower' : 'harbour')),
    ),
  ]
  const row = {
    membershipId: members.veera.id,
    date: day,
    entryType: 'work',
    startMinutes: 400,
    endMinutes: 910,
  }
  const answer = await elina.post(
    '/v1/imports/work-days',
    { rows: [{ ...row, targets: codes.map(code => `project:${code}`).join() }], mode: 'upsert' },
    { 'idempotency-key': newId() },
  )
  if (answer.body.importId) imports.push(answer.body.importId)
}

async function act(day: string, action: string): Promise<void> {
  const { body } = await elina.get(`${days}/${day}`)
  if (action === 'confirm' || action === 'reopen') await elina.post(`${days}/${day}/${action}`, {})
  else if (body.workDayId)
    await aino.post(
      `/v1/work-days/${body.workDayId}/${action}`,
      action === 'approve' ? {} : { reason: 'Ei.' },
    )
}

const models = new Map<number, string>()

/** Another worktime model for the member, one with breaks that are taken off by themselves. */
async function followRules(automatic: number): Promise<void> {
  if (!models.has(automatic)) {
    const model = {
      code: `hours_${automatic}`,
      name: `Tauko ${automatic}`,
      versions: [
        {
          validFrom: '2026-01-01',
          kind: automatic === 45 ? 'flex' : 'fixed',
          dayTargets: [450, 450, 450, 450, 450, 0, 0],
          breakRules: automatic === 0 ? [] : [{ afterMinutes: 300, deductMinutes: automatic }],
        },
      ],
    }
    const made = await aino.post('/v1/worktime-models', model)
    expect(made.status).toBe(201)
    models.set(automatic, made.body.id)
  }
  const { transactions, contributions } = world.app.services
  const asked = {
    kind: 'worktime_model',
    assignedId: models.get(automatic) ?? null,
    from: '2026-03-01',
  } as const
  await transactions.run(
    { orgId, actor: systemActor, operation: 'members.update', requestId: newId() },
    (tx, commit) =>
      assignMember(
        tx,
        commit,
        members.veera.id,
        { ...asked, reason: 'Muuttuu.' },
        { today: '2026-11-23', contributions },
      ),
  )
}

async function take(each: Step): Promise<void> {
  if (each.kind === 'write')
    await elina.put(`${days}/${each.date}/entries`, {
      entries: [
        { entryTypeId: work, startMinutes: 480, endMinutes: 930, allocations: each.parts },
        { entryTypeId: lunch, startMinutes: 690, endMinutes: 710 },
        { entryTypeId: travel ?? work, durationMinutes: 95, allocations: each.parts },
      ],
    })
  else if (each.kind === 'import') await takeImport(each.date, each.parts)
  else if (each.kind === 'act') await act(each.date, each.action)
  else if (each.kind === 'mark') await elina.put(`${days}/${each.date}/day-type`, { dayTypeId: each.dayType })
  else if (each.kind === 'rules') await followRules(each.automatic)
  else if (each.kind === 'holiday')
    await aino.post('/v1/holidays', {
      date: each.date,
      code: `feast_${each.date.slice(8)}`,
      name: { fi: 'Juhla' },
      kind: 'public',
    })
  else if (each.kind === 'zone') await aino.patch('/v1/settings', { timeZone: each.timeZone })
  else if (each.kind === 'work') await workOutDue(world.app.services, orgId)
  else {
    const importId = imports.pop()
    if (importId) await aino.post(`/v1/imports/${importId}/undo`, {})
  }
}

type Raw = Pick<HourRow, 'workDayId' | 'entryId' | 'position' | 'projectId'> & {
  readonly minutes: number | null
}

const stored = (): Promise<Raw[]> =>
  reader().sql<Raw>`
    select work_day_id, entry_id, position, value_id as project_id, minutes from allocated_hours
    where org_id = ${orgId} order by work_day_id, entry_id, position`

/** What the days themselves say, each allocation of each entry. */
async function recomputed(): Promise<Raw[]> {
  const ids = await reader().sql<{ id: string }>`select id from work_days where org_id = ${orgId} order by id`
  const all = await workedOut(
    reader(),
    ids.map(({ id }) => id),
  )
  return all
    .flatMap(({ day, allocated }) =>
      allocated.map(({ entryId, position, valueId, minutes }) => ({
        workDayId: day.id,
        entryId,
        position,
        projectId: valueId,
        minutes,
      })),
    )
    .toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
}

const keyOf = ({ workDayId, entryId, position }: Raw): string => `${workDayId} ${entryId} ${position}`
const told = (rows: readonly Raw[]): Raw[] =>
  rows
    .map(({ workDayId, entryId, position, projectId, minutes }) => ({
      workDayId,
      entryId,
      position,
      projectId,
      minutes,
    }))
    .toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))

async function hoursAgree(): Promise<void> {
  const expected = await recomputed()
  const rows = await stored()
  expect(rows.map(keyOf)).toEqual(expected.map(keyOf))
  for (const [index, { minutes }] of rows.entries())
    if (minutes !== null) expect(minutes).toBe(expected[index]?.minutes)
  expect(told(await hoursOfProjects(reader(), {}))).toEqual(expected)
}

const grouping: readonly (readonly HoursBy[])[] = [
  [],
  ['project'],
  ['member', 'week'],
  ['status', 'entry_type'],
]

async function sumsAgree(): Promise<void> {
  const rows = await hoursOfProjects(reader(), {})
  for (const by of grouping) {
    const sums = await sumsOfProjects(reader(), { by })
    const total = (all: readonly { minutes: number }[]) => all.reduce((sum, { minutes }) => sum + minutes, 0)
    expect(total(sums)).toBe(total(rows))
  }
  for (const { projectId, status, minutes } of await sumsOfProjects(reader(), { by: ['project', 'status'] }))
    expect(minutes).toBe(
      rows
        .filter(row => row.projectId === projectId && row.status === status)
        .reduce((sum, row) => sum + row.minutes, 0),
    )
}

it('the hours that are kept are what the days say, after any history', async () => {
  const seen = { rows: 0, due: 0, confirmed: 0, lengths: new Set<number>() }
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async steps => {
      for (const each of steps) await take(each)
      await hoursAgree()
      await sumsAgree()
      const rows = await stored()
      seen.rows += rows.length
      seen.due += rows.filter(({ minutes }) => minutes === null).length
      const all = await hoursOfProjects(reader(), {})
      for (const { minutes } of all) seen.lengths.add(minutes)
      seen.confirmed += all.filter(({ status }) => status !== 'draft').length
      await workOutDue(world.app.services, orgId)
      expect(told(await stored())).toEqual(await recomputed())
    }),
    { numRuns: 100 },
  )
  const { lengths, ...counts } = seen
  expect(Math.min(lengths.size, ...Object.values(counts))).toBeGreaterThan(20)
})
