import { command, type Options } from '../command.ts'
import { organisationOption } from '../common-options.ts'

export const memberResetSignInOptions = {
  ...organisationOption,
  member: { value: 'email|id', required: true, help: 'Who is to sign in anew.' },
  reason: { value: 'text', required: true, help: 'Why, for the audit trail.' },
  'base-url': { value: 'url', help: 'Where people reach the service; KONTTORI_BASE_URL when left out.' },
} as const satisfies Options

export const memberResetSignIn = command({
  name: 'member reset-sign-in',
  summary: 'End all that a member signs in with, and print a link to a new password.',
  description:
    'Every session, passkey, authenticator app, recovery code, personal key and connected app of their account ends, in ' +
    'every organisation. The link works once within a day; whoever opens it chooses a password for this organisation ' +
    'alone, so make sure whom you give it to. It does not prove the address: only a mail that is delivered does. An ' +
    'account that was proven stays in its other organisations and is opened there by a mailed link.',
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
