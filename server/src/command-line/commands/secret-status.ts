import { command } from '../command.ts'

export const secretStatus = command({
  name: 'secret status',
  summary: 'Tell which secret is in force, which were before, and what is still sealed with those.',
  description:
    'Keys are told by their id, sixteen digits that reveal nothing of the secret. What is sealed anew, what ends by itself ' +
    'and what is only checked with a former secret is told apart.',
  options: {},
  examples: ['konttori secret status --json'],
  async run(_given, circumstances) {
    const { listSecretKeys: tellSecrets } = await import('../secret-keys.ts')
    return tellSecrets(circumstances)
  },
})
