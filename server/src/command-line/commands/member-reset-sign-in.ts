import { command } from '../command.ts'
import { memberResetSignInOptions } from '../options/member-reset-sign-in.ts'

export const memberResetSignIn = command({
  name: 'member reset-sign-in',
  summary: 'End all that a member signs in with, and print a link to a new password.',
  description:
    'Every session, passkey, authenticator app, recovery code, personal key and connected app of their account ends, in ' +
    'every organisation. The link works once within a day; whoever opens it chooses a password for this organisation ' +
    'alone, so make sure whom you give it to. It does not prove the address: only a mail that is delivered does. An ' +
    'account that was proven stays in its other organisations and is opened there by a mailed link. The member and ' +
    'every administrator are told by mail, with the reason and without the link; without a mail server administrators ' +
    'read it among the outgoing mails. It is on the audit trail.',
  options: memberResetSignInOptions,
  examples: [
    'konttori member reset-sign-in --member onni@kallio.example --reason "Lost the phone; known by voice"',
    'konttori member reset-sign-in --organisation kallio --member onni@kallio.example --reason "Left the laptop on a train" --base-url https://konttori.example.fi',
  ],
  async run(given, circumstances) {
    const { resetMemberSignIn } = await import('../member-reset-sign-in.ts')
    return resetMemberSignIn(given, circumstances)
  },
})
