import type { Writable } from 'node:stream'
import { OutputFailed, survive } from '../../lifecycle/output.ts'
import type { LoggedEvent, Outage } from './event-log.ts'
import { printable } from './printable.ts'
import type { Forwarding } from './receiver.ts'

/** What people are told when listening begins. */
export interface Beginning {
  readonly url: string
  readonly organisation: { readonly name: string; readonly sandbox: boolean }
  readonly events: readonly string[]
  readonly forwardTo: string | null
  /** Null where nothing is sent. */
  readonly secret: string | null
}

/** Tells what happens while it happens: events on standard output, everything else on standard error. */
export interface Reporter extends Outage {
  listening(beginning: Beginning): void
  /** Rejects when nobody reads any more. */
  event(event: LoggedEvent, forwarding: Forwarding | undefined): Promise<void>
  /** `repeated` events come again from the position. */
  ended(position: string, repeated: number): void
}

export interface Streams {
  readonly out: Writable
  readonly error: Writable
}

export function textReporter({ out, error }: Streams): Reporter {
  const note = (text: string) => void error.write(`${printable(text)}\n`)
  return {
    listening({ url, organisation, events, forwardTo, secret }) {
      note(`Listening to ${organisation.name}${organisation.sandbox ? ' (sandbox)' : ''} at ${url}.`)
      note(`${events.length > 6 ? `All ${events.length} events` : events.join(', ')} are heard.`)
      if (forwardTo !== null) note(`They are sent to ${forwardTo}, signed with this secret:\n  ${secret}`)
      note('Ctrl-C ends.')
    },
    event: (event, forwarding) => write(out, `${printable(lineOf(event, forwarding))}\n`),
    away: reason => note(`${reason} Waiting for it.`),
    back: () => note('The service is back.'),
    ended(position, repeated) {
      if (repeated > 0) note(`The last ${repeated} events will come again, under the same ids.`)
      note(`Ended. It goes on from here with --since ${position}`)
    },
  }
}

export function jsonReporter({ out, error }: Streams): Reporter {
  const note = (kind: string, told: object) => void error.write(`${JSON.stringify({ kind, ...told })}\n`)
  return {
    listening: beginning => note('listening', beginning),
    event({ id, event, payload, sequence, createdAt }, forwarding) {
      const told = {
        event,
        integrationEventId: id,
        sequence,
        createdAt,
        payload,
        forwarding: forwarding ?? null,
      }
      return write(out, `${JSON.stringify(told)}\n`)
    },
    away: reason => note('away', { reason }),
    back: () => note('back', {}),
    ended: (since, repeated) => note('ended', { since, repeated }),
  }
}

const eventWidth = 32

function lineOf({ event, id }: LoggedEvent, forwarding: Forwarding | undefined): string {
  const time = Temporal.Now.plainTimeISO().toString({ smallestUnit: 'second' })
  if (!forwarding) return `${time}  ${event.padEnd(eventWidth)}  ${id}`
  const { status, durationMs, problem } = forwarding
  const outcome = [String(status ?? '-').padStart(3), `${durationMs} ms`.padStart(8), problem ?? '']
  return `${time}  ${event.padEnd(eventWidth)}  ${outcome.join('  ')}`.trimEnd()
}

/** Throws the stream's error when the reader has gone away, such as `head`; `OutputFailed` for any other, such as a full disk. */
async function write(stream: Writable, text: string): Promise<void> {
  survive(stream)
  const failed = await new Promise<NodeJS.ErrnoException | null | undefined>(resolve =>
    stream.write(text, resolve),
  )
  if (!failed) return
  if (isNobodyReading(failed)) throw failed
  throw new OutputFailed(`An event could not be written to standard output: ${failed.message}.`)
}

export const isNobodyReading = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EPIPE'
