import { command, type Options } from '../command.ts'

export const secretDropOptions = {
  key: {
    value: 'id',
    required: true,
    help: 'The key id of the former secret, as “konttori secret status” tells it.',
  },
} as const satisfies Options

export const secretDrop = command({
  name: 'secret drop',
  summary: 'Forget a former secret that nothing is sealed with any more.',
  description:
    'Refused, with what it is, while anything needs the secret. What audit rows, checkpoints and recovery codes from its ' +
    'time are checked with is kept, sealed with the present secret; it opens nothing.',
  options: secretDropOptions,
  examples: ['konttori secret drop --key 0f3c9a1b2d4e5f60'],
  async run(given, circumstances) {
    const { dropSecret } = await import('../secret-keys.ts')
    return dropSecret(given, circumstances)
  },
})
