import { by, keysetPage } from '../../platform/data/paging.ts'
import { tableMediaTypes } from '../../platform/contract/table.ts'
import { handle } from '../../platform/http/handler.ts'
import { writeTable } from '../../platform/tables/write-table.ts'
import { imports } from './contract.ts'
import { importRegisters } from './register.ts'
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

  async template({ params, query, services }) {
    const { format = 'csv', language = 'en' } = query
    const register = services.contributions(importRegisters).find(each => each.register === params.register)
    if (!register) throw new Error(`no family imports into ${params.register}`)
    const { columns } = register
    const lines = [columns.map(({ headings }) => headings[language]), columns.map(({ example }) => example)]
    const bytes = await writeTable(lines, format, register.register)
    return {
      fileName: `${register.register}.${format}`,
      contentType: tableMediaTypes[format],
      base64: Buffer.from(bytes).toString('base64'),
    }
  },
})
