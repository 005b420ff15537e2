import { isRefusal, type Konttori } from '../../sdk/src/index.ts'

/** The same row of numbers in [0, 1) for a seed: mulberry32. */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** What people of an office do in an hour, by chance: over HTTP, as anybody would. */
export class Workload {
  readonly #konttori: Konttori
  readonly #chance: () => number
  readonly #today: string
  #entryTypeId = ''
  #members: string[] = []
  #newcomers: string[] = []
  #days: string[] = []
  readonly done = new Map<string, number>()
  refused = 0

  constructor(konttori: Konttori, seed: number, today: string) {
    this.#konttori = konttori
    this.#chance = randomFrom(seed)
    this.#today = today
  }

  async begin(): Promise<void> {
    const types = await this.#konttori.entryTypes.list()
    this.#entryTypeId = types.items.find(({ code }) => code === 'work')?.id ?? ''
    const { items } = await this.#konttori.members.list({ status: 'active', limit: 100 })
    this.#members = items.map(({ id }) => id)
    const days = await this.#konttori.workDays.list({ ...this.#recent(60), limit: 100 })
    this.#days = days.items.map(({ id }) => id)
  }

  /** One thing; what the rules refuse is refused, and changes nothing. */
  async step(): Promise<void> {
    const [name, act] = this.#pick(this.#actions)
    try {
      await act()
      this.done.set(name, (this.done.get(name) ?? 0) + 1)
    } catch (error) {
      if (!isRefusal(error) || error.status === 401 || error.status >= 500) throw error
      this.refused++
    }
  }

  readonly #actions: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['write a day', () => this.#writeDay()],
    ['write a day', () => this.#writeDay()],
    ['clear a day', () => this.#konttori.workDays.writeEntries(this.#aDay(), { entries: [] })],
    ['confirm a day', () => this.#confirm()],
    ['confirm a day', () => this.#confirm()],
    ['approve', () => this.#konttori.workDays.approveBatch({ ids: [this.#pick(this.#days)] })],
    ['approve', () => this.#konttori.workDays.approveBatch({ ids: [this.#pick(this.#days)] })],
    ['return', () => this.#konttori.workDays.return(this.#pick(this.#days), { reason: 'Tarkista' })],
    ['unapprove', () => this.#konttori.workDays.unapprove(this.#pick(this.#days))],
    ['correct', () => this.#konttori.workDays.correct(this.#pick(this.#days), { reason: 'Korjaus' })],
    ['join', () => this.#join()],
    ['change a member', () => this.#change()],
    ['change a member', () => this.#change()],
    ['deactivate', () => this.#konttori.members.deactivate(this.#pick(this.#newcomers))],
    ['reactivate', () => this.#konttori.members.reactivate(this.#pick(this.#newcomers))],
    ['delete a member', () => this.#konttori.members.remove(this.#pick(this.#newcomers))],
    ['delete a member', () => this.#konttori.members.remove(this.#pick(this.#newcomers))],
  ]

  async #writeDay(): Promise<void> {
    const startMinutes = 420 + 15 * Math.floor(this.#chance() * 12)
    const entries = [
      {
        entryTypeId: this.#entryTypeId,
        startMinutes,
        endMinutes: startMinutes + 30 * (4 + Math.floor(this.#chance() * 14)),
      },
    ]
    await this.#konttori.workDays.writeEntries(this.#aDay(), { entries })
  }

  async #confirm(): Promise<void> {
    const { workDayId } = await this.#konttori.workDays.confirm(this.#aDay())
    if (workDayId) this.#days.push(workDayId)
  }

  async #join(): Promise<void> {
    const number = Math.floor(this.#chance() * 1e9)
    const { id } = await this.#konttori.members.create({
      firstNames: 'Satunnainen',
      lastName: `Tulija ${number}`,
      role: 'employee',
      employmentStartDate: this.#today,
    })
    this.#newcomers.push(id)
  }

  #change(): Promise<unknown> {
    const id = this.#pick([...this.#members, ...this.#newcomers])
    return this.#konttori.members.update(id, { phone: `+358 40 ${Math.floor(this.#chance() * 1e7)}` })
  }

  #aDay() {
    const { from } = this.#recent(Math.floor(this.#chance() * 30))
    return { membershipId: this.#pick(this.#members), date: from }
  }

  #recent(days: number) {
    return { from: Temporal.PlainDate.from(this.#today).subtract({ days }).toString(), to: this.#today }
  }

  /** One of a list; there is somebody in every organisation, but a newcomer only after a while. */
  #pick<T>(list: readonly T[]): T {
    const picked = list[Math.floor(this.#chance() * list.length)]
    return picked ?? (this.#members[0] as T)
  }
}
