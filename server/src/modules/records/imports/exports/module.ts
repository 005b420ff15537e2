import { contract } from '../../../../platform/contract/family.ts'
import { module } from '../../../../platform/module.ts'

/** What exports have in common: each is an operation of the family whose records it exports. */
export const exportsModule = module({
  contract: contract({
    name: 'exports',
    tag: 'Exports',
    about: 'Registers as tables, by the columns of their imports.',
    refusals: {},
    events: {},
    operations: {},
  }),
  handlers: {},
})
