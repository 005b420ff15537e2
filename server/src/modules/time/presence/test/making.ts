import { made } from '../../../../../test/breadth/ways.ts'
import type { World } from '../../../../../test/world/world.ts'
import { openPage } from '../../../../platform/data/paging.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { memberAsCaller } from '../../../people/members/port.ts'
import { callerOf, organisationAccessOf } from '../../../company/organisation/port.ts'
import { order } from '../handlers.ts'
import { momentOf } from '../moment.ts'
import { presencePage, type Wanted } from '../store.ts'
import * as view from '../view.ts'

export const helsinki = 'Europe/Helsinki'
/** Minutes of each day of a week, as far as it is worked. */
export const week = (minutes: number, days = 5) =>
  Array.from({ length: 7 }, (_, index) => (index < days ? minutes : 0))

export const clocked = { punchPolicy: 'clocking_required' }
export const daily = { schedule: { fromMinutes: 480, toMinutes: 960 } }
export const nightly = { schedule: { fromMinutes: 1320, toMinutes: 1800 }, dayTargets: week(480, 7) }

let count = 0

/** Makes places, models and people in Meri. */
export function makingIn(world: World) {
  const admin = world.as('aino')
  return {
    unit: async (): Promise<string> =>
      (await made(admin.post('/v1/planning-units', { name: `Yksikkö ${++count}` }))).id,
    model: async (rules: object): Promise<string> => {
      const versions = [{ validFrom: '2024-01-01', kind: 'fixed', dayTargets: week(480), ...rules }]
      return (
        await made(admin.post('/v1/worktime-models', { code: `m-${++count}`, name: 'Malli', versions }))
      ).id
    },
    member: async (
      worktimeModelId: string | null,
      planningUnitId: string,
      lastName = 'Aho',
    ): Promise<string> => {
      const who = { firstNames: 'Meeri', lastName, role: 'employee', email: null }
      const body = { ...who, worktimeModelId, planningUnitId, employmentStartDate: '2024-01-01' }
      return (await made(admin.post('/v1/memberships', body, { 'idempotency-key': newId() }))).id
    },
  }
}

/** What the administrator of Meri is shown at any time of Helsinki, whatever the clock of the organisation says. */
export async function shown(world: World, at: string, wanted: Wanted = {}) {
  const db = world.app.services.database.reader(world.meri.id)
  const now = Temporal.ZonedDateTime.from(`${at}[${helsinki}]`)
    .toInstant()
    .toString({ smallestUnit: 'millisecond' })
  const [organisation, found] = await Promise.all([
    organisationAccessOf(db),
    memberAsCaller(db, world.meri.members.aino.id),
  ])
  if (!found) throw new Error('no such member')
  const credential = {
    kind: 'session',
    id: found.id,
    name: '',
    scope: null,
    readOnly: true,
    expiresAt: null,
  } as const
  const caller = callerOf(organisation, found, credential, now)
  const moment = momentOf(helsinki, now)
  const page = openPage(db, { limit: 100 }, order)
  const rows = await presencePage(db, caller, wanted, moment, page)
  return page.answer(rows).items.map(row => view.presence(row, moment))
}

/** The state of the one member of a unit, with where it comes from and since when, as a clock of Helsinki shows it. */
export async function stateOf(world: World, planningUnitId: string, at: string): Promise<string> {
  const [row, ...others] = await shown(world, at, { planningUnitId })
  if (!row || others.length > 0) throw new Error('not one member')
  const since = row.since && Temporal.Instant.from(row.since).toZonedDateTimeISO(helsinki).toPlainDateTime()
  return [row.state, row.source, since && since.toString({ smallestUnit: 'minute' })]
    .filter(Boolean)
    .join(' ')
}
