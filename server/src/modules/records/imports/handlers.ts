import { textOfRow } from '../../../platform/data/listing.ts'
import { by, keysetPage } from '../../../platform/data/paging.ts'
import { ConstraintViolated } from '../../../platform/data/database-errors.ts'
import { tableMediaTypes } from '../../../platform/contract/table.ts'
import type { Contributed } from '../../../platform/contract/refusals.ts'
import { handle } from '../../../platform/http/handler.ts'
import { writeTable } from '../../../platform/tables/write-table.ts'
import type { Fact } from '../../../platform/vocabulary/decision.ts'
import { imports } from './contract.ts'
import { importRegisters } from './register.ts'
import * as store from './store.ts'
import type { Undoing } from './undo.ts'
import { refuseUndone, undo } from './undo-rules.ts'
import { resultsFor } from './warnings.ts'

type UndoFact = Fact<Contributed<'imports.undo_announcements'>>

export const handlers = handle(imports, {
  async list({ query, caller, db, services }) {
    const registers = services
      .contributions(importRegisters)
      .filter(({ register }) => query.register === undefined || register === query.register)
    return keysetPage(db, query, {
      operation: 'imports.list',
      keys: [by('i.createdAt', { direction: 'desc' }), by('i.id', { direction: 'desc' })],
      listed: { alias: 'i', text: textOfRow('i'), sorts: { createdAt: 'i.createdAt' } },
      rows: keyset => store.listImports(db, store.importsVisibleTo(caller, registers), keyset),
    })
  },

  async get({ params, caller, db, language, services, refuse }) {
    const visibility = store.importsVisibleTo(caller, services.contributions(importRegisters))
    const found = (await store.findVisible(db, params.id, visibility)) ?? refuse('import_not_found')
    return { ...found, results: resultsFor(caller, language, found.results) }
  },

  async undo(call) {
    const { params, caller, db, now, services, refuse, commit } = call
    const registers = services.contributions(importRegisters)
    const [found, changes] = await Promise.all([
      store.findVisible(db, params.id, store.importsVisibleTo(caller, registers)),
      store.changesOf(db, params.id),
    ])
    const { results: _, ...carriedOut } = found ?? refuse('import_not_found')
    const refused = refuseUndone(carriedOut)
    if (refused) refuse(refused.refusal, refused.detail)
    const register = registers.find(each => each.register === carriedOut.register)
    if (!register) throw new Error(`no family imports into ${carriedOut.register}`)
    // A register announces what undoing its records by hand would; the contract names what families contribute of it.
    const undoing = (await register.undo({ db, caller, services, changes })) as Undoing<UndoFact>
    const decision = undo(carriedOut, undoing, { membershipId: caller.membership.id, now })
    const undone = await commit(decision, state => store.markUndone(db, state))
    try {
      await undoing.save()
    } catch (error) {
      if (error instanceof ConstraintViolated && error.kind === 'foreign_key')
        refuse('import_undo_blocked', `${error.table} refers to a record that the import made.`, { rows: [] })
      throw error
    }
    return undone
  },

  async template({ params, query, services }) {
    const { format = 'csv', language = 'en' } = query
    const register = services.contributions(importRegisters).find(each => each.register === params.register)
    if (!register) throw new Error(`no family imports into ${params.register}`)
    const columns = register.columns.filter(({ keys }) => keys === undefined)
    const lines = [
      columns.map(({ headings }) => headings[language]),
      columns.map(({ example, words }) => words?.[example]?.[language] ?? example),
    ]
    const bytes = await writeTable(lines, format, register.register)
    return {
      fileName: `${register.register}.${format}`,
      contentType: tableMediaTypes[format],
      base64: Buffer.from(bytes).toString('base64'),
    }
  },
})
