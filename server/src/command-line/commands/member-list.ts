import { command } from '../command.ts'
import { organisationOption } from '../common-options.ts'

export const memberList = command({
  name: 'member list',
  summary: 'List the members of an organisation with their roles and grants.',
  description:
    'With --json also the capabilities that each holds today, by their role and by the grants in force.',
  options: { ...organisationOption },
  examples: ['konttori member list', 'konttori member list --organisation kallio --json'],
  async run({ organisation }, circumstances) {
    const { listMembers } = await import('../member-list.ts')
    return listMembers(organisation, circumstances)
  },
})
