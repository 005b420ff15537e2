// Isolated: it sets the clock.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { batch, createClient, type Konttori } from '../src/index.ts'

const windowMs = 60_000

/** A service with a rolling minute, on the clock of the test. */
class RollingMinute {
  readonly limit: number
  readonly answered: { readonly id: string; readonly status: number }[] = []
  running = 0
  mostRunning = 0
  /** What an answer takes, milliseconds. */
  latencyMs = () => 40
  /** False: something in between strips the headers. */
  tells = true
  #taken: number[] = []

  constructor(limit: number) {
    this.limit = limit
  }

  /** Another program with the same key. */
  takeElsewhere(count: number): void {
    for (let each = 0; each < count; each++) this.#taken.push(Date.now())
  }

  fetch = async (address: string | URL | Request): Promise<Response> => {
    const id = String(address).split('/').at(-1) ?? ''
    this.mostRunning = Math.max(this.mostRunning, ++this.running)
    const status = this.#take()
    const headers = this.#headers()
    await new Promise(resolve => setTimeout(resolve, this.latencyMs()))
    this.running--
    this.answered.push({ id, status })
    const code = status === 429 ? 'too-many-requests' : 'membership_not_found'
    const body = status === 200 ? { id } : { code, status, detail: '', requestId: '' }
    return Response.json(body, { status, headers })
  }

  #take(): number {
    this.#taken = this.#taken.filter(at => at > Date.now() - windowMs)
    if (this.#taken.length >= this.limit) return 429
    this.#taken.push(Date.now())
    return 200
  }

  #headers(): Record<string, string> {
    const resetAt = (this.#taken[0] ?? Date.now()) + windowMs
    return {
      date: new Date(Math.floor(Date.now() / 1000) * 1000).toUTCString(),
      ...(this.tells && {
        'x-ratelimit-limit': String(this.limit),
        'x-ratelimit-remaining': String(this.limit - this.#taken.length),
        'x-ratelimit-reset': String(Math.ceil(resetAt / 1000)),
      }),
      'retry-after': String(Math.max(1, Math.ceil((resetAt - Date.now()) / 1000))),
    }
  }
}

const clientOf = (service: RollingMinute) =>
  createClient({ baseUrl: 'https://konttori.example', key: 'k', fetch: service.fetch })
const ids = (count: number) => Array.from({ length: count }, (_, index) => `m${index}`)
const read = (konttori: Konttori) => (id: string) => konttori.members.get(id)

/** Lets the clock run until the work is done; answers how long that took on it, seconds. */
async function secondsOf(work: Promise<unknown>): Promise<number> {
  const from = Date.now()
  let done = false
  void work.catch(() => undefined).finally(() => (done = true))
  while (!done) await vi.advanceTimersByTimeAsync(20)
  return (Date.now() - from) / 1000
}

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-20T07:00:00.437Z') }))
afterEach(() => void vi.useRealTimers())

describe('a batch', () => {
  it('answers one outcome an item, in their order, and a failure loses none of the others', async () => {
    const service = new RollingMinute(1000)
    const konttori = clientOf(service)
    service.latencyMs = () => 10 + Math.round(Math.random() * 200)
    const seen: number[] = []
    const work = batch(
      konttori,
      ids(50),
      id => (id === 'm7' ? Promise.reject(new Error('Seven.')) : konttori.members.get(id)),
      { onOutcome: (_, index) => seen.push(index) },
    )
    await secondsOf(work)
    const outcomes = await work
    expect(outcomes.map(({ item }) => item)).toEqual(ids(50))
    expect(outcomes.filter(({ ok }) => !ok)).toMatchObject([{ item: 'm7', error: { message: 'Seven.' } }])
    for (const outcome of outcomes) if (outcome.ok) expect(outcome.answer).toEqual({ id: outcome.item })
    expect(seen.toSorted((a, b) => a - b)).toEqual(ids(50).map((_, index) => index))
  })

  it.each([1, 3, 8])('runs %i calls at a time at most, and as many', async concurrency => {
    const service = new RollingMinute(1000)
    const konttori = clientOf(service)
    await secondsOf(batch(konttori, ids(40), read(konttori), { concurrency }))
    expect(service.mostRunning).toBe(concurrency)
  })

  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'does not run %d at a time',
    async concurrency => {
      const konttori = clientOf(new RollingMinute(10))
      await expect(batch(konttori, ids(2), read(konttori), { concurrency })).rejects.toThrow(RangeError)
    },
  )

  it('needs a client that createClient made', async () => {
    await expect(batch({} as Konttori, ids(1), async () => 1)).rejects.toThrow('createClient')
  })

  it('of nothing is nothing', async () => {
    const konttori = clientOf(new RollingMinute(10))
    expect(await batch(konttori, [], read(konttori))).toEqual([])
  })
})

describe('the rate windows', () => {
  it.each([
    [20, 100, 8],
    [600, 1500, 32],
    [3, 20, 8],
    [1, 4, 8],
  ])('are kept: of %i a minute, %i calls, %i at a time', async (limit, count, concurrency) => {
    const service = new RollingMinute(limit)
    service.latencyMs = () => 20 + Math.round(Math.random() * 300)
    const konttori = clientOf(service)
    const work = batch(konttori, ids(count), read(konttori), { concurrency })
    const seconds = await secondsOf(work)
    expect((await work).every(({ ok }) => ok)).toBe(true)
    expect(service.answered.filter(({ status }) => status === 429)).toEqual([])
    expect(service.answered).toHaveLength(count)
    // As many minutes as the limit asks for, and not many more.
    const minutes = Math.ceil(count / limit) - 1
    expect(seconds).toBeGreaterThanOrEqual(minutes * 60)
    expect(seconds).toBeLessThan((minutes + 1) * 62 + 30)
  })

  it('are shared by the batches of one client, and counted with what other calls of it take', async () => {
    const service = new RollingMinute(30)
    const konttori = clientOf(service)
    const work = Promise.all([
      batch(konttori, ids(40), read(konttori)),
      batch(konttori, ids(40), read(konttori)),
      konttori.members.get('alone'),
    ])
    await secondsOf(work)
    expect(service.answered.filter(({ status }) => status === 429)).toEqual([])
    expect(service.answered).toHaveLength(81)
  })

  it('that others use up too make the batch wait, and fail no call', async () => {
    const service = new RollingMinute(20)
    const konttori = clientOf(service)
    const work = batch(konttori, ids(60), read(konttori), {
      onOutcome: (_, index) => index % 10 === 3 && service.takeElsewhere(4),
    })
    await secondsOf(work)
    expect((await work).filter(({ ok }) => !ok)).toEqual([])
  })

  it('that were used up before are waited for with one call, not with all', async () => {
    const service = new RollingMinute(20)
    service.takeElsewhere(20)
    const konttori = clientOf(service)
    const work = batch(konttori, ids(20), read(konttori))
    await secondsOf(work)
    expect((await work).every(({ ok }) => ok)).toBe(true)
    expect(service.answered.filter(({ status }) => status === 429)).toHaveLength(1)
  })

  it('that nobody tells of do not slow a batch down', async () => {
    const service = new RollingMinute(1000)
    service.tells = false
    const konttori = clientOf(service)
    expect(await secondsOf(batch(konttori, ids(80), read(konttori)))).toBeLessThan(2)
    expect(service.mostRunning).toBe(8)
  })
})

describe('a batch that is ended', () => {
  it('keeps what was done and says of the others that they were not begun', async () => {
    const service = new RollingMinute(10)
    const konttori = clientOf(service)
    const ending = new AbortController()
    const reason = new Error('Enough.')
    const work = batch(konttori, ids(25), read(konttori), { signal: ending.signal })
    await vi.advanceTimersByTimeAsync(30_000)
    expect(service.answered).toHaveLength(10)
    ending.abort(reason)
    await secondsOf(work)
    const outcomes = await work
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(10)
    expect(outcomes).toHaveLength(25)
    for (const outcome of outcomes) if (!outcome.ok) expect(outcome.error).toBe(reason)
    expect(service.answered).toHaveLength(10)
  })

  it('reads no further items of a list that comes page by page', async () => {
    const service = new RollingMinute(1000)
    const konttori = clientOf(service)
    const ending = new AbortController()
    let given = 0
    let closed = false
    const endless = async function* () {
      try {
        for (;;) yield `m${given++}`
      } finally {
        closed = true
      }
    }
    const work = batch(konttori, endless(), read(konttori), {
      signal: ending.signal,
      onOutcome: (_, index) => index === 20 && ending.abort(),
    })
    await secondsOf(work)
    expect((await work).length).toBeLessThan(40)
    expect(closed).toBe(true)
  })

  it('by its items rejects, and closes nothing twice', async () => {
    const konttori = clientOf(new RollingMinute(1000))
    const broken = async function* () {
      yield 'm0'
      throw new Error('The list broke.')
    }
    const work = batch(konttori, broken(), read(konttori))
    await secondsOf(work)
    await expect(work).rejects.toThrow('The list broke.')
  })
})
