import type { LogFields, ServiceLog } from './log.ts'
import { type SecurityEventName, securityEvents } from '../vocabulary/security-events.ts'

/** Lines of one event per minute: from one source (an organisation or an address), and from all sources. */
export const securityPaces = {
  attempt: { ofOne: 10, ofAll: 60 },
  change: { ofOne: 200, ofAll: 600 },
} as const

const windowMs = 60_000

/** Who caused the event: ids and the client's network address, never an e-mail address. */
export interface Presence {
  readonly organisationId?: string | null
  readonly membershipId?: string | null
  readonly credentialKind?: string | null
  readonly credentialId?: string | null
  readonly address?: string | null
}

interface Counted {
  written: number
  readonly ofSource: Map<string, number>
  /** Events of this minute that were not written. */
  left: number
}

/**
 * Writes the `security` lines of the service log, each with a name of `securityEvents`. Beyond the limit events are
 * counted, and the count is written at the end of the minute.
 */
export class SecurityLog {
  readonly #log: Pick<ServiceLog, 'info' | 'warn'>
  readonly #clock: () => number
  #counted = new Map<SecurityEventName, Counted>()
  #windowEnds = 0
  #timer: NodeJS.Timeout | undefined

  constructor(log: Pick<ServiceLog, 'info' | 'warn'>, clock: () => number = () => performance.now()) {
    this.#log = log
    this.#clock = clock
  }

  note(name: SecurityEventName, presence: Presence, fields: LogFields = {}): void {
    if (this.#clock() >= this.#windowEnds) this.#beginWindow()
    if (!this.#mayWrite(name, presence.organisationId ?? presence.address ?? '')) return
    this.#write(name, { ...present(presence), ...fields })
  }

  /** Writes the counts that are outstanding. */
  flush(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    for (const [name, { left }] of this.#counted) if (left > 0) this.#write(name, { notWritten: left })
    this.#counted = new Map()
  }

  #beginWindow(): void {
    this.flush()
    this.#windowEnds = this.#clock() + windowMs
  }

  #mayWrite(name: SecurityEventName, source: string): boolean {
    const pace = securityPaces[securityEvents[name].pace]
    let counted = this.#counted.get(name)
    if (!counted) this.#counted.set(name, (counted = { written: 0, ofSource: new Map(), left: 0 }))
    const ofSource = counted.ofSource.get(source) ?? 0
    const allowed = counted.written < pace.ofAll && ofSource < pace.ofOne
    if (allowed) {
      counted.written++
      counted.ofSource.set(source, ofSource + 1)
    } else if (++counted.left === 1) this.#timer ??= setTimeout(() => this.flush(), windowMs).unref()
    return allowed
  }

  #write(name: SecurityEventName, fields: LogFields): void {
    if (securityEvents[name].pace === 'attempt') this.#log.warn('security', { security: name, ...fields })
    else this.#log.info('security', { security: name, ...fields })
  }
}

const present = (presence: Presence): LogFields =>
  Object.fromEntries(
    Object.entries(presence).flatMap(([name, value]) => (value == null ? [] : [[name, String(value)]])),
  )
