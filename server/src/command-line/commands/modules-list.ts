import { command } from '../command.ts'
import { organisationOption } from '../common-options.ts'

export const modulesList = command({
  name: 'modules list',
  summary: 'List the modules of an organisation with their seats.',
  options: { ...organisationOption },
  examples: ['konttori modules list', 'konttori modules list --organisation kallio --json'],
  async run({ organisation }, circumstances) {
    const { listModules } = await import('../modules-set.ts')
    return listModules(organisation, circumstances)
  },
})
