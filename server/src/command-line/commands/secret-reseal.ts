import { command } from '../command.ts'

export const secretReseal = command({
  name: 'secret reseal',
  summary: 'Seal anew what is still sealed with a former secret; goes on where it was interrupted.',
  description: 'Works beside the running service, five hundred values at a time.',
  options: {},
  examples: ['konttori secret reseal'],
  async run(_given, circumstances) {
    const { resealEverything } = await import('../secret-keys.ts')
    return resealEverything(circumstances)
  },
})
