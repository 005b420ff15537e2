import { capabilities } from '../../platform/vocabulary/capabilities.ts'
import { command } from '../command.ts'
import { organisationOption } from '../common-options.ts'

export const memberRevoke = command({
  name: 'member revoke',
  summary: 'Take a granted capability away from a member, at once or from a date.',
  description:
    'Grants of the capability end the day before, and those that had not begun are gone; with --to they are in force ' +
    'again after that day. What the role gives is not a grant: change the role for that.',
  options: {
    ...organisationOption,
    member: { value: 'email|id', required: true, help: 'Whose capability it is.' },
    capability: { value: 'name', required: true, choices: capabilities, help: 'What is taken away.' },
    from: {
      value: 'date',
      help: 'The first day without it; today when left out, which takes effect at once.',
    },
    to: { value: 'date', help: 'The last day without it; for good when left out.' },
    reason: { value: 'text', required: true, help: 'Why, for the audit trail.' },
  },
  examples: [
    'konttori member revoke --member onni@kallio.example --capability payroll.run --reason "Tauno is back"',
  ],
  async run(given, circumstances) {
    const { changeGrants } = await import('../member-grants.ts')
    return changeGrants('revoke', given, circumstances)
  },
})
