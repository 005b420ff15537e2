import { describe, expect, it, vi } from 'vitest'
import type { NamedOperation } from '../../src/platform/contract/family.ts'
import { nameableIn } from '../../src/platform/contract/names.ts'
import type { TObject } from '../../src/platform/contract/shapes.ts'
import { addDays, dateIn } from '../../src/platform/vocabulary/dates.ts'
import { each, open, urlOf } from '../breadth/operations.ts'
import { thingsOf } from '../breadth/things.ts'
import { makeLarge } from '../sql/large.ts'
import type { Client } from '../world/client.ts'
import { sentBy } from '../world/sent-statements.ts'
import { startWorld } from '../world/world.ts'

const world = await startWorld({ checkAnswers: false, outboundClosed: true })
const things = await thingsOf(world, 'meri')
const thing = (code: string): string => things[code] ?? ''
const [admin, onni] = [world.as('aino'), world.as('onni')]
const swap = (await admin.get(`/v1/shift-swaps/${thing('shift_swap_not_found')}`)).body

/** Why a list does not grow with the tables here. May only shrink. */
const notMultiplied: Readonly<Record<string, readonly string[]>> = {
  'Its rows are kinds, months or groups, which do not become more with what is counted.': [
    ...['payrollExports.listFormats', 'payrollExports.listPayTypeGaps', 'customers.listDuplicates'],
    ...['projectFigures.revenue', 'projectFigures.utilisation'],
  ],
  'What it lists is unique by records alone, so that each copy is of other records.': [
    ...['contacts.listOfCustomer', 'leaveGroupMembers.list', 'rateCards.listRules', 'timeline.ofDeal'],
    ...['ownProjects.list', 'ownTasks.list', 'punchClock.list', 'punchClock.listOwnUnplaced'],
    ...['taskApprovals.listWaiting', 'taskDependencies.list', 'shiftPublications.listShifts'],
  ],
  'There is nothing in it here.': [
    ...['activityFigures.perMember', 'dealFigures.forecast', 'dealFigures.forecastDrilldown'],
    ...['dealFigures.conversionDrilldown', 'dealFigures.timeInStageDrilldown'],
    ...['dealFigures.winLoss', 'dealFigures.winLossDrilldown', 'invoicingTerms.list'],
    ...['leadAssignments.list', 'leads.duplicates', 'leaveBalances.transactions', 'ownShifts.list'],
    ...['periodClosings.listResults', 'pricedHours.list', 'projectAllocations.list'],
    ...['projectPhases.listHours', 'projectRecognition.list', 'shiftSwaps.candidates'],
    'unitCalendarFeeds.list',
  ],
}

/** A copy of an account is of a copy of its policy, whose versions stay with the policy itself; leave is worked out from both. */
const notReadable = 'leaveBalances.list'

/** Lists that grow, and name nothing here: their ids are of records without a name of their own, or there are none. */
const nameless = ['me.requests', 'payrollExports.listTargets', 'dimensions.list', 'audit.checkpoints']

/** How many times as long answers with names may be. */
const longest = 1.5
/** Their rows are little more than an id and its figures, each of another record. */
const longestOfShortRows: Readonly<Record<string, number>> = {
  'presence.list': 1.7,
  'dealFigures.timeInStage': 1.6,
  'dealFigures.conversion': 1.85,
  'teamCalendar.read': 1.9,
}

const lists = open.filter(
  operation =>
    operation.id !== notReadable &&
    nameableIn(operation) &&
    'items' in (operation.answers as TObject).properties,
)

/** Lists of what a member has, of which the administrator has nothing. */
const ofOnni = new Set([
  ...['absences.listOwn', 'balances.listOwn', 'ownProjects.list', 'ownShifts.list', 'projectDays.listOwn'],
  ...['taskApprovals.listWaiting', 'workDays.listOwnDays'],
])

const today = dateIn('Europe/Helsinki', new Date().toISOString())
const years = { from: '2020-01-01', to: '2035-12-31' }
const year = { from: '2026-01-01', to: '2026-12-31' }
const month = { from: '2026-10-01', to: '2026-10-31' }
const weeks = { from: '2027-02-20', to: '2027-03-20' }
const figures = { pipelineId: thing('pipeline_not_found'), ...year }

/** What is asked for where it is not the largest page of all years. */
const queries: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'attachments.list': { targetType: 'export_batch', targetId: thing('export_batch_not_found') },
  'activityFigures.perMember': year,
  'dealFigures.forecast': year,
  'dealFigures.forecastDrilldown': year,
  'dealFigures.conversion': figures,
  'dealFigures.conversionDrilldown': figures,
  'dealFigures.timeInStage': figures,
  'dealFigures.timeInStageDrilldown': figures,
  'dealFigures.winLoss': year,
  'dealFigures.winLossDrilldown': year,
  'projectFigures.utilisation': year,
  'punchClock.list': { from: addDays(today, -20), to: addDays(today, 10) },
  'shiftSwaps.candidates': { shiftId: swap.fromShift.id, ...weeks },
  'teamCalendar.read': month,
  'workDays.list': year,
  'workDays.listMemberDays': month,
  'workDays.listOwnDays': month,
}

function pathOf(operation: NamedOperation, include: { readonly include?: string } = {}): string {
  const { id, params = {}, query } = operation
  const ids = Object.entries(params).flatMap(([name, parameter]) =>
    'missing' in parameter ? [[name, thing(parameter.missing)] as const] : [],
  )
  const known: Readonly<Record<string, unknown>> = query?.properties ?? {}
  const isTaken = (name: string): boolean =>
    name in known &&
    (!['from', 'to'].includes(name) || JSON.stringify(known[name]).includes('"format":"date"'))
  const wanted = Object.entries({ limit: '100', ...years, ...queries[id], ...include })
  return urlOf(
    operation,
    Object.fromEntries(ids),
    Object.fromEntries(wanted.filter(([name]) => isTaken(name))),
  )
}

interface Measured {
  readonly status: number
  readonly rows: number
  readonly names: number
  readonly statements: number
  readonly bytes: number
}

/** What a request comes to; its caller was looked up just before, and is remembered as time stands still. */
async function measured(client: Client, url: string): Promise<Measured> {
  world.app.services.authenticator.forget(world.meri.id)
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now())
  try {
    await client.get('/v1/me/access')
    let answer = await client.get('/v1/me/access')
    const sent = await sentBy(async () => {
      answer = await client.get(url)
    })
    const { status, body } = answer
    // What says for which organisation a network write asks is no statement of the list.
    const statements = sent.filter(({ statement }) => !statement.text.startsWith('select set_config('))
    return {
      status,
      rows: body.items?.length,
      names: Object.keys(body.names ?? {}).length,
      statements: statements.length,
      bytes: JSON.stringify(body).length,
    }
  } finally {
    clock.mockRestore()
  }
}

type Both = Readonly<Record<'plain' | 'named', Measured>>

async function measuredLists(): Promise<Readonly<Record<string, Both>>> {
  const found: Record<string, Both> = {}
  for (const operation of lists) {
    const client = ofOnni.has(operation.id) ? onni : admin
    found[operation.id] = {
      plain: await measured(client, pathOf(operation)),
      named: await measured(client, pathOf(operation, { include: 'names' })),
    }
  }
  return found
}

/** What things need not have, so that their lists too have somebody or something to name. */
async function relate(): Promise<void> {
  const parentId = thing('planning_unit_not_found')
  const answers = [
    await admin.post('/v1/planning-units', { name: 'Halli', parentId }),
    await admin.patch(`/v1/terminals/${thing('terminal_not_found')}`, { planningUnitIds: [parentId] }),
  ]
  for (const { status, body } of answers) expect(status, JSON.stringify(body)).toBeLessThan(300)
  const aino = world.meri.members.aino.id
  for (const [table, column, id] of [
    ['customers', 'owner_membership_id', aino],
    ['leads', 'owner_membership_id', aino],
    ['projects', 'manager_membership_id', aino],
    ['cost_rates', 'membership_id', aino],
    ['products', 'article_id', thing('article_not_found')],
    ['shift_type_versions', 'entry_type_id', world.meri.catalogs.entryTypes.work],
    ['worktime_model_versions', 'overtime_rule_set_id', thing('overtime_rule_set_not_found')],
  ] as const)
    await world.database.owner(`update ${table} set ${column} = $2 where org_id = $1 and ${column} is null`, [
      world.meri.id,
      id,
    ])
}

await relate()
const grow = (own: number) =>
  makeLarge(world.database, world.meri.id, { own, others: 0, ofSameRecords: true })
await grow(10)
const few = await measuredLists()
await grow(1_000)
const many = await measuredLists()

const of = (found: typeof few, id: string): Both => {
  const both = found[id]
  if (!both) throw new Error(`${id} was not measured`)
  return both
}

describe('a list with names', () => {
  it.each(each(lists))('%s costs one statement for all names, with 10 rows as with 1,000', id => {
    for (const { plain, named } of [of(few, id), of(many, id)]) {
      expect([plain.status, named.status]).toEqual([200, 200])
      expect(named.rows).toBe(plain.rows)
      expect(named.statements - plain.statements).toBe(named.names > 0 ? 1 : 0)
    }
  })

  // What waits is told of by kinds, and only those on the page are asked about.
  it.each(each(lists))('%s sends no more statements with 1,000 rows than with 10', id =>
    expect(of(many, id).named.statements).toBeLessThanOrEqual(of(few, id).named.statements),
  )

  it.each(each(lists.filter(({ id }) => !isAsBefore(id))))('%s is not much longer for its names', id => {
    const { plain, named } = of(many, id)
    expect(named.bytes / plain.bytes).toBeLessThan(longestOfShortRows[id] ?? longest)
  })
})

/** Whether a list has no more rows than before; a page of a hundred has no more in any case. */
function isAsBefore(id: string): boolean {
  const [before, now] = [of(few, id).plain.rows, of(many, id).plain.rows]
  return now <= before && now < 100
}

it('every list has grown, save those that are listed with a reason', () =>
  expect(lists.flatMap(({ id }) => (isAsBefore(id) ? [id] : [])).toSorted()).toEqual(
    Object.values(notMultiplied).flat().toSorted(),
  ))

it('every list that has grown names something, save those that are listed', () =>
  expect(
    lists.flatMap(({ id }) => (!isAsBefore(id) && of(many, id).named.names === 0 ? [id] : [])).toSorted(),
  ).toEqual(nameless.toSorted()))
