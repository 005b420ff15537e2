import { command } from '../command.ts'
import { demoRemoveOptions } from '../options/demo-remove.ts'

export const demoRemove = command({
  name: 'demo remove',
  summary: 'Remove the organisations of the demo with everything in them.',
  description:
    'Their people, days, files, keys, mails, deliveries, audit trail and what demo.json tells of them go for good, also beside ' +
    'the running service; accounts that are members elsewhere stay there. Other organisations are never touched. The ' +
    'demo is not made again in this database. Asks first; a program gives --yes. With --dry-run it is only told.',
  options: demoRemoveOptions,
  examples: ['konttori demo remove', 'konttori demo remove --organisation saarni --yes --json'],
  async run(given, circumstances) {
    const { removeDemoOrganisations } = await import('../demo-remove.ts')
    return removeDemoOrganisations(given, circumstances)
  },
})
