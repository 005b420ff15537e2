import { command } from '../command.ts'
import { listenOptions } from '../options/listen.ts'

export const listen = command({
  name: 'listen',
  summary: 'Receive webhooks on this machine: follow the event log and send each event on, signed.',
  description:
    'Reads the event log of any service with a key that holds integrations.manage, so nothing has to reach this ' +
    'machine from outside. Each event goes to --forward-to as a delivery of the service would: the same headers, the ' +
    'same body, signed, ten seconds for the answer, no redirects. One after the other in the order of the log, and once: ' +
    'a delivery that fails is shown, and the next one follows. The receiver must be on this machine unless ' +
    '--allow-remote says otherwise; http:// will do.\n' +
    'Ctrl-C ends it and tells the position from which --since goes on. With --json each event is one JSON value a line, ' +
    'and what else is told is JSON on standard error.',
  options: listenOptions,
  examples: [
    'konttori listen --forward-to http://localhost:3000/hook',
    'konttori listen --forward-to localhost:3000/hook --events workday.approved,member.updated',
    'konttori listen --since 2026-11-22T07:00:00Z --url https://konttori.example --json',
  ],
  async run(given, circumstances) {
    const { listenToEvents } = await import('../local-webhooks/listen.ts')
    return listenToEvents(given, circumstances)
  },
})
