import { command } from '../command.ts'
import { keyCreateOptions } from '../options/key-create.ts'

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
