import { command } from '../command.ts'
import { modulesSetOptions } from '../options/modules-set.ts'

export const modulesSet = command({
  name: 'modules set',
  summary: 'Say which modules an organisation has, and how many members may have each.',
  description:
    'Takes effect in the running service with the next request. A new module is switched on for everybody, or for as ' +
    'many as it has seats, in the order in which they joined. With fewer seats than members have, those who joined ' +
    'last go without; with more, those who went without get theirs. A module that goes answers 402; what was recorded ' +
    'with it stays, and is there again when it comes back. With --dry-run it is only told. The same command once more ' +
    'changes nothing.',
  options: modulesSetOptions,
  examples: [
    'konttori modules set --organisation kallio --modules hr,projects,crm --seats crm=10 --reason "Contract of 2027"',
    'konttori modules set --organisation kallio --seats crm=any --dry-run --reason "Contract of 2028"',
    'konttori modules set --organisation kallio --modules none --reason "Left us"',
  ],
  async run(given, circumstances) {
    const { setModulesOf } = await import('../modules-set.ts')
    return setModulesOf(given, circumstances)
  },
})
