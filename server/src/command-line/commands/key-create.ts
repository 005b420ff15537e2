import { capabilities } from '../../platform/vocabulary/capabilities.ts'
import { command, type Options } from '../command.ts'
import { organisationOption } from '../common-options.ts'

export const keyCreateOptions = {
  ...organisationOption,
  owner: { value: 'email|id', required: true, help: 'The active member whom the key acts as.' },
  name: { value: 'text', required: true, help: 'What people recognise the key by.' },
  scope: {
    value: 'capability',
    kind: 'list',
    choices: capabilities,
    help: 'What the key may do; only what needs no capability when left out.',
  },
  service: { kind: 'switch', help: 'A service key; a personal one otherwise.' },
  'read-only': { kind: 'switch', help: 'A key that only reads.' },
  expires: {
    value: 'date|instant',
    help: 'The last day, in the organisation’s zone, or the instant of the end; never when left out.',
  },
} as const satisfies Options

export const keyCreate = command({
  name: 'key create',
  summary: 'Make an API key for a member and print it, this once.',
  description:
    'The scope must be within what the owner holds, by their role and by the grants in force. A personal key acts as ' +
    'its owner and dies with them; a service key can be reassigned.',
  options: keyCreateOptions,
  examples: [
    'konttori key create --owner aino@kallio.example --name "Payroll bridge" --service --scope payroll.run,reports.team --expires 2027-12-31',
    'konttori key create --owner aino@kallio.example --name laptop --scope org.admin --json',
  ],
  async run(given, circumstances) {
    const { createApiKey } = await import('../key-create.ts')
    return createApiKey(given, circumstances)
  },
})
