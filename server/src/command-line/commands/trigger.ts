import { command } from '../command.ts'
import { triggerOptions } from '../options/trigger.ts'

export const trigger = command({
  name: 'trigger',
  summary: 'Record a sample event in a sandbox, which webhooks and “konttori listen” hear of.',
  description:
    'The event goes into the log and to every webhook like any other, and nothing else happens. Its payload carries ' +
    '"sample": true and names no record but those given with --payload. Only in a sandbox; the key needs ' +
    'integrations.manage and the capabilities of the event.',
  options: triggerOptions,
  examples: [
    'konttori trigger workday.approved',
    'konttori trigger member.updated --key kt_test_key --url http://127.0.0.1:8080 --json',
    'konttori trigger --list',
  ],
  async run(given, circumstances) {
    const { triggerEvent } = await import('../local-webhooks/trigger.ts')
    return triggerEvent(given, circumstances)
  },
})
