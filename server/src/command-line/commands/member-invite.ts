import { command } from '../command.ts'
import { memberInviteOptions } from '../options/member-invite.ts'

export const memberInvite = command({
  name: 'member invite',
  summary: 'Print a new activation link for a member who has lost theirs, such as the first administrator.',
  description:
    'The earlier link ends, also where a mail was still to bring it. The link works once within 14 days; whoever opens ' +
    'it chooses the password, so make sure whom you give it to. A member who has activated their account needs ' +
    '“konttori member reset-sign-in” in its place.',
  options: memberInviteOptions,
  examples: [
    'konttori member invite --member aino@kallio.example --reason "The first link was lost"',
    'konttori member invite --organisation kallio --member aino@kallio.example --reason "The link is too old" --json',
  ],
  async run(given, circumstances) {
    const { inviteMemberAnew } = await import('../member-invite.ts')
    return inviteMemberAnew(given, circumstances)
  },
})
