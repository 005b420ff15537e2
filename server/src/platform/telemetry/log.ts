/** Structured log lines: an allow-list of fields, never bodies, headers or secrets. */
export interface ServiceLog {
  info(event: string, fields?: LogFields): void
  warn(event: string, fields?: LogFields): void
  error(event: string, error: unknown, fields?: LogFields): void
}

export type LogFields = Readonly<Record<string, string | number | boolean | null>>

/** Keys and tokens, wherever they appear in a text. */
const secretPattern = /\bkt_(live|test|device)_[0-9A-Za-z_]+/g

const scrub = (text: string): string => text.replace(secretPattern, 'kt_$1_…')

export function jsonLog(write: (line: string) => void = line => void process.stderr.write(line)): ServiceLog {
  const line = (level: string, event: string, fields: LogFields = {}) =>
    write(`${scrub(JSON.stringify({ time: new Date().toISOString(), level, event, ...fields }))}\n`)
  const pace = new ErrorPace((event, fields) => line('error', event, fields))
  return {
    info: (event, fields) => line('info', event, fields),
    warn: (event, fields) => line('warn', event, fields),
    error: (event, error, fields = {}) => {
      if (!pace.first(event, error, fields)) return
      line('error', event, {
        ...fields,
        error: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
        stack: error instanceof Error ? (error.stack ?? null) : null,
      })
    },
  }
}

export const silentLog: ServiceLog = { info: () => {}, warn: () => {}, error: () => {} }

/** Repetitions of one error within a second are logged in one line. */
interface Repeats {
  readonly event: string
  readonly route: LogFields[string]
  readonly error: string
  count: number
  readonly requestIds: string[]
}

const second = 1000
/** So many causes are distinguished in one second, and so many requests of a cause named: a flood of errors costs bounded room. */
const causesApart = 100
const namedRequests = 1000

/** Runs something once after so many milliseconds, without keeping the process alive for it. */
export type Later = (milliseconds: number, run: () => void) => void

const unrefTimer: Later = (milliseconds, run) => void setTimeout(run, milliseconds).unref()

/**
 * Writes an error of one cause whole once a second. The others of that second become one line with their count and the
 * `requestId` of each, so that anyone who quotes one is found, and a cause that fails fifty thousand times does not fill the disk.
 */
export class ErrorPace {
  readonly #repeats = new Map<string, Repeats | null>()
  readonly #tell: (event: string, fields: LogFields) => void
  readonly #later: Later

  constructor(tell: (event: string, fields: LogFields) => void, later: Later = unrefTimer) {
    this.#tell = tell
    this.#later = later
  }

  /** Whether this error is the first of its cause in a second, and so is to be written whole; otherwise it is counted. */
  first(event: string, error: unknown, fields: LogFields): boolean {
    const { name, cause } = causeOf(event, error, fields)
    const known = this.#repeats.has(cause) || this.#repeats.size < causesApart
    const key = known ? cause : ''
    const repeats = this.#repeats.get(key)
    if (repeats === undefined) {
      this.#repeats.set(key, null)
      if (this.#repeats.size === 1) this.#wait()
      return true
    }
    const counted = repeats ?? {
      event,
      route: fields['route'] ?? null,
      error: name,
      count: 0,
      requestIds: [],
    }
    counted.count++
    const { requestId } = fields
    if (typeof requestId === 'string' && counted.requestIds.length < namedRequests)
      counted.requestIds.push(requestId)
    this.#repeats.set(key, counted)
    return false
  }

  #wait(): void {
    process.once('exit', this.#flush)
    this.#later(second, this.#flush)
  }

  /** A process that ends logs what it has counted. */
  readonly #flush = (): void => {
    process.off('exit', this.#flush)
    const told = [...this.#repeats.values()]
    this.#repeats.clear()
    for (const repeats of told)
      if (repeats) {
        const { event, requestIds, ...fields } = repeats
        this.#tell(`${event} again`, { ...fields, requestIds: requestIds.join(' ') })
      }
  }
}

/** Errors of one event, route, kind and place have one cause; messages differ by values. */
function causeOf(event: string, error: unknown, fields: LogFields): { name: string; cause: string } {
  const name = error instanceof Error ? error.name : typeof error
  const place = error instanceof Error ? (/\n\s+at [^\n]*/.exec(error.stack ?? '')?.[0] ?? '') : String(error)
  return { name, cause: [event, fields['route'], name, place.slice(0, 300)].join('\n') }
}
