import { command } from '../command.ts'
import { secretDropOptions } from '../options/secret-drop.ts'

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
