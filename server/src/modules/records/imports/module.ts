import { freeTexts, namedRecords } from '../../../platform/port.ts'
import { module } from '../../../platform/module.ts'
import { imports, importsOf } from './contract.ts'
import { handlers } from './handlers.ts'
import * as port from './port.ts'

export const importsModule = module({
  contract: imports,
  completed: contributions => ({
    contract: importsOf(contributions(port.importRegisters), contributions(port.undoAnnouncements)),
  }),
  port,
  contributes: [
    freeTexts.of({
      table: 'import_changes',
      key: 'import_id',
      mirrored: false,
      texts: [],
      documents: ['before', 'after'],
    }),
    freeTexts.of({ table: 'imports', mirrored: false, texts: ['filename'], documents: ['results'] }),
    freeTexts.of({ table: 'import_jobs', mirrored: false, texts: ['filename'] }),
    freeTexts.of({
      table: 'import_job_parts',
      key: 'job_id',
      mirrored: false,
      texts: [],
      documents: ['rows'],
    }),
    freeTexts.of({
      table: 'import_job_results',
      key: 'job_id',
      mirrored: false,
      texts: [],
      documents: ['result'],
    }),
    namedRecords.of({ type: 'import', nameless: 'An import is known by its register and date.' }),
  ],
  handlers,
})
