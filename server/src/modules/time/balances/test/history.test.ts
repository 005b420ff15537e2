import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, datesInRange } from '../../../../platform/vocabulary/dates.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { absencesFromBalances } from '../absences/accounts.ts'
import { moved } from '../../absences/reasons.ts'
import { startOffice } from './office.ts'

const { accountOf, aino, approve, assign, hours, members, newModel, tauno, world, write } =
  await startOffice()
const { database } = world.app.services
const orgId = world.meri.id

/** What a working day expects; five days of it are a week. */
const target = 480
const weeks = 2
/** As many as there are weeks without a holiday from the first window on. */
const runs = 5

const flexible = await newModel('history_flex', { kind: 'flex', dayTargets: [480, 480, 480, 480, 480, 0, 0] })
const saving = await newModel('history_saving', {
  kind: 'fixed',
  dayTargets: [480, 480, 480, 480, 480, 0, 0],
  overtimeCompensation: 'overtime_account',
})
await assign('veera', flexible)
await assign('onni', saving)
const accounts = { veera: await accountOf('veera', 'flex'), onni: await accountOf('onni', 'overtime') }
type Name = keyof typeof accounts
// From here on they record their time.
for (const name of ['veera', 'onni'] as const) await approve(name, '2024-01-11', hours(8))

interface Operation {
  readonly what: 'record' | 'open' | 'empty' | 'correct' | 'absence' | 'cancel'
  readonly name: Name
  readonly day: number
  readonly amount: number
}

const operation: fc.Arbitrary<Operation> = fc.record({
  what: fc.constantFrom('record', 'record', 'record', 'open', 'empty', 'correct', 'absence', 'cancel'),
  name: fc.constantFrom<Name>('veera', 'onni'),
  // Saturdays too, and never a Sunday, which has premiums of its own.
  day: fc.integer({ min: 0, max: weeks * 7 - 1 }).filter(day => day % 7 !== 6),
  amount: fc.integer({ min: 4, max: 11 }),
})

/** What happened to one member, kept without any of the family's rows. */
class Story {
  readonly days = new Map<string, { readonly id: string; approved: boolean; readonly minutes: number }>()
  readonly absences = new Map<string, number>()
  corrected = 0
  readonly name: Name
  readonly from: string

  constructor(name: Name, from: string) {
    this.name = name
    this.from = from
  }

  async record(date: string, count: number): Promise<void> {
    if (this.days.get(date)?.approved) return
    const id = await approve(this.name, date, hours(count))
    this.days.set(date, { id, approved: true, minutes: count * 60 })
  }

  async open(date: string): Promise<void> {
    const day = this.days.get(date)
    if (!day?.approved) return
    expect(await aino.post(`/v1/work-days/${day.id}/unapprove`, {})).toMatchObject({ status: 200 })
    day.approved = false
  }

  async empty(date: string): Promise<void> {
    if (this.days.get(date)?.approved !== false) return
    await write(this.name, date, [])
    this.days.delete(date)
  }

  async correct(date: string, minutes: number): Promise<void> {
    const body = { minutes, effectiveDate: date, reason: 'Agreed.' }
    expect(await tauno.post(`/v1/balances/${accounts[this.name].id}/transactions`, body)).toMatchObject({
      status: 201,
    })
    this.corrected += minutes
  }

  async take(date: string, amount: number): Promise<void> {
    const [periodId, ref] = [newId(), this.name === 'veera' ? 'flex' : 'overtime']
    const days = [{ date, amount, unit: 'minutes' as const, reason: null }]
    const planned = { periodId, membershipId: members[this.name].id, ref, days, refusal: null }
    await database.write({ orgId }, tx => absencesFromBalances.take(tx, [planned], moved('approved')))
    this.absences.set(periodId, amount)
  }

  async giveBack(): Promise<void> {
    const [periodId] = this.absences.keys()
    if (periodId === undefined) return
    const back = () =>
      database.write({ orgId }, tx => absencesFromBalances.giveBack(tx, [periodId], moved('cancelled')))
    await back()
    await back()
    this.absences.delete(periodId)
  }

  /** Nothing is left open, and the last week has a day, so that every date of the window is settled. */
  async settle(): Promise<void> {
    for (const date of datesInRange(this.from, addDays(this.from, weeks * 7 - 1))) {
      const day = this.days.get(date)
      if (day && !day.approved) await this.record(date, day.minutes / 60)
    }
    const last = addDays(this.from, weeks * 7 - 3)
    if (!this.days.has(last)) await this.record(last, 8)
  }

  /** What there should be, from nothing but what was recorded. */
  expected(): number {
    const taken = [...this.absences.values()].reduce((sum, amount) => sum + amount, 0)
    const worked = this.name === 'veera' ? this.#flex() : this.#overtime()
    return worked + this.corrected - taken
  }

  #flex(): number {
    return datesInRange(this.from, addDays(this.from, weeks * 7 - 1)).reduce((sum, date, index) => {
      const expectedMinutes = index % 7 < 5 ? target : 0
      return sum + (this.days.get(date)?.minutes ?? 0) - expectedMinutes
    }, 0)
  }

  /** Above eight hours two at +50 % and the rest at +100 %; above forty plain hours a week +50 %; below that additional work. */
  #overtime(): number {
    let sum = 0
    for (let week = 0; week < weeks; week++) {
      let plain = 0
      for (let index = 0; index < 7; index++) {
        const minutes = this.days.get(addDays(this.from, week * 7 + index))?.minutes ?? 0
        const daily = Math.max(0, minutes - target)
        sum += 1.5 * Math.min(daily, 120) + 2 * Math.max(0, daily - 120)
        plain += minutes - daily
        // Saturday has no target, so all of it is additional work of the day.
        if (index === 5) sum += minutes - daily
      }
      const above = Math.max(0, plain - 2400)
      const saturday = Math.min(this.days.get(addDays(this.from, week * 7 + 5))?.minutes ?? 0, target)
      sum += 1.5 * above - Math.min(above, saturday)
    }
    return sum
  }
}

let run = 0

it('after any operations a balance is the sum of its rows, and what is found from nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { minLength: 5, maxLength: 30 }), async operations => {
      // Every run has weeks of its own, after those of the one before.
      const from = addDays('2024-01-15', run++ * weeks * 7)
      const stories = { veera: new Story('veera', from), onni: new Story('onni', from) }
      const before = await balances(addDays(from, -1))
      for (const { what, name, day, amount } of operations) {
        const [story, date] = [stories[name], addDays(from, day)]
        if (what === 'record') await story.record(date, amount)
        if (what === 'open') await story.open(date)
        if (what === 'empty') await story.empty(date)
        if (what === 'correct') await story.correct(date, amount * 5)
        if (what === 'absence') await story.take(date, amount * 30)
        if (what === 'cancel') await story.giveBack()
      }
      for (const story of Object.values(stories)) await story.settle()
      const after = await balances(addDays(from, weeks * 7 - 1))
      for (const name of ['veera', 'onni'] as const)
        expect([name, after[name] - before[name]]).toEqual([name, stories[name].expected()])
    }),
    { numRuns: runs, endOnFailure: true },
  )
})

/** Read as the interface tells it, and held to the rows that the database has. */
async function balances(asOf: string): Promise<Record<Name, number>> {
  const of = async (name: Name): Promise<number> => {
    const { body } = await tauno.get(`/v1/balances/${accounts[name].id}?asOf=${asOf}`)
    const [row] = await world.database.owner<{ sum: string }>(
      `select coalesce(sum(minutes), 0) as sum from balance_transactions
       where org_id = $1 and account_id = $2 and effective_date <= $3`,
      [orgId, accounts[name].id, asOf],
    )
    expect(body.balanceMinutes).toBe(Number(row?.sum))
    return body.balanceMinutes
  }
  return { veera: await of('veera'), onni: await of('onni') }
}
