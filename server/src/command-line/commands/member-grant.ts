import { capabilities } from '../../platform/vocabulary/capabilities.ts'
import { command, type Options } from '../command.ts'
import { organisationOption } from '../common-options.ts'

export const memberGrantOptions = {
  ...organisationOption,
  member: { value: 'email|id', required: true, help: 'Who is given the capability.' },
  capability: {
    value: 'name',
    required: true,
    choices: capabilities,
    help: 'What they are given.',
  },
  from: { value: 'date', help: 'The first day; today when left out.' },
  to: { value: 'date', help: 'The last day; no end when left out.' },
  reason: { value: 'text', required: true, help: 'Why, for the audit trail.' },
} as const satisfies Options

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
