import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { startWorld } from '../../../../../../test/world/world.ts'
import { addDays } from '../../../../../platform/vocabulary/dates.ts'
import { absencesOf } from '../../../absences/test/office.ts'
import { rotaOf } from '../../open-shifts/test/rota.ts'

const world = await startWorld()
const rota = rotaOf(world)
const admin = world.as('aino')
let office: Awaited<ReturnType<typeof absencesOf>>
beforeAll(async () => {
  office = await absencesOf(world)
})

const names = ['onni', 'veera', 'paavo'] as const
type Name = (typeof names)[number]
/** The first two overlap, the last two touch. */
const spans = [
  { from: 360, to: 840 },
  { from: 720, to: 1080 },
  { from: 1080, to: 1500 },
] as const

const action = fc.constantFrom(
  ...([
    'plan',
    'give',
    'cancel',
    'publish',
    'unpublish',
    'open',
    'slots',
    'claim',
    'claim',
    'decide',
  ] as const),
  ...([
    'decide',
    'withdraw',
    'propose',
    'propose',
    'accept',
    'accept',
    'approve',
    'approve',
    'absence',
  ] as const),
)
const step = fc.record({
  action,
  who: fc.nat(2),
  other: fc.nat(2),
  day: fc.nat(2),
  span: fc.nat(2),
  pick: fc.nat(50),
  coin: fc.boolean(),
})
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

/** What a run has made so far, on days of its own. */
interface Run {
  readonly monday: string
  readonly shifts: string[]
  readonly openShifts: string[]
  readonly claims: string[]
  readonly swaps: { readonly id: string; readonly peer: Name }[]
  /** The shifts that a member had on a day when they became absent: they get no other one. */
  readonly absences: { readonly name: Name; readonly date: string; readonly had: readonly string[] }[]
}

const at = <T>(list: readonly T[], pick: number): T | undefined => list[pick % Math.max(1, list.length)]

const shiftsOn = async (name: Name, date: string): Promise<string[]> =>
  (
    await world.database.owner<{ id: string }>(
      `select id from shifts where membership_id = $1 and work_date = $2 and state <> 'cancelled' order by id`,
      [rota.idOf(name), date],
    )
  ).map(({ id }) => id)

type Acts = Readonly<Record<Step['action'], (run: Run, step: Step, place: Place) => Promise<unknown>>>
interface Place {
  readonly name: Name
  readonly peer: Name
  readonly date: string
  readonly times: { readonly planningUnitId: string; readonly workDate: string } & Record<string, unknown>
}

/** Whatever comes of it: what is refused has done nothing, which the invariant shows. */
const acts: Acts = {
  async plan({ shifts }, _, { name, times }) {
    const { status, body } = await admin.post('/v1/shifts', { ...times, membershipId: rota.idOf(name) })
    if (status === 201) shifts.push(body.id)
  },
  give: ({ shifts }, { pick }, { name }) =>
    admin.patch(`/v1/shifts/${at(shifts, pick)}`, {
      membershipId: pick % 3 === 0 ? null : rota.idOf(name),
    }),
  cancel: ({ shifts }, { pick }) => admin.post(`/v1/shifts/${at(shifts, pick)}/cancel`, { reason: 'Turha' }),
  publish: ({ monday }) =>
    admin.post('/v1/shift-publications', {
      ...{ planningUnitId: rota.office, periodFrom: monday, periodTo: addDays(monday, 2) },
    }),
  unpublish: (_, __, { date }) =>
    admin.post('/v1/shift-publications/unpublish', {
      ...{ planningUnitId: rota.office, periodFrom: date, periodTo: date, reason: 'Uusiksi' },
    }),
  async open({ openShifts }, { coin, pick }, { times }) {
    const offer = { claimPolicy: coin ? 'first_come' : 'approval', slots: 1 + (pick % 2) }
    const { status, body } = await admin.post('/v1/open-shifts', { ...times, ...offer })
    if (status === 201) openShifts.push(body.id)
  },
  slots: ({ openShifts }, { pick }) =>
    admin.patch(`/v1/open-shifts/${at(openShifts, pick)}`, { slots: 1 + (pick % 3) }),
  async claim({ openShifts, claims, shifts }, { pick }, { name }) {
    const { status, body } = await rota.claim(name, at(openShifts, pick) ?? rota.office)
    if (status !== 201) return
    claims.push(body.id)
    if (body.shiftId) shifts.push(body.shiftId)
  },
  async decide({ claims, shifts }, { pick, coin }) {
    const verb = coin || pick % 3 > 0 ? 'approve' : 'decline'
    const { body } = await admin.post(`/v1/open-shift-claims/${at(claims, pick)}/${verb}`, {})
    if (body.shiftId) shifts.push(body.shiftId)
  },
  withdraw: ({ openShifts }, { pick }) => admin.post(`/v1/open-shifts/${at(openShifts, pick)}/withdraw`, {}),
  async propose({ shifts, swaps }, { pick, coin, other }, { peer }) {
    const fromShiftId = at(shifts, pick)
    const { membershipId } = (await admin.get(`/v1/shifts/${fromShiftId}`)).body
    const name = names.find(each => rota.idOf(each) === membershipId) ?? 'onni'
    const wanted = coin
      ? { kind: 'swap', toShiftId: at(shifts, pick + 1 + other) }
      : other === 0
        ? { kind: 'drop' }
        : { kind: 'handover', toMembershipId: rota.idOf(peer) }
    const { status, body } = await rota.propose(name, { fromShiftId, ...wanted })
    if (status !== 201) return
    const asked = names.find(each => rota.idOf(each) === body.toMembershipId) ?? name
    swaps.push({ id: body.id, peer: asked })
    if (pick % 2 === 0) await rota.answer(asked, body.id, 'accept')
  },
  accept: ({ swaps }, { pick }) => {
    const swap = at(swaps, pick)
    return rota.answer(swap?.peer ?? 'onni', swap?.id ?? rota.office, 'accept')
  },
  async approve({ swaps, openShifts }, { pick }) {
    const { body } = await admin.post(`/v1/shift-swaps/${at(swaps, pick)?.id}/approve`, {})
    if (body.openShiftId) openShifts.push(body.openShiftId)
  },
  async absence({ absences }, _, { name, date }) {
    const had = await shiftsOn(name, date)
    const wanted = { ...office.holiday(date), submit: true }
    const { status, body } = await world.as(name).post('/v1/me/absences', wanted)
    if (status !== 201) return
    const approved = await world.as('helmi').post(`/v1/absences/${body.id}/approve`, {})
    if (approved.status === 200) absences.push({ name, date, had })
  },
}

/** What no sequence of all that may leave behind. */
async function broken({ absences }: Run): Promise<string[]> {
  const rows = await world.database.owner<{ what: string }>(`
    select 'two places at once: ' || a.id || ' and ' || b.id as what
    from shifts a join shifts b on b.org_id = a.org_id and b.membership_id = a.membership_id and b.id > a.id
      and b.start_at < a.end_at and a.start_at < b.end_at
    where a.state <> 'cancelled' and b.state <> 'cancelled'
    union all
    select 'slots of ' || o.id || ': ' || o.filled || ' of ' || o.slots || ', ' || c.claims || ', ' || c.shifts
    from open_shifts o cross join lateral (
      select count(*) as claims, count(distinct c.shift_id) as shifts, count(distinct c.membership_id) as members
      from open_shift_claims c
      where c.org_id = o.org_id and c.open_shift_id = o.id and c.state = 'approved' and c.ended_at is null) c
    where o.filled > o.slots or o.filled <> c.claims or c.claims <> c.shifts or c.claims <> c.members
      or o.filled <> (
        select count(*) from shifts s
        where s.org_id = o.org_id and s.open_shift_id = o.id and s.state <> 'cancelled')
      or o.state = 'filled' and o.filled < o.slots or o.state = 'open' and o.filled = o.slots
    union all
    select 'a claim waits for ' || o.id || ', which is ' || o.state from open_shifts o
    where o.state <> 'open' and exists (
      select from open_shift_claims c where c.org_id = o.org_id and c.open_shift_id = o.id and c.state = 'pending')
    union all
    select 'published of nobody: ' || s.id from shifts s where s.state = 'published' and s.membership_id is null
    union all
    select 'planned work and shifts differ: ' || coalesce(p.source_id, s.id) || coalesce(s.work_date || ' ' || s.membership_id || ' ' || coalesce(s.open_shift_id::text, 'planned'), ' no shift') || coalesce(' work of ' || p.membership_id, ' no work')
    from (select * from shifts where state = 'published') s
    full join planned_work p on p.org_id = s.org_id and p.source_id = s.id
    where p.membership_id is distinct from s.membership_id`)
  const more = await Promise.all(
    absences.map(async ({ name, date, had }) =>
      (await shiftsOn(name, date))
        .filter(id => !had.includes(id))
        .map(id => `${name} is absent on ${date} and got ${id}`),
    ),
  )
  return [...rows.map(({ what }) => what), ...more.flat()]
}

let runs = 0

it('no sequence of planning, publishing, claims, swaps and absences leaves a member in two places or a slot filled twice', async () => {
  const done = new Set<string>()
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 22 }), async steps => {
      const monday = addDays('2027-01-04', 7 * runs++)
      const run: Run = { monday, shifts: [], openShifts: [], claims: [], swaps: [], absences: [] }
      for (const [day, name] of names.entries())
        run.shifts.push((await rota.draft(name, addDays(monday, day), spans[day])).id)
      if (steps[0]?.coin) await rota.publish(monday, addDays(monday, 2))
      for (const each of steps) {
        const date = addDays(monday, each.day)
        const span = spans[each.span] ?? spans[0]
        const [name, peer] = [names[each.who] ?? 'onni', names[each.other] ?? 'veera']
        const times = {
          ...{ planningUnitId: rota.office, workDate: date },
          ...{ startMinutes: span.from, endMinutes: span.to },
        }
        const answer = await acts[each.action](run, each, { name, peer, date, times })
        const status = (answer as { status?: number } | undefined)?.status
        expect(status ?? 200, `${each.action} ${JSON.stringify(answer)}`).toBeLessThan(500)
      }
      for (const kind of ['shifts', 'claims', 'swaps', 'absences'] as const)
        if (run[kind].length > 0) done.add(kind)
      expect(await broken(run)).toEqual([])
    }),
    { numRuns: 60, endOnFailure: true },
  )
  expect([...done].toSorted()).toEqual(['absences', 'claims', 'shifts', 'swaps'])
  const executed = await world.database.owner("select from shift_swaps where state = 'executed'")
  expect(executed.length).toBeGreaterThan(0)
})
