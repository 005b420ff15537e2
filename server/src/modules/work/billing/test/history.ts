import { expect } from 'vitest'
import type { Draws } from '../../../../../test/world/draws.ts'
import { addDays } from '../../../../platform/vocabulary/dates.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import type { Taking } from '../port.ts'
import { dated, type Kind, Ledger, type Place, type Work } from './ledger.ts'
import { plans, settles } from './planned-installments.ts'
import { type billingWorld, keyOf } from './world.ts'

type World = Awaited<ReturnType<typeof billingWorld>>
const workers = ['veera', 'onni'] as const
const supervisorOf = { veera: 'elina', onni: 'eero' } as const
const kinds: readonly Kind[] = ['time', 'capped', 'fixed']
/** The next day on which each has written nothing: histories of one world share their people. */
const nextDay = { veera: '2024-01-01', onni: '2024-01-01' }

interface Phase {
  readonly id: string
  /** A task in it that the customer does not pay for. */
  readonly taskId: string
}

/** A project that lives through random steps over HTTP, with a ledger beside it. */
export class History {
  readonly at: World
  readonly #draw: Draws
  readonly ledger = new Ledger()
  readonly phases: Phase[] = []
  readonly days: {
    readonly id: string
    readonly work: Work[]
    approved: boolean
    readonly who: 'veera' | 'onni'
  }[] = []
  readonly #drafts = new Set<string>()
  readonly rules = new Map<string | null, string>()
  id = ''
  #today = ''

  private constructor(at: World, draw: Draws) {
    this.at = at
    this.#draw = draw
  }

  static billingOf = (draw: Draws): Kind => draw.oneOf(kinds)

  static async begun(at: World, draw: Draws, code: string): Promise<History> {
    const history = new History(at, draw)
    await history.#begin(code)
    return history
  }

  async #begin(code: string): Promise<void> {
    const { made, admin, card, customer } = this.at
    const billing = History.billingOf(this.#draw)
    const budgetCents = billing === 'time' ? null : this.#cents()
    const project = await made('/v1/projects', {
      ...{ code, name: `Historia ${code}`, state: 'active', startDate: '2024-01-01' },
      ...{ billing, budgetCents, rateCardId: card.id, customerId: customer.id },
    })
    this.id = project.id
    const { items } = (await admin.get(`/v1/projects/${project.id}/baselines`)).body
    this.#place(null, billing, budgetCents, items[0].validFrom)
    this.#today = Temporal.Instant.from(project.createdAt)
      .toZonedDateTimeISO('Europe/Helsinki')
      .toPlainDate()
      .toString()
    for (const own of [
      null,
      ...this.#draw.shuffled<Kind>(['time', 'capped', 'fixed', 'internal']).slice(0, 2),
    ])
      await this.#addPhase(own)
    await this.#addRate(null, 6000, '2020-01-01')
  }

  #place(name: string | null, billing: Kind, cents: number | null, from: string): void {
    const place: Place = { billing, budget: cents === null ? [] : [{ from, cents }] }
    this.ledger.places.set(name, place)
  }

  async #addPhase(billing: Kind | null): Promise<void> {
    const { made } = this.at
    const budgetCents = billing === 'capped' || billing === 'fixed' ? this.#cents() : null
    const fields = { startDate: '2024-01-01', billing, budgetCents }
    const code = `V${this.phases.length}`
    const { id } = await made(`/v1/projects/${this.id}/phases`, { code, name: code, ...fields })
    const ofPhase = { projectId: this.id, phaseId: id, title: 'Takuutyö', billable: false }
    this.phases.push({ id, taskId: (await made('/v1/tasks', ofPhase)).id })
    // A cap holds from the beginning of days, a fee from the first day of the phase.
    if (billing !== null)
      this.#place(id, billing, budgetCents, billing === 'fixed' ? '2024-01-01' : '0001-01-01')
  }

  readonly #cents = (): number => 5000 + this.#draw.below(60_000)

  async #addRate(who: 'veera' | null, cents: number, from: string): Promise<void> {
    const { made, rulesOf, card, members } = this.at
    const criteria = { projectId: this.id, ...(who !== null && { membershipId: members[who].id }) }
    const rule = await made(rulesOf(card.id), {
      ...criteria,
      versions: [{ validFrom: from, rateCentsPerHour: cents }],
    })
    this.rules.set(who, rule.id)
    this.ledger.rates.set(who, [{ from, cents }])
  }

  /** Something happens. */
  async step(): Promise<void> {
    const draw = this.#draw
    const steps = [
      ...[this.#writes, this.#writes, this.#writes, this.approves, this.approves],
      ...[this.#rates, this.#buys, this.#budgets, this.#bills, this.#bills, this.#releases, this.#opens],
      ...[() => plans(this, draw), () => plans(this, draw), () => settles(this, draw)],
    ]
    await draw.oneOf(steps)()
  }

  readonly #writes = async (): Promise<void> => {
    const { admin, members, work, world } = this.at
    const draw = this.#draw
    const who = draw.oneOf(workers)
    const date = nextDay[who]
    nextDay[who] = addDays(date, 1 + draw.below(9))
    const rest = world.meri.catalogs.entryTypes['break'] ?? ''
    let minute = 480
    const parts = Array.from({ length: 1 + draw.below(3) }, () => {
      const phase = draw.chance(0.7) ? draw.oneOf(this.phases) : null
      return { phase, billable: phase === null || draw.chance(0.8), minutes: 1 + draw.below(140) }
    })
    const entries = parts.flatMap(({ phase, billable, minutes }) => {
      const within = phase && (billable ? { phaseId: phase.id } : { taskId: phase.taskId })
      const allocations = [{ dimensionId: 'project', valueId: this.id, ...within }]
      const worked = { entryTypeId: work, startMinutes: minute, endMinutes: minute + minutes, allocations }
      minute += minutes + 20
      const pause = { ...worked, entryTypeId: rest, startMinutes: minute - 20, endMinutes: minute }
      return [worked, pause]
    })
    const path = `/v1/team/members/${members[who].id}/work-days/${date}`
    const answer = await admin.put(`${path}/entries`, { entries })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    const { items } = (
      await admin.get(`/v1/projects/${this.id}/priced-hours?from=${date}&to=${date}&limit=100`)
    ).body
    const own = (items as any[]).filter(({ membershipId }) => membershipId === members[who].id)
    // Of a break nothing reaches the project.
    expect(own).toHaveLength(parts.length)
    const written = own.map(
      (row): Work => ({
        ...{ entry: row.entryId, date, who, phase: row.phaseId, minutes: row.minutes },
        ...{ billable: row.billable, approved: false, taken: null },
      }),
    )
    this.ledger.work.push(...written)
    this.days.push({ id: own[0].workDayId, work: written, approved: false, who })
  }

  readonly approves = async (): Promise<void> => {
    const waiting = this.days.filter(({ approved }) => !approved)
    const day = waiting.length > 0 ? this.#draw.oneOf(waiting) : undefined
    if (!day) return
    const { world, members } = this.at
    const supervisor = world.as(supervisorOf[day.who])
    const date = day.work[0]?.date ?? ''
    await supervisor.post(`/v1/team/members/${members[day.who].id}/work-days/${date}/confirm`, {})
    const answer = await supervisor.post(`/v1/work-days/${day.id}/approve`, {})
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    day.approved = true
    for (const each of day.work) each.approved = true
  }

  /** Takes an approval back, which what is issued forbids. */
  readonly #opens = async (): Promise<void> => {
    const waiting = this.days.filter(({ approved }) => approved)
    const day = waiting.length > 0 ? this.#draw.oneOf(waiting) : undefined
    if (!day || day.work.some(({ taken }) => taken && !taken.issued)) return
    const answer = await this.at.world.as(supervisorOf[day.who]).post(`/v1/work-days/${day.id}/unapprove`, {})
    const isIssued = day.work.some(({ taken }) => taken?.issued)
    if (isIssued) expect(answer).toMatchObject({ status: 409, body: { code: 'day_invoiced' } })
    if (isIssued) return
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    day.approved = false
    for (const each of day.work) each.approved = false
  }

  /** A rate from a day on: refused exactly where it would move what approved work is worth, unless that is said. */
  readonly #rates = async (): Promise<void> => {
    const { admin, rulesOf, card } = this.at
    const who = this.#draw.chance(0.3) ? ('veera' as const) : null
    const version = {
      from: addDays('2024-01-01', this.#draw.below(120)),
      cents: 3000 + this.#draw.below(9000),
    }
    const ruleId = this.rules.get(who)
    const held = this.ledger.rates.get(who) ?? []
    // Versions are never edited: one more begins after the last.
    if (held.some(({ from }) => from >= version.from)) return
    const reprices = this.ledger.reprices(who, version)
    const given = { validFrom: version.from, rateCentsPerHour: version.cents }
    const criteria = { projectId: this.id, membershipId: this.at.members.veera.id, versions: [given] }
    const send = (more: object) =>
      ruleId === undefined
        ? admin.post(rulesOf(card.id), { ...criteria, ...more })
        : admin.post(`${rulesOf(card.id)}/${ruleId}/versions`, { ...given, ...more })
    const told = await admin.post(
      `${rulesOf(card.id)}/${ruleId === undefined ? '' : `${ruleId}/`}what-if`,
      ruleId === undefined ? criteria : given,
    )
    const before = this.ledger.revenue()
    if (reprices)
      expect(await send({})).toMatchObject({ status: 409, body: { code: 'rate_reprices_approved_hours' } })
    const answer = await send(reprices ? { reprice: true } : {})
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(202)
    this.ledger.rates.set(who, dated([...held, version]))
    if (ruleId === undefined) this.rules.set(who, answer.body.id)
    expect(told.body.revenueDifferenceCents).toBe(this.ledger.revenue() - before)
    expect(told.body.approvedMinutes > 0).toBe(reprices)
  }

  readonly #buys = async (): Promise<void> => {
    const netCents = 100 + this.#draw.below(30_000)
    const phase = this.#draw.chance(0.5) ? this.#draw.oneOf(this.phases).id : null
    const date = addDays('2024-01-01', this.#draw.below(120))
    await this.at.made(`/v1/projects/${this.id}/purchases`, {
      ...{ supplier: 'Rautakauppa Oy', description: 'Putkia', purchaseDate: date, netCents, phaseId: phase },
      ...{ state: 'received', rebillable: true, markupBp: 1250 },
    })
    this.ledger.bought.push({ date, phase, cents: Math.floor((netCents * 11_250) / 10_000 + 0.5) })
  }

  /** Another budget of the project or of a phase, by a patch or a change order: from today on. */
  readonly #budgets = async (): Promise<void> => {
    const { admin, made, done } = this.at
    const name = this.#draw.oneOf([...this.ledger.places.keys()])
    const place = this.ledger.places.get(name)
    const held = place?.budget.at(-1)
    if (!place || !held) return
    const more = 1 + this.#draw.below(20_000)
    if (this.#draw.chance(0.5)) {
      const path = name === null ? `/v1/projects/${this.id}` : `/v1/projects/${this.id}/phases/${name}`
      expect((await admin.patch(path, { budgetCents: held.cents + more })).status).toBe(200)
      this.#agreed(place, more)
      return
    }
    const { id } = await made(`/v1/projects/${this.id}/change-orders`, {
      ...{ title: 'Lisätyö', deltaCents: more, phaseId: name },
    })
    await done(`/v1/change-orders/${id}/send`)
    await done(`/v1/change-orders/${id}/approve`, { approvedByName: 'Maija Virtanen' })
    // A phase gets what its project gets too.
    this.#agreed(place, more)
    const whole = this.ledger.places.get(null)
    if (name !== null && whole) this.#agreed(whole, more)
  }

  #agreed(place: Place, more: number): void {
    const last = place.budget.at(-1)
    if (!last) return
    if (last.from === this.#today) place.budget.pop()
    place.budget.push({ from: this.#today, cents: last.cents + more })
  }

  /** Takes some of what can be billed into a document, issued or a draft; what can be billed bit by bit in part. */
  readonly #bills = async (): Promise<void> => {
    const rows = (await this.at.rowsOf(this.id, '&limit=100')).filter(({ billable }) => billable)
    const some = this.#draw.shuffled(rows).slice(0, 1 + this.#draw.below(4))
    const parts = some.map(row => ({
      ...keyOf(row),
      ...(row.divisible && this.#draw.chance(0.6) && { cents: 1 + this.#draw.below(row.restCents) }),
    }))
    await this.bill(parts, this.#draw.chance(0.7))
  }

  async bill(sources: readonly Taking[], issued: boolean): Promise<void> {
    if (sources.length === 0) return
    const line = newId()
    const taken = await this.at.write((tx, commit) =>
      this.at.consumeLine(tx, commit, { lineId: line, issued, sources }),
    )
    for (const { kind, sourceId, cents } of taken) {
      const work = this.ledger.work.find(({ entry }) => entry === sourceId)
      if (kind === 'hours' && work) work.taken = { cents, issued, line }
      else if (kind !== 'cap')
        this.ledger.others.push({ kind, of: sourceId === this.id ? null : sourceId, cents, issued, line })
    }
    if (!issued) this.#drafts.add(line)
  }

  readonly #releases = async (): Promise<void> => {
    const [line] = this.#draw.shuffled([...this.#drafts])
    if (line === undefined) return
    await this.at.release(line)
    this.#drafts.delete(line)
    this.ledger.release(line)
  }
}
