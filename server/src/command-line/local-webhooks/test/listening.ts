import { PassThrough, type Writable } from 'node:stream'
import { onTestFinished, vi } from 'vitest'
import { patience } from '../../../../test/world/patience.ts'
import type { Given } from '../../command.ts'
import { Interrupted } from '../../interruption.ts'
import type { listenOptions } from '../../options/listen.ts'
import { terminalOn } from '../../terminal.ts'
import { listenToEvents } from '../listen.ts'

type Wanted = Partial<Given<typeof listenOptions>> & { readonly url: string; readonly key: string }

/** `konttori listen --json` as it runs. */
export interface ListeningCommand {
  readonly events: readonly any[]
  readonly notices: readonly any[]
  /** Resolves once it has said that it listens, with what it said. */
  readonly begun: Promise<any>
  /** The exit code; rejects with what the command fails with. */
  readonly ended: Promise<number>
  /** Ctrl-C; resolves with the position to go on from. */
  interrupt(): Promise<string>
}

export function listening(wanted: Wanted, out: Writable = new PassThrough()): ListeningCommand {
  const error = new PassThrough()
  const [events, notices]: [any[], any[]] = [[], []]
  out.on('data', text => events.push(...linesOf(text)))
  error.on('data', text => notices.push(...linesOf(text)))
  const interruption = new AbortController()
  const given = {
    ...{ 'forward-to': undefined, events: [], since: undefined, secret: undefined, 'allow-remote': false },
    ...wanted,
  }
  const circumstances = {
    environment: {},
    json: true,
    yes: false,
    terminal: terminalOn({ input: new PassThrough(), error }, true, interruption.signal),
    interrupted: interruption.signal,
  }
  const ended = listenToEvents(given, circumstances, { out, error })
  ended.catch(() => {})
  onTestFinished(async () => {
    interruption.abort(new Interrupted())
    await ended.catch(() => {})
  })
  const notice = (kind: string) => notices.find(told => told.kind === kind)
  const begun = Promise.race([vi.waitUntil(() => notice('listening'), patience), ended])
  begun.catch(() => {})
  return {
    events,
    notices,
    begun,
    ended,
    async interrupt() {
      interruption.abort(new Interrupted())
      await ended
      return notice('ended').since
    },
  }
}

const linesOf = (text: unknown): unknown[] =>
  String(text)
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line))
