import { command } from '../command.ts'
import { memberGrantOptions } from '../options/member-grant.ts'

export const memberGrant = command({
  name: 'member grant',
  summary: 'Give a member a capability beyond their role, from a date to a date.',
  description:
    'The grant joins what the role gives on its first day and leaves it after its last, by the calendar of the ' +
    'organisation’s zone; nobody need do anything. The rows that the member reaches stay those of the role. Only the ' +
    'command line does this: the interface cannot. The same command once more changes nothing.',
  options: memberGrantOptions,
  examples: [
    'konttori member grant --member onni@kallio.example --capability payroll.run --from 2027-06-01 --to 2027-07-31 --reason "Stands in for Tauno"',
  ],
  async run(given, circumstances) {
    const { changeGrants } = await import('../member-grants.ts')
    return changeGrants('grant', given, circumstances)
  },
})
