import { by, keysetPage } from '../../platform/data/paging.ts'
import { handle } from '../../platform/http/handler.ts'
import { imports } from './contract.ts'
import * as store from './store.ts'

export const handlers = handle(imports, {
  async list({ query, db }) {
    return keysetPage(db, query, {
      operation: 'imports.list',
      keys: [by('i.createdAt', { direction: 'desc' }), by('i.id', { direction: 'desc' })],
      rows: keyset => store.listImports(db, query.register, keyset),
    })
  },

  async get({ params, db, refuse }) {
    return (await store.findImport(db, params.id)) ?? refuse('import_not_found')
  },
})
